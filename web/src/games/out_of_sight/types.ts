/** What the board reads of the game (`view.gen.ts`), and points. */

import type { View } from "./view.gen";

export type { Drawn, Gate, Segment, Stroke, Symbol, View } from "./view.gen";

export type Point = [number, number];
export type Sample = [number, number, number];

/** +1 while the offence goes East. */
export const goingOf = (view: View): number =>
  view.situation.offence === "home" ? view.home_goes : -view.home_goes;

/** The x of a place given in yards from the offence's own goal line. */
export const xOf = (view: View, own: number): number => (goingOf(view) === 1 ? own : 100 - own);
