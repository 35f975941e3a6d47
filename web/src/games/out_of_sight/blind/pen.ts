/**
 * From pointer to pen (OS-2.15, OS-2.16, OS-2.17, OS-2.18): a press anchors the pen, every later place is a
 * displacement from it.
 */

import table from "../../../../../src/snapcount/games/out_of_sight/tables/geometry.json";
import { clamp, far, rounded } from "../field/geometry";
import type { Point, Sample, Segment, Stroke } from "../types";

const { start_jitter_px: JITTER, accidental_tap: TAP, min_sample_distance_yd: STEP } = table.pointer;
export const RESUME_MS = table.pointer.resume_ms;
export const LONGEST_MS = table.pointer.auto_release_ms;
const MOST_POINTS = 3900;

const down = (pts: (Point | Sample)[]): Segment => ({ pen: "down", pts, hang_ms: null, air_yd: null });
const up = (hang: number | null, air: number | null = null): Segment => ({
  pen: "up",
  pts: [],
  hang_ms: hang,
  air_yd: air,
});

export class Pen {
  /** Every kept place with its time, from the start point on. */
  readonly points: Sample[];
  private base: Point;
  private anchor: Point = [0, 0];
  private moving = false;
  private began = 0;
  private lifted = 0;
  private lastAt: Point;
  /** The yards of its whole way, back and forth (OS-13.8). */
  way = 0;

  /** `scale`: screen pixels to a yard. */
  constructor(
    readonly start: Point,
    private readonly scale: number,
  ) {
    this.points = [[...rounded(start), 0]];
    this.base = start;
    this.lastAt = start;
  }

  /** The first press, or one that goes on after a slip: from where the line is. */
  press(x: number, y: number, time: number): void {
    if (this.points.length === 1 && !this.moving) this.began = time;
    this.anchor = [x, y];
    this.base = this.lastAt;
    this.moving = false;
  }

  move(x: number, y: number, time: number): void {
    if (!this.moving && far([x, y], this.anchor) < JITTER) return;
    this.moving = true;
    const at: Point = [
      clamp(this.base[0] + (x - this.anchor[0]) / this.scale, -50, 150),
      clamp(this.base[1] - (y - this.anchor[1]) / this.scale, -60, 60),
    ];
    this.way += far(at, this.lastAt);
    this.lastAt = at;
    const [lx, ly] = this.points.at(-1) ?? [0, 0];
    if (far(this.lastAt, [lx, ly]) >= STEP && this.points.length < MOST_POINTS) this.keep(time);
  }

  /** The pen is up: its last place is kept, however near. */
  lift(time: number): void {
    this.lifted = time;
    const [lx, ly] = this.points.at(-1) ?? [0, 0];
    if (far(this.lastAt, [lx, ly]) > 1e-6) this.keep(time);
  }

  private keep(time: number): void {
    const before = this.points.at(-1)?.[2] ?? 0;
    this.points.push([...rounded(this.lastAt), clamp(Math.round(time - this.began), before, LONGEST_MS)]);
  }

  get path(): Point[] {
    return this.points.map(([x, y]) => [x, y]);
  }

  /** Nothing was drawn: a tap. */
  get isTap(): boolean {
    return this.points.length < 2;
  }

  /** A dot let go at once where it was pressed (OS-2.16). */
  get isSlip(): boolean {
    return this.lifted - this.began < TAP.ms && far(this.lastAt, this.start) < TAP.yd;
  }

  run(): Stroke {
    return { segments: [down(this.points)] };
  }

  /** `high`: the pen had a way to make, up and down again. */
  dot(high = false): Stroke {
    const time = clamp(Math.round(this.lifted - this.began), 0, LONGEST_MS);
    return { segments: [up(time, high ? Math.round(this.way * 10) / 10 : null), down([[...rounded(this.lastAt), time]])] };
  }
}

/** Strokes entered by keys carry no times; a High Punt is held up for as long as it must be. */
export const typedRun = (path: Point[]): Stroke => ({ segments: [down(path)] });
export const typedDot = (at: Point, hang: number | null): Stroke => ({ segments: [up(hang), down([at])] });
