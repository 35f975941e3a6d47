/** A review as the server sends it (docs/guide/review.md). Win chances are home's, from 0 to 1. */

import type { Seat } from "./wire";

export interface Part {
  /** decision, or a kind of luck: guesses, cards, dice, hand. */
  kind: string;
  seat: Seat | null;
  change: number;
}

export interface ReviewChoice {
  label: string;
  /** How often the best mix has it. */
  share: number | null;
  /** The win chance of the side that decides. */
  chance: number | null;
  chosen: boolean;
}

export interface Decision {
  seat: Seat;
  at: number;
  play: number;
  asked: string;
  situation: string;
  chosen: string;
  cost: number;
  choices: ReviewChoice[];
  judged: string;
  words: string;
  why: string;
  came: string;
  /** Out of Sight: your line or linebackers beside the best, in yards (x to the East, y to the North). */
  shown: { yours: [number, number][]; best: [number, number][] } | null;
}

export interface ReviewedPlay {
  number: number;
  at: number;
  before: number;
  after: number;
  period: string;
  clock: string;
  possession: Seat | null;
  situation: string;
  story: string;
  score: [number, number];
  parts: Part[];
  scored: { seat: Seat; label: string } | null;
  luck: number;
}

export interface Sum {
  kind: string;
  seat: Seat | null;
  label: string;
  change: number;
  points: number;
  words: string;
}

export interface Tally {
  name: string;
  all: number;
  sides: { name: string; expected: number; came: number }[];
  unusual: number | null;
  words: string;
}

export interface Review {
  title: string;
  names: [string, string];
  score: [number, number];
  how: string;
  start: number;
  end: number;
  plays: ReviewedPlay[];
  decisions: Decision[];
  unjudged: [number, number];
  sums: Sum[];
  turns: { play: number; part: Part; words: string }[];
  tallies: Tally[];
  headlines: { home: string; away: string; watch: string };
  /** Places in `decisions`, the costliest first. */
  costly: number[];
  luckiest: { home: number[]; away: number[] };
  /** By side: the place of a right answer in `decisions`, and what the likeliest mistake would have cost. */
  finest: Record<Seat, { decision: number; words: string }[]>;
  decided: number;
  luck: number;
  complete: boolean;
  /** What only one game has: how each hand drifts in Out of Sight. */
  extra: { hands?: Partial<Record<Seat, { words: string }>> };
}
