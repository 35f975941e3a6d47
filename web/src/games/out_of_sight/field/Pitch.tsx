/** The printed field: grass, lines, goalposts and every symbol. One unit is a yard, North is up. */

import type { ComponentChildren } from "preact";
import { memo } from "../../../parts/memo";
import type { Names } from "../../../net/wire";
import { other } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { bandsOf, crossings, depthsOf, inRange, isFree, type Zones } from "./gates";
import { GOAL, HASH, SIDE, triangleOf, type Camera } from "./geometry";
import { type Gate, type Point, type Symbol, type View, xOf } from "../types";

interface Props {
  symbols: Symbol[];
  view: View;
  names: Names;
  seen: Camera;
  /** The play that is being thought of: what can't stop it steps back. */
  sight?: PlaySight | null;
  children?: ComponentChildren;
}

/** A play named from the Playbook, on the field. */
export interface PlaySight {
  gate: Gate | null;
  zones: Zones;
  ball: Point;
}

export function Pitch({ symbols, view, names, seen, sight = null, children }: Props) {
  return (
    <svg
      class="os-pitch"
      viewBox={`${seen.x} ${seen.y} ${seen.w} ${seen.h}`}
      role="img"
      aria-label={os.field(symbols.length)}
    >
      <Ground west={view.home_goes === 1 ? "home" : "away"} names={names} />
      <Lines view={view} />
      <Symbols symbols={symbols} sight={sight} />
      {sight?.gate && <Dim sight={{ ...sight, gate: sight.gate }} />}
      {children}
    </svg>
  );
}

const every = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

const Ground = memo(({ west, names }: { west: "home" | "away"; names: Names }) => (
  <g aria-hidden="true">
    <rect class="os-stand" x="-60" y="-90" width="220" height="180" />
    <rect class="os-apron" x="-23" y={-SIDE - 2} width="146" height={2 * SIDE + 4} rx="1.5" />
    <rect class="os-grass" x="-10" y={-SIDE} width="120" height={2 * SIDE} />
    {every(0, 90, 10).map((x) => (
      <rect key={x} class="os-mown" x={x} y={-SIDE} width="5" height={2 * SIDE} />
    ))}
    <Zone x={-10} seat={west} name={names[west]} />
    <Zone x={100} seat={other(west)} name={names[other(west)]} />
    <path
      class="os-yards"
      d={every(5, 95, 5)
        .map((x) => `M${x} ${-SIDE}V${SIDE}`)
        .join("")}
    />
    <path
      class="os-hashes"
      d={every(1, 99, 1)
        .map((x) => [-SIDE + 0.5, -HASH - 0.35, HASH - 0.35, SIDE - 1.2].map((y) => `M${x} ${y}v.7`).join(""))
        .join("")}
    />
    <path class="os-goal-line" d={`M0 ${-SIDE}V${SIDE}M100 ${-SIDE}V${SIDE}`} />
    <rect class="os-edge" x="-10" y={-SIDE} width="120" height={2 * SIDE} />
    <Posts mirrored={false} />
    <Posts mirrored />
  </g>
));

function Zone({ x, seat, name }: { x: number; seat: "home" | "away"; name: string }) {
  const size = Math.min(5, 60 / Math.max(6, name.length));
  return (
    <>
      <rect class={`os-zone ${seat}`} x={x} y={-SIDE} width="10" height={2 * SIDE} />
      <text class="os-zone-name" x={x + 5} y="0" font-size={size} transform={`rotate(${x < 0 ? -90 : 90} ${x + 5} 0)`}>
        {name.toUpperCase()}
      </text>
    </>
  );
}

/** Drawn flat beyond the end line; the stadium blocks what comes too far. */
function Posts({ mirrored }: { mirrored: boolean }) {
  const [bar, posts] = [GOAL.crossbar.x as Point, GOAL.uprights];
  const [low, high] = posts.abs_y as Point;
  const [from, to] = posts.x as Point;
  return (
    <g class="os-posts" transform={mirrored ? "translate(100 0) scale(-1 1)" : undefined}>
      <rect class="os-lane" x={bar[1]} y={-low} width={GOAL.stadium_x - bar[1]} height={2 * low} />
      <rect x={bar[0]} y={-high} width={bar[1] - bar[0]} height={2 * high} />
      <rect x={from} y={low} width={to - from} height={high - low} />
      <rect x={from} y={-high} width={to - from} height={high - low} />
      <rect class="os-stadium" x={GOAL.stadium_x} y="-90" width="40" height="180" />
    </g>
  );
}

const PLAYED = new Set(["scrimmage", "declare", "huddle", "snap", "catch", "kick"]);

function Lines({ view }: { view: View }) {
  if (!PLAYED.has(view.phase)) return null;
  const { ball, line } = view.situation;
  return (
    <g aria-hidden="true">
      {!view.trying && line < 100 && <path class="os-ltg" data-point="line" d={`M${xOf(view, line)} ${-SIDE}V${SIDE}`} />}
      <path class="os-los" d={`M${xOf(view, ball)} ${-SIDE}V${SIDE}`} />
    </g>
  );
}

