/** Where the cards lie on the grass: 100 units wide, the defence above, the offence below. No rules, only places. */

import type { Defender, Formations, Man } from "../types";

export const WIDTH = 100;
export const HEIGHT = 71;
export const CARD = { width: 7.4, height: 10.4 };

export interface Spot {
  x: number;
  y: number;
}

const STEP = 7.8;
/** How much of a card shows under the next one of its match-up. */
const SHOWS = 4.4;
const MIDDLE = WIDTH / 2;
export const ROWS = { deep: 5.8, backers: 14.8, front: 29.6, met: 39.4, line: 41.8, under: 54.2, gun: 55, backs: 65 };
const ZONES: Record<string, number> = {
  "S-L": 27,
  "OLB-L": 19,
  "ILB-L": 38,
  MLB: 50,
  "ILB-R": 62,
  "OLB-R": 81,
  "S-R": 73,
};
const BACKS: Record<string, number> = { L: 35.5, M: 50, R: 64.5 };

export const column = (x: number): number => MIDDLE + x * STEP;

type Standing = Pick<Formations, "gun" | "men" | "xs" | "defenders">;

const number = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 1);
const outwards = (side: string): number => (side === "L" ? -1 : 1);

/** Wide receivers between the end of the line and the side line, the first of them outermost. */
function receiverSpot(man: Man, men: readonly Man[]): Spot {
  const own = men.filter((one) => one.side === man.side);
  const ends = own.filter((one) => one.kind === "T").length;
  const wide = Math.max(own.filter((one) => one.kind === "W").length, number(man.place));
  const edge = (2 + ends) * STEP;
  const room = MIDDLE - 4.4 - edge - STEP * 0.6;
  const gap = Math.min(STEP * 1.04, room / wide);
  const aside = Math.max(0, Math.min(5, room - wide * gap - 3));
  const inside = wide - number(man.place);
  return { x: MIDDLE + outwards(man.side) * (edge + STEP * 0.9 + aside + gap * (inside + 0.4)), y: ROWS.line + (inside % 2 ? 3 : 0) };
}

/** A back out wide; the next one beside him, nearer to the middle. */
export const outSpot = (side: string, at: number): Spot => ({ x: MIDDLE + outwards(side) * (36 - at * STEP), y: ROWS.gun + 2 });

function backSpot(man: Man, field: Standing): Spot {
  if (man.out) {
    const gone = field.men.filter((one) => one.out && one.side === man.side);
    return outSpot(man.side, Math.max(0, gone.findIndex((one) => one.place === man.place)));
  }
  const mates = field.men.filter((one) => one.kind === "B" && one.side === man.side && one.at < 0 && !one.out);
  const at = Math.max(0, mates.findIndex((one) => one.place === man.place));
  const x = BACKS[man.side] ?? MIDDLE;
  if (man.side === "M") return { x: x + (at - (Math.max(1, mates.length) - 1) / 2) * STEP, y: ROWS.backs };
  return { x: x + outwards(man.side) * at * STEP, y: field.gun ? ROWS.gun + 3 : ROWS.backs };
}

/** The blockers of a match-up lie on each other, the linemen first. */
function blockerSpot(man: Man, field: Standing): Spot {
  const mates = field.men
    .filter((one) => one.at === man.at)
    .sort((one, two) => Number(one.kind === "B") - Number(two.kind === "B") || one.x - two.x);
  const at = mates.findIndex((one) => one.place === man.place);
  return { x: column(field.xs[man.at] ?? 0) + at * 1.3, y: ROWS.met + at * SHOWS };
}

export function manSpot(man: Man, field: Standing): Spot {
  if (man.kind === "Q") return { x: MIDDLE, y: field.gun ? ROWS.gun : ROWS.under };
  if (man.at >= 0) return blockerSpot(man, field);
  if (man.kind === "W") return receiverSpot(man, field.men);
  if (man.kind === "B") return backSpot(man, field);
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
    return { x: column(field.xs[defender.m] ?? 0) + at * 1.3, y: ROWS.front - at * SHOWS };
  }
  if (defender.zone) {
    const mates = field.defenders.filter((one) => one.zone === defender.zone);
    return zoneSpot(defender.zone, mates.findIndex((one) => one.place === defender.place));
  }
  const mates = field.defenders.filter((one) => one.on === defender.on);
  return coverSpot(defender.on, field, mates.findIndex((one) => one.place === defender.place));
}

export function zoneSpot(zone: string, at: number): Spot {
  const out = zone.endsWith("L") ? -1 : 1;
  return { x: (ZONES[zone] ?? MIDDLE) + Math.max(0, at) * out * (CARD.width - 0.6), y: zone[0] === "S" ? ROWS.deep : ROWS.backers };
}

/** A card on a receiver faces him. */
export function coverSpot(receiver: string, field: Standing, at: number): Spot {
  const man = field.men.find((one) => one.place === receiver);
  const step = Math.max(0, at);
  if (!man) return { x: MIDDLE, y: ROWS.backers };
  const { x, y } = manSpot(man, field);
  if (man.kind === "W") return { x: x + step * 1.3, y: ROWS.front - step * SHOWS };
  return man.kind === "B" ? { x: x + step * 1.3, y: y - CARD.height } : { x: x + outwards(man.side) * (2 + step * 1.3), y: ROWS.front - 9.4 - step };
}

/** Where the name and the totals of a match-up stand: above its last defender. */
export function plateSpot(at: number, field: Standing): Spot {
  const deep = Math.max(0, rushers(at, field).length - 1);
  return { x: column(field.xs[at] ?? 0), y: ROWS.front - deep * SHOWS - CARD.height / 2 - 1.7 };
}

/** The part of the grass that is in use, for narrow screens. */
export function inUse(spots: readonly Spot[]): [number, number] {
  const xs = spots.map((spot) => spot.x);
  const left = Math.max(0, Math.min(24, ...xs.map((x) => x - CARD.width / 2 - 1.4)));
  const right = Math.min(WIDTH, Math.max(76, ...xs.map((x) => x + CARD.width / 2 + 1.4)));
  return [left, right];
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
  const bend = { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + 6 };
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * bend.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * bend.y + part * part * to.y,
  };
}
