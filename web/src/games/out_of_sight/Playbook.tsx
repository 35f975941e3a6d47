/** The Playbook: a picture of what each play asks of its line, and the same drawn on the field. */

import type { Asked, Option } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import { clamp, PEN, SIDE } from "./geometry";
import { lineOf } from "./Pitch";
import type { Gate, Point } from "./types";

export const gatesOf = (asked: Asked): Gate[] => (asked.facts["gates"] ?? []) as unknown as Gate[];

/** The stretches of y, left positive, where a run must cross the line. */
export function crossings({ side, cross }: Gate): Point[] {
  const [low, high] = cross;
  if (side !== 0) return [[side * low, side * Math.min(high, 60)]];
  return [[-Math.min(high, 60), Math.min(high, 60)]];
}

export function Playbook({ asked, chosen, onChoose }: { asked: Asked; chosen: string; onChoose(play: string): void }) {
  const gates = gatesOf(asked);
  return (
    <div class="os-book" role="group" aria-label={os.book.label}>
      {[true, false].map((runs) => (
        <div key={String(runs)} class="os-leaf">
          <h3>{runs ? os.book.runs : os.book.passes}</h3>
          <div class="os-plays">
            {gates
              .filter((gate) => gate.is_run === runs)
              .map((gate) => (
                <button
                  key={gate.play}
                  type="button"
                  class="os-play"
                  aria-pressed={gate.play === chosen}
                  data-play={gate.play}
                  title={explained(asked, gate.play)}
                  onClick={() => onChoose(gate.play)}
                >
                  <Diagram gate={gate} />
                  <span>{gate.name}</span>
                </button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export const optionOf = (asked: Asked, play: string): Option | undefined =>
  asked.options.find(
    ({ value }) => value !== null && typeof value === "object" && !Array.isArray(value) && value["play"] === play,
  );

export const explained = (asked: Asked, play: string): string => optionOf(asked, play)?.explain ?? "";

/** Upfield is up. The green stretch is where the line must go through, the dashed red line where Reds Only begins. */
function Diagram({ gate }: { gate: Gate }) {
  return gate.is_run ? <RunDiagram gate={gate} /> : <PassDiagram gate={gate} />;
}

const bent = (points: Point[]): string => {
  const [first, ...rest] = points as [Point, ...Point[]];
  let d = `M${first[0]} ${first[1]}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    d += next
      ? `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
      : `L${point[0]} ${point[1]}`;
  });
  return d;
};

function RunDiagram({ gate }: { gate: Gate }) {
  const [from, to] = (crossings(gate)[0] ?? [0, 0]).map((c) => clamp(-c, -15, 15)) as Point;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const through = gate.side === 0 ? 0.8 : clamp((left + right) / 2, -12, 12);
  const fake: Point[] = gate.fake > 0 ? [[gate.side * gate.fake * 1.15, gate.drop - 0.6]] : [];
  const top = gate.cap === null ? -13 : -gate.cap;
  return (
    <svg viewBox="-16 -15 32 22" aria-hidden="true">
      <rect class="os-page" x="-16" y="-15" width="32" height="22" />
      {gate.reds_after !== null && <path class="os-reds" d={`M-16 ${-gate.reds_after}H16`} />}
      {gate.reds_after !== null && (
        <rect class="os-redzone" x="-16" y="-15" width="32" height={Math.max(0, 15 - gate.reds_after)} />
      )}
      <path class="os-rule" d="M-16 0H16" />
      {gate.cap !== null && <path class="os-cap" d={`M-16 ${-gate.cap}H16`} />}
      {gate.cap === null && <path class="os-gate" d={`M${left} 0H${right}`} />}
      {gate.fake > 0 && <path class="os-fake" d={`M${gate.side * gate.fake} .6V6`} />}
      {gate.drop > 0 && <path class="os-back" d={`M0 0V${gate.drop}`} />}
      <path class="os-way" d={bent([[0, gate.drop], ...fake, [through, 0.4], [through * 1.04, top]])} />
      <ellipse class="os-egg" cx="0" cy="0" rx=".8" ry="1.1" />
    </svg>
  );
}

function PassDiagram({ gate }: { gate: Gate }) {
  const bands = bandsOf(gate, 0);
  const band = bands.at(-1);
  const [from, to] = depthsOf(gate);
  const at: Point = band ? [(-band[0] - band[1]) / 2, -(from + to) / 2] : [0, -20];
  const deep = gate.drop === 10;
  return (
    <svg class={deep ? "deep" : "short"} viewBox={deep ? "-48 -52 96 65" : "-28 -22 56 37"} aria-hidden="true">
      <rect class="os-page" x="-60" y="-60" width="120" height="80" />
      <path class="os-touch" d={`M${-SIDE} -60V20M${SIDE} -60V20`} />
      {bands.map(([low, high]) => (
        <rect key={low} class="os-band" x={-high} y={-to} width={high - low} height={to - from} />
      ))}
      <path class="os-rule wide" d="M-60 0H60" />
      <path class="os-back wide" d={`M0 0V${gate.drop}`} />
      <path class="os-throw" d={`M0 ${gate.drop}L${at[0]} ${at[1]}`} />
      <circle class="os-target" cx={at[0]} cy={at[1]} r="2.4" />
      <ellipse class="os-egg" cx="0" cy="0" rx="1.7" ry="2.3" />
    </svg>
  );
}

const depthsOf = ({ depth, most }: Gate): Point => [depth[0], Math.min(depth[1], most ?? depth[1])];

/** The stretches across the field where a dot counts. */
function bandsOf({ lateral, from_ball }: Gate, ballY: number): Point[] {
  const middle = from_ball ? ballY : 0;
  const [low, high] = [lateral[0], Math.min(lateral[1], 2 * SIDE)];
  const cut = ([a, b]: Point): Point => [clamp(a, -SIDE, SIDE), clamp(b, -SIDE, SIDE)];
  return low === 0
    ? [cut([middle - high, middle + high])]
    : [cut([middle - high, middle - low]), cut([middle + low, middle + high])];
}

/** The gate of the named play on the field itself (OS-9.11). */
export function GateMarks({ gate, ball, goes, drop }: { gate: Gate; ball: Point; goes: number; drop: Point[] }) {
  const [x, y] = ball;
  const scrimmage = x + goes * PEN;
  const up = (at: number) => -clamp(y + goes * at, -SIDE, SIDE);
  const [from, to] = depthsOf(gate);
  return (
    <g class="os-marks" aria-hidden="true">
      {gate.is_run && gate.reds_after !== null && (
        <path class="os-reds" d={`M${x + goes * gate.reds_after} ${-SIDE}V${SIDE}`} />
      )}
      {gate.cap !== null && <path class="os-cap" d={`M${x + goes * gate.cap} ${up(5)}V${up(-5)}`} />}
      {gate.is_run &&
        gate.cap === null &&
        crossings(gate).map(([a, b]) => <path key={a} class="os-gate" d={`M${x} ${up(a)}V${up(b)}`} />)}
      {gate.fake > 0 && <path class="os-fake" d={`M${x} ${up(-gate.side * gate.fake)}h${-goes * 7}`} />}
      {!gate.is_run &&
        bandsOf(gate, y).map(([low, high]) => (
          <rect
            key={low}
            class="os-band"
            x={Math.min(scrimmage + goes * from, scrimmage + goes * to)}
            y={-high}
            width={to - from}
            height={high - low}
          />
        ))}
      {drop.length > 1 && <path class="os-back" d={lineOf(drop)} />}
    </g>
  );
}
