/** What a player has in mind: shared by the board, the hand and the story, forgotten with the question. */

import { signal } from "@preact/signals";
import type { PassOdds, Action, Doing, Duties, Formation, Man } from "./types";
import type { OnField } from "./plays/Planner";
import type { Planning } from "./hand/usePlan";

export type Ghost = [string, number, number];
/** Passes are shown to who plays; who only watches switches them on, so that a record need not be kept. */
export type Shown = Record<"zones" | "sight" | "sighted" | "trails", boolean> & { passes: boolean | null };

/** The man in hand. */
export const chosenMan = signal("");
/** A man of the other side whose card is looked at. */
export const lookedAt = signal("");
export const targetHex = signal(-1);
/** The two markers in hand before they are laid: the story says what they do. */
export const laying = signal<{ line: string; other: string } | null>(null);
/** Where men would stand. */
export const ghosts = signal<Ghost[] | null>(null);
export const thought = signal<Doing | null>(null);
export const shows = signal<Shown>({ zones: false, sight: false, sighted: false, passes: null, trails: true });

/** What the board has worked out for the hand and the story. */
export interface Desk {
  drawn: OnField | null;
  acting: Man | null;
  able: readonly Man[];
  plan: Planning;
  go: ((more?: Action[]) => void) | undefined;
  formations: Formation[];
  /** Every pass that could be thrown; null until that is known. */
  odds: PassOdds[] | null;
  duties: Duties | null;
  /** What is raised, where its words are not those of an answer: a formation, the huddle. */
  named: string | null;
  up: number;
}
export const desk = signal<Desk | null>(null);

export function forget(): void {
  targetHex.value = -1;
  thought.value = null;
  ghosts.value = null;
}
