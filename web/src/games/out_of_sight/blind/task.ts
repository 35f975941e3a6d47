/** What a question wants drawn: a line or a dot, from where, and how much of the field to look at. */

import type { Asked, Option } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import type { Sight } from "../field/geometry";
import { type Gate, type Point, type Stroke, type View, xOf } from "../types";
import type { KickIt, KickOff, RunAfterCatch } from "../view.gen";

/** What is to be drawn, and from where. */
export interface Task {
  kind: "run" | "dot";
  start: Point;
  /** Before any drop: the camera stays with it. */
  ball: Point;
  goes: number;
  /** Where it may lead: the camera holds it. */
  target: Point | null;
}

export function taskOf(asked: Asked, gate: Gate | undefined, drop: Point[]): Task {
  const facts = asked.facts as unknown as Partial<RunAfterCatch> & Pick<RunAfterCatch, "goes">;
  const ball = facts.ball_at && asked.name === "CallPlay" ? facts.ball_at : (facts.start ?? [50, 0]);
  const start = drop.at(-1) ?? ball;
  const isDot = asked.name === "KickOff" || asked.name === "KickIt" || gate?.is_run === false;
  const target = asked.name.startsWith("Kick") ? (asked.options.map(dotOf).find((at) => at !== null) ?? null) : null;
  return { kind: isDot ? "dot" : "run", start, ball, goes: facts.goes, target };
}

/** Where an offered kick lands. */
function dotOf({ value }: Option): Point | null {
  const segments = (value as unknown as Stroke | null)?.segments;
  const at = segments?.at(-1)?.pts[0];
  return at ? [at[0], at[1]] : null;
}

/** Yards behind the ball that a finger takes on a phone. */
const GRIP = 4;

/** A kick: from where it is held to where it may land. */
export const kickSight = (task: Task, most: number | null): Sight => ({
  points: [task.start, [task.start[0] - task.goes * GRIP, task.start[1]], ...(task.target ? [task.target] : []), ...(most === null ? [] : [[most, 0] as Point]), [task.start[0], 12], [task.start[0], -12]],
  goes: task.goes,
  least: 40,
});

export function sayOf(asked: Asked, task: Task, practice: boolean, gate: Gate | undefined): string {
  if (practice) return os.practice.hint;
  if (asked.name === "RunAfterCatch") return "";
  if (asked.facts["kind"] === "high_punt") return os.draw.high;
  if (asked.name === "KickOff" || asked.name === "KickIt") return os.draw.kick;
  if (gate?.drop === 10) return os.draw.long;
  return task.kind === "dot" ? os.draw.pass : os.draw.run;
}

/** The x that a kick must not pass. */
export function mostOf(asked: Asked, view: View): number | null {
  const { start, goes, most, kind } = asked.facts as unknown as KickOff & Partial<KickIt>;
  if (asked.name !== "KickOff" && kind !== "punt" && kind !== "high_punt") return null;
  const x = (asked.name === "KickOff" ? start[0] : xOf(view, view.situation.ball)) + goes * most;
  return x > -20 && x < 120 ? x : null;
}
