/** The grass cut to a box: where it is too narrow for all cards, those of either side come closer together, whole as long as they can be. */

import { CARD, HEIGHT, MIDDLE, ROWS, STEP, WIDTH, type Spot, type Standing } from "./layout";

/** One side of the middle. */
interface Flank {
  /** How far from the middle the line reaches, with half a card. */
  edge: number;
  /** Outside of it: the nearest card stands beside the line, the farthest at the edge of the picture, the others between them. */
  near: number;
  most: number;
  room: number;
  outer: number;
  /** How much closer together those behind the front stand. */
  squeeze: number;
}

/** The grass in a box: how wide it is in units, where the middle lies, and how much closer together the cards of the line stand. */
export interface Cut {
  width: number;
  centre: number;
  inner: number;
  left: Flank;
  right: Flank;
}

const NARROWEST = 60;
const WIDEST = 138;
/** Receivers outside of the line keep at least so much of their distance, and the corner of each card shows. */
const OUTSIDE = 0.3;
/** The line closes up so far for those outside of it: its cards just touch. */
const CLOSED = 0.93;
/** From the end of the line to the middle of the first card beside it. */
const BESIDE_LINE = CARD.width / 2 + 0.3;
/** From the middle of the last card to the edge of the picture. */
const RIM = CARD.width / 2 + 0.4;
/** Behind the front the cards are taken to reach so far at least. */
const LEAST = 24;

const WHOLE: Flank = { edge: Infinity, near: Infinity, most: Infinity, room: Infinity, outer: 1, squeeze: 1 };
const whole = (width: number): Cut => ({ width, centre: width / 2, inner: 1, left: WHOLE, right: WHOLE });
export const uncutGrass = (): Cut => whole(WIDTH);

/** How far from the middle the line reaches on the left and on the right, with half a card. */
export function edgesOf({ men, xs }: Pick<Standing, "men" | "xs">): [number, number] {
  const steps = [...men.filter((man) => man.kind === "T" && man.at < 0).map((man) => man.x), ...xs];
  const reach = (way: number): number => Math.max(2, ...steps.map((x) => way * x)) * STEP + CARD.width / 2;
  return [reach(-1), reach(1)];
}

/** Cards behind the front stand as they like; the others keep their columns. */
const even = (y: number): boolean => y < (ROWS.zones + ROWS.front) / 2;

/** How far out the cards beside the line stand on one side: the nearest, the farthest, and how much room all of it needs. Backs stand under them. */
function besideLine(spots: readonly Spot[], way: number, edge: number): { near: number; most: number; beside: number; apart: number; needs: number } {
  const out = spots.filter(({ x, y }) => !even(y) && way * (x - MIDDLE) > edge);
  const farOf = (some: readonly Spot[]): number[] => some.map(({ x }) => way * (x - MIDDLE));
  const row = farOf(out.filter(({ y }) => y <= ROWS.line));
  const fars = row.length > 0 ? [...row, ...farOf(out).filter((far) => far > Math.max(...row))] : farOf(out);
  if (fars.length === 0) return { near: edge, most: edge, beside: 0, apart: 1, needs: CLOSED * (edge - CARD.width / 2) };
  const [near, most] = [Math.min(...fars), Math.max(...fars)];
  const beside = Math.min(near - edge, BESIDE_LINE);
  const sorted = [...new Set(fars)].sort((one, two) => one - two);
  const closest = Math.min(...sorted.map((far, at) => far - (sorted[at - 1] ?? -Infinity)).filter((gap) => gap > CARD.width / 2));
  const apart = Math.min(1, (CARD.width + 0.1) / closest);
  return { near, most, beside, apart, needs: CLOSED * edge + beside + apart * (most - near) };
}

export function cutFor(box: { width: number; height: number }, spots: readonly Spot[], [leftEdge, rightEdge]: readonly [number, number]): Cut {
  const width = Math.max(NARROWEST, Math.min(WIDEST, (HEIGHT * box.width) / Math.max(1, box.height)));
  const most = Math.max(LEAST, ...spots.map((spot) => Math.abs(spot.x - MIDDLE)));
  const half = width / 2 - RIM;
  if (half >= most) return whole(width);
  const [left, right] = [besideLine(spots, -1, leftEdge), besideLine(spots, 1, rightEdge)];
  // What is too much for one side goes over to the other, as far as that has room.
  const shift = left.needs > half ? Math.min(left.needs - half, Math.max(0, half - right.needs)) : -Math.min(Math.max(0, right.needs - half), Math.max(0, half - left.needs));
  const flank = (side: typeof left, edge: number, room: number): Flank & { inner: number } => {
    const fan = side.most - side.near;
    const outer = fan > 0 ? Math.min(1, Math.max(OUTSIDE * (room / most), (room - CLOSED * edge - side.beside) / fan)) : 1;
    const line = side.beside > 0 ? edge : edge - CARD.width / 2;
    return { edge, near: side.near, most: side.most, room, outer, squeeze: Math.min(1, room / most), inner: (room - side.beside - outer * fan) / line };
  };
  const [west, east] = [flank(left, leftEdge, half + shift), flank(right, rightEdge, half - shift)];
  return { width, centre: width / 2 + shift, inner: Math.min(1, west.inner, east.inner), left: west, right: east };
}

/** Between the end of the line and the first card outside of it. */
function gapOf({ edge, near, most, room, outer }: Flank, inner: number): { from: number; to: number; rate: number } {
  const [from, to] = [edge * inner, room - (most - near) * outer];
  return { from, to, rate: (to - from) / Math.max(0.001, near - edge) };
}

export function cutTo({ centre, inner, left, right }: Cut, { x, y }: Spot): Spot {
  const [way, flank] = x < MIDDLE ? [-1, left] : [1, right];
  const far = Math.abs(x - MIDDLE);
  const gap = gapOf(flank, inner);
  const off = even(y)
    ? far * flank.squeeze
    : far <= flank.edge
      ? far * inner
      : far < flank.near
        ? gap.from + (far - flank.edge) * gap.rate
        : flank.room - (flank.most - far) * flank.outer;
  return { x: centre + way * off, y };
}

export function uncut({ centre, inner, left, right }: Cut, { x, y }: Spot): Spot {
  const [way, flank] = x < centre ? [-1, left] : [1, right];
  const off = Math.abs(x - centre);
  const gap = gapOf(flank, inner);
  const far = even(y)
    ? off / flank.squeeze
    : off <= gap.from
      ? off / inner
      : off < gap.to
        ? flank.edge + (off - gap.from) / gap.rate
        : flank.most - (flank.room - off) / flank.outer;
  return { x: MIDDLE + way * far, y };
}
