/** The last play as its events told it: the calls, the throws, the sum of the setting, the cards that were read. */

import { other, type EventOut, type Seat } from "../../net/wire";
import type { Stage } from "../../state/staging/stages";
import { hitOf, rushHit, type Hit } from "./grids";
import type { Teams } from "./teams";
import type { Call, DefenceCall, Situation } from "./types";

export interface Sum {
  parts: [string, number][];
  total: number;
  final: number;
  flags: string;
  card: string;
  /** "zone 3", "hole 5", "SE M" on a formation card; a column on others. */
  spot: string;
  row: number;
}

export interface Throw {
  n: number;
  dice: number[];
  total: number;
  purpose: string;
  /** Whose colour. */
  seat: Seat | null;
}

export interface Play {
  kind: string;
  offence: Seat | null;
  call: Call | null;
  defence: DefenceCall | null;
  throws: Throw[];
  sum: Sum | null;
  hits: Hit[];
  news: EventOut[];
}

/** The events of the last play: from the last that began one, or all before the first. */
export function lastPlay(events: EventOut[]): EventOut[] {
  const start = events.findLastIndex((event) => event.what === "play_began");
  return start < 0 ? events : events.slice(start);
}

/** The same, as long as the next has only begun: a convert or kickoff begins by itself, before the touchdown has been read. */
export function toldPlay(events: EventOut[]): EventOut[] {
  const last = lastPlay(events);
  return last.length === 1 && events.length > 1 ? lastPlay(events.slice(0, -1)) : last;
}

/** Dice are seen while they roll and a sum while it is built; everything else when it is told. */
export const visible = (events: EventOut[], stage: Stage): EventOut[] => (stage === "ball" || stage === "call" || stage === "cards" ? events.slice(0, -1) : events);

const QUIET = new Set(["thrown", "play_began", "called", "defended", "setting_added_up", "green_thrown", "gain_read", "column_read", "play_ended"]);

export function playOf(events: EventOut[], teams: Teams): Play {
  const play: Play = { kind: "", offence: null, call: null, defence: null, throws: [], sum: null, hits: [], news: [] };
  for (const event of events) {
    const { facts } = event;
    if (event.what === "play_began") {
      play.kind = String(facts["kind"]);
      play.offence = (facts["situation"] as unknown as Situation).offence;
    } else if (event.what === "called") play.call = facts as unknown as Call;
    else if (event.what === "defended") play.defence = facts as unknown as DefenceCall;
    else if (event.what === "thrown") play.throws.push(throwOf(event, play.offence));
    else if (event.what === "setting_added_up") play.sum = sumOf(event);
    const kickoff = play.kind === "kickoff" || play.kind === "free_kick";
    const hit = hitOf(event, teams, play.offence && other(play.offence), kickoff);
    const read = hit ?? (event.what === "came_to_nothing" ? disagreed(event, events, play, teams) : null);
    if (read) play.hits.push(read);
    if (!QUIET.has(event.what)) play.news.push(event);
  }
  return play;
}

/** X or R on the defence's side alone: the quarterback's cell says so. */
function disagreed(event: EventOut, events: EventOut[], play: Play, teams: Teams): Hit | null {
  const snap = play.throws.find((thrown) => thrown.purpose === "snap" && thrown.seat === play.offence);
  const passer = events.find((later) => later.what === "threw")?.facts["passer"];
  if (!snap || !play.call || !play.offence) return null;
  return rushHit(event.n, teams[play.offence], play.offence, String(passer ?? ""), play.call.depth, snap.total);
}

function throwOf(event: EventOut, offence: Seat | null): Throw {
  const { dice, total, purpose, side } = event.facts;
  const seat = side === "off" ? offence : side === "def" && offence ? other(offence) : null;
  return { n: event.n, dice: (dice as number[]) ?? [], total: Number(total), purpose: String(purpose), seat };
}

function sumOf(event: EventOut): Sum {
  const parts = (event.facts["parts"] as [string, number][]) ?? [];
  return {
    parts,
    total: parts.reduce((sum, [, number]) => sum + number, 0),
    final: Number(event.facts["final"]),
    flags: String(event.facts["flags"] ?? ""),
    card: String(event.facts["card"]),
    spot: String(event.facts["column"]),
    row: Number(event.facts["row"]),
  };
}

export const minus = (number: number): string => String(number).replace("-", "−");

/** "3 + 2 − 1 = 4", as a person adds it up. */
export function sumText({ parts, total }: Pick<Sum, "parts" | "total">): string {
  const [first, ...rest] = parts.map(([, number]) => number);
  return `${first ?? 0}${rest.map((number) => ` ${number < 0 ? "−" : "+"} ${Math.abs(number)}`).join("")} = ${minus(total)}`;
}

/** A log line without the card it was read from: the card lies beside it. */
export const headline = (text: string): string =>
  text.replace(/\. (?:[A-Za-z -]+ card|Playboard)(?:, column \w+)?, row \d+: .*$/, ".").replace(/ \([^()]*row \d+[^()]*\)/g, "");
