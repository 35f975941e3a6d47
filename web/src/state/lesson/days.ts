/** The days of the daily drive: 20261116. What was done on each is kept in this browser. */

import { dailies } from "../kept";

export const numberOf = (day: Date): number => day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();

/** The last `count` days up to this one, the oldest first. */
export function lastDays(count: number, today = new Date()): number[] {
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(today);
    day.setDate(day.getDate() - (count - 1 - back));
    return numberOf(day);
  });
}

const keyOf = (game: string, day: number): string => `${game}.${day}`;

export const resultOf = (game: string, day: number): string => dailies.value[keyOf(game, day)] ?? "";

/** The first result of a day counts. */
export function keepResult(game: string, day: number, result: string): void {
  if (!resultOf(game, day)) dailies.value = { ...dailies.value, [keyOf(game, day)]: result };
}

const LONGEST = 3650;

/** How many days in a row, up to this one, have a result. */
export function streak(game: string, today = new Date()): number {
  const days = lastDays(LONGEST, today).reverse();
  const missing = days.findIndex((day) => !resultOf(game, day));
  return missing < 0 ? LONGEST : missing;
}

/** The signs of a picture, with the names under which the page paints them. */
const SIGNS: Record<string, string> = { "🏈": "touchdown", "🥅": "points", "🟩": "first-down", "🟨": "gain", "⬛": "nothing", "🟥": "lost" };

export const signName = (sign: string): string => SIGNS[sign] ?? "none";

/** How a drive ended, as one sign: the last of its picture, which is the second line of a result. */
export const signOf = (result: string): string => [...(result.split("\n")[1] ?? "")].at(-1) ?? "";
