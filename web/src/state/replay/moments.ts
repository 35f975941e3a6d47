/** Moments of a game: stepping, playing back, linking, going on from there. */

import { api, sentenceOf } from "../../net/api";
import type { EventOut, Frame, Made, Match, Seat } from "../../net/wire";
import { copy } from "../../parts/dialogs/Links";
import { myGames, remember, type MyGame } from "../kept";
import { go, route, tableLink, tablePath } from "../route";
import type { Table } from "../table/table";
import type { Past } from "./past";

/** The last frame not after `at`. */
export function nearest(frames: readonly Pick<Frame, "at">[], at: number): number {
  let found = 0;
  frames.forEach((frame, index) => {
    if (frame.at <= at) found = index;
  });
  return found;
}

/** The moment when event number `n` had just happened. */
export function momentAfter(frames: readonly Pick<Frame, "events">[], n: number): number {
  const found = frames.findIndex((frame) => frame.events > n);
  return found < 0 ? frames.length - 1 : found;
}

/** The events with which the finished play number `play` begins and ends; rows of statistics are numbered by it. */
export function eventsOfPlay(events: readonly Pick<EventOut, "n" | "what">[], play: number): { from: number; to: number } | null {
  let from: number | null = null;
  let found = 0;
  for (const { n, what } of events) {
    if (what === "play_began") from = n;
    if (what !== "play_ended" || from === null) continue;
    found += 1;
    if (found === play) return { from, to: n };
    from = null;
  }
  return null;
}

/** Plays back one play, or those up to `last`, and stops there. */
export async function seePlay(past: Past, events: readonly EventOut[], play: number, last = play): Promise<void> {
  const begins = eventsOfPlay(events, play);
  const ends = eventsOfPlay(events, last);
  if (!begins || !ends) return;
  past.play(false);
  await past.open((frames) => momentAfter(frames, begins.from) - 1);
  past.play(true, momentAfter(past.frames.value ?? [], ends.to));
}

/** The present again, also in the address. */
export function backToNow(table: Table): void {
  table.past.leave();
  const here = route.value;
  if (here.screen !== "table" || here.at === null) return;
  history.replaceState(null, "", tablePath(here.token));
  route.value = { ...here, at: null };
}

export function stepHistory(table: Table, by: number): void {
  const cursor = table.past.cursor.value;
  if (cursor !== null) table.past.moveTo(cursor + by);
  else if (by < 0) void table.openHistory((frames) => frames.length - 2);
}

export function scrubTo(table: Table, to: number): void {
  if (table.past.cursor.value === null) void table.openHistory(() => to);
  else table.past.moveTo(to);
}

export function jumpToEvent(table: Table, n: number): void {
  table.past.play(false);
  void table.openHistory((frames) => momentAfter(frames, n));
}

/** Plays back what happened since this browser last looked. */
export function playBackSince(table: Table, n: number): void {
  table.comingBack.since.value = null;
  void table.openHistory((frames) => momentAfter(frames, n - 1)).then(() => table.past.play(true));
}

export function playBack(table: Table, playing: boolean): void {
  const { past } = table;
  if (playing && past.cursor.value === null) void table.openHistory(() => 0).then(() => past.play(true));
  else past.play(playing);
}

/** The link shows, it doesn't play: the spectators' token where it is known. */
export async function linkToMoment(table: Table, token: string): Promise<void> {
  const frame = table.frame.value;
  if (!frame) return;
  const done = await copy(tableLink(token, frame.at));
  if (done) table.notice.value = { kind: "news", sentence: "link_copied", rule: "" };
}

export interface GoOn {
  seat: Seat;
  /** A coach's level, or `hotseat`. */
  against: string;
}

/** A game of one's own from a moment of the one behind `token`; a sentence if that can't be. */
export async function tryFrom(token: string, at: number, match: Match, wish: GoOn): Promise<string> {
  try {
    const made = await api.branch(token, { at, ...wish, contributions: true });
    const mode = wish.against === "hotseat" ? "hotseat" : "practice";
    sitDown(made, { game: match.game, title: match.title, mode, names: match.names, tried: true });
    return "";
  } catch (problem) {
    return sentenceOf(problem);
  }
}

/** Keeps a new match in the list of my games and opens its table. */
export function sitDown({ match, tokens }: Made, known: Partial<MyGame>): void {
  const mine = tokens.table ?? tokens.home ?? tokens.away ?? tokens.watch ?? "";
  myGames.value = remember(myGames.value, { ...known, match, tokens, mine }, Date.now());
  go(tablePath(mine));
}
