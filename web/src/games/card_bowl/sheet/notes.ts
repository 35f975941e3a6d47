/** The score sheet in the rulebook's style: a line a play, a team's drive under its name. */

import type { EventOut, Names, Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { Result } from "../types";

export interface SheetLine {
  n: number;
  clock: string;
  down: string;
  spot: string;
  play: string;
  score: string;
}

export interface Drive {
  n: number;
  seat: Seat;
  quarter: number;
  lines: SheetLine[];
}

interface Ended {
  result: Result;
  quarter: number;
  clock: number;
  offence: Seat;
  los: number;
  down: number;
  to_go: number;
  trying: number;
  points: number;
  seat: Seat;
}

const KICKS = new Set(["kickoff", "squib", "onside", "safety_punt"]);

/** Every play that has ended, by drives. Kickoffs stand with the team that receives them. */
export function sheetOf(events: readonly EventOut[], names: Names, timing: string): Drive[] {
  const drives: Drive[] = [];
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.what !== "ended") continue;
    const facts = event.facts as unknown as Ended;
    const { result, offence } = facts;
    if (facts.points) score[facts.seat] += facts.points;
    const kicked = KICKS.has(result.play);
    const seat = kicked ? (result.next?.seat ?? result.team) : offence;
    const line: SheetLine = {
      n: event.n,
      clock: timing === "simple1" ? String(facts.clock) : cardBowl.time(facts.clock * 5),
      down: facts.down && !facts.trying ? cardBowl.downAt(facts.down, facts.to_go, facts.los) : "",
      spot: facts.down && !kicked && !facts.trying ? cardBowl.at(facts.los) : "",
      play: cardBowl.noted(result, facts.trying > 0, offence, names),
      score: facts.points ? cardBowl.leads(score.home, score.away, names) : "",
    };
    const last = drives.at(-1);
    if (last?.seat === seat && !kicked) last.lines.push(line);
    else drives.push({ n: event.n, seat, quarter: facts.quarter, lines: [line] });
  }
  return drives;
}
