/** Moments of a game: stepping, playing back, linking, branching. */

import { api, sentenceOf } from "../net/api";
import type { Frame, Match } from "../net/wire";
import { copy } from "../parts/Links";
import { myGames, remember } from "./kept";
import { go, route, tableLink, tablePath } from "./route";
import type { Table } from "./table";

/** The last frame not after `at`. */
export function nearest(frames: readonly Pick<Frame, "at">[], at: number): number {
  let found = 0;
  frames.forEach((frame, index) => {
    if (frame.at <= at) found = index;
  });
  return found;
}

/** The present again, also in the address. */
export function backToNow(table: Table): void {
  table.live();
  const here = route.value;
  if (here.screen !== "table" || here.at === null) return;
  history.replaceState(null, "", tablePath(here.token));
  route.value = { ...here, at: null };
}

export function stepHistory(table: Table, by: number): void {
  const cursor = table.cursor.value;
  if (cursor !== null) table.moveTo(cursor + by);
  else if (by < 0) void table.openHistory((frames) => frames.length - 2);
}

export function scrubTo(table: Table, to: number): void {
  if (table.cursor.value === null) void table.openHistory(() => to);
  else table.moveTo(to);
}

export function playBack(table: Table, playing: boolean): void {
  if (!playing) {
    table.playing.value = false;
    return;
  }
  const start = () => (table.playing.value = true);
  if (table.cursor.value === null) void table.openHistory(() => 0).then(start);
  else start();
}

/** The link shows, it doesn't play: the spectators' token where it is known. */
export async function linkToMoment(table: Table, token: string): Promise<void> {
  const frame = table.frame.value;
  if (!frame) return;
  const done = await copy(tableLink(token, frame.at));
  if (done) table.notice.value = { kind: "news", sentence: "link_copied", rule: "" };
}

/** A practice game from the moment looked at. */
export async function branch(table: Table, match: Match): Promise<void> {
  const frame = table.frame.value;
  if (!frame) return;
  try {
    const { match: id, tokens } = await api.branch(table.token, frame.at);
    const mine = tokens.table ?? tokens.home ?? tokens.away ?? tokens.watch ?? "";
    const known = { match: id, game: match.game, title: match.title, mode: "practice" as const, tokens, mine };
    myGames.value = remember(myGames.value, known, Date.now());
    go(tablePath(mine));
  } catch (problem) {
    table.notice.value = { kind: "refusal", sentence: sentenceOf(problem), rule: "" };
  }
}
