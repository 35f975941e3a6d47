/** What the board reads of the game (`view.gen.ts`), and how it tells answers apart. */

import type { Plain } from "../../net/wire";
import type * as gen from "./view.gen";

export type { Call, DefenceCall, Situation, State, Substitution, View } from "./view.gen";
export type After = Pick<gen.After, "phase" | "situation" | "points">;

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
