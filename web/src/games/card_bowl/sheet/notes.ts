/** The score sheet in the rulebook's style: a line a play, a team's drive under its name. */

import type { EventOut, Names, Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { Result, Situation } from "../types";

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

interface Began {
  situation: Situation;
  quarter: number;
  left: number;
  score: [number, number];
}

interface Ended {
  result: Result;
  score: [number, number];
}

const KICKS = new Set(["kickoff", "squib", "onside", "safety_punt"]);

/** Every play that has ended, by drives. Kickoffs stand with the team that receives them. */
export function sheetOf(events: readonly EventOut[], names: Names, timing: string): Drive[] {
  const drives: Drive[] = [];
  let began: Began | null = null;
  for (const event of events) {
    if (event.what === "play_began") began = event.facts as unknown as Began;
    if (event.what !== "play_ended" || !began) continue;
    const { result, score } = event.facts as unknown as Ended;
    const { situation, quarter, left } = began;
    const { offence, ball, down, line: gain } = situation;
    const kicked = KICKS.has(result.play);
    const seat = kicked ? (result.next?.situation.offence ?? result.team) : offence;
    const [home, away] = score;
    const scored = home !== began.score[0] || away !== began.score[1];
    const line: SheetLine = {
      n: event.n,
      clock: timing === "simple1" ? String(left) : cardBowl.time(left * 5),
      down: down ? cardBowl.downAt(down, gain - ball, ball) : "",
      spot: down ? cardBowl.at(ball) : "",
      play: cardBowl.noted(result, !down && gain > 0, offence, names),
      score: scored ? cardBowl.leads(home, away, names) : "",
    };
    const last = drives.at(-1);
    if (last?.seat === seat && !kicked) last.lines.push(line);
    else drives.push({ n: event.n, seat, quarter, lines: [line] });
    began = null;
  }
  return drives;
}
