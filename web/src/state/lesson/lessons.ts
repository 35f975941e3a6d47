/** The lessons and puzzles of each game, fetched once. */

import { signal } from "@preact/signals";
import { api, type Shelf } from "../../net/api";
import type { LessonInfo } from "../../net/wire";
import { stars } from "../kept";
import { starKey } from "./lesson";

const fetched = signal<Record<string, LessonInfo[]>>({});
const place = (shelf: Shelf, game: string): string => `${shelf}.${game}`;

export const lessonsOn = (shelf: Shelf, game: string): LessonInfo[] | undefined => fetched.value[place(shelf, game)];

export async function fetchLessons(shelf: Shelf, game: string): Promise<void> {
  if (lessonsOn(shelf, game)) return;
  const found = await api.lessons(shelf, game);
  fetched.value = { ...fetched.value, [place(shelf, game)]: found };
}

/** All stars of a game's lessons so far. */
export const starsIn = (game: string): number =>
  Object.entries(stars.value).reduce((sum, [key, count]) => (key.startsWith(`${game}.`) ? sum + count : sum), 0);

export const starsOf = (shelf: Shelf, game: string, number: number): number => stars.value[starKey(shelf, game, number)] ?? 0;

/** The first one without a star. */
export const nextLesson = (shelf: Shelf, game: string): LessonInfo | undefined =>
  lessonsOn(shelf, game)?.find(({ number }) => starsOf(shelf, game, number) === 0);
