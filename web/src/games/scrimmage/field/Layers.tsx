/** What is laid over the grass: zones, sight, reach, the way in mind, trails and lines of passes. */

import { scrimmage as say } from "../../../text/en.scrimmage";
import { ACROSS, angle, COLUMNS, hexNamed, middle, nameOf, next, outline, outlines, type Point } from "./hexes";
import type { Picture } from "./HexField";
import type { Trail } from "./staged";
import type { PassOdds, Place, Play } from "../types";

const points = (hexes: readonly number[], up: number): string =>
  hexes.map((hex) => middle(hex, up)).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");

export const Tint = ({ hexes, up, kind }: { hexes: readonly number[]; up: number; kind: string }) => (
  <path class={`sc-tint ${kind}`} d={outlines(hexes, up, 0.97)} aria-hidden="true" />
);

/** Hexes that a teacher points at, by their names. */
export const pointedHexes = (pointed: readonly string[]): number[] =>
  pointed.flatMap((name) => (name.startsWith("hex:") ? [hexNamed(name.slice("hex:".length))] : [])).filter((hex) => hex >= 0);

export const Pointed = ({ hexes, up }: { hexes: readonly number[]; up: number }) => (
  <g aria-hidden="true">
    {hexes.map((hex) => (
      <path key={hex} class="sc-tint sc-pointed" data-point={`hex:${nameOf(hex)}`} d={outline(middle(hex, up), 0.94)} />
    ))}
  </g>
);

/** Where a man can get to, with the most Movement Points he has left there. */
export function Reach({ places, up, numbered }: { places: readonly Place[]; up: number; numbered: boolean }) {
  const best = new Map<number, number>();
  for (const [hex, , left] of places) best.set(hex, Math.max(best.get(hex) ?? 0, left));
  return (
    <g class="sc-reach">
      {[...best].map(([hex, left]) => {
        const at = middle(hex, up);
        return (
          <g key={hex} data-reach={hex}>
            <path d={outline(at, 0.9)} />
            {numbered && <text x={at.x} y={at.y}>{left}</text>}
          </g>
        );
      })}
    </g>
  );
}

/** The way in mind, and a ring of arrows to choose how he will face there. */
export function Way({ hexes, up, facing, facings }: { hexes: readonly number[]; up: number; facing: number; facings: readonly number[] }) {
  const end = hexes.at(-1);
  if (end === undefined) return null;
  const at = middle(end, up);
  return (
    <g class="sc-way">
      <polyline points={points(hexes, up)} />
      <path class="sc-end" d={outline(at, 0.94)} />
      {facings.map((way) => (
        <g key={way} class={way === facing ? "sc-handle chosen" : "sc-handle"} data-facing={way} transform={`translate(${at.x} ${at.y}) rotate(${angle(way, up)})`}>
          <path d="M-.24 -.62L0 -.9L.24 -.62Z" />
        </g>
      ))}
    </g>
  );
}

/** Which turn handle around a hex is under a point; -1 for none. */
export function handleUnder(point: Point, end: number, up: number): number {
  const at = middle(end, up);
  const far = Math.hypot(point.x - at.x, point.y - at.y);
  if (far < 0.52 || far > 1.05) return -1;
  const degrees = (Math.atan2(point.x - at.x, -(point.y - at.y)) * 180) / Math.PI + (up < 0 ? 180 : 0);
  return Math.round(((degrees + 720) % 360) / 60) % 6;
}

export function Trails({ trails, up, teamOf }: { trails: readonly Trail[]; up: number; teamOf(man: string): string }) {
  return (
    <g class="sc-trails" aria-hidden="true">
      {trails.map((trail) => (
        <polyline key={trail.n} class={`${teamOf(trail.man)} ${trail.fresh ? "fresh" : ""}`} points={points(trail.hexes, up)} />
      ))}
    </g>
  );
}

/** A boundary between two rows across the field. */
export function RowLine({ row, up, kind }: { row: number; up: number; kind: string }) {
  const half = (COLUMNS / 2) * ACROSS;
  return <line class={`sc-row ${kind}`} x1={-half} x2={half} y1={-up * row} y2={-up * row} aria-hidden="true" />;
}

const LEAST_PX = 10.5;
const MOST_PX = 18;
/** Pixels that the buttons over the picture take at its edges. */
const [LAYERS_WIDE, TOOLS_WIDE, TOOLS_HIGH, COMPASS] = [96, 160, 54, 88];

interface Label {
  row: number;
  up: number;
  picture: Picture;
  kind: string;
  text: string;
  /** The other line's row, if there is one: its label is not lain over. */
  other?: number | null;
  /** Where men stand: the label goes to the edge where nobody hides it. */
  men: readonly Point[];
}

