/** A game's board is the file `games/<id>/Board.tsx`, its cover `games/<id>/Cover.tsx`, its options `games/<id>/setup.ts`, its help `games/<id>/help.ts`, its signs `games/<id>/signs.ts`: put it there and it is found. */

import type { Sign } from "./signs";
import type { BoardModule, CoverModule, SetupModule } from "./board";

const boards = import.meta.glob<BoardModule>("./*/Board.tsx");
const covers = import.meta.glob<CoverModule>("./*/Cover.tsx", { eager: true });
const setups = import.meta.glob<SetupModule>("./*/setup.ts", { eager: true });
const helps = import.meta.glob<{ default: string[] }>("./*/help.ts", { eager: true });
const signs = import.meta.glob<{ default: Sign[] }>("./*/signs.ts", { eager: true });

export const loadBoard = (game: string): Promise<BoardModule> | null => boards[`./${game}/Board.tsx`]?.() ?? null;

export const coverOf = (game: string): CoverModule["default"] | null => covers[`./${game}/Cover.tsx`]?.default ?? null;

export const setupOf = (game: string): SetupModule["default"] | null => setups[`./${game}/setup.ts`]?.default ?? null;

export const helpOf = (game: string): string[] => helps[`./${game}/help.ts`]?.default ?? [];

export const signsOf = (game: string): Sign[] => signs[`./${game}/signs.ts`]?.default ?? [];
