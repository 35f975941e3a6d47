/** Places on the field and on the screen. Field: x to the East, y to the North, in yards. Picture: y down. */

import table from "../../../../../src/snapcount/games/out_of_sight/tables/geometry.json";
import type { Point, Symbol } from "../types";

export const PEN = table.pen_radius;
export const SIDE = table.field.y[1] ?? 0;
export const HASH = table.hash_y;
export const LINEBACKER = table.linebacker.radius;
export const TRIANGLE = table.receiver.triangle_uv as Point[];
export const GOAL = table.goal_east;
export const POCKET = table.pocket;

export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 1000) / 1000;
export const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** The corners of a receiver's triangle. */
export function triangleOf({ x, y, angle }: Symbol): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return TRIANGLE.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
}

/** What part of the field is in the picture. */
export interface Camera {
  x: number;
  /** The upper edge, in the picture's y. */
  y: number;
  w: number;
  h: number;
}
/** The whole field with its goalposts. */
export const WHOLE: Camera = { x: -24, y: -29, w: 148, h: 58 };
const MARGIN = 2.5;

/** What the picture must hold and how. */
export interface Sight {
  points: Point[];
  /** The way the play goes: the room that is left lies ahead. 0: on both sides. */
  goes: number;
  /** At least so many yards from top to bottom. */
  least: number;
  /** A place that the result must not cover, which will stand over the lower part. */
  clear?: Point | null;
}

/** So much of the picture's height the result may take. */
const RESULT = 0.36;

export const clears = ({ y, h }: Camera, [, at]: Point): boolean => -at <= y + (1 - RESULT) * h;

/** The nearest picture of this form (width to height) that holds all these places. */
export function framing({ points, goes, least, clear }: Sight, ratio: number): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => -y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const spare = clear ? (-clear[1] - top) / (1 - RESULT) : 0;
  const h = Math.min(Math.max(bottom - top, spare, least, (right - left) / ratio), Math.max(WHOLE.h, spare, (right - left) / ratio));
  const deep = clear ? RESULT * h : 0;
  const low = clear ? Math.max(bottom, deep - clear[1]) : bottom;
  const w = h * ratio;
  const behind = goes === 0 ? 0.5 : goes > 0 ? 0.18 : 0.82;
  return held({ x: left - (w - (right - left)) * behind, y: (top + low - h) / 2, w, h }, deep);
}

/** Moved so that it shows as much of the field as it can, and so many yards below it. */
const held = ({ x, y, w, h }: Camera, deep = 0): Camera => ({
  x: w >= WHOLE.w ? WHOLE.x - (w - WHOLE.w) / 2 : clamp(x, WHOLE.x, WHOLE.x + WHOLE.w - w),
  y: h >= WHOLE.h + deep ? -h / 2 : clamp(y, WHOLE.y, deep - WHOLE.y - h),
  w,
  h,
});

/** The same place from nearer by or farther off. */
export const zoomed = (seen: Camera, by: number): Camera => {
  if (by === 1) return seen;
  const { x, y, w, h } = seen;
  const [nw, nh] = [w / by, h / by];
  return held({ x: x + (w - nw) / 2, y: y + (h - nh) / 2, w: nw, h: nh });
};

export const whole = (ratio: number): Camera => framing({ points: [[WHOLE.x + 3, 26], [-WHOLE.x + 97, -26]], goes: 0, least: WHOLE.h }, ratio);

export const holds = ({ x, y, w, h }: Camera, points: Point[]): boolean =>
  points.every(([px, py]) => px >= x + 1 && px <= x + w - 1 && -py >= y + 1 && -py <= y + h - 1);

/** Where a place of the field stands on the screen, in parts of the picture. */
export const placed = (at: Point, seen: Camera): { left: string; top: string } => ({
  left: `${((at[0] - seen.x) / seen.w) * 100}%`,
  top: `${((-at[1] - seen.y) / seen.h) * 100}%`,
});

/** Corners of a line walked in steps of heading (degrees to the left of downfield) and length. */
export function walked(start: Point, goes: number, steps: Point[]): Point[] {
  const path: Point[] = [start];
  let [x, y] = start;
  for (const [heading, length] of steps) {
    const turn = (heading * Math.PI) / 180;
    x = clamp(x + goes * length * Math.cos(turn), -50, 150);
    y = clamp(y + goes * length * Math.sin(turn), -60, 60);
    path.push(rounded([x, y]));
  }
  return path;
}

export interface Cell {
  x: number;
  y: number;
  /** 0 to 1, the hottest 1. */
  heat: number;
}

/** Where lines ended, as a map of one-yard cells. */
export function heatOf(ends: Point[], spread = 1.4): Cell[] {
  const cells = new Map<string, Cell>();
  const reach = Math.ceil(2.2 * spread);
  for (const [px, py] of ends)
    for (let x = Math.round(px) - reach; x <= Math.round(px) + reach; x++)
      for (let y = Math.round(py) - reach; y <= Math.round(py) + reach; y++) {
        const key = `${x},${y}`;
        const cell = cells.get(key) ?? { x, y, heat: 0 };
        cell.heat += Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (2 * spread ** 2));
        cells.set(key, cell);
      }
  const most = Math.max(0, ...[...cells.values()].map((cell) => cell.heat));
  return [...cells.values()].map((cell) => ({ ...cell, heat: cell.heat / most })).filter((cell) => cell.heat > 0.06);
}

/** The middle of many ends, and how far they lie from it on average. */
export function scatter(ends: Point[]): { middle: Point; off: number } | null {
  if (ends.length === 0) return null;
  const sum = ends.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  const middle: Point = [sum[0] / ends.length, sum[1] / ends.length];
  return { middle, off: ends.reduce((all, end) => all + far(end, middle), 0) / ends.length };
}
