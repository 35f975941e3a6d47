/** The cards of Dice Football: what is on the table as the events told it, and the faces as the game's tables print them. */

import defences from "../../../../src/snapcount/games/dice_football/tables/defence_cards.json";
import type { Asked, EventOut, Seat } from "../../net/wire";
import { diceOf } from "../../parts/table/Log";
import type { Call, Situation, View } from "./view.gen";

export const CALLS: readonly Call[] = ["run", "short_pass", "long_pass", "field_goal", "punt"];
export const SCRIMMAGE: readonly Call[] = ["run", "short_pass", "long_pass"];
export const DEFENCES: readonly number[] = defences.cards.map((card) => card.defence);

export interface Face {
  run: number;
  short: number[];
  long: number[];
}

/** The face of a defence card; in the red zone cards 2 and 5 have other long-pass numbers (DF-7.5). */
export function faceOf(defence: number, red: boolean): Face | null {
  const card = defences.cards.find((one) => one.defence === defence);
  if (!card) return null;
  return { run: card.run_value, short: card.short_pass_numbers, long: red ? card.long_pass_numbers_in_red_zone : card.long_pass_numbers };
}

/** The cards on the table, as the events of a snap told them. */
export interface Cards {
  offence: Seat | null;
  call: string | null;
  defence: number | null;
  event: number | null;
  eventTitle: string;
  red: boolean;
  dice: EventOut[];
}

export const NO_CARDS: Cards = { offence: null, call: null, defence: null, event: null, eventTitle: "", red: false, dice: [] };
const STARTS = new Set(["play_began", "tossed"]);

/** The events of the last play: from the last one that began a play. */
export function lastPlay(events: EventOut[]): EventOut[] {
  const start = events.findLastIndex((event) => STARTS.has(event.what));
  return start < 0 ? [] : events.slice(start);
}

export function cardsOf(play: EventOut[]): Cards {
  const found: Cards = { ...NO_CARDS, dice: [] };
  for (const event of play) {
    const { facts } = event;
    if (event.what === "play_began" && "card" in facts) {
      found.offence = (facts["situation"] as unknown as Situation).offence;
      found.red = facts["red_zone"] === true;
      found.call = String(facts["card"]);
      found.defence = Number(facts["defence"]);
    } else if (event.what === "event_turned") {
      found.event = Number(facts["event"]);
      found.eventTitle = String(facts["card"]);
    } else if (event.what === "play_changed") found.call = String(facts["card"]);
    else if (event.what === "defence_changed") found.defence = Number(facts["defence"]);
    if (diceOf(event).length > 0 && !restates(event, found.dice)) found.dice.push(event);
  }
  return found;
}

/** After a ruling that could be challenged the result names its dice once more: they were thrown once. */
const restates = (event: EventOut, thrown: readonly EventOut[]): boolean =>
  !event.what.startsWith("challenge") && thrown.some((one) => one.what === "ruled" && String(diceOf(one)) === String(diceOf(event)));

/** The yards that count: those over the goal line don't. */
export function counted({ facts }: EventOut): number {
  const [yards, spot] = [Number(facts["yards"]), Number(facts["spot"] ?? 0)];
  return yards - Math.max(0, spot - GOAL_LINE);
}
const GOAL_LINE = 100;

/** How often each defence card was laid against a team's snaps. */
export function laidBefore(events: EventOut[], offence: Seat): number[] {
  const laid = DEFENCES.map(() => 0);
  for (const { what, facts } of events) {
    const at = Number(facts["defence"]) - 1;
    if (what !== "play_began" || !("defence" in facts) || (facts["situation"] as unknown as Situation).offence !== offence) continue;
    laid[at] = (laid[at] ?? 0) + 1;
  }
  return laid;
}

export interface Part {
  sign: string;
  value: string;
  label: "dice" | "card" | "event" | "thrown" | "goal";
}

/** The sum that decided, from the facts of the event and the further throws of its play: what the dice gave, what the cards and the event made of it. */
export function sumOf(event: EventOut, play: readonly EventOut[] = []): Part[] {
  const { usual, yards } = event.facts;
  if (event.what !== "gained" || typeof usual !== "number" || typeof yards !== "number") return [];
  const further = play.filter(({ what }) => what === "threw_again").map(total);
  const parts: Part[] = [
    { sign: "", value: String(total(event)), label: "dice" },
    ...further.map((more): Part => ({ sign: "+", value: String(more), label: "thrown" })),
  ];
  const first = withCard(parts, further.reduce((sum, more) => sum + more, total(event)), usual);
  const beyond: Part[] = counted(event) === yards ? [] : [{ sign: "=", value: String(yards), label: "goal" }];
  if (yards === usual) return [...first, ...beyond];
  const made = changed(usual, yards);
  return [...(made.sign === "×" ? bracketed(first) : first), made, ...beyond];
}

const total = (event: EventOut): number => diceOf(event).reduce((sum, die) => sum + die, 0);

/** A long pass goes twice as far; a defence takes its number off; a doublet does what its event says. */
function withCard(parts: Part[], thrown: number, usual: number): Part[] {
  if (usual === thrown) return parts;
  if (usual > 0 && usual % thrown === 0) return [...bracketed(parts), { sign: "×", value: String(usual / thrown), label: "card" }];
  return [...parts, { sign: usual < thrown ? "−" : "+", value: String(Math.abs(thrown - usual)), label: "card" }];
}

/** What is doubled is the whole of it: (10 − 4) × 2. */
function bracketed(parts: Part[]): Part[] {
  const last = parts.length - 1;
  if (!["+", "−"].includes(parts[last]?.sign ?? "")) return parts;
  return parts.map((part, at) => ({ ...part, value: `${at === 0 ? "(" : ""}${part.value}${at === last ? ")" : ""}` }));
}

function changed(usual: number, yards: number): Part {
  const times = usual !== 0 && yards % usual === 0 ? yards / usual : 0;
  if (times > 1) return { sign: "×", value: String(times), label: "event" };
  return { sign: yards > usual ? "+" : "−", value: String(Math.abs(yards - usual)), label: "event" };
}

const PLAYS = new Set(["CallPlay", "CallTry", "ChangePlay"]);
const COVERS = new Set(["CallDefence", "DefendTry", "ChangeDefence"]);
export const asksCall = (asked: Asked | null): boolean => asked !== null && PLAYS.has(asked.name);
export const asksDefence = (asked: Asked | null): boolean => asked !== null && COVERS.has(asked.name);

/** Which sides have laid their card face down while the other still thinks; null when no such moment. */
export function laid(
  view: Pick<View, "phase"> & { situation: Pick<Situation, "offence"> },
  play: EventOut[],
  waiting: readonly Seat[],
): { call: boolean; defence: boolean } | null {
  if (waiting.length !== 1 || !["scrimmage", "try"].includes(view.phase)) return null;
  const open = play.length > 0 && !play.some((event) => event.what === "play_ended");
  const calling = waiting[0] === view.situation.offence;
  return open ? null : { call: !calling, defence: calling };
}

/** What the game's `aid` says of card against card. */
export interface Matchups {
  chances: Record<string, number[]>;
  reach: Record<string, [number, number]>;
  red_zone: boolean;
}
