/** A game's board is the file `games/<id>/Board.tsx`, its cover `games/<id>/Cover.tsx`: put it there and it is found. */

import type { BoardModule, CoverModule } from "./board";

const boards = import.meta.glob<BoardModule>("./*/Board.tsx");
const covers = import.meta.glob<CoverModule>("./*/Cover.tsx", { eager: true });

export const loadBoard = (game: string): Promise<BoardModule> | null => boards[`./${game}/Board.tsx`]?.() ?? null;

export const coverOf = (game: string): CoverModule["default"] | null =>
  covers[`./${game}/Cover.tsx`]?.default ?? null;
