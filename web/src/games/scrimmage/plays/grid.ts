/** How the cards of the shelf stand: all at once, as large as their place allows; tabs only where they really are too many. */

import type { Box } from "../../../parts/useBox";
import type { PlayCard } from "./plays";

/** What a card has room for: picture, name and markers; picture and name; its name. */
export type Form = "whole" | "pictured" | "named";

export interface Grid {
  columns: number;
  rows: number;
  form: Form;
}

const GAP = 6;
const TABS = 34;
const WANTED: Box = { width: 88, height: 88 };
/** In less its name can't be read. */
const LEAST: Box = { width: 54, height: 30 };
const PICTURED = 46;

/** The rows and columns in which so many are largest; null where they have no room. */
export function gridOf(count: number, place: Box, scale = 1): Grid | null {
  let found: Grid | null = null;
  let most = 0;
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const each = (room: number, cards: number): number => (room - (cards - 1) * GAP) / cards / scale;
    const [width, height] = [each(place.width, columns), each(place.height, rows)];
    const share = Math.min(width / WANTED.width, height / WANTED.height, 1);
    if (width < LEAST.width || height < LEAST.height || share <= most) continue;
    most = share;
    found = { columns, rows, form: share === 1 ? "whole" : height < PICTURED ? "named" : "pictured" };
  }
  return found;
}

/** All of them, or one's own by as many as have room below the tabs, and the book. The playbook's tile stands on each. */
export function shelves(cards: readonly PlayCard[], place: Box, scale = 1): PlayCard[][] {
  if (gridOf(cards.length + 1, place, scale)) return [[...cards]];
  const below = { ...place, height: place.height - TABS * scale };
  let size = 1;
  while (gridOf(size + 2, below, scale)) size++;
  const [own, book] = [cards.filter((card) => card.own), cards.filter((card) => !card.own)];
  return [...parted(own, size), ...parted(book, size)];
}

const parted = (cards: readonly PlayCard[], size: number): PlayCard[][] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, at) => cards.slice(at * size, (at + 1) * size));

/** The book goes by pairs, to the right and to the left: in two rows they stand one below the other, the playbook beside. */
export const paired = (cards: readonly PlayCard[], { columns, rows }: Grid): boolean => rows === 2 && cards.length === 2 * (columns - 1);

export const inPairs = (cards: readonly PlayCard[], grid: Grid): readonly PlayCard[] =>
  paired(cards, grid) ? [0, 1].flatMap((row) => cards.filter((_, at) => at % 2 === row)) : cards;
