/** The lessons of each game, fetched once. */

import { signal } from "@preact/signals";
import { api } from "../../net/api";
import type { LessonInfo } from "../../net/wire";
import { stars } from "../kept";
import { starKey } from "./lesson";

export const lessons = signal<Record<string, LessonInfo[]>>({});

export async function fetchLessons(game: string): Promise<void> {
  if (lessons.value[game]) return;
  const found = await api.lessons(game);
  lessons.value = { ...lessons.value, [game]: found };
}

export const starsOf = (game: string, number: number): number => stars.value[starKey(game, number)] ?? 0;

/** The first lesson without a star. */
export const nextLesson = (game: string): LessonInfo | undefined => lessons.value[game]?.find(({ number }) => starsOf(game, number) === 0);
