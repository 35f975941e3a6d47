/** What a play asks of its line (OS-9.11), as the question tells it. */

import table from "../../../../../src/snapcount/games/out_of_sight/tables/stops.json";
import weathers from "../../../../../src/snapcount/games/out_of_sight/tables/weather.json";
import { clamp, SIDE } from "./geometry";
import type { Gate, Point, Symbol } from "../types";
import type { RunBack } from "../view.gen";

const relieved: Record<string, boolean> = weathers.sixty_yard_relief;

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

/** What stops a runner where, as the game's table has it: behind the line, up to Reds Only, beyond, and after the relief of a return. */
export interface Zones {
  goes: number;
  /** The x of the line, of Reds Only and of the relief; null: never. */
  line: number;
  reds: number | null;
  relief: number | null;
  /** Reds Only comes after so many yards. */
  after: number | null;
  backfield: Backfield;
}

type Backfield = keyof typeof table.behind;
export type Zone = "behind" | "before" | "beyond" | "relief";

export const zonesOf = (gate: Gate, ball: Point, goes: number): Zones => ({
  goes,
  line: ball[0],
  reds: gate.reds_after === null ? null : ball[0] + goes * gate.reds_after,
  relief: null,
  after: gate.reds_after,
  backfield: gate.backfield as Backfield,
});

const AWAY = 300;

/** A return has no backfield (OS-6.2): everything counts until Reds Only, which may begin at once; the relief hangs on the weather (OS-6.3). */
export const returnZones = ({ start, goes, reds_after, weather }: Pick<RunBack, "start" | "goes" | "reds_after" | "weather">): Zones => ({
  goes,
  line: start[0] - goes * AWAY,
  reds: start[0] + goes * (reds_after === 0 ? -AWAY : reds_after),
  relief: relieved[weather] ? start[0] + goes * table.relief_after : null,
  after: reds_after,
  backfield: "all",
});

/** Where the zones begin, in the order in which a runner comes to them. */
export const edgesOf = ({ goes, line, reds, relief }: Zones): [Zone, number][] => {
  const edges: [Zone, number | null][] = [["behind", -goes * AWAY], ["before", line], ["beyond", reds], ["relief", relief]];
  return edges.filter((edge): edge is [Zone, number] => edge[1] !== null);
};

export const zoneAt = (zones: Zones, x: number): Zone =>
  edgesOf(zones).findLast(([, from]) => zones.goes * (x - from) >= 0)?.[0] ?? "behind";

export const stops = ({ backfield }: Zones, zone: Zone, kind: string): boolean =>
  (zone === "behind" ? table.behind[backfield] : table[zone]).includes(kind);

/** A symbol that can't stop this play where it stands; of a receiver its white part. */
export const isFree = (zones: Zones, { kind, x }: Symbol): boolean => !stops(zones, zoneAt(zones, x), kind);

/** A receiver whom this pass may be thrown to. */
export function inRange(gate: Gate, ball: Point, goes: number, { kind, x, y }: Symbol): boolean {
  if (kind !== "receiver") return false;
  return within(gate, ball, goes, [x, y], 1);
}

/** Where a dot of this pass counts, and so many yards around. */
export function within(gate: Gate, ball: Point, goes: number, [x, y]: Point, around = 0): boolean {
  const [from, to] = depthsOf(gate);
  const deep = goes * (x - ball[0]);
  return deep >= from - around && deep <= to + around && bandsOf(gate, ball[1]).some(([low, high]) => y >= low - around && y <= high + around);
}
