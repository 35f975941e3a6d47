/** The plain forms of `state.py`, `calls.py` and `questions.py` that the board reads. */

import type { Plain, Seat } from "../../net/wire";

export interface GameOptions {
  home: string;
  away: string;
  advanced: boolean;
  solitaire: boolean;
  switches: string[];
}

export interface Hurt {
  seat: Seat;
  player: string;
  scope: string;
}

export interface Situation {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
}

export type Phase = "toss" | "weather" | "kickoff" | "free_kick" | "scrimmage" | "try" | "after_fg" | "second_half" | "over";

export interface View {
  options: GameOptions;
  phase: Phase;
  situation: Situation;
  weather: number;
  changes: { seat: Seat; position: string; player: string }[];
  hurt: Hurt[];
}

/** `view.py`: the state, what the teams are called, and who would take the field now, stand-ins included. */
export interface Seen {
  state: View;
  titles: [string, string];
  men: [[string, string][], [string, string][]];
}

export interface Call {
  play: string;
  who: string;
  depth: string;
  hole: number;
  zone: number;
  variant: string;
  hurry: boolean;
}

export interface DefenceCall {
  setting: number;
  card: string;
  key: string;
  double: string;
  alignment: string;
}

export interface Substitution {
  position: string;
  player: string;
}

export interface After {
  phase: Phase;
  situation: Situation;
  points: [number, number];
}

const has = (value: Plain, name: string): boolean =>
  value !== null && typeof value === "object" && !Array.isArray(value) && name in value;

export const isCall = (value: Plain): boolean => has(value, "play");
export const isDefence = (value: Plain): boolean => has(value, "setting");
export const isSubstitution = (value: Plain): boolean => has(value, "position");

export const LENGTH = 110;
export const MEN = ["QB", "FB", "HB", "WB", "TE", "SE", "FL"] as const;
export const HOLES = [9, 7, 5, 3, 2, 4, 6, 8] as const;
export const DEPTHS = ["S", "M", "L"] as const;
export const LINE = ["LT", "LG", "C", "RG", "RT"] as const;
export const DEFENDERS = ["DLE", "DLT", "DRT", "DRE", "LLB", "MLB", "RLB", "LCB", "LH", "S", "RH", "RCB"] as const;
