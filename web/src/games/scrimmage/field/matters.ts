/** What the camera has to hold: the ball, the lines, the men who matter. */

import type { Ghost } from "../mind";
import type { Man, Play } from "../types";
import { middle, rowOf, type Point } from "./hexes";

/** Phases in which nobody stands on the hexes. */
export const EMPTY = new Set(["toss", "objective", "kickoff", "free_kick"]);

/** Rows beyond the line in which a defence sets up. */
const DEEP = 10;
/** Rows around the ball in which men matter. */
const NEAR = 9;

export function ballHex(play: Play, men: readonly Man[]): number {
  const holder = play.holder || play.loose || play.carriers[0] || "";
  return men.find((one) => one.id === holder && one.hex >= 0)?.hex ?? play.hex;
}

/** A huddle stands six rows or more behind the line (SC-4.4). */
const HUDDLED = 6;

/** While men are placed: those in mind where they would stand, and those at the line; the others' huddle is no place to look at. */
export function atPlaces(men: readonly Man[], ghosts: readonly Ghost[] | null, line: number): readonly Man[] {
  if (!ghosts) return men;
  // Before a game's first play the view knows of no men at all.
  const placed = ghosts.map(([id, hex, facing]): Man => ({ id, hex, facing, hit: false, level: 0, off: "", mp: 0, status: "" }));
  const others = men.filter((one) => one.hex >= 0 && !placed.some(({ id }) => id === one.id) && Math.abs(rowOf(one.hex) - line) < HUDDLED);
  return [...placed, ...others];
}

/** The result stands over so many rows at the lower edge. */
const RESULT = 4;

/** A place below the men of a play's last picture: the camera leaves room there, so that the result covers none of them. */
export function below(men: readonly Man[], last: readonly string[], up: number): Point[] {
  const points = men.filter((one) => one.hex >= 0 && last.includes(one.id)).map((one) => middle(one.hex, up));
  const lowest = points.sort((one, two) => two.y - one.y)[0];
  return lowest ? [{ x: lowest.x, y: lowest.y + RESULT }] : [];
}

/** What a lesson points at, the ball, room for a result, the lines, then the men by how near they are to the ball; all but these men must stay in view.
 * A lesson that points somewhere is about that: for the lines it goes no further off. */
export function whatMatters(men: readonly Man[], focus: number, play: Play, gainRow: number | null, up: number, pointed: readonly number[], defends: boolean, ended: readonly Point[] = []): { points: Point[]; musts: number } {
  const ball = middle(focus, up);
  const lines = EMPTY.has(play.phase) ? [] : [...ended, { x: ball.x, y: -up * play.scrimmage_line }];
  if (gainRow !== null) lines.push({ x: ball.x, y: -up * gainRow });
  if (defends) lines.push({ x: ball.x, y: -up * play.scrimmage_line - DEEP });
  const others = men
    .filter((one) => one.hex >= 0)
    .map((one) => middle(one.hex, up))
    .sort((one, two) => Math.abs(one.y - ball.y) - Math.abs(two.y - ball.y));
  const near = others.filter((point) => Math.abs(point.y - ball.y) <= NEAR);
  const far = others.filter((point) => Math.abs(point.y - ball.y) > NEAR);
  const shown = pointed.map((hex) => middle(hex, up));
  const matters = shown.length > 0 ? [...shown, ball, ...near] : [ball, ...lines, ...near, ...far];
  return { points: matters, musts: shown.length || 1 + lines.length };
}
