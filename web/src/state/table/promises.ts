/** One's own part in the dice: given when their commitment is known, and remembered together with it. */

import type { Ended, Match, Seat } from "../../net/wire";
import { myGames, remember } from "../kept";
import type { Table } from "./table";

export interface Promised {
  /** The commitment as it was told before the part was sent. */
  commitment: string;
  parts: Partial<Record<Seat, string>>;
}

export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends the parts that the dice wait for, for the seats played here. */
export function contribute(table: Table, match: Match): void {
  const mine = match.awaited.filter((seat) => match.seats.includes(seat));
  if (mine.length === 0) return;
  const before = promisedIn(match.match);
  const parts = { ...before?.parts };
  for (const seat of mine) parts[seat] ??= randomText();
  const promised = { commitment: before?.commitment ?? match.commitment, parts };
  myGames.value = remember(myGames.value, { match: match.match, promised }, Date.now());
  for (const seat of mine) table.say({ type: "contribute", seat, text: parts[seat] ?? "" });
}

export const promisedIn = (match: string): Promised | undefined =>
  myGames.value.find((game) => game.match === match)?.promised;

/** Whether the end shows what was promised; null where nothing was. */
export function promiseKept(promised: Promised | undefined, ended: Ended | null): boolean | null {
  if (!promised || !ended) return null;
  const same = Object.entries(promised.parts).every(([seat, part]) => ended.contributions[seat as Seat] === part);
  return same && ended.commitment === promised.commitment;
}
