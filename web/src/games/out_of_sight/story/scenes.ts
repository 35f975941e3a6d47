/** What was drawn, read off the events: one scene for every line, pass or kick. */

import type { EventOut, Plain, Seat } from "../../../net/wire";
import { far } from "../field/geometry";
import type { Drawn, Point } from "../types";

export interface Scene {
  /** The number of the event that began it. */
  n: number;
  seat: Seat | null;
  /** Looking: the drop. */
  drop: Point[];
  /** Through the air, from here to the dot. */
  from: Point | null;
  dot: Point | null;
  /** The pen-line as far as it counts. */
  path: Point[];
  /** What ended it. */
  by: string;
  /** Where the play was called dead before the cover came off; drawn only where a linebacker was nearer. */
  said: Point | null;
  linebackers: Point[];
  /** What stopped it, by its id; a linebacker by his number from 0. */
  id: string | number | null;
  yards: number | null;
  /** The line after what stopped it, and where it would have ended without that. */
  rest: Point[];
  beyond: Beyond | null;
  /** By how much the nearest linebacker missed it, where Reds Only began, where the pen was lifted: yards. */
  missed: number | null;
  redsFrom: number | null;
  lifted: number | null;
  play: string;
  shape: boolean | null;
  cross: number | null;
  receiver: string;
  /** Everything needed is known. */
  ready: boolean;
}

export interface Beyond {
  by: string;
  id: string | number | null;
  at: Point;
  yards: number;
}

const BLANK = {
  drop: [],
  from: null,
  dot: null,
  path: [],
  by: "",
  said: null,
  linebackers: [],
  id: null,
  yards: null,
  rest: [],
  beyond: null,
  missed: null,
  redsFrom: null,
  lifted: null,
  play: "",
  shape: null,
  cross: null,
  receiver: "",
  ready: false,
} satisfies Partial<Scene>;

const blank = (event: EventOut): Scene => ({
  n: event.n,
  seat: seatOf(event.facts["seat"]),
  ...BLANK,
});

const seatOf = (fact: Plain | undefined): Seat | null => (fact === "home" || fact === "away" ? fact : null);
const pointOf = (fact: Plain | undefined): Point | null =>
  Array.isArray(fact) && typeof fact[0] === "number" && typeof fact[1] === "number" ? [fact[0], fact[1]] : null;
const pathOf = (fact: Plain | undefined): Point[] =>
  Array.isArray(fact) ? fact.map(pointOf).filter((point): point is Point => point !== null) : [];

const numberOf = (fact: Plain | undefined): number | null => (typeof fact === "number" ? fact : null);
const idOf = (fact: Plain | undefined): string | number | null =>
  typeof fact === "string" || typeof fact === "number" ? fact : null;
const beyondOf = (fact: Plain | undefined): Beyond | null => (fact ? (fact as unknown as Beyond) : null);

const CARRIES = new Set(["gained", "sacked", "returned"]);
const ENDS = new Set(["incomplete", "intercepted"]);

/** A kickoff, a play from scrimmage or a return begins a scene; a kick from scrimmage is one by itself. */
const begins = (what: string, facts: EventOut["facts"]): boolean =>
  what === "called" || what === "returned" || (what === "play_began" && "start" in facts) || isKick(what, facts);
const isKick = (what: string, facts: EventOut["facts"]): boolean =>
  "hold" in facts && (what !== "blocked" || facts["kick"] === "punt");

export function scenesOf(events: EventOut[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const { what, facts } = event;
    if (begins(what, facts) || (scenes.length === 0 && ["caught", "announced"].includes(what)))
      scenes.push(blank(event));
    const scene = scenes.at(-1);
    if (scene) read(scene, what, facts);
  }
  return scenes.filter((scene) => scene.ready);
}

