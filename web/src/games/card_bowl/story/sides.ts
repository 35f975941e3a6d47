/** The cards that count in the play being executed, on each side, in the order in which they came; totals once they are told. */

import type { EventOut, Facts, Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { executed, playStart, shownFaces } from "../logic/draws";

export interface Counted {
  card: string;
  what: string;
  /** It counts nothing: a Red Joker, by which the ball is lost. */
  apart?: boolean;
}

export interface Sides {
  ball: Seat;
  offence: Counted[];
  defence: Counted[];
  totals: readonly [number, number] | null;
  /** What the totals hold beside the cards shown: the men of the lane, the shotgun, cards left out. */
  rest: readonly [number, number];
  /** What was run on after that: cards turned for it, those who tackled, and card against card once it is told. */
  runs: Counted[];
  tackles: Counted[];
  onward: readonly (readonly [number, number])[];
  /** What it came to, and the event that says so. */
  came: { yards: number; n: number; rule: string } | null;
}

const COUNTS = /^(pass|yardage|reception|handoff|defence)$/;
const RUNS_ON = /^(run after the catch|open-field run)$/;

const seatOf = (facts: Facts): Seat => (facts["seat"] === "away" ? "away" : "home");
/** Cards on their places, as an event tells them. */
const placed = (facts: Facts): Counted[] =>
  (Array.isArray(facts["cards"]) ? (facts["cards"] as unknown as { place: string; card: string }[]) : []).map(({ place, card }) => ({ card, what: cardBowl.role(place) }));

const JOKER = /^[RB]J$/;
const RED_JOKER = "RJ";
const FACES: Record<string, number> = { A: 1, J: 11, Q: 12, K: 13 };
/** What a card counts; a Joker among the eleven is worth 15 (CB-1.5). */
export const worth = (card: string): number => (JOKER.test(card) ? 15 : (FACES[card.slice(0, -1)] ?? Number(card.slice(0, -1))));
const sum = (cards: readonly Counted[]): number => cards.reduce((all, { card, apart }) => (apart ? all : all + worth(card)), 0);

/** The last card still lies face down: nobody knows yet what it counts. */
export const faceDownLast = (events: readonly EventOut[]): EventOut[] =>
  events.map((event, at) => (at === events.length - 1 ? { ...event, facts: { ...event.facts, card: "" } } : event));

export function sidesOf(events: readonly EventOut[]): Sides | null {
  const call = executed(events);
  if (!call) return null;
  const play = events.slice(playStart(events)).filter((event) => event.n >= call.n);
  const told = play[0]?.facts ?? {};
  const ball = seatOf(told);
  const sides: Sides = { ball, offence: [], defence: [], totals: null, rest: [0, 0], runs: [], tackles: [], onward: [], came: null };
  const passer = shownFaces(events)["QB"];
  const lostBy = play.find(({ what }) => what === "fumbled" || what === "intercepted")?.what ?? "";
  if (call.what === "threw" && passer) sides.offence.push({ card: passer, what: cardBowl.role("QB") });
  for (const { n, what, facts, rule } of play) {
    const mine = seatOf(facts) === ball ? sides.offence : sides.defence;
    const purpose = String(facts["purpose"]);
    if (what === call.what && facts["card"]) sides.offence.push({ card: String(facts["card"]), what: cardBowl.role(call.place) });
    const card = String(facts["card"]);
    // A Joker turned for one of these is a flag or a lost ball: another card takes its place.
    if (what === "turned" && COUNTS.test(purpose) && !JOKER.test(card)) mine.push({ card, what: cardBowl.counts(purpose) });
    if (what === "turned" && COUNTS.test(purpose) && card === RED_JOKER) mine.push({ card, what: cardBowl.redJoker(lostBy), apart: true });
    if (what === "turned" && RUNS_ON.test(purpose)) sides.runs.push({ card: String(facts["card"]), what: cardBowl.counts(purpose) });
    if (what === "joined") sides.defence.push({ card: String(facts["card"]), what: cardBowl.role(String(facts["place"])) });
    if (what === "covered") sides.defence.push(...placed(facts));
    if (what === "tackled") sides.tackles.push(...placed(facts));
    if (what === "gained" || what === "incomplete") Object.assign(sides, totalsOf(facts));
    if (what === "gained" && typeof facts["yards"] === "number") sides.came = { yards: facts["yards"], n, rule };
  }
  if (sides.totals) sides.rest = [sides.totals[0] - sum(sides.offence), sides.totals[1] - sum(sides.defence)];
  return sides;
}

function totalsOf(facts: Facts): Pick<Sides, "totals" | "onward"> {
  const known = new Map((Array.isArray(facts["totals"]) ? facts["totals"] : []) as [string, unknown][]);
  const [offence, defence, run] = [known.get("O"), known.get("D"), known.get("run")];
  return {
    totals: typeof offence === "number" && typeof defence === "number" ? [offence, defence] : null,
    onward: Array.isArray(run) ? (run as [number, number][]) : [],
  };
}
