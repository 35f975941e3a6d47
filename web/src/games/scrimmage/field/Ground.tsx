/** The grass: stripes of five yards, tinted hash columns, end zones, yard lines and the grid of hexes. */

import { memo } from "../../../parts/memo";
import { other, type Names, type Seat } from "../../../net/wire";
import { ACROSS, COLUMNS, CORNER, FIELD_ROWS, FIRST_ROW, LAST_ROW } from "./hexes";

const HALF = (COLUMNS / 2) * ACROSS + CORNER / 4;
const HASH = 2.5 * ACROSS;
const STRIPE = 3;
const TILE = 2 * ACROSS;

const cell = (x: number, y: number): string => {
  const r = CORNER;
  return `M${x - r} ${y}L${x - r / 2} ${y - 0.5}H${x + r / 2}L${x + r} ${y}`;
};
const GRID = [cell(0, 0.5), cell(TILE, 0.5), cell(ACROSS, 0), cell(ACROSS, 1), cell(0, 1.5), cell(TILE, 1.5)].join("");

interface Props {
  /** -1 where the field is turned round, south up. */
  up: number;
  /** Whose goal lies in the south. */
  south: Seat;
  names: Names;
}

/** A name across an end zone, as large as it fits. */
const sizeOf = (name: string): number => Math.min(3.6, 28 / name.length);

/** A stretch of rows on the picture, from one boundary to another. */
const rows = (from: number, to: number, up: number) => ({ y: Math.min(-up * from, -up * to), height: to - from });

export const Ground = memo(function Ground({ up, south, names }: Props) {
  const stripes = Array.from({ length: FIELD_ROWS / STRIPE }, (_, at) => at);
  const tens = Array.from({ length: FIELD_ROWS / (2 * STRIPE) - 1 }, (_, at) => (at + 1) * 2 * STRIPE);
  const wide = { x: -HALF, width: 2 * HALF };
  const zones = [
    { seat: south, from: FIRST_ROW - 1, to: 0 },
    { seat: other(south), from: FIELD_ROWS, to: LAST_ROW + 1 },
  ];
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="sc-grid" patternUnits="userSpaceOnUse" width={TILE} height="1">
          <path class="sc-grid" d={GRID} />
        </pattern>
      </defs>
      <rect class="sc-around" {...wide} {...rows(FIRST_ROW - 1, LAST_ROW + 1, up)} />
      {zones.map(({ seat, from, to }) => <rect key={seat} class={`sc-zone ${seat}`} {...wide} {...rows(from, to, up)} />)}
      {stripes.map((at) => (
        <rect key={at} class={at % 2 ? "grass-1" : "grass-2"} {...wide} {...rows(at * STRIPE, (at + 1) * STRIPE, up)} />
      ))}
      <rect class="sc-hash" x={-HASH} width={2 * HASH} {...rows(0, FIELD_ROWS, up)} />
      <rect fill="url(#sc-grid)" {...wide} {...rows(FIRST_ROW - 1, LAST_ROW + 1, up)} />
      {zones.map(({ seat, from, to }) => (
        <text key={seat} class="sc-zone-name" x="0" y={(-up * (from + to)) / 2} style={{ fontSize: `${sizeOf(names[seat])}px` }}>{names[seat].toUpperCase()}</text>
      ))}
      {[0, ...tens, FIELD_ROWS].map((row) => (
        <line key={row} class={row % FIELD_ROWS ? "sc-yards" : "sc-goal"} x1={-HALF} x2={HALF} y1={-up * row} y2={-up * row} />
      ))}
      {tens.map((row) =>
        [-13, 13].map((x) => (
          <text key={`${row} ${x}`} class="sc-number" x={x} y={-up * row}>
            {Math.round(50 - Math.abs(50 - (row * 5) / 3))}
          </text>
        )),
      )}
      <rect class="sc-edge" {...wide} {...rows(FIRST_ROW - 1, LAST_ROW + 1, up)} />
    </g>
  );
});
