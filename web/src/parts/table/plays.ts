/** The log by plays: what each was about and how it came out, and which lines belong together. */

import type { EventOut, Seat } from "../../net/wire";
import { text } from "../../text/en";

export interface PlayTold {
  /** The number of the event it began with: plays are told apart by it. */
  id: number;
  /** Its first and last event, as places in the list. */
  from: number;
  to: number;
  seat: Seat | null;
  /** "2nd & 6", "Kickoff". */
  down: string;
  line: string;
  sum: string;
}

interface Situation {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
}

/** Plays that are over, oldest first. */
export function playsOf(events: readonly EventOut[], length = Infinity): PlayTold[] {
  const plays: PlayTold[] = [];
  let from = -1;
  events.forEach((event, at) => {
    if (event.what === "play_began") from = at;
    if (event.what !== "play_ended" || from < 0) return;
    const began = events[from] as EventOut;
    const now = began.facts["situation"] as unknown as Situation | undefined;
    const { line = "", sum = "" } = event.outcome ?? {};
    if (line) plays.push({ id: began.n, from, to: at, seat: now?.offence ?? null, down: downOf(String(began.facts["kind"] ?? ""), now, length), line, sum });
    from = -1;
  });
  return plays;
}

function downOf(kind: string, now: Situation | undefined, length: number): string {
  if (!now?.down) return text.log.kinds[kind] ?? "";
  return text.log.down(now.down, now.line >= length ? null : Math.round((now.line - now.ball) * 10) / 10);
}

/** Men who move one after the other are told in one line. */
const TOGETHER = new Set(["moved", "stepped", "turned"]);

/** Whether an event is told in the line of the one before it. */
export const joins = (event: EventOut, before: EventOut | undefined): boolean =>
  before !== undefined && TOGETHER.has(event.what) && TOGETHER.has(before.what) && event.seat === before.seat;
