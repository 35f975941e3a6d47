/** Where the cards lie on the grass: 100 units wide, the defence above, the offence below. No rules, only places. */

import type { DefenceSet, Defender, Formations, Man } from "./types";

export const WIDTH = 100;
export const HEIGHT = 71;
export const CARD = { width: 7.4, height: 10.4 };

export interface Spot {
  x: number;
  y: number;
}

const STEP = 7.6;
const MIDDLE = WIDTH / 2;
const ROWS = { deep: 6, backers: 16.5, up: 24, front: 29, labels: 36.3, lead: 40, line: 44, under: 54, gun: 57, backs: 65 };
const ZONES: Record<string, number> = {
  "S-L": 26,
  "OLB-L": 17,
  "ILB-L": 36,
  MLB: 50,
  "ILB-R": 64,
  "OLB-R": 83,
  "S-R": 74,
};
const BACKS: Record<string, number> = { L: 30, M: 46.5, R: 63 };

export const column = (x: number): number => MIDDLE + x * STEP;
export const labelRow = ROWS.labels;

/** Wide receivers from the side line inwards. */
export function receiverColumn(place: string): number {
  const number = Number(place.slice(3));
  const inwards = 5 + (number - 1) * (CARD.width + 0.8);
  return place[2] === "L" ? inwards : WIDTH - inwards;
}

const number = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 1);

export function manSpot(man: Man, field: Pick<Formations, "gun" | "xs">): Spot {
  if (man.kind === "Q") return { x: MIDDLE, y: field.gun ? ROWS.gun : ROWS.under };
  if (man.kind === "W") return { x: receiverColumn(man.place), y: ROWS.line + (number(man.place) % 2 ? 0 : 4) };
  if (man.kind === "B" && man.at >= 0) return { x: column(field.xs[man.at] ?? 0) + 2.5, y: ROWS.lead };
  if (man.kind === "B" && man.out) return { x: man.side === "L" ? 14 : 86, y: ROWS.backs - 6 };
  if (man.kind === "B") return { x: (BACKS[man.side] ?? MIDDLE) + (number(man.place) - 1) * (CARD.width + 0.4), y: ROWS.backs };
  return { x: column(man.x), y: ROWS.line };
}

export function defenderSpot(defender: Defender, field: Pick<Formations, "xs" | "men" | "gun">): Spot {
  if (defender.m >= 0) {
    const moved = !defender.place.startsWith("F");
    return { x: column(field.xs[defender.m] ?? 0) + (moved ? 2.5 : 0), y: moved ? ROWS.up : ROWS.front };
  }
  const second = /#/.test(defender.place) ? CARD.width - 1 : 0;
  if (defender.zone) return { x: (ZONES[defender.zone] ?? MIDDLE) + second, y: defender.zone[0] === "S" ? ROWS.deep : ROWS.backers };
  const man = field.men.find((one) => one.place === defender.on);
  return { x: man ? manSpot(man, field).x : MIDDLE, y: ROWS.front + (man?.kind === "W" ? 0 : -8) };
}

/** The places of a shape such as `G-B100-T01-W21`, in the order in which its cards are named. */
export function placesOf(shape: string): { gun: boolean; places: string[] } {
  const [mode, backs = "B000", ends = "T00", wides = "W00"] = shape.split("-");
  const slots: [string, string | undefined][] = [
    ["TEL", ends[1]],
    ["TER", ends[2]],
    ["WRL", wides[1]],
    ["WRR", wides[2]],
    ["BL", backs[1]],
    ["BM", backs[2]],
    ["BR", backs[3]],
  ];
  const named = slots.flatMap(([slot, count]) =>
    Array.from({ length: Number(count ?? 0) }, (_, at) => `${slot}${at + 1}`),
  );
  return { gun: mode === "G", places: ["QB", "C", "LG", "RG", "LT", "RT", ...named] };
}

const LINE: Record<string, number> = { C: 0, LG: -1, RG: 1, LT: -2, RT: 2, TEL1: -3, TER1: 3, TEL2: -4, TER2: 4 };

export function manAt(place: string): Man {
  const kind = place === "QB" ? "Q" : place.startsWith("TE") ? "T" : place.startsWith("WR") ? "W" : place.startsWith("B") ? "B" : "L";
  const side = kind === "B" ? (place[1] ?? "") : kind === "T" || kind === "W" ? (place[2] ?? "") : "";
  return { place, kind, side, x: LINE[place] ?? 0, at: -1, up: false, out: false };
}

/** A defence that is being laid out, as it will stand. */
export function standing(set: DefenceSet): Defender[] {
  const blank = { hang: false, up: false };
  const seen: Record<string, number> = {};
  return [
    ...set.front.map((_, at) => ({ ...blank, place: `F${at + 1}`, m: at, zone: "", on: "" })),
    ...set.zones.map((zone) => {
      seen[zone] = (seen[zone] ?? 0) + 1;
      return { ...blank, place: seen[zone] === 1 ? zone : `${zone}#${seen[zone]}`, m: -1, zone, on: "" };
    }),
    ...set.corners.map((on, at) => ({ ...blank, place: `CB${at + 1}`, m: -1, zone: "", on })),
  ];
}

/** The same list with two entries exchanged. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const made = [...list];
  [made[one], made[other]] = [list[other] as T, list[one] as T];
  return made;
}
