/** The cards that count in the play being executed, on each side, in the order in which they came; totals once they are told. */

import type { EventOut, Facts, Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { executed, playStart } from "../logic/draws";

export interface Counted {
  card: string;
  what: string;
}

export interface Sides {
  ball: Seat;
  offence: Counted[];
  defence: Counted[];
  totals: readonly [number, number] | null;
}

const COUNTS = /^(pass|yardage|reception|handoff|defence|run after the catch|open-field run)$/;

const seatOf = (facts: Facts): Seat => (facts["seat"] === "away" ? "away" : "home");
const pairs = (facts: Facts): [string, string][] => (Array.isArray(facts["cards"]) ? facts["cards"].flatMap((one) => (Array.isArray(one) ? [[String(one[0]), String(one[1])] as [string, string]] : [])) : []);

export function sidesOf(events: readonly EventOut[]): Sides | null {
  const call = executed(events);
  if (!call) return null;
  const play = events.slice(playStart(events)).filter((event) => event.n >= call.n);
  const told = play[0]?.facts ?? {};
  const ball = seatOf(told);
  const sides: Sides = { ball, offence: [], defence: [], totals: null };
  for (const { what, facts } of play) {
    const mine = seatOf(facts) === ball ? sides.offence : sides.defence;
    if (what === call.what && facts["card"]) sides.offence.push({ card: String(facts["card"]), what: cardBowl.role(call.place) });
    if (what === "turned" && COUNTS.test(String(facts["purpose"]))) mine.push({ card: String(facts["card"]), what: cardBowl.counts(String(facts["purpose"])) });
    if (what === "joined") sides.defence.push({ card: String(facts["card"]), what: cardBowl.role(String(facts["place"])) });
    if (what === "covered" || what === "tackled") sides.defence.push(...pairs(facts).map(([place, card]) => ({ card, what: cardBowl.role(place) })));
    if (what === "gained" || what === "incomplete") sides.totals = totalsOf(facts);
  }
  return sides;
}

function totalsOf(facts: Facts): readonly [number, number] | null {
  const known = new Map((Array.isArray(facts["totals"]) ? facts["totals"] : []) as [string, unknown][]);
  const [offence, defence] = [known.get("O"), known.get("D")];
  return typeof offence === "number" && typeof defence === "number" ? [offence, defence] : null;
}
