/** A football field seen from above, drawn from the scoreboard. One unit is a yard. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import type { Names, Scoreboard, Seat } from "../../net/wire";
import type { Leg } from "../../state/staging/during";
import { text } from "../../text/en";
import { useBox } from "../useBox";
import { FIELD_WIDTH, MARGIN, sightOf, type Sight } from "./sight";

const HASH = 0.4425;

interface Props {
  scoreboard: Scoreboard;
  names: Names;
  motion: boolean;
  /** More to draw on the grass, in field units: `x` from the home goal line, `y` across. */
  children?: ComponentChildren;
  /** The ways the ball took in the play (`legsOf` in `state/staging/during.ts`). */
  legs?: readonly Leg[];
  /** Hide the ball where the board draws its own. */
  ownBall?: boolean;
  /** How far across, where it isn't the usual (`acrossOf`). */
  across?: number;
  /** Canadian: posts on the goal lines; and all numbers to be read from this side. */
  canadian?: boolean;
}

/** The number painted at a yard line: its distance from the nearer goal line. */
export const numberAt = (x: number, length: number): number => Math.min(x, length - x);

const steps = (from: number, to: number, by: number): number[] => {
  const found: number[] = [];
  for (let x = from; x <= to + 1e-9; x += by) found.push(x);
  return found;
};

export function Field({ scoreboard: board, names, motion, children, legs = [], ownBall = false, across = FIELD_WIDTH, canadian = false }: Props) {
  const { length, end_zone: zone } = board;
  const id = useId();
  const ball = board.ball === null ? null : Math.max(-zone, Math.min(length + zone, board.ball));
  const place = useRef<HTMLDivElement>(null);
  const seen = sightOf(useBox(place), length, zone, ball, board.goes, across);
  const posts = canadian ? 0 : zone;
  const { x, y, width, height } = seen;
  return (
    <div class="field-place" ref={place}>
    <svg
      class={motion ? "field moving" : "field"}
      viewBox={`0 ${y} ${width} ${height}`}
      role="img"
      aria-label={text.field.label(board, names)}
    >
      <defs>
        <radialGradient id={`${id}light`} cx="50%" cy="42%" r="75%">
          <stop offset="0" stop-color="#fff" stop-opacity="0.1" />
          <stop offset="0.6" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity="0.28" />
        </radialGradient>
        <pattern id={`${id}blades`} width="1.3" height="1.7" patternUnits="userSpaceOnUse">
          <path d="M.2 .3v.5M.8 1v.5M1.1 .1v.4" stroke="#000" stroke-opacity=".06" stroke-width=".12" />
        </pattern>
      </defs>
      <g class="slides" style={{ transform: `translateX(${-x}px)` }}>
      <Grass length={length} zone={zone} across={across} />
      <EndZone seat="home" name={names.home} x={-zone} zone={zone} across={across} />
      <EndZone seat="away" name={names.away} x={length} zone={zone} across={across} />
      <Lines length={length} zone={zone} across={across} />
      <Numbers length={length} across={across} upright={canadian} />
      <Goalpost x={-posts} out={-1} middle={across / 2} />
      <Goalpost x={length + posts} out={1} middle={across / 2} />
      <rect {...seen} fill={`url(#${id}blades)`} />
      <rect {...seen} fill={`url(#${id}light)`} />
      {ball !== null && board.line !== null && board.line > 0 && board.line < length && (
        <line
          class="gain-line slides"
          data-point="line"
          x1="0"
          x2="0"
          y1="0"
          y2={across}
          style={{ transform: `translateX(${board.line}px)` }}
        />
      )}
      {ball !== null && ball >= 0 && ball <= length && (
        <line
          class="scrimmage-line slides"
          x1="0"
          x2="0"
          y1="0"
          y2={across}
          style={{ transform: `translateX(${ball}px)` }}
        />
      )}
      {legs.map((leg) => (
        <Trail key={`${leg.from} ${leg.to} ${leg.how}`} {...leg} middle={across / 2} />
      ))}
      {children}
      {ball !== null && !ownBall && (
        <g class="slides" style={{ transform: `translateX(${ball}px)` }}>
          {board.possession && legs.length === 0 /* after a kick it's the other side's ball, and the other way */ && <Direction goes={board.goes} seat={board.possession} middle={across / 2} />}
          <Ball middle={across / 2} />
        </g>
      )}
      </g>
    </svg>
    {width < length + 2 * zone && <WholeField board={board} ball={ball} x={x} width={width} />}
    </div>
  );
}