/** What a line is, at the left edge of the picture, or at the right one. */
export function LineLabel({ row, up, picture, kind, text: named, other = null, men }: Label) {
  const size = Math.min(MOST_PX * picture.pixel, Math.max(picture.wide / 62, LEAST_PX * picture.pixel));
  const line = -up * row;
  const y = Math.min(picture.top + picture.tall - size, Math.max(picture.top + size, line - size * 0.2));
  const text = line < picture.top ? `▲ ${named}` : named;
  const wide = text.length * size * 0.6 + size * 1.2;
  // In the lower corners stand the buttons of the layers and of the zoom, in the upper right one the compass.
  const low = y > picture.top + picture.tall - TOOLS_HIGH * picture.pixel;
  const high = y < picture.top + COMPASS * picture.pixel;
  const left = picture.left + (low ? LAYERS_WIDE * picture.pixel : size * 0.8);
  const right = picture.left + picture.wide - wide - (low ? TOOLS_WIDE * picture.pixel : high ? COMPASS * picture.pixel : size * 0.8);
  const hidden = (from: number): boolean => men.some((man) => Math.abs(man.y - y) < 1 && man.x > from - 0.5 && man.x < from + wide + 0.5);
  const lain = line < picture.top && other !== null && -up * other < picture.top + size * 3;
  const x = (lain || hidden(left)) && !hidden(right) ? right : left;
  // Behind the ball nobody needs it, and the line alone is plain enough where men stand at both edges.
  if (line > picture.top + picture.tall || hidden(x)) return null;
  return (
    <g class={`sc-line-label ${kind}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect y={-size * 0.8} width={wide} height={size * 1.6} rx={size * 0.8} />
      <text x={wide / 2} style={{ fontSize: `${size}px` }}>{text}</text>
    </g>
  );
}

/** Which way the offence goes: chevrons beyond the line. */
export function Direction({ line, up, dir, team }: { line: number; up: number; dir: number; team: string }) {
  const ahead = -up * dir;
  return (
    <g class={`sc-goes ${team}`} aria-hidden="true">
      {[-8.7, 8.7].map((x) => (
        <path key={x} d={[0, 1, 2].map((n) => `M${x - 0.6} ${-up * line + ahead * (0.5 + n * 0.7)}l.6 ${ahead * 0.5}l.6 ${-ahead * 0.5}`).join("")} />
      ))}
    </g>
  );
}

/** A line between two men begins and ends at the edges of their counters. */
export function clear(from: Point, to: Point, edge = 0.5): [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far <= 2 * edge) return [from, to];
  const [x, y] = [((to.x - from.x) / far) * edge, ((to.y - from.y) / far) * edge];
  return [{ x: from.x + x, y: from.y + y }, { x: to.x - x, y: to.y - y }];
}

export function Passes({ passes, from, spotOf }: { passes: readonly PassOdds[]; from: Point; spotOf(man: string): Point | null }) {
  return (
    <g class="sc-passes" aria-hidden="true">
      {passes.map((pass) => {
        const to = spotOf(pass.to);
        if (!to) return null;
        const [start, end] = clear(from, to);
        return <line key={pass.to} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
      })}
    </g>
  );
}

const CHANCE = 0.46;

/** How likely each of them is: beside him where nobody stands, over the men. */
export function PassChances({ passes, men, picture }: { passes: readonly PassOdds[]; men: ReadonlyMap<string, Point>; picture: Picture }) {
  const size = Math.max(CHANCE, LEAST_PX * picture.pixel);
  const taken: Point[] = [];
  return (
    <g class="sc-passes" aria-hidden="true">
      {passes.map((pass) => {
        const man = men.get(pass.to);
        if (!man) return null;
        const words = say.percent(pass.complete);
        const at = freeSpot(man, (words.length * size) / 3.4, size / 2, [...men.values(), ...taken]);
        taken.push(at);
        return <text key={pass.to} x={at.x} y={at.y} style={{ fontSize: `${size}px` }}>{words}</text>;
      })}
    </g>
  );
}

/** Half a counter. */
const HALF = 0.38;

/** Above a man, below him or beside him: the first place where words of that size hide nobody; above him where there is none. */
export function freeSpot(man: Point, wide: number, tall: number, others: readonly Point[]): Point {
  const spots = [[0, -HALF - tall], [0, HALF + tall], [HALF + wide, 0], [-HALF - wide, 0]].map(([x = 0, y = 0]) => ({ x: man.x + 1.05 * x, y: man.y + 1.05 * y }));
  const free = ({ x, y }: Point): boolean => !others.some((one) => Math.abs(one.x - x) < wide + HALF && Math.abs(one.y - y) < tall + HALF && one !== man);
  return spots.find(free) ?? spots[0] ?? man;
}

/** A secret target hex: only the offence sees it. */
export function Target({ hex, up, text, chosen, play }: { hex: number; up: number; text: string; chosen: boolean; play: Play }) {
  const at = middle(hex, up);
  return (
    <g class={chosen ? "sc-target chosen" : "sc-target"} role="img" aria-label={say.target(text, hex, play)}>
      <circle cx={at.x} cy={at.y} r=".42" />
      <circle cx={at.x} cy={at.y} r=".24" />
      <text x={at.x} y={at.y}>{text}</text>
    </g>
  );
}

/** The hex one step on from a keyboard cursor, as it looks on the picture. */
export function stepped(hex: number, key: string, up: number): number {
  const turn = up < 0 ? 3 : 0;
  const even = hex >= 0 && ((hex % COLUMNS) + 1) % 2 === 0;
  const way = { ArrowUp: 0, ArrowDown: 3, ArrowRight: even === up > 0 ? 2 : 1, ArrowLeft: even === up > 0 ? 4 : 5 }[key];
  if (way === undefined) return hex;
  const to = next(hex, way + turn);
  return to < 0 ? hex : to;
}
