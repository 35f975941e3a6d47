/** The plain form of Card Bowl's view and of the questions that its board answers. */

import type { Seat } from "../../net/wire";

export interface Man {
  place: string;
  kind: "Q" | "L" | "T" | "W" | "B";
  x: number;
  side: string;
  at: number;
  up: boolean;
  out: boolean;
}

export interface Defender {
  place: string;
  m: number;
  zone: string;
  on: string;
  hang: boolean;
  up: boolean;
}

export interface Formations {
  gun: boolean;
  men: Man[];
  xs: number[];
  defenders: Defender[];
}

export interface View {
  seat: Seat | null;
  phase: string;
  quarter: number;
  left: number;
  rules: { timing: string; intervals: number };
  ball: Seat;
  hand: string[];
  discards: string[];
  deck: number;
  field: Formations | null;
  offence: string[];
  defence: string[];
  pressure: number;
  check: { offence: number[]; defence: number[] };
  call: { play: string; carrier: string; lane: string } | null;
}

/** A whole offence: a shape and the cards on its places. */
export interface OffenceSet {
  shape: string;
  cards: string[];
}

/** A whole defence: front places, zones, receivers with a corner, and the cards in that order. */
export interface DefenceSet {
  front: number[];
  zones: string[];
  corners: string[];
  cards: string[];
}
