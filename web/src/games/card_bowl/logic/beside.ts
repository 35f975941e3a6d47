/** Where a turned card lies: beside the one that it belongs to, and over nobody as long as there is room. */

import { CARD, defenderSpot, manSpot, MIDDLE, ROWS, WIDTH, type Spot } from "../grass/layout";
import type { Formations } from "../types";

/** A turned card is smaller than a man. */
export const TURNED = 0.74;
const APART = 6.2;
/** What an overlap of a square unit weighs against a unit of distance. */
const FAR = 0.4;
/** Under a man the line that tells the result lies. */
const UNDER = 14;

/** How much of a card at `one` a turned card at `spot` hides. */
function hidden(spot: Spot, one: Spot): number {
  const reach = (1 + TURNED) / 2;
  const wide = reach * CARD.width - Math.abs(spot.x - one.x);
  const high = reach * CARD.height - Math.abs(spot.y - one.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const hides = (spots: readonly Spot[], all: readonly Spot[]): number => spots.reduce((sum, spot) => sum + all.reduce((more, one) => more + hidden(spot, one), 0), 0);
const onGrass = ({ x }: Spot): boolean => x > 1 && x < WIDTH - 1;

function best<T>(offered: readonly T[], costs: (one: T) => number): T | undefined {
  return offered.reduce<T | undefined>((least, one) => (least === undefined || costs(one) < costs(least) ? one : least), undefined);
}

/** The card of a catch or a hand-off: at one side of the man, or a little lower where his neighbour stands close. */
export function besideMan(man: Spot, others: readonly Spot[], first: number): Spot {
  const offered = [first, -first].flatMap((way) => [
    { x: man.x + way * 6.8, y: man.y },
    { x: man.x + way * 5.2, y: man.y + 2.6 },
  ]);
  const under = { x: man.x, y: man.y + 8.6 };
  return best([...offered, under].filter(onGrass), (spot) => hides([spot], others) + hides([spot], [man]) / 2 + (spot === under ? UNDER : 0)) ?? man;
}

/** The defence's cards in a row behind the front, or for a man far outside also beside his cover. */
export function besideCover(at: number, count: number, x: number, wide: boolean, field: Formations): Spot {
  const theirs = field.defenders.map((one) => defenderSpot(one, field));
  const row = (from: number, y: number): Spot[] => Array.from({ length: count }, (_, one) => ({ x: from + one * APART, y }));
  const whole = (count - 1) * APART;
  const behind = Array.from({ length: 25 }, (_, step) => row(x - whole / 2 + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * 2, ROWS.zones + 0.8));
  const inwards = x > MIDDLE ? -1 : 1;
  const beside = wide ? [row(inwards > 0 ? x + 8 : x - 8 - whole, ROWS.front)] : [];
  const middle = (spots: readonly Spot[]): number => (spots[0]?.x ?? 0) + whole / 2;
  const offered = [...beside, ...behind].filter((spots) => spots.every(({ x: one }) => one > 3 && one < WIDTH - 3));
  const found = best(offered, (spots) => hides(spots, theirs) + FAR * Math.abs(middle(spots) - x));
  return found?.[at] ?? { x, y: ROWS.zones };
}

/** Where everybody else of the offence stands. */
export const othersOf = (place: string, field: Formations): Spot[] => field.men.filter((man) => man.place !== place).map((man) => manSpot(man, field));
