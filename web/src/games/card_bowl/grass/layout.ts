/** Where the cards lie on the grass: 126 units wide where there is room, the defence above, the offence below. No rules, only places. */

import type { Defender, Formations, Man } from "../types";

export const WIDTH = 126;
export const HEIGHT = 50;
export const CARD = { width: 7.4, height: 10.4 };

export interface Spot {
  x: number;
  y: number;
}

export const STEP = 8.1;
/** How far apart cards of one place lie: the corner of each shows. */
const FANNED = { x: 1.2, y: 2.7 };
export const MIDDLE = WIDTH / 2;
/** Four rows: zones, front and corners, the offence's line and receivers, its backfield. */
export const ROWS = { zones: 5.8, front: 17.7, line: 30.5, met: 38.2, under: 42.4, gun: 43.6, backs: 44.2 };
const ZONES: Record<string, number> = {
  "S-L": 16,
  "OLB-L": 32.5,
  "ILB-L": 48.5,
  MLB: 63,
  "ILB-R": 77.5,
  "OLB-R": 93.5,
  "S-R": 110,
};
const BACKS: Record<string, number> = { L: -22, M: 11.5, R: 22 };

export const column = (x: number): number => MIDDLE + x * STEP;

export type Standing = Pick<Formations, "gun" | "men" | "xs" | "defenders">;

const number = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 1);
const outwards = (side: string): number => (side === "L" ? -1 : 1);

/** Wide receivers between the end of the line and the side line, the first of them outermost. */
function receiverSpot(man: Man, men: readonly Man[]): Spot {
  const own = men.filter((one) => one.side === man.side);
  const ends = own.filter((one) => one.kind === "T").length;
  const wide = Math.max(own.filter((one) => one.kind === "W").length, number(man.place));
  const edge = (2 + ends) * STEP + CARD.width;
  const room = MIDDLE - 6 - edge;
  const gap = Math.min(10.6, room / Math.max(1, wide - 1));
  const inside = number(man.place) - 1;
  return { x: MIDDLE + outwards(man.side) * (MIDDLE - 6 - inside * gap), y: ROWS.line };
}

/** A back out wide; the next one beside him, nearer to the middle. */
export const outSpot = (side: string, at: number): Spot => ({ x: MIDDLE + outwards(side) * (44 - at * STEP), y: ROWS.gun });

function backSpot(man: Man, field: Standing): Spot {
  if (man.out) {
    const gone = field.men.filter((one) => one.out && one.side === man.side);
    return outSpot(man.side, Math.max(0, gone.findIndex((one) => one.place === man.place)));
  }
  const mates = field.men.filter((one) => one.kind === "B" && one.side === man.side && one.at < 0 && !one.out);
  const at = Math.max(0, mates.findIndex((one) => one.place === man.place));
  const aside = BACKS[man.side] ?? 0;
  if (man.side === "M") return { x: MIDDLE + (at % 2 ? -aside : aside), y: ROWS.backs };
  return { x: MIDDLE + aside + outwards(man.side) * at * STEP, y: field.gun ? ROWS.gun : ROWS.backs };
}

/** A back who blocks stands behind the line, at his match-up. */
function blockerSpot(man: Man, field: Standing): Spot {
  const mates = field.men.filter((one) => one.kind === "B" && one.at === man.at);
  const at = mates.findIndex((one) => one.place === man.place);
  return { x: column(field.xs[man.at] ?? 0) + at * 4, y: ROWS.met };
}

/** A back who blocks in the middle stands before the passer: he drops back, so that both are seen. */
const crowded = ({ men, xs }: Standing): boolean => men.some((man) => man.kind === "B" && man.at >= 0 && Math.abs(column(xs[man.at] ?? 0) - MIDDLE) < CARD.width);

export function manSpot(man: Man, field: Standing): Spot {
  if (man.kind === "Q") return { x: MIDDLE, y: field.gun || crowded(field) ? ROWS.gun : ROWS.under };
  if (man.kind === "B") return man.at >= 0 ? blockerSpot(man, field) : backSpot(man, field);
  if (man.kind === "W") return receiverSpot(man, field.men);
  return { x: column(man.x), y: ROWS.line };
}

