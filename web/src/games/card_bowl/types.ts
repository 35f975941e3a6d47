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
  running: boolean;
  rules: { timing: string; intervals: number; plays_per_quarter: number };
  ball: Seat;
  spot: number;
  down: number;
  to_go: number;
  trying: number;
  hand: string[];
  discards: string[];
  deck: number;
  field: Formations | null;
  offence: string[];
  defence: string[];
  pressure: number;
  check: { offence: number[]; defence: number[] };
  /** When in its turn the play was called. */
  moment: string;
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

/** What follows a play (`Next` in state.py). */
export interface Next {
  kind: string;
  seat: Seat;
  spot: number;
  down: number;
  to_go: number;
}

/** How a play ended (`Result` in state.py). */
export interface Result {
  event: string;
  team: Seat;
  spot: number;
  play: string;
  how: string;
  yards: number;
  returned: number;
  points: number;
  changed: boolean;
  loose: boolean;
  facts: [string, unknown][];
  next: Next | null;
  foul: { name: string; yards: number; vs: Seat; choice: string } | null;
}
