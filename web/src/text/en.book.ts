/** The words of win chance and book. */

import type { Names } from "../net/wire";

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const bookText = {
  switch: "Win chance and book",
  chance: "Win chance",
  none: "The win chance comes with the next question.",
  said: (names: Names, home: number, how: string): string => `Win chance: ${names.home} ${home} %, ${names.away} ${100 - home} % (${how}).`,
  ask: "What would the book do?",
  askShort: "Book?",
  reading: "Looking it up…",
  title: "The book",
  close: "Close the book",
  mix: "best mix",
  wins: "you win",
  by: (by: string, how: string): string => (how.includes(by) ? `${capital(how)}.` : `${capital(by)}. Win chance: ${how}.`),
  equal: "These answers are worth the same. Mix them, and nobody can read you.",
} as const;