const isFront = (defender: Defender): boolean => /^F\d/.test(defender.place);

/** The defenders of a match-up from its front card backwards. */
function rushers(at: number, field: Standing): Defender[] {
  return field.defenders.filter((one) => one.m === at).sort((one, two) => Number(isFront(two)) - Number(isFront(one)));
}

export function defenderSpot(defender: Defender, field: Standing): Spot {
  if (defender.m >= 0) {
    const at = rushers(defender.m, field).findIndex((one) => one.place === defender.place);
    return { x: column(field.xs[defender.m] ?? 0) + at * FANNED.x, y: ROWS.front - at * FANNED.y };
  }
  if (defender.zone) {
    const mates = field.defenders.filter((one) => one.zone === defender.zone);
    return zoneSpot(defender.zone, mates.findIndex((one) => one.place === defender.place), mates.length);
  }
  const mates = field.defenders.filter((one) => one.on === defender.on);
  return coverSpot(defender.on, field, mates.findIndex((one) => one.place === defender.place));
}

/** Two of one zone stand beside each other, more of them closer. */
export function zoneSpot(zone: string, at: number, of = at + 1): Spot {
  const step = of <= 2 ? CARD.width + 0.2 : (1.6 * CARD.width) / (of - 1);
  return { x: (ZONES[zone] ?? MIDDLE) + (Math.max(0, at) - (of - 1) / 2) * step, y: ROWS.zones };
}

/** A card on a receiver faces him; more of them fan upwards. */
export function coverSpot(receiver: string, field: Standing, at: number): Spot {
  const man = field.men.find((one) => one.place === receiver);
  const step = Math.max(0, at);
  if (!man) return { x: MIDDLE, y: ROWS.zones };
  const { x, y } = manSpot(man, field);
  if (man.kind === "W" || man.out) return { x: x + step * FANNED.x, y: ROWS.front - step * FANNED.y };
  if (man.kind === "B") return { x: x + 5 + step * FANNED.x, y: y - 2.4 - step * FANNED.y };
  return { x: besideFront(x + outwards(man.side) * 2, outwards(man.side), field) + step * FANNED.x, y: ROWS.front - step * FANNED.y };
}

/** Outside of every front card that stands there. */
function besideFront(x: number, way: number, field: Standing): number {
  const near = field.xs.map(column).filter((one) => Math.abs(one - x) < CARD.width + 0.4);
  return near.length === 0 ? x : way * Math.max(...near.map((one) => way * one)) + way * (CARD.width + 0.4);
}

/** Where the totals of a match-up stand: on the line of scrimmage, under its front card. */
export const SCRIMMAGE_Y = (ROWS.front + ROWS.line) / 2;
export const plateSpot = (at: number, field: Standing): Spot => ({ x: column(field.xs[at] ?? 0), y: SCRIMMAGE_Y });

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
  const named = slots.flatMap(([slot, count]) => Array.from({ length: Number(count ?? 0) }, (_, at) => `${slot}${at + 1}`));
  return { gun: mode === "G", places: ["QB", "C", "LG", "RG", "LT", "RT", ...named] };
}

const LINE: Record<string, number> = { C: 0, LG: -1, RG: 1, LT: -2, RT: 2, TEL1: -3, TER1: 3, TEL2: -4, TER2: 4 };

export function manAt(place: string): Man {
  const kind = place === "QB" ? "Q" : place.startsWith("TE") ? "T" : place.startsWith("WR") ? "W" : place.startsWith("B") ? "B" : "L";
  const side = kind === "B" ? (place[1] ?? "") : kind === "T" || kind === "W" ? (place[2] ?? "") : "";
  return { place, kind, side, x: LINE[place] ?? 0, at: -1, up: false, out: false };
}

/** A line of cards from one place to another, bent downwards so that it passes below the lines. */
export function along(from: Spot, to: Spot, part: number): Spot {
  const bend = { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + 3 };
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * bend.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * bend.y + part * part * to.y,
  };
}
