/** A hand that is being laid out: cards change places, or go to another one. What is legal the server says. */

import { CARD, column, coverSpot, manAt, manSpot, placesOf, ROWS, WIDTH, zoneSpot, type Spot } from "../grass/layout";
import type { DefenceSet, Defender, Formations, OffenceSet } from "../types";

export type Laid = OffenceSet | DefenceSet;

export const isOffence = (laid: Laid): laid is OffenceSet => "shape" in laid;

/** The same list with two entries exchanged. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const made = [...list];
  [made[one], made[other]] = [list[other] as T, list[one] as T];
  return made;
}

const GROUPS = ["TEL", "TER", "WRL", "WRR", "BL", "BM", "BR"];
const groupOf = (place: string): string => place.replace(/\d+$/, "");

/** `G-B100-T01-W21` from how many stand where, in the order of `GROUPS`. */
export function shapeOf(gun: boolean, counts: readonly number[]): string {
  const [tl = 0, tr = 0, wl = 0, wr = 0, bl = 0, bm = 0, br = 0] = counts;
  return `${gun ? "G" : "U"}-B${bl}${bm}${br}-T${tl}${tr}-W${wl}${wr}`;
}

/** The cards of each group, in its order. */
function grouped(set: OffenceSet): { gun: boolean; line: string[]; groups: string[][] } {
  const { gun, places } = placesOf(set.shape);
  const groups = GROUPS.map((group) => set.cards.filter((_, at) => groupOf(places[at] ?? "") === group));
  return { gun, line: set.cards.slice(0, 6), groups };
}

function gathered(gun: boolean, line: readonly string[], groups: readonly string[][]): OffenceSet {
  return { shape: shapeOf(gun, groups.map((group) => group.length)), cards: [...line, ...groups.flat()] };
}

/** A tight end, receiver or back joins another group. */
function sentMan(set: OffenceSet, at: number, slot: string): OffenceSet {
  const { gun, line, groups } = grouped(set);
  const card = set.cards[at] ?? "";
  const moved = groups.map((group, which) => {
    const rest = group.filter((one) => one !== card);
    return GROUPS[which] === slot ? [...rest, card] : rest;
  });
  return gathered(gun, line, moved);
}

/** Under centre or in shotgun: a back straight behind the passer steps to the emptier side. */
export function regunned(set: OffenceSet): OffenceSet {
  const { gun, line, groups } = grouped(set);
  const [tl = [], tr = [], wl = [], wr = [], bl = [], bm = [], br = []] = groups;
  if (gun || bm.length === 0) return gathered(!gun, line, groups);
  const left = [...bl];
  const right = [...br];
  for (const card of bm) (left.length < right.length ? left : right).push(card);
  return gathered(true, line, [tl, tr, wl, wr, left, [], right]);
}

/** Left and right exchanged. */
export function mirrored(set: OffenceSet): OffenceSet {
  const { gun, line, groups } = grouped(set);
  const [tl = [], tr = [], wl = [], wr = [], bl = [], bm = [], br = []] = groups;
  const [passer = "", centre = "", lg = "", rg = "", lt = "", rt = ""] = line;
  return gathered(gun, [passer, centre, rg, lg, rt, lt], [tr, tl, wr, wl, br, bm, bl]);
}

interface Placed {
  slot: string;
  card: string;
}

const ZONES = ["OLB-L", "ILB-L", "MLB", "ILB-R", "OLB-R", "S-L", "S-R"];
const frontX = (slot: string): number => Number(slot.slice(1));
const isFront = (slot: string): boolean => /^F-?\d/.test(slot);

/** Where each card of a defence stands: `F-2.5`, a zone, or the receiver it is on. */
export function defenceSlots(set: DefenceSet): string[] {
  return [...set.front.map((x) => `F${x}`), ...set.zones, ...set.corners];
}

function sentDefender(set: DefenceSet, at: number, slot: string): DefenceSet {
  const placed: Placed[] = defenceSlots(set).map((own, which) => ({ slot: which === at ? slot : own, card: set.cards[which] ?? "" }));
  const front = placed.filter((one) => isFront(one.slot)).sort((one, two) => frontX(one.slot) - frontX(two.slot));
  const zones = ZONES.flatMap((zone) => placed.filter((one) => one.slot === zone));
  const corners = placed
    .filter((one) => !isFront(one.slot) && !ZONES.includes(one.slot))
    .sort((one, two) => (one.slot < two.slot ? -1 : one.slot > two.slot ? 1 : 0));
  return {
    front: front.map((one) => frontX(one.slot)),
    zones: zones.map((one) => one.slot),
    corners: corners.map((one) => one.slot),
    cards: [...front, ...zones, ...corners].map((one) => one.card),
  };
}

/** One card goes to another place. */
export function sent(laid: Laid, at: number, slot: string): Laid {
  return isOffence(laid) ? sentMan(laid, at, slot) : sentDefender(laid, at, slot);
}

export function exchanged(laid: Laid, one: number, other: number): Laid {
  return { ...laid, cards: swapped(laid.cards, one, other) };
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

/** The grass while a hand is laid out; `facing` is the shape of the offence for a defence. */
export function fieldOf(laid: Laid, facing: string): Formations {
  const { gun, places } = placesOf(isOffence(laid) ? laid.shape : facing);
  const defence = isOffence(laid) ? null : laid;
  return { gun, men: places.map(manAt), xs: defence?.front ?? [], defenders: defence ? standing(defence) : [] };
}

/** Where a free place lies on the grass. */
export function slotSpot(slot: string, field: Formations): Spot {
  if (isFront(slot)) return { x: column(frontX(slot)), y: ROWS.front };
  if (ZONES.includes(slot)) return zoneSpot(slot, field.defenders.filter((one) => one.zone === slot).length);
  if (!GROUPS.includes(slot)) return coverSpot(slot, field, field.defenders.filter((one) => one.on === slot).length);
  const own = field.men.filter((man) => groupOf(man.place) === slot);
  const outermost = own[0];
  if (slot.startsWith("WR") && outermost) {
    const { x, y } = manSpot(outermost, field);
    return { x: slot === "WRL" ? Math.max(CARD.width / 2, x - CARD.width - 0.6) : Math.min(WIDTH - CARD.width / 2, x + CARD.width + 0.6), y };
  }
  const man = manAt(`${slot}${own.length + 1}`);
  return manSpot(man, { ...field, men: [...field.men, man] });
}
