/** A play being drawn on the board: who goes where in which game-turn, who blocks, who gets the ball, where it is thrown to. */

import { signal } from "@preact/signals";
import type { Drawn, Spot } from "./plays";

export type Tool = "way" | "block" | "hand" | "target";
export interface Drawing {
  play: Drawn;
  /** The game-turn after the snap that is drawn. */
  turn: number;
  tool: Tool;
  man: string;
}
export const drawing = signal<Drawing | null>(null);

/** A way of a man in a game-turn, drawn anew; the last word counts. */
export function withWay(play: Drawn, man: string, turn: number, spot: Spot): Drawn {
  const ways = play.ways.filter((way) => way.man !== man || way.turn !== turn);
  return { ...play, ways: [...ways, { man, turn, spot }], blocks: play.blocks.filter((one) => one !== man) };
}

export const without = (play: Drawn, man: string): Drawn => ({
  ...play,
  ways: play.ways.filter((way) => way.man !== man),
  blocks: play.blocks.filter((one) => one !== man),
  hand: play.hand === man ? "" : play.hand,
});

export const withBlock = (play: Drawn, man: string): Drawn =>
  play.blocks.includes(man) ? { ...play, blocks: play.blocks.filter((one) => one !== man) } : { ...without(play, man), blocks: [...play.blocks, man] };

/** Two targets: a third takes the place of the first. */
export const withTarget = (play: Drawn, spot: Spot): Drawn => ({ ...play, targets: [...play.targets, spot].slice(-2) });
