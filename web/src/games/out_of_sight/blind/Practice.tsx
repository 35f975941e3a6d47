/** Blind tries that cost nothing: what each came to, and a map of where they end. */

import { os } from "../../../text/en.out_of_sight";
import { desk } from "../desk";
import { crossings, inRange, within } from "../field/gates";
import { far, heatOf, scatter, triangleOf } from "../field/geometry";
import { lineOf } from "../field/Pitch";
import type { Task } from "./task";
import type { Gate, Point, Symbol } from "../types";

/** What the game says of a practised stroke, linebackers left out. */
export interface Tried {
  by: string;
  at: Point;
  yards: number;
  shape: boolean;
  text: string;
}

export interface Try {
  path: Point[];
  kind: "run" | "dot";
  found: Tried | null;
}

const endsOf = (tries: Try[]): Point[] => tries.flatMap(({ path }) => path.slice(-1));

/** What to aim at: the middle of the gate, or the white of the receiver in range who stands best. */
export function targetOf(gate: Gate | undefined, task: Task, symbols: Symbol[]): Point | null {
  if (!gate) return task.target;
  const { ball, goes } = task;
  if (gate.is_run) {
    const [a, b] = crossings(gate)[0] ?? [0, 0];
    return [ball[0], ball[1] + (goes * (Math.max(-12, Math.min(12, a)) + Math.max(-12, Math.min(12, b)))) / 2];
  }
  const near = symbols
    .filter((symbol) => inRange(gate, ball, goes, symbol))
    .map(whiteOf)
    .sort((one, two) => far(one, ball) - far(two, ball));
  return near.find((at) => within(gate, ball, goes, at)) ?? near[0] ?? null;
}

/** The white of a receiver: behind his triangle. */
function whiteOf(receiver: Symbol): Point {
  const [tip] = triangleOf(receiver);
  const turn = tip ? Math.atan2(tip[1] - receiver.y, tip[0] - receiver.x) : 0;
  return [receiver.x - 1.2 * Math.cos(turn), receiver.y - 1.2 * Math.sin(turn)];
}

export function Target({ gate, task, symbols }: { gate: Gate | undefined; task: Task; symbols: Symbol[] }) {
  const at = targetOf(gate, task, symbols);
  if (!at) return null;
  return (
    <g class="os-aim" transform={`translate(${at[0]} ${-at[1]})`} aria-hidden="true">
      <circle r="1.5" />
      <circle r=".5" />
      <path d="M-2.2 0h1M1.2 0h1M0 -2.2v1M0 1.2v1" />
    </g>
  );
}

export function Tries({ tries }: { tries: Try[] }) {
  if (tries.length === 0) return null;
  const last = tries.at(-1)?.found;
  return (
    <g class="os-tries" aria-hidden="true">
      {heatOf(endsOf(tries)).map(({ x, y, heat }) => (
        <rect
          key={`${x},${y}`}
          class="os-heat"
          x={x - 0.5}
          y={-y - 0.5}
          width="1"
          height="1"
          fill-opacity={0.12 + 0.68 * heat}
        />
      ))}
      {tries.map(({ path, kind }, at) => (
        <path key={at} class={`os-try ${kind} ${at === tries.length - 1 ? "last" : ""}`} d={lineOf(path)} />
      ))}
      {endsOf(tries).map(([x, y], at) => (
        <circle
          key={at}
          class={at === tries.length - 1 ? "os-end last" : "os-end"}
          cx={x}
          cy={-y}
          r={at === tries.length - 1 ? 0.6 : 0.35}
        />
      ))}
      {last && (
        <g class="os-hit">
          <circle cx={last.at[0]} cy={-last.at[1]} r=".95" />
          <path d={`M${last.at[0] - 0.35} ${-last.at[1] - 0.35}l.7 .7m0-.7l-.7 .7`} />
        </g>
      )}
    </g>
  );
}

/** The last try in words, and all of them together. */
export function TriesSaid() {
  const tries = desk.tries.value;
  const ends = endsOf(tries);
  const found = scatter(ends);
  const last = tries.at(-1)?.found;
  return (
    <p class="os-note" role="status">
      {last && <strong>{last.text}</strong>} {found ? os.practice.found(tries.length, meanOf(tries), found.off) : os.practice.none}{" "}
      {found && (
        <button type="button" class="button small plain" onClick={() => (desk.tries.value = [])}>
          {os.practice.clear}
        </button>
      )}
    </p>
  );
}

/** Mean yards of runs, share of catches of passes. */
function meanOf(tries: Try[]): { yards: number | null; caught: number | null } {
  const found = tries.flatMap((each) => (each.found ? [each.found] : []));
  if (found.length === 0) return { yards: null, caught: null };
  const dots = tries[0]?.kind === "dot";
  return {
    yards: dots ? null : found.reduce((sum, each) => sum + each.yards, 0) / found.length,
    caught: dots ? found.filter(({ by }) => by === "complete" || by === "good" || by === "it lands").length : null,
  };
}
