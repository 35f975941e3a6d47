/** Where the men line up: yards before (+) or behind (−) the line of scrimmage as the offence goes, and yards from the near side line. */

import type { Seat } from "../../../net/wire";
import { FIELD_WIDTH } from "../../../parts/table/sight";
import { LENGTH } from "../types";

/** A Canadian field is 65 yards across; the places below are of one that is drawn narrower. */
export const WIDEST = 65;
export const spread = (across: number): number => across / FIELD_WIDTH;

export interface Place {
  x: number;
  y: number;
}

export const OFFENCE: Record<string, Place> = {
  SE: { x: -2.2, y: 6.5 },
  WB: { x: -5.4, y: 12.9 },
  HB: { x: -13.5, y: 19.6 },
  FB: { x: -13.5, y: 27.8 },
  QB: { x: -7.6, y: 23.7 },
  LT: { x: -2.2, y: 17.5 },
  LG: { x: -2.2, y: 20.6 },
  C: { x: -2.2, y: 23.7 },
  RG: { x: -2.2, y: 26.8 },
  RT: { x: -2.2, y: 29.9 },
  TE: { x: -2.2, y: 33.8 },
  FL: { x: -3.3, y: 41 },
};

/** All but the linebackers, who stand on the rails of the setting. */
export const DEFENCE: Record<string, Place> = {
  DRE: { x: 2.2, y: 18.6 },
  DRT: { x: 2.2, y: 22 },
  DLT: { x: 2.2, y: 25.4 },
  DLE: { x: 2.2, y: 28.8 },
  RCB: { x: 7, y: 6.5 },
  LCB: { x: 7, y: 41 },
  RH: { x: 23.5, y: 13.5 },
  LH: { x: 23.5, y: 33.9 },
  S: { x: 30, y: 23.7 },
};

export const LINEBACKERS: Record<string, number> = { RLB: 18.8, MLB: 25, LLB: 31.2 };

/** The rail of a setting; 0 and 6 lie beyond both ends. */
export const rail = (setting: number): number => 6.6 + 2.9 * (setting - 1);

/** Zones of the Advanced Game, three deep and three wide: from where to where. */
export interface Zone {
  near: number;
  far: number;
  top: number;
  bottom: number;
}
const DEEP = [4, 14, 26, 42] as const;
const WIDE = [2, 15.6, 31.8, 45.4] as const;
export function zoneAt(zone: number): Zone {
  const [deep, wide] = [Math.floor((zone - 1) / 3), (zone - 1) % 3];
  return { near: DEEP[deep] ?? 4, far: DEEP[deep + 1] ?? 42, top: WIDE[wide] ?? 2, bottom: WIDE[wide + 1] ?? 45 };
}

/** Between which men a hole lies. */
export const holeY: Record<number, number> = { 9: 10, 7: 15, 5: 19, 3: 22.1, 2: 25.2, 4: 28.3, 6: 31.8, 8: 37 };

export const fromHome = (seat: Seat, yards: number): number => (seat === "home" ? yards : LENGTH - yards);

const DEEPEST = 24;

/** On the field, in yards from the home goal line; nobody stands beyond the dead line. */
export const onField = (seat: Seat, ball: number, place: number): number =>
  fromHome(seat, Math.max(-DEEPEST, Math.min(LENGTH + DEEPEST, ball + place)));