/** The whole field in a strip, where the camera shows a stretch of it. */
function WholeField({ board, ball, x, width }: { board: Scoreboard; ball: number | null } & Pick<Sight, "x" | "width">) {
  const { length, end_zone: zone, line } = board;
  return (
    <svg class="field-map" viewBox={`${-zone} 0 ${length + 2 * zone} 4`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="zone home" x={-zone} y="0" width={zone} height="4" />
      <rect class="zone away" x={length} y="0" width={zone} height="4" />
      <rect class="field-map-seen" x={x} y="0" width={width} height="4" />
      {line !== null && line > 0 && line < length && <path class="gain-line" d={`M${line} 0v4`} />}
      {ball !== null && <ellipse class="ball-skin" cx={ball} cy="2" rx="2.300" ry="1.500" />}
    </svg>
  );
}

function Grass({ length, zone, across }: { length: number; zone: number; across: number }) {
  const left = -zone - MARGIN;
  return (
    <>
      <rect
        class="grass-edge"
        x={left - length}
        y={-length}
        width={3 * length + 2 * (zone + MARGIN)}
        height={across + 2 * length}
      />
      <rect class="grass-1" x="0" y="0" width={length} height={across} />
      {steps(5, length - 5, 10).map((x) => (
        <rect key={x} class="grass-2" x={x} y="0" width={Math.min(5, length - x)} height={across} />
      ))}
    </>
  );
}

function EndZone({ seat, name, x, zone, across }: { seat: Seat; name: string; x: number; zone: number; across: number }) {
  const middle = x + zone / 2;
  const size = Math.min(6.5, zone * 0.52, (across * 1.3) / Math.max(4, name.length));
  const room = across * 0.94;
  // About how wide it is; a long name is squeezed to what there is, so that no letter lies off the grass.
  const squeezed = name.length * size * 0.82 > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <g>
      <rect class={`zone ${seat}`} x={x} y="0" width={zone} height={across} />
      {steps(x - across, x + zone, 3.4).map((at) => (
        <path key={at} class="zone-stripe" d={diagonal(at, x, x + zone, across)} />
      ))}
      <text
        class="zone-name"
        x={middle}
        y={across / 2}
        font-size={size}
        {...squeezed}
        transform={`rotate(${seat === "home" ? -90 : 90} ${middle} ${across / 2})`}
      >
        {name.toUpperCase()}
      </text>
    </g>
  );
}

/** A slanting line cut to the end zone. */
function diagonal(at: number, left: number, right: number, across: number): string {
  const x1 = Math.max(at, left);
  const x2 = Math.min(at + across, right);
  return x2 <= x1 ? "" : `M${x1} ${x1 - at}L${x2} ${x2 - at}`;
}

function Lines({ length, zone, across }: { length: number; zone: number; across: number }) {
  const middle = across / 2;
  const hash = across * HASH;
  const yards = steps(1, length - 1, 1).filter((x) => x % 5 !== 0);
  const ticks = yards
    .map((x) => [0.6, hash, across - hash - 0.7, across - 1.3].map((y) => `M${x} ${y}v.7`).join(""))
    .join("");
  const hashes = steps(5, length - 5, 5)
    .map((x) => `M${x - 0.35} ${hash}h.7M${x - 0.35} ${across - hash}h.7`)
    .join("");
  return (
    <g class="chalk">
      <rect x={-zone} y="0" width={length + 2 * zone} height={across} stroke-width=".55" />
      <path d={`M0 0v${across}M${length} 0v${across}`} stroke-width=".45" />
      <path
        d={steps(5, length - 5, 5)
          .map((x) => `M${x} 0v${across}`)
          .join("")}
        stroke-width=".16"
        stroke-opacity=".85"
      />
      <path d={ticks + hashes} stroke-width=".14" stroke-opacity=".8" />
      <path d={`M3 ${middle - 0.6}v1.2M${length - 3} ${middle - 0.6}v1.2`} stroke-width=".2" />
    </g>
  );
}

