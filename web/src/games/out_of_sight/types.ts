/** What the board reads of the game (`view.gen.ts`), and points. */

export type { Drawn, Gate, Segment, Stroke, Symbol, View } from "./view.gen";

export type Point = [number, number];
export type Sample = [number, number, number];
