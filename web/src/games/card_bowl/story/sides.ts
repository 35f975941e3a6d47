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
  /** What was run on after that: cards turned for it, those who tackled, and card against card once it is told. */
  runs: Counted[];
  tackles: Counted[];
  onward: readonly (readonly [number, number])[];
  /** What it came to. */
  yards: number | null;
}

const COUNTS = /^(pass|yardage|reception|handoff|defence)$/;
const RUNS_ON = /^(run after the catch|open-field run)$/;

const seatOf = (facts: Facts): Seat => (facts["seat"] === "away" ? "away" : "home");
/** Cards on their places, as an event tells them. */
const placed = (facts: Facts): Counted[] =>
  (Array.isArray(facts["cards"]) ? (facts["cards"] as unknown as { place: string; card: string }[]) : []).map(({ place, card }) => ({ card, what: cardBowl.role(place) }));

export function sidesOf(events: readonly EventOut[]): Sides | null {
  const call = executed(events);
  if (!call) return null;
  const play = events.slice(playStart(events)).filter((event) => event.n >= call.n);
  const told = play[0]?.facts ?? {};
  const ball = seatOf(told);
  const sides: Sides = { ball, offence: [], defence: [], totals: null, runs: [], tackles: [], onward: [], yards: null };
  for (const { what, facts } of play) {
    const mine = seatOf(facts) === ball ? sides.offence : sides.defence;
    const purpose = String(facts["purpose"]);
    if (what === call.what && facts["card"]) sides.offence.push({ card: String(facts["card"]), what: cardBowl.role(call.place) });
    if (what === "turned" && COUNTS.test(purpose)) mine.push({ card: String(facts["card"]), what: cardBowl.counts(purpose) });
    if (what === "turned" && RUNS_ON.test(purpose)) sides.runs.push({ card: String(facts["card"]), what: cardBowl.counts(purpose) });
    if (what === "joined") sides.defence.push({ card: String(facts["card"]), what: cardBowl.role(String(facts["place"])) });
    if (what === "covered") sides.defence.push(...placed(facts));
    if (what === "tackled") sides.tackles.push(...placed(facts));
    if (what === "gained" || what === "incomplete") Object.assign(sides, totalsOf(facts));
    if (what === "gained" && typeof facts["yards"] === "number") sides.yards = facts["yards"];
  }
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
