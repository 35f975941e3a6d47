/** What the board reads of the game (`view.gen.ts`), and what `aids.py` answers. */

import type * as gen from "./view.gen";

export type { DefenceSet, OffenceSet, Situation } from "./view.gen";

/** A card of the offence and its place: what the grass draws, of a formation in play or still being laid out. */
export type Man = Pick<gen.Man, "place" | "kind" | "x" | "side" | "at" | "up" | "out">;
export type Defender = Pick<gen.Defender, "place" | "m" | "zone" | "on" | "hang" | "up">;
export type Formations = Pick<gen.Field, "gun" | "xs"> & { men: Man[]; defenders: Defender[] };
export type View = Omit<gen.View, "field" | "check"> & {
  field: Formations | null;
  check: Pick<gen.Check, "offence" | "defence">;
};

/** How a play ended, as its event tells it. */
export type Result = Pick<
  gen.Result,
  "event" | "team" | "spot" | "play" | "how" | "yards" | "returned" | "points" | "changed" | "loose" | "facts" | "next" | "foul"
>;

/** What `aids.py` answers to `placing`. */
export interface Placing {
  problem: { rule: string; sentence: string } | null;
  places: string[];
  name: string;
}

/** What `aids.py` answers to `lanes`: totals by match-up, null where a card in it is face down to these eyes. */
export interface LaneTotals {
  offence: (number | null)[];
  defence: (number | null)[];
  /** Null where that wasn't asked. */
  hot: string[] | null;
}
