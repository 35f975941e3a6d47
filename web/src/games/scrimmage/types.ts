/** The plain forms of Scrimmage's view (`state.py`), its actions and its aids. */

import counters from "../../../../src/snapcount/games/scrimmage/tables/counters.json";
import type { Plain, Seat } from "../../net/wire";

export interface Man {
  id: string;
  hex: number;
  facing: number;
  hit: boolean;
  level: number;
  off: string;
  mp: number;
  status: string;
}

export interface Play {
  phase: string;
  turn: "pre" | "snap" | "contact" | "pass";
  number: number;
  offence: Seat;
  dir: number;
  line: number;
  ball: number;
  men: Man[];
  carriers: string[];
  holder: string;
  loose: string;
  o_line: string;
  o_ball: string;
  d_line: string;
  d_backs: string;
  lines_shown: boolean;
  ball_shown: boolean;
  backs_shown: boolean;
  targets: number[];
  target: number;
  committed: string;
  aimed: string;
}

export interface View {
  match: { north: Seat; offence: Seat };
  play: Play;
}

export interface Action {
  kind: string;
  man: string;
  dirs: number[];
  by: number;
  target: string;
  join: string[];
}

export interface Placement {
  man: string;
  hex: number;
  facing: number;
}

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
