/** Score and ball while a play is on: what was told counts, and the ball is where the last move left it. */

import type { EventOut, Scoreboard, Seat } from "../../net/wire";
import { text } from "../../text/en";
import { lands, moves, type Stage } from "./stages";

const STILL: ReadonlySet<Stage> = new Set(["call", "cards", "dice", "sum"]);

/** The events whose moves may be seen: not yet the last one's while its dice roll. */
export const moved = (events: EventOut[], stage: Stage): EventOut[] => (STILL.has(stage) ? events.slice(0, -1) : events);

/** The spot of an event, from the home seat's goal line. */
export function placeOf(event: EventOut, length: number, fact = "spot"): number | null {
  const { seat, [fact]: spot } = event.facts;
  if (typeof spot !== "number" || (seat !== "home" && seat !== "away")) return null;
  return seat === "home" ? spot : length - spot;
}

/** Where an event leaves the ball: at its spot, or where the kick comes down. */
export function reached(event: EventOut, length: number): number | null {
  if (!lands(event)) return placeOf(event, length);
  const landing = placeOf(event, length, "landing");
  return landing === null ? null : length - landing;
}

/** `events`: what was shown since the scoreboard's moment; `told`: how many events of the game were told. */
export function during(board: Scoreboard, events: EventOut[], told: number, stage: Stage): Scoreboard {
  const now = { ...board };
  for (const event of moved(events, stage)) {
    const place = moves(event) ? reached(event, board.length) : null;
    if (place !== null) {
      now.ball = Math.max(-board.end_zone, Math.min(board.length + board.end_zone, place));
      if (CAUGHT.has(event.what)) has(now, event.facts["seat"] as Seat);
    }
    if (event.what === "scored" && event.n < told) score(now, event);
  }
  return now;
}

/** Whoever takes the ball has it from then on. */
const CAUGHT = new Set(["intercepted", "recovered", "returned", "touchback", "downed", "onside_recovered"]);

function has(now: Scoreboard, seat: Seat): void {
  const takenOver = seat !== now.possession && typeof now.line === "number";
  if (takenOver) Object.assign(now, { down: "", spot: "", line: null }); // the other side's down is over
  now.possession = seat;
  now.goes = seat === "home" ? 1 : -1;
}

function score(now: Scoreboard, { facts }: EventOut): void {
  const points = facts["score"];
  if (Array.isArray(points)) now.score = points as [number, number];
  if (facts["how"] !== "touchdown") return;
  const seat = facts["seat"] as Seat;
  has(now, seat);
  now.ball = seat === "home" ? now.length + now.end_zone / 2 : -now.end_zone / 2;
  Object.assign(now, { down: text.scoreboard.touchdown, spot: "", line: null });
}

export interface Leg {
  from: number;
  to: number;
  how: "run" | "air";
  seat: Seat;
}

/**
 * The ways the ball took in the last play, as they were: a return starts where it was caught, a kick flies to the posts,
 * which stand `deep` behind the goal line.
 */
export function legsOf(events: EventOut[], { length, end_zone: zone }: Pick<Scoreboard, "length" | "end_zone">, deep = zone): Leg[] {
  const began = events.findLastIndex((event) => event.what === "play_began");
  if (began < 0) return [];
  const situation = (events[began] as EventOut).facts["situation"] as { offence: Seat; ball: number };
  let at = situation.offence === "home" ? situation.ball : length - situation.ball;
  const legs: Leg[] = [];
  for (const event of events.slice(began + 1)) {
    const seat = event.facts["seat"] as Seat;
    if (goesThrough(event)) legs.push({ from: at, to: seat === "home" ? length + deep : -deep, how: "air", seat });
    const spot = moves(event) ? reached(event, length) : null;
    if (spot === null) continue;
    const to = WAYS[event.what] ? spot : withinZone(spot, seat, length, zone);
    const how = WAYS[event.what] ?? (event.facts["play"] === "pass" ? "air" : "run");
    const from = event.what === "returned" ? (placeOf(event, length, "start") ?? at) : at;
    if (how !== "none" && from !== to) legs.push({ from, to, how, seat });
    at = to;
  }
  return legs;
}

/** Whatever a card gains beyond it, a touchdown's way ends where the ball is then shown. */
const withinZone = (to: number, seat: Seat, length: number, zone: number): number =>
  seat === "home" ? Math.min(to, length + zone / 2) : Math.max(to, -zone / 2);

/** A kick between the posts: a field goal, or an extra point. */
const goesThrough = ({ what, facts }: EventOut): boolean =>
  facts["good"] !== false && (what === "field_goal_tried" || (what === "tried" && facts["how"] === "extra_point"));

const WAYS: Record<string, Leg["how"] | "none"> = {
  kicked_off: "air",
  punted: "air",
  missed: "air",
  kicked_back: "air",
  kicked_again: "air",
  intercepted: "air",
  onside_recovered: "air",
  onside_lost: "air",
  touchback: "none",
  penalised: "none",
};