function Numbers({ length, across, upright }: { length: number; across: number; upright: boolean }) {
  const lines = steps(10, length - 10, 10);
  return (
    <g class="numbers" aria-hidden="true">
      {lines.map((x) => {
        const shown = String(numberAt(x, length)).split("").join("\u2009");
        const arrow = x === length / 2 ? 0 : x < length / 2 ? -1 : 1;
        return (
          <g key={x}>
            <text x={x} y={across - 7.2}>
              {shown}
            </text>
            <text x={x} y={upright ? 10.6 : across - 7.2} transform={upright ? undefined : `rotate(180 ${x} ${across / 2})`}>
              {shown}
            </text>
            {arrow !== 0 && <path d={pointer(x, arrow, across - 8.7)} />}
            {arrow !== 0 && <path d={pointer(x, arrow, 8.7)} />}
          </g>
        );
      })}
    </g>
  );
}

const pointer = (x: number, out: number, y: number): string => `M${x + out * 4.3} ${y}l${-out * 1.1} -.55v1.1z`;

function Goalpost({ x, out, middle }: { x: number; out: number; middle: number }) {
  const half = 3.08;
  return (
    <g class="goalpost">
      <path
        class="goalpost-shadow"
        d={`M${x + 0.5} ${middle - half + 0.7}v${2 * half}M${x + 0.5 + out * 1.5} ${middle + 0.7}h${-out * 1.5}`}
      />
      <path d={`M${x} ${middle - half}v${2 * half}M${x + out * 1.6} ${middle}h${-out * 1.6}`} />
      <circle cx={x} cy={middle - half} r=".42" />
      <circle cx={x} cy={middle + half} r=".42" />
    </g>
  );
}

function Ball({ middle }: { middle: number }) {
  return (
    <g class="ball" data-part="ball" transform={`translate(0 ${middle})`}>
      <ellipse cx=".35" cy=".75" rx="2.5" ry="1.35" fill="#000" fill-opacity=".3" />
      <path d="M-2.6 0C-1.6-1.75 1.6-1.75 2.6 0 1.6 1.75-1.6 1.75-2.6 0z" class="ball-skin" />
      <path d="M-2.15-.5C-1 -1.35 1-1.35 2.15-.5" class="ball-shine" />
      <path
        d="M-1 0h2M-.7-.42v.84M-.23-.42v.84M.23-.42v.84M.7-.42v.84M-1.75-.72v1.44M1.75-.72v1.44"
        class="ball-laces"
      />
    </g>
  );
}

function Direction({ goes, seat, middle }: { goes: number; seat: Seat; middle: number }) {
  const sign = goes >= 0 ? 1 : -1;
  const chevron = (at: number) => `M${sign * at} ${middle - 2}l${sign * 1.7} 2l${-sign * 1.7} 2`;
  return (
    <g class={`direction ${seat}`}>
      <path class="d1" d={chevron(4)} />
      <path class="d2" d={chevron(6.2)} />
      <path class="d3" d={chevron(8.4)} />
    </g>
  );
}

/** A throw or a kick is an arc in the air, a run a line on the grass. */
function Trail({ from, to, how, middle }: Leg & { middle: number }) {
  const lift = how === "air" ? Math.min(18, 4 + Math.abs(to - from) / 3.5) : 0;
  return (
    <g class={`trail ${how}`}>
      <circle cx={from} cy={middle} r=".7" />
      <path d={`M${from} ${middle}Q${(from + to) / 2} ${middle - 2 * lift} ${to} ${middle}`} />
    </g>
  );
}
