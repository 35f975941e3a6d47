/** What the ball did on the last play, as its events told it: each stretch where it really went. */

import type { EventOut, Seat } from "../../../net/wire";
import { seatOf } from "../grids";
import { LENGTH, type Situation } from "../types";
import { fromHome } from "./places";

export interface Stretch {
  /** Yards from the home goal line. */
  from: number;
  to: number;
  /** Through the air, or carried. */
  air: boolean;
}

const QB_DEPTH = 7;
/** How far behind the goal line the posts stand on our field. */
export const POSTS = 25;

const KICKS = new Set(["kicked_off", "punted", "kicked_back", "kicked_again", "missed"]);
const CARRIED = new Set(["returned"]);

/** Spots are told in the yards of the seat that the event names. */
const spotOf = ({ facts }: EventOut): number | null => {
  const seat = seatOf(facts["seat"]);
  return seat && typeof facts["spot"] === "number" ? fromHome(seat, facts["spot"]) : null;
};

export function trailOf(events: EventOut[]): Stretch[] {
  const found: Stretch[] = [];
  let at: number | null = null;
  let passed = false;
  let offence: Seat = "home";
  const go = (to: number, air: boolean): void => {
    if (at !== null && to !== at) found.push({ from: at, to, air });
    at = to;
  };
  for (const event of events) {
    const { facts, what } = event;
    if (what === "play_began") {
      const now = facts["situation"] as unknown as Situation;
      offence = now.offence;
      at = fromHome(offence, now.ball);
      found.length = 0;
      passed = false;
    } else if (what === "threw") passed = facts["complete"] === true;
    else if (what === "gained") {
      if (facts["play"] === "pass" && passed && at !== null) at = fromHome(offence, ownYards(at, offence) - QB_DEPTH);
      const spot = spotOf(event);
      if (spot !== null) go(inZone(spot), facts["play"] === "pass");
    } else if (what === "intercepted") {
      const spot = spotOf(event);
      if (at !== null) at = fromHome(offence, ownYards(at, offence) - QB_DEPTH);
      if (spot !== null) go(spot, true);
    } else if (what === "sacked" && at !== null) go(fromHome(offence, ownYards(at, offence) + Number(facts["yards"])), false);
    else if (KICKS.has(what) && typeof facts["landing"] === "number") {
      const seat = seatOf(facts["seat"]) ?? offence;
      go(inZone(fromHome(seat === "home" ? "away" : "home", facts["landing"])), true);
    } else if (what === "field_goal_tried" && facts["good"] === true) go(fromHome(offence, LENGTH + POSTS), true);
    else if (what === "tried" && facts["good"] === true && facts["how"] === "extra_point") go(fromHome(offence, LENGTH + POSTS), true);
    else if (CARRIED.has(what)) {
      const spot = spotOf(event);
      if (spot !== null) go(inZone(spot), false);
    }
  }
  return found;
}

const ownYards = (x: number, seat: Seat): number => (seat === "home" ? x : LENGTH - x);
/** A gain beyond the goal line ends in the end zone. */
const inZone = (x: number): number => Math.max(-22, Math.min(LENGTH + 22, x));