function read(scene: Scene, what: string, facts: EventOut["facts"]): void {
  if (typeof facts["play"] === "string" && (what === "called" || what === "caught")) scene.play = facts["play"];
  if (what === "play_began") scene.from = pointOf(facts["start"]);
  else if (isKick(what, facts)) {
    scene.from = pointOf(facts["hold"]);
    land(scene, pointOf(facts["at"] ?? facts["hold"]), what);
  } else if (what === "kicked_off") land(scene, pointOf(facts["at"]), what);
  else if (what === "verdict" || what === "caught") {
    scene.drop = pathOf(facts["drop"]);
    scene.from = scene.drop.at(-1) ?? null;
    scene.dot = pointOf(facts["at"]);
    scene.by = String(facts["v"] ?? "complete");
    scene.receiver = String(facts["receiver"] ?? "");
    scene.shape = facts["shape"] === true;
  } else if (what === "announced") {
    scene.said = pointOf(facts["at"]);
    if (typeof facts["shape"] === "boolean") scene.shape = facts["shape"];
    scene.cross = numberOf(facts["cross"]);
  } else if (what === "linebacker_revealed") {
    scene.id = numberOf(facts["lb"]);
    if (facts["what"] === "broken_up") scene.by = "broken_up";
  } else if (what === "revealed") scene.linebackers = pathOf(facts["linebackers"]);
  else if (CARRIES.has(what)) {
    scene.path = pathOf(facts["path"]);
    scene.by = String(facts["by"]);
    scene.id = idOf(facts["id"]);
    scene.yards = numberOf(facts["yards"]);
    scene.rest = pathOf(facts["rest"]);
    scene.beyond = beyondOf(facts["beyond"]);
    scene.missed = numberOf(facts["missed"]);
    scene.redsFrom = numberOf(facts["reds_from"]);
    scene.lifted = numberOf(facts["lifted"]);
    if (scene.said && far(scene.said, scene.path.at(-1) ?? scene.said) < 0.01) scene.said = null;
    if (scene.drop.length > 0 && scene.path.length > 0 && sacked(scene))
      Object.assign(scene, { drop: [], from: null, dot: null });
    scene.ready = true;
  } else if (ENDS.has(what)) {
    if (what === "intercepted") scene.by = what;
    scene.ready = scene.dot !== null;
  }
}

/** The line starts at the ball, where the drop starts: the pass never happened. */
const sacked = ({ drop, path }: Scene): boolean => far(drop[0] as Point, path[0] as Point) < 0.01;

function land(scene: Scene, at: Point | null, by: string): void {
  scene.dot = at;
  scene.by = by;
  scene.ready = at !== null;
}

/** What lies on the field from before, with no events of it at hand: at rest. */
export const sceneOf = (last: Drawn): Scene => ({
  ...BLANK,
  n: -1,
  seat: null,
  drop: last.dot && last.path.length > 1 && last.by !== "kickoff" && !sameStart(last) ? last.path : [],
  from: last.dot && (last.path.length <= 1 || !sameStart(last)) ? (last.path.at(-1) ?? null) : null,
  dot: last.dot,
  path: last.dot && !sameStart(last) ? [] : last.path,
  by: last.by,
  linebackers: last.linebackers,
  ready: true,
});

/** A line that begins at the dot is the run after the catch. */
const sameStart = ({ path, dot }: Drawn): boolean =>
  dot !== null && path.length > 1 && far(path[0] as Point, dot) < 0.6;

export const lengthOf = (path: Point[]): number =>
  path.slice(1).reduce((sum, point, at) => sum + far(point, path[at] as Point), 0);

/** The result stands for so long before anything else comes. */
const STANDS = 900;

/** How long each part of a scene takes on the screen, in ms. */
export function timing(scene: Scene): Record<"drop" | "flight" | "line" | "lift" | "rest" | "all", number> {
  const drop = scene.drop.length > 1 ? 450 : 0;
  const flight = scene.dot && scene.from ? 750 : 0;
  const line = scene.path.length > 1 ? Math.min(2600, 700 + 45 * lengthOf(scene.path)) : 0;
  const lift = scene.linebackers.length > 0 ? 800 : 0;
  const rest = scene.rest.length > 0 && scene.beyond ? 500 : 0;
  return { drop, flight, line, lift, rest, all: drop + flight + line + lift + rest + STANDS };
}

const NEAR = 20;

/** Everything that was drawn, as far as it matters: places that the camera must hold. Linebackers far off don't. */
export function pointsOf(scene: Scene): Point[] {
  const drawn = [...scene.path, ...scene.drop, ...[scene.from, scene.dot, scene.beyond?.at ?? null].filter((at): at is Point => at !== null)];
  return [...drawn, ...scene.linebackers.filter((man) => drawn.some((at) => far(at, man) < NEAR))];
}

/** The lowest place of what was drawn: the result covers none of it. */
export function lowest(scenes: readonly Scene[]): Point | null {
  const drawn = scenes.flatMap(({ path, drop, dot }) => [...path, ...drop, ...(dot ? [dot] : [])]);
  return drawn.reduce<Point | null>((low, at) => (low === null || at[1] < low[1] ? at : low), null);
}
