/** What a play asks of its line (OS-9.11), as the question tells it. */

import { clamp, SIDE } from "./geometry";
import type { Gate, Point, Symbol } from "../types";

/** The stretches of y, left positive, where a run must cross the line. */
export function crossings({ side, cross }: Gate): Point[] {
  const [low, high] = cross;
  if (side !== 0) return [[side * low, side * Math.min(high, 60)]];
  return [[-Math.min(high, 60), Math.min(high, 60)]];
}

export const depthsOf = ({ depth, most }: Gate): Point => [depth[0], Math.min(depth[1], most ?? depth[1])];

/** The stretches across the field where a dot counts. */
export function bandsOf({ lateral, from_ball }: Gate, ballY: number): Point[] {
  const middle = from_ball ? ballY : 0;
  const [low, high] = [lateral[0], Math.min(lateral[1], 2 * SIDE)];
  const cut = ([a, b]: Point): Point => [clamp(a, -SIDE, SIDE), clamp(b, -SIDE, SIDE)];
  return low === 0
    ? [cut([middle - high, middle + high])]
    : [cut([middle - high, middle - low]), cut([middle + low, middle + high])];
}

/** What stops a runner in three zones: behind the line, up to Reds Only, beyond. */
export interface Zones {
  goes: number;
  /** The x of the line, and of Reds Only; null: never. */
  line: number;
  reds: number | null;
  /** Reds Only comes after so many yards. */
  after: number | null;
  backfield: string;
}

export const zonesOf = (gate: Gate, ball: Point, goes: number): Zones => ({
  goes,
  line: ball[0],
  reds: gate.reds_after === null ? null : ball[0] + goes * gate.reds_after,
  after: gate.reds_after,
  backfield: gate.backfield,
});

const AWAY = 300;

/** A return has no backfield (OS-6.2): everything counts until Reds Only, which may begin at once. */
export const returnZones = (start: Point, goes: number, after: number): Zones => ({
  goes,
  line: start[0] - goes * AWAY,
  reds: start[0] + goes * (after === 0 ? -AWAY : after),
  after,
  backfield: "all",
});

export type Zone = "behind" | "before" | "beyond";
export const ZONES: Zone[] = ["behind", "before", "beyond"];

export const zoneAt = ({ goes, line, reds }: Zones, x: number): Zone =>
  goes * (x - line) < 0 ? "behind" : reds !== null && goes * (x - reds) >= 0 ? "beyond" : "before";

export const isRed = (kind: string): boolean => kind === "red" || kind === "penalty" || kind === "triangle";

export function stops(zones: Zones, zone: Zone, kind: string): boolean {
  if (zone === "beyond") return isRed(kind);
  if (zone === "before" || zones.backfield === "all") return true;
  return zones.backfield === "reds" && isRed(kind);
}

/** A symbol that can't stop this play where it stands; of a receiver its white part. */
export const isFree = (zones: Zones, { kind, x }: Symbol): boolean => !stops(zones, zoneAt(zones, x), kind);

/** A receiver whom this pass may be thrown to. */
export function inRange(gate: Gate, ball: Point, goes: number, { kind, x, y }: Symbol): boolean {
  if (kind !== "receiver") return false;
  const [from, to] = depthsOf(gate);
  const deep = goes * (x - ball[0]);
  return deep >= from - 1 && deep <= to + 1 && bandsOf(gate, ball[1]).some(([low, high]) => y >= low - 1 && y <= high + 1);
}
