/** A run while it is drawn, for the other seat to watch: a few pieces a second, none of which anybody waits for. */

import type { Piece } from "../../board";
import { rounded } from "../field/geometry";
import type { Pen } from "./pen";
import type { Point } from "../types";

const EVERY_MS = 200;
const MOST = 100;

export class Live {
  private pen: Pen | null = null;
  /** Points of the pen that were looked at, and points that were sent. */
  private seen = 0;
  private sent = 0;
  private when = 0;

  constructor(private readonly draw: (piece: Piece) => void) {}

  moved(pen: Pen, now: number): void {
    if (pen !== this.pen) Object.assign(this, { pen, seen: 0, sent: 0, when: now });
    if (now - this.when < EVERY_MS || pen.points.length <= this.seen) return;
    const points = thinned(pen.path.slice(this.seen)).map(rounded);
    this.draw({ start: this.sent, points });
    this.seen = pen.points.length;
    this.sent += points.length;
    this.when = now;
  }

  /** The eyes are hidden from now on: other windows of this seat are covered too (OS-2.14). */
  began(): void {
    this.draw({ start: 0, points: [] });
  }

  /** Nothing was drawn after all. */
  dropped(): void {
    this.draw({ start: 0, points: [], dropped: true });
  }

  broken(): void {
    this.draw({ start: 0, points: [], broken: true });
  }
}

/** Not more than may be sent at once; the last is always among them. */
export function thinned(path: Point[]): Point[] {
  const step = Math.ceil(path.length / MOST);
  return path.filter((_, at) => (path.length - 1 - at) % step === 0);
}