const Symbols = memo(({ symbols, sight }: { symbols: Symbol[]; sight: PlaySight | null }) => (
  <g>
    {symbols.map((symbol) => (
      <g key={symbol.id} class={classOf(symbol, sight)}>
        <Printed symbol={symbol} />
        <title>{os.legend.of(symbol.kind)}</title>
      </g>
    ))}
  </g>
));

/** Outlined where it can't stop the play; on a pass, receivers in range stand out and bars step back. */
function classOf(symbol: Symbol, sight: PlaySight | null): string {
  if (!sight) return "os-symbol";
  const { gate, zones, ball } = sight;
  if (gate && !gate.is_run) return inRange(gate, ball, zones.goes, symbol) ? "os-symbol aim" : "os-symbol back";
  return isFree(zones, symbol) ? "os-symbol free" : "os-symbol";
}

/** Darker outside of the lane that the play may use. */
function Dim({ sight: { gate, zones, ball } }: { sight: PlaySight & { gate: Gate } }) {
  const lane = gate.is_run ? runLane(gate, ball, zones.goes) : passLane(gate, ball, zones.goes);
  return <path class="os-dim" fill-rule="evenodd" d={`M-70 -100H170V100H-70Z${lane}`} aria-hidden="true" />;
}

const shape = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;

function runLane(gate: Gate, [x, y]: Point, goes: number): string {
  const [a, b] = (crossings(gate)[0] ?? [-3, 3]).map((c) => y + goes * Math.max(-14, Math.min(14, c))) as Point;
  const [low, high] = [Math.min(a, b, y) - 2.5, Math.max(a, b, y) + 2.5];
  const [near, far] = [Math.min(a, b) - 3, Math.max(a, b) + 3];
  const ahead = x + goes * 60;
  return shape([[x - goes * 6, low], [x, low], [x + goes * 2, near], [ahead, near - 16], [ahead, far + 16], [x + goes * 2, far], [x, high], [x - goes * 6, high]]);
}

function passLane(gate: Gate, [x, y]: Point, goes: number): string {
  const [from, to] = depthsOf(gate);
  const back = x - goes * (gate.drop + 1.5);
  return bandsOf(gate, y)
    .map(([low, high], at) => shape([[back, y - 2 + at], [x + goes * from, low - 1], [x + goes * to, low - 1], [x + goes * to, high + 1], [x + goes * from, high + 1], [back, y + 2 - at]]))
    .join("");
}

export function Printed({ symbol }: { symbol: Symbol }) {
  const { kind, x, y, length, width, angle, corner } = symbol;
  const box = { x: x - length / 2, y: -y - width / 2, width: length, height: width };
  if (kind === "receiver")
    return (
      <g>
        <rect class="os-square" {...box} rx={corner} />
        <polygon
          class="os-red"
          points={triangleOf(symbol)
            .map(([px, py]) => `${px.toFixed(3)},${(-py).toFixed(3)}`)
            .join(" ")}
        />
      </g>
    );
  if (kind === "penalty")
    return (
      <g>
        <rect class="os-red os-penalty" {...box} />
        <text class="os-pen" x={x} y={-y + 0.3}>
          {os.penalty}
        </text>
      </g>
    );
  return (
    <rect
      class={kind === "red" ? "os-red os-bar" : "os-white os-bar"}
      {...box}
      rx=".12"
      transform={`rotate(${-angle} ${x} ${-y})`}
    />
  );
}

export function Ball({ at, faint = false }: { at: Point; faint?: boolean }) {
  return (
    <g class={faint ? "os-ball faint" : "os-ball"} data-part={faint ? undefined : "ball"} data-point={faint ? undefined : "ball"} transform={`translate(${at[0]} ${-at[1]})`}>
      <ellipse rx=".62" ry=".42" />
      <path d="M-.28 0h.56M-.1-.1v.2M.1-.1v.2" />
    </g>
  );
}

export function Linebacker({
  at,
  count,
  motion = false,
  delay = 0,
  tackles = false,
}: {
  at: Point;
  count?: number;
  motion?: boolean;
  delay?: number;
  /** He made the tackle. */
  tackles?: boolean;
}) {
  return (
    <g transform={`translate(${at[0]} ${-at[1]})`}>
      <g class={motion ? "os-lb moving" : "os-lb"} style={motion ? { animationDelay: `${delay}ms` } : undefined}>
        {tackles && <circle class="os-tackler" r="1.75" />}
        <circle r="1.25" />
        {count !== undefined && <text y=".42">{count}</text>}
      </g>
    </g>
  );
}

export const lineOf = (path: Point[]): string => path.map(([x, y], at) => `${at ? "L" : "M"}${x} ${-y}`).join("");
