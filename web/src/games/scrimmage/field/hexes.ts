/** Where hexes lie on the picture, from the game's own map (SC-2.1). Hexes are numbered row by row from the south.
 *
 * One unit is the height of a hex. x = 0 is the middle column, y = 0 the south goal line, north is up (negative).
 */

import map from "../../../../../src/snapcount/games/scrimmage/tables/map.json";

export const COLUMNS = map.columns.last;
export const FIRST_ROW = map.rows.south_end_zone[0] ?? 0;
export const LAST_ROW = map.rows.north_end_zone[1] ?? 0;
export const FIELD_ROWS = map.rows.field_last;
export const HEXES = map.hexes.with_end_zones;
export const MIDDLE = (map.columns.first + map.columns.last) / 2;
const NEIGHBOURS: Record<string, number[]>[] = [map.neighbours.even_column, map.neighbours.odd_column];
/** From one column to the next. */
export const ACROSS = Math.sqrt(3) / 2;
/** From the middle of a hex to a corner. */
export const CORNER = 1 / Math.sqrt(3);
export const WAYS = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export interface Point {
  x: number;
  y: number;
}

export const columnOf = (hex: number): number => (hex % COLUMNS) + 1;
export const rowOf = (hex: number): number => Math.floor(hex / COLUMNS) + FIRST_ROW;

export function hexAt(column: number, row: number): number {
  if (column < 1 || column > COLUMNS || row < FIRST_ROW || row > LAST_ROW) return -1;
  return (row - FIRST_ROW) * COLUMNS + column - 1;
}

/** The middle of a hex (SC-2.4); `up` is -1 where the field is turned round, south up. */
export function middle(hex: number, up: number): Point {
  const column = columnOf(hex);
  return { x: up * (column - MIDDLE) * ACROSS, y: -up * (rowOf(hex) - (column % 2 === 0 ? 0 : 0.5)) };
}

/** The hex around a point, -1 beside the field. */
export function hexUnder(point: Point, up: number): number {
  const x = up * point.x;
  const y = -up * point.y;
  const near = Math.round(x / ACROSS) + MIDDLE;
  let best = -1;
  let least = CORNER * CORNER + 1e-9;
  for (const column of [near - 1, near, near + 1]) {
    const row = Math.round(y + (column % 2 === 0 ? 0 : 0.5));
    const hex = hexAt(column, row);
    if (hex < 0) continue;
    const at = middle(hex, 1);
    const far = (at.x - x) ** 2 + (-at.y - y) ** 2;
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** The next hex in a direction 0…5, clockwise from north; -1 over the edge. */
export function next(hex: number, way: number): number {
  const column = columnOf(hex);
  const [across = 0, up = 0] = NEIGHBOURS[column % 2]?.[((way % 6) + 6) % 6] ?? [];
  return hexAt(column + across, rowOf(hex) + up);
}

/** As players write it: column and row, in an end zone N1…N6 or S1…S6. */
export function nameOf(hex: number): string {
  if (hex < 0) return "";
  const row = rowOf(hex);
  const column = String(columnOf(hex)).padStart(2, "0");
  if (row < 1) return `${column}S${1 - row}`;
  return row > FIELD_ROWS ? `${column}N${row - FIELD_ROWS}` : column + String(row).padStart(2, "0");
}

const NAMES = new Map(Array.from({ length: HEXES }, (_, hex): [string, number] => [nameOf(hex), hex]));

/** The hex of a name as players write it, -1 for none. */
export const hexNamed = (name: string): number => NAMES.get(name) ?? -1;

/** A facing in degrees on the picture, 0 is up. */
export const angle = (facing: number, up: number): number => 60 * facing + (up < 0 ? 180 : 0);

/** The outline of a hex as an SVG path. */
export function outline(at: Point, size = 1): string {
  const r = CORNER * size;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const turned = (degrees * Math.PI) / 180;
    return `${(at.x + r * Math.cos(turned)).toFixed(3)} ${(at.y + r * Math.sin(turned)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The outlines of many hexes as one path. */
export const outlines = (hexes: readonly number[], up: number, size = 1): string =>
  hexes.map((hex) => outline(middle(hex, up), size)).join("");

/** Where several men on one hex stand: in a ring around its middle. */
export function ring(at: Point, count: number, place: number): Point & { size: number } {
  if (count <= 1) return { ...at, size: 1 };
  const wide = count === 2 ? 0.3 : 0.2 + 0.085 * count;
  const turned = (2 * Math.PI * place) / count - Math.PI / 2 + (count === 2 ? Math.PI / 2 : 0);
  return { x: at.x + wide * Math.cos(turned), y: at.y + wide * Math.sin(turned), size: count === 2 ? 0.86 : 0.78 };
}

/** The hexes that a plan leads a man through, from where he stands. */
export function route(start: number, plan: readonly { kind: string; dirs: readonly number[] }[], facing = 0): number[] {
  const met = [start];
  for (const action of plan) {
    const ways = action.kind === "free_step" ? [facing] : action.dirs;
    for (const way of ways) {
      const to = next(met.at(-1) ?? start, way);
      if (to >= 0) met.push(to);
    }
  }
  return met;
}
