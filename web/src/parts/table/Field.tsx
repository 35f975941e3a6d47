/** A football field seen from above, drawn from the scoreboard. One unit is a yard. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import type { Names, Scoreboard, Seat } from "../../net/wire";
import type { Leg } from "../../state/staging/during";
import { text } from "../../text/en";
import { useBox, type Box } from "../useBox";

/** Across. Seen from the stand it is a little shorter: what fills the box is up to the camera. */
export const FIELD_WIDTH = 47.4;
const MIDDLE = FIELD_WIDTH / 2;
const HASH = FIELD_WIDTH * 0.4425;
const MARGIN = 2.5;
/** Above the grass: the drive's ribbon. */
const ABOVE = 2.5;
/** In a narrower box than this the camera shows a stretch of the field. */
const WHOLE = 1.85;
const AHEAD = 8;

export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the camera shows: the whole field, or in an upright box the stretch around ball and line to gain. */
export function sightOf(box: Box | null, length: number, zone: number, ball: number | null, goes: number): Sight {
  const whole = length + 2 * (zone + MARGIN);
  const across = FIELD_WIDTH + MARGIN + ABOVE;
  const ratio = box && box.height > 0 ? box.width / box.height : whole / across;
  if (ratio >= WHOLE) {
    const height = Math.max(across, whole / ratio);
    const width = Math.max(whole, height * ratio);
    return { x: -zone - MARGIN - (width - whole) / 2, y: -ABOVE - (height - across) / 2, width, height };
  }
  const width = Math.min(whole, across * ratio);
  const focus = (ball ?? length / 2) + AHEAD * goes;
  const x = Math.max(-zone - MARGIN, Math.min(length + zone + MARGIN - width, focus - width / 2));
  return { x, y: -ABOVE, width, height: width / ratio };
}

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
}

/** The number painted at a yard line: its distance from the nearer goal line. */
export const numberAt = (x: number, length: number): number => Math.min(x, length - x);

const steps = (from: number, to: number, by: number): number[] => {
  const found: number[] = [];
  for (let x = from; x <= to + 1e-9; x += by) found.push(x);
  return found;
};

