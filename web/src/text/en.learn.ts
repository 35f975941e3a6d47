/** The words around lessons and puzzles; what one itself says comes from its file. */

import { does } from "./names";

const learnSigns: Record<string, string> = {
  touchdown: "touchdown",
  points: "field goal",
  "first-down": "first down",
  gain: "gain",
  nothing: "no gain",
  lost: "no points",
  none: "not played",
};

export const learnText = {
  step: (step: number, of: number): string => `${step} of ${of}`,
  stars: (stars: number): string => (stars === 0 ? "not done yet" : `${stars} of 3 stars`),
  next: "Next",
  tryAgain: "Try again",
  show: "Show me",
  onceMore: "Once more to answer",
  starsHere: (stars: number): string => `, ${stars} ${stars === 1 ? "star" : "stars"}`,
  drive: "Play the drive",
  remember: "Remember",
  play: (coach: string): string => `Play a real game against ${coach}`,
  learn: "Learn by playing",
  puzzles: "Puzzles",
  daily: "Daily drive",
  dailyHint: "One drive a day in each game. The date sets its dice, the same for everybody.",
  dailyPlay: (game: string): string => `Play today's ${game} drive`,
  dailyWeek: (game: string, results: readonly string[]): string => `${game}, the last ${results.length} days: ${results.map((sign) => learnSigns[sign] ?? sign).join(", ")}`,
  signs: learnSigns,
  dailyNext: (game: string): string => `Today's drive of ${game}`,
  inARow: (days: number): string => `${days} days in a row.`,
  shareDaily: "Copy to share",
  todaysTable: "Today's table",
  anyName: "Your name in it, any you like",
  enterTable: "Enter my drive",
  yourPlace: (place: number, of: number): string => `You are number ${place} of ${of} today.`,
  leads: (name: string, said: string): string => `${does(name, "leads")}: ${said}`,
  sameDice: "The date sets the dice, so anyone could work them out: this one is for fun.",
} as const;

export const shelvesText = {
  lessons: {
    title: (game: string): string => `Learn ${game}`,
    intro: "Each lesson teaches one thing by playing it, in two to four minutes.",
    one: (number: number, title: string): string => `Lesson ${number}: ${title}`,
    next: (title: string): string => `Next: ${title}`,
    all: "All lessons",
    none: "There are no lessons for this game yet.",
    done: "Lesson done",
  },
  puzzles: {
    title: (game: string): string => `Puzzles: ${game}`,
    intro: "Moments from real games. One answer is clearly best: find it.",
    one: (number: number, title: string): string => `Puzzle ${number}: ${title}`,
    next: (): string => "Next puzzle",
    all: "All puzzles",
    none: "There are no puzzles for this game yet.",
    done: "Solved",
  },
  daily: {
    title: (game: string): string => `Daily drive: ${game}`,
    intro: "",
    one: (_: number, title: string): string => `Daily drive, ${title}`,
    next: (): string => "",
    all: "All games",
    none: "",
    done: "Today's drive",
  },
} as const;
