/** What the camera shows of each question: the stretch that matters. */

import type { Asked } from "../../../net/wire";
import { clamp, HASH, SIDE, type Sight } from "./geometry";
import { bandsOf, crossings, depthsOf } from "./gates";
import { goingOf, type Gate, type Point, type View, xOf } from "../types";
import type { SetLinebackers, SpotBall } from "../view.gen";

const RUN_LEAST = 25;
const AHEAD = 16;

/** A run from here: some yards back, the gate, the line to gain, where Reds Only begins. */
function runPoints(gate: Gate, ball: Point, goes: number, line: number | null): Point[] {
  const [x, y] = ball;
  const ahead = Math.max(AHEAD, (gate.reds_after ?? 0) + 5);
  const wide = crossings(gate)
    .flat()
    .map((c): Point => [x, clamp(y + goes * clamp(c, -12, 12), -SIDE, SIDE)]);
  const to = line === null ? x + goes * ahead : line;
  return [[x - goes * 7, y], [x + goes * ahead, y], [clamp(to, x - 22, x + 22), y], ...wide];
}

/** A pass: the drop, and all of where the dot may lie. */
function passPoints(gate: Gate, ball: Point, goes: number, drop: Point[]): Point[] {
  const [from, to] = depthsOf(gate);
  return [
    ball,
    ...drop,
    ...bandsOf(gate, ball[1]).flatMap(([low, high]): Point[] => [
      [ball[0] + goes * from, low],
      [ball[0] + goes * to, high],
    ]),
  ];
}

export function playSight(view: View, gate: Gate, ball: Point, goes: number, drop: Point[]): Sight {
  const line = view.trying ? null : xOf(view, view.situation.line);
  const points = gate.is_run ? runPoints(gate, ball, goes, line) : passPoints(gate, ball, goes, drop);
  return { points, goes, least: RUN_LEAST };
}

/** From here on, with nothing named yet: a return, or somebody else's play. */
export const aheadSight = (at: Point, goes: number, yards = 34): Sight => ({
  points: [[at[0] - goes * 6, at[1]], [at[0] + goes * yards, at[1]]],
  goes,
  least: 34,
});

export function placeSight(asked: Asked): Sight {
  if (asked.name === "SpotBall") {
    const { scrimmage_x: x, goes } = asked.facts as unknown as SpotBall;
    return { points: [[x - goes * 6, HASH], [x + goes * 14, -HASH]], goes, least: RUN_LEAST };
  }
  const { scrimmage_x: x, ball_y: y, goes } = asked.facts as unknown as SetLinebackers;
  return { points: [[x - goes * 10, y - 11], [x + goes * 18, y + 11]], goes, least: 28 };
}

/** With nothing asked: the ball, and the way it goes. */
export function standSight(view: View): Sight {
  if (view.run) return aheadSight(view.run.start, view.run.carrier.seat === "home" ? view.home_goes : -view.home_goes);
  const goes = goingOf(view);
  if (view.phase === "kickoff" || view.phase === "free_kick")
    return aheadSight([xOf(view, view.situation.ball), 0], goes, 66);
  if (view.phase === "weather" || view.phase === "toss" || view.phase === "over")
    return { points: [[-20, 26], [120, -26]], goes: 0, least: 58 };
  return aheadSight([xOf(view, view.situation.ball), view.ball_at[1]], goes, 24);
}