export function Field({ scoreboard: board, names, motion, children, legs = [], ownBall = false }: Props) {
  const { length, end_zone: zone } = board;
  const id = useId();
  const ball = board.ball === null ? null : Math.max(-zone, Math.min(length + zone, board.ball));
  const place = useRef<HTMLDivElement>(null);
  const seen = sightOf(useBox(place), length, zone, ball, board.goes);
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
      <Grass length={length} zone={zone} />
      <EndZone seat="home" name={names.home} x={-zone} zone={zone} />
      <EndZone seat="away" name={names.away} x={length} zone={zone} />
      <Lines length={length} zone={zone} />
      <Numbers length={length} />
      <Goalpost x={-zone} out={-1} />
      <Goalpost x={length + zone} out={1} />
      <rect {...seen} fill={`url(#${id}blades)`} />
      <rect {...seen} fill={`url(#${id}light)`} />
      {ball !== null && board.line !== null && board.line > 0 && board.line < length && (
        <line
          class="gain-line slides"
          x1="0"
          x2="0"
          y1="0"
          y2={FIELD_WIDTH}
          style={{ transform: `translateX(${board.line}px)` }}
        />
      )}
      {ball !== null && ball >= 0 && ball <= length && (
        <line
          class="scrimmage-line slides"
          x1="0"
          x2="0"
          y1="0"
          y2={FIELD_WIDTH}
          style={{ transform: `translateX(${ball}px)` }}
        />
      )}
      {legs.map((leg) => (
        <Trail key={`${leg.from} ${leg.to} ${leg.how}`} {...leg} />
      ))}
      {children}
      {ball !== null && !ownBall && (
        <g class="slides" style={{ transform: `translateX(${ball}px)` }}>
          {board.possession && <Direction goes={board.goes} seat={board.possession} />}
          <Ball />
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

function Grass({ length, zone }: { length: number; zone: number }) {
  const left = -zone - MARGIN;
  return (
    <>
      <rect
        class="grass-edge"
        x={left - length}
        y={-length}
        width={3 * length + 2 * (zone + MARGIN)}
        height={FIELD_WIDTH + 2 * length}
      />
      <rect class="grass-1" x="0" y="0" width={length} height={FIELD_WIDTH} />
      {steps(5, length - 5, 10).map((x) => (
        <rect key={x} class="grass-2" x={x} y="0" width={Math.min(5, length - x)} height={FIELD_WIDTH} />
      ))}
    </>
  );
}

function EndZone({ seat, name, x, zone }: { seat: Seat; name: string; x: number; zone: number }) {
  const middle = x + zone / 2;
  const size = Math.min(6.5, zone * 0.52, (FIELD_WIDTH * 1.55) / Math.max(4, name.length));
  return (
    <g>
      <rect class={`zone ${seat}`} x={x} y="0" width={zone} height={FIELD_WIDTH} />
      {steps(x - FIELD_WIDTH, x + zone, 3.4).map((at) => (
        <path key={at} class="zone-stripe" d={diagonal(at, x, x + zone)} />
      ))}
      <text
        class="zone-name"
        x={middle}
        y={MIDDLE}
        font-size={size}
        transform={`rotate(${seat === "home" ? -90 : 90} ${middle} ${MIDDLE})`}
      >
        {name.toUpperCase()}
      </text>
    </g>
  );
}

/** A slanting line cut to the end zone. */
function diagonal(at: number, left: number, right: number): string {
  const x1 = Math.max(at, left);
  const x2 = Math.min(at + FIELD_WIDTH, right);
  return x2 <= x1 ? "" : `M${x1} ${x1 - at}L${x2} ${x2 - at}`;
}

function Lines({ length, zone }: { length: number; zone: number }) {
  const yards = steps(1, length - 1, 1).filter((x) => x % 5 !== 0);
  const ticks = yards
    .map((x) => [0.6, HASH, FIELD_WIDTH - HASH - 0.7, FIELD_WIDTH - 1.3].map((y) => `M${x} ${y}v.7`).join(""))
    .join("");
  const hashes = steps(5, length - 5, 5)
    .map((x) => `M${x - 0.35} ${HASH}h.7M${x - 0.35} ${FIELD_WIDTH - HASH}h.7`)
    .join("");
  return (
    <g class="chalk">
      <rect x={-zone} y="0" width={length + 2 * zone} height={FIELD_WIDTH} stroke-width=".55" />
      <path d={`M0 0v${FIELD_WIDTH}M${length} 0v${FIELD_WIDTH}`} stroke-width=".45" />
      <path
        d={steps(5, length - 5, 5)
          .map((x) => `M${x} 0v${FIELD_WIDTH}`)
          .join("")}
        stroke-width=".16"
        stroke-opacity=".85"
      />
      <path d={ticks + hashes} stroke-width=".14" stroke-opacity=".8" />
      <path d={`M3 ${MIDDLE - 0.6}v1.2M${length - 3} ${MIDDLE - 0.6}v1.2`} stroke-width=".2" />
    </g>
  );
}

function Numbers({ length }: { length: number }) {
  const lines = steps(10, length - 10, 10);
  return (
    <g class="numbers" aria-hidden="true">
      {lines.map((x) => {
        const shown = String(numberAt(x, length)).split("").join("\u2009");
        const arrow = x === length / 2 ? 0 : x < length / 2 ? -1 : 1;
        return (
          <g key={x}>
            <text x={x} y={FIELD_WIDTH - 7.2}>
              {shown}
            </text>
            <text x={x} y={FIELD_WIDTH - 7.2} transform={`rotate(180 ${x} ${MIDDLE})`}>
              {shown}
            </text>
            {arrow !== 0 && <path d={pointer(x, arrow, FIELD_WIDTH - 8.7)} />}
            {arrow !== 0 && <path d={pointer(x, arrow, 8.7)} />}
          </g>
        );
      })}
    </g>
  );
}

const pointer = (x: number, out: number, y: number): string => `M${x + out * 4.3} ${y}l${-out * 1.1} -.55v1.1z`;

function Goalpost({ x, out }: { x: number; out: number }) {
  const half = 3.08;
  return (
    <g class="goalpost">
      <path
        class="goalpost-shadow"
        d={`M${x + 0.5} ${MIDDLE - half + 0.7}v${2 * half}M${x + 0.5 + out * 1.5} ${MIDDLE + 0.7}h${-out * 1.5}`}
      />
      <path d={`M${x} ${MIDDLE - half}v${2 * half}M${x + out * 1.6} ${MIDDLE}h${-out * 1.6}`} />
      <circle cx={x} cy={MIDDLE - half} r=".42" />
      <circle cx={x} cy={MIDDLE + half} r=".42" />
    </g>
  );
}

function Ball() {
  return (
    <g class="ball" data-part="ball" transform={`translate(0 ${MIDDLE})`}>
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

function Direction({ goes, seat }: { goes: number; seat: Seat }) {
  const sign = goes >= 0 ? 1 : -1;
  const chevron = (at: number) => `M${sign * at} ${MIDDLE - 2}l${sign * 1.7} 2l${-sign * 1.7} 2`;
  return (
    <g class={`direction ${seat}`}>
      <path class="d1" d={chevron(4)} />
      <path class="d2" d={chevron(6.2)} />
      <path class="d3" d={chevron(8.4)} />
    </g>
  );
}

/** A throw or a kick is an arc in the air, a run a line on the grass. */
function Trail({ from, to, how }: Leg) {
  const lift = how === "air" ? Math.min(18, 4 + Math.abs(to - from) / 3.5) : 0;
  return (
    <g class={`trail ${how}`}>
      <circle cx={from} cy={MIDDLE} r=".7" />
      <path d={`M${from} ${MIDDLE}Q${(from + to) / 2} ${MIDDLE - 2 * lift} ${to} ${MIDDLE}`} />
    </g>
  );
}
