/** What the camera has to hold: the ball, the lines, the men who matter. */

import type { Asked } from "../../../net/wire";
import type { Ghost } from "../mind";
import type { Man, PassOdds, Play } from "../types";
import type { NameTarget } from "../view.gen";
import { middle, rowOf, type Point } from "./hexes";

/** Phases in which nobody stands on the hexes. */
export const EMPTY = new Set(["toss", "objective", "kickoff", "free_kick"]);

/** Rows beyond the line in which a defence sets up and most passes end. */
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

/** Where the question at hand is: the men to whom a pass can be thrown now or later, and the first target while the second is named. */
export function inQuestion(asked: Asked | null, men: readonly Man[], passes: readonly PassOdds[]): number[] {
  if (asked?.name === "NameTarget") return [(asked.facts as Partial<NameTarget>).first ?? -1].filter((hex) => hex >= 0);
  if (asked?.name !== "ShortPass" && asked?.name !== "LongPass") return [];
  return men.filter((one) => one.hex >= 0 && (asked.options.some((option) => option.value === one.id) || passes.some((pass) => pass.to === one.id))).map((one) => one.hex);
}

export const inHuddle = (ghosts: readonly Ghost[], line: number): boolean => ghosts.every(([, hex]) => Math.abs(rowOf(hex) - line) >= HUDDLED);

/** Where a man who is placed may stand, as far as it is looked at: the nearest and the farthest row. */
export function reachOf(hexes: readonly number[] | undefined, play: Play): number[] {
  const near = (hexes ?? []).filter((hex) => Math.abs(rowOf(hex) - play.scrimmage_line) <= DEEP);
  return [near[0], near.at(-1)].filter((hex) => hex !== undefined);
}

/** The result stands over so many rows at the lower edge. */
const RESULT = 4;

/** A place below the men of a play's last picture: the camera leaves room there, so that the result covers none of them. */
export function below(men: readonly Man[], last: readonly string[], up: number): Point[] {
  const points = men.filter((one) => one.hex >= 0 && last.includes(one.id)).map((one) => middle(one.hex, up));
  const lowest = points.sort((one, two) => two.y - one.y)[0];
  return lowest ? [{ x: lowest.x, y: lowest.y + RESULT }] : [];
}

interface Wanted {
  points: Point[];
  musts: number;
  near: number;
}

/** What a lesson points at, the ball, room for a result, the lines, then the men by how near they are to the ball; all but these men must stay in view.
 * A lesson that points somewhere is about that: for the lines it goes no further off. A line far behind the ball no longer matters. */
export function whatMatters(men: readonly Man[], focus: number, play: Play, gainRow: number | null, up: number, pointed: readonly number[], deep: boolean, ended: readonly Point[] = []): Wanted {
  const ball = middle(focus, up);
  const passed = (row: number): boolean => (rowOf(focus) - row) * play.dir > NEAR;
  const rows = EMPTY.has(play.phase) ? [] : [play.scrimmage_line];
  if (gainRow !== null) rows.push(gainRow);
  const lines = [...ended, ...rows.filter((row) => !passed(row)).map((row) => ({ x: ball.x, y: -up * row }))];
  if (deep) lines.push({ x: ball.x, y: -up * play.scrimmage_line - DEEP });
  const others = men
    .filter((one) => one.hex >= 0)
    .map((one) => middle(one.hex, up))
    .sort((one, two) => Math.abs(one.y - ball.y) - Math.abs(two.y - ball.y));
  const near = others.filter((point) => Math.abs(point.y - ball.y) <= NEAR);
  const far = others.filter((point) => Math.abs(point.y - ball.y) > NEAR);
  const shown = pointed.map((hex) => middle(hex, up));
  const matters = shown.length > 0 ? [...shown, ...ended, ball, ...near] : [ball, ...lines, ...near, ...far];
  return { points: matters, musts: shown.length || 1 + lines.length, near: matters.length - (shown.length > 0 ? 0 : far.length) };
}
