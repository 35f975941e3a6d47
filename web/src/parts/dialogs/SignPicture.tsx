/** A sign of a board, drawn small beside its words, in the board's own paints. */

import type { ComponentChildren } from "preact";
import type { Drawn, Shape } from "../../games/signs";

type Draw = (paint: string, words: string) => ComponentChildren;

const BALL = (
  <g>
    <path d="M10 15C14 8.500 30 8.500 34 15C30 21.500 14 21.500 10 15Z" fill="#8f4a24" stroke="#f6efe0" />
    <path d="M17 15H27M19 13V17M22 13V17M25 13V17" stroke="#fff" stroke-width="1.400" />
  </g>
);
const said = (words: string, size = 11, fill = "#fff") => (
  <text x="22" y="15.500" font-size={size} fill={fill}>
    {words}
  </text>
);
const playing = (inner: ComponentChildren, back = "#fffdf5", rim = "#3a3a36") => (
  <>
    <rect x="14" y="3" width="16" height="24" rx="2.500" fill={back} stroke={rim} />
    {inner}
  </>
);

const SHAPES: Record<Shape, Draw> = {
  line: (paint) => <path d="M22 0V30" stroke={paint} stroke-width="3" />,
  dashes: (paint) => <path d="M4 22L40 8" stroke={paint} stroke-width="2.200" stroke-dasharray="4 3" />,
  way: (paint) => <path d="M5 20C16 20 24 18 36 9M30 8.500L36.500 8.500L34.500 15" stroke={paint} stroke-width="2.400" />,
  arc: (paint) => <path d="M5 25Q22 -9 39 23" stroke={paint} stroke-width="2" stroke-dasharray="4 3" />,
  disc: (paint, words) => (
    <>
      <circle cx="22" cy="15" r="10" fill={paint} stroke="#fff" stroke-width="1.800" />
      {said(words, words.length > 2 ? 8 : 10)}
    </>
  ),
  ring: (paint) => <circle cx="22" cy="15" r="9" stroke={paint} stroke-width="2.400" />,
  dashed: (paint) => <circle cx="22" cy="15" r="10" stroke={paint} stroke-width="2.200" stroke-dasharray="4 3" />,
  cross: (paint) => <path d="M16 9L28 21M28 9L16 21" stroke="#fff" stroke-width="6" style={{ "--paint": paint }} class="sign-cross" />,
  ball: (_, words) => (
    <>
      {BALL}
      {words && <circle cx="33" cy="8" r="6" fill="#fff" />}
      {words && (
        <text x="33" y="8.500" font-size="9" fill="#20252a">
          {words}
        </text>
      )}
    </>
  ),
  chevrons: (paint) => <path d="M9 7L17 15L9 23M19 7L27 15L19 23M29 7L37 15L29 23" stroke={paint} stroke-width="2.800" />,
  area: (paint, words) => (
    <>
      <rect x="12" width="32" height="30" fill={paint} />
      <path d="M12 0V30" stroke="#fff" stroke-width="2" />
      {words && (
        <text x="28" y="15.500" font-size="9" fill="#fff">
          {words}
        </text>
      )}
    </>
  ),
  posts: () => <path d="M12 5V19H32V5M22 19V28" stroke="#ffd23f" stroke-width="2.600" />,
  words: (paint, words) => said(words, 14, paint),
  pill: (paint, words) => (
    <>
      <rect x="2" y="8" width="40" height="14" rx="7" fill={paint} />
      {said(words, words.length > 6 ? 7.5 : 10)}
    </>
  ),
  pair: (paint, words) => (
    <>
      <rect x="5" y="8" width="34" height="14" rx="7" fill={paint} />
      <path d="M22 8H32A7 7 0 0 1 32 22H22Z" fill="#1d4e89" />
      {said(words, 9)}
    </>
  ),
  card: (paint, words) =>
    playing(
      <text x="22" y="16" font-size="13" fill={paint}>
        {words}
      </text>,
    ),
  back: (paint, words) =>
    playing(
      <>
        <path d="M16 5L28 25M28 5L16 25M22 5L28 15L22 25L16 15Z" stroke="#fff8" />
        {words && <rect x="12" y="10" width="20" height="10" rx="5" fill="#20252a" />}
        {said(words, 8)}
      </>,
      paint,
      "#fff",
    ),
  mine: (paint, words) =>
    playing(
      <>
        <rect x="16" y="5" width="12" height="20" rx="1.500" fill="#fffdf5" />
        <text x="22" y="16" font-size="11" fill="#20252a">
          {words}
        </text>
        <rect x="13" y="2" width="18" height="26" rx="3" stroke="#ffd23f" stroke-dasharray="3 2" />
      </>,
      paint,
    ),
  slot: (paint) => <rect x="14" y="3" width="16" height="24" rx="2.500" stroke={paint} stroke-width="2" stroke-dasharray="3 2" />,
  bar: (paint) => <rect x="6" y="12" width="32" height="6.500" rx="1" fill={paint} stroke="#20252a" stroke-width=".6" transform="rotate(-22 22 15)" />,
  square: (paint) => (
    <>
      <rect x="10" y="3" width="24" height="24" rx="3" fill="#f7f5ea" stroke="#20252a" stroke-width="1.600" />
      <path d="M17 10L29 15L17 20Z" fill={paint} />
    </>
  ),
  triangle: (paint) => <path d="M15 6L32 15L15 24Z" fill={paint} />,
  hex: (paint, words) => (
    <>
      <path d="M12 3H32L41 15L32 27H12L3 15Z" fill={paint} stroke="#fff" stroke-opacity=".7" />
      {said(words)}
    </>
  ),
  man: (paint, words) => (
    <>
      <path d="M13 9L22 1.500L31 9Z" fill="#fff" />
      <rect x="13" y="8" width="18" height="18" rx="2.500" fill={paint} stroke="#fff" stroke-width="1.600" />
      <text x="22" y="17.500" font-size="10" fill="#fff">
        {words}
      </text>
    </>
  ),
  glow: (paint) => <ellipse cx="22" cy="15" rx="18" ry="11" fill={paint} fill-opacity=".55" />,
  dice: () => (
    <>
      <rect x="5" y="6" width="16" height="16" rx="3" fill="#fffdf5" transform="rotate(-9 13 14)" />
      <rect x="24" y="8" width="16" height="16" rx="3" fill="#fffdf5" transform="rotate(11 32 16)" />
      <path d="M9.500 10.500v.01M16.500 17.500v.01M13 14v.01M28 12v.01M36 20v.01" stroke="#20252a" stroke-width="3" />
    </>
  ),
  dots: (paint) => (
    <g fill={paint}>
      <circle cx="8" cy="20" r="2" />
      <circle cx="16" cy="16" r="4" />
      <circle cx="27" cy="12" r="5" />
      <circle cx="38" cy="8" r="2.500" />
    </g>
  ),
  strip: (paint) => (
    <>
      <path d="M2 15H42" stroke="#14321b" stroke-width="8" />
      <path d="M14 15H25" stroke={paint} stroke-width="8" />
      <path d="M26 15H34" stroke={paint} stroke-opacity=".6" stroke-width="8" />
    </>
  ),
  compass: () => (
    <>
      <circle cx="22" cy="15" r="12" fill="#101417" />
      <path d="M22 5L25.500 15H18.500Z" fill="#fff" />
      <path d="M22 25L25.500 15H18.500Z" fill="#fff7" />
    </>
  ),
  gate: (paint) => <path d="M22 3V9M22 21V27M17 9H27M17 21H27" stroke={paint} stroke-width="2.600" />,
};

export function SignPicture({ draw: [shape, paint = "#fff", words = ""] }: { draw: Drawn }) {
  return (
    <svg class="sign-picture" viewBox="0 0 44 30" fill="none" aria-hidden="true">
      <rect width="44" height="30" rx="4" class="grass-1" />
      {SHAPES[shape](paint, words)}
    </svg>
  );
}
