/** What the board reads of the game (`view.gen.ts`), what `aids.py` answers, and what is printed on the counters. */

import counters from "../../../../src/snapcount/games/scrimmage/tables/counters.json";
import type { Plain } from "../../net/wire";
import type * as gen from "./view.gen";
import type { Action } from "./view.gen";

export type { Action, Placement, View } from "./view.gen";

/** What is drawn of a man: one of the play, or one that is still being placed. */
export type Man = Pick<gen.Man, "id" | "hex" | "facing" | "hit" | "level" | "off" | "mp" | "status">;
export type Play = Omit<gen.Play, "men"> & { men: Man[] };

/** Something a man may do: an answer, and its words. */
export interface Doing {
  value: Action[];
  label: string;
  explain: string;
}

/** Hex, facing, Movement Points left. */
export type Place = [number, number, number];
export interface AtHand {
  man: string;
  /** Where he stands after the plan in mind. */
  at: Place;
  places: Place[];
  actions: Doing[];
  /** Why he can do nothing. */
  why: Withheld | null;
}
/** Why the rules withhold something. */
export interface Withheld {
  rule: string;
  sentence: string;
}
export interface Duties {
  owing: string[];
  end: Withheld | null;
  down: Withheld | null;
}
export interface Formation {
  name: string;
  label: string;
  plan: Plain;
  men: [string, number, number][];
}
export interface ContactOdds {
  differential: number;
  costs: number[];
  ways: Record<string, number>;
}
export interface PassOdds {
  to: string;
  long: boolean;
  points: Record<string, number>;
  complete: number;
  intercepted: number;
}

export interface Printed {
  position: string;
  role: string;
  passing: number;
  receiving: number;
  physical: number;
  movement: number;
}

const PRINTED = new Map<string, Printed>([...counters.offense, ...counters.defense].map((man) => [man.id, man]));
const BLANK: Printed = { position: "", role: "", passing: 0, receiving: 0, physical: 0, movement: 0 };

/** What is printed on a counter. */
export const printed = (id: string): Printed => PRINTED.get(id) ?? BLANK;
/** O or D. */
export const sideOf = (id: string): string => id[0] ?? "";
export const jersey = (id: string): string => id.slice(1);
