/** What the man in mind may gain: one dot for each total of the dice, the larger the likelier. */

import type { Seat } from "../../../net/wire";
import type { Sight } from "../../../parts/table/sight";
import { cp } from "../../../text/en.canadian_pro";
import { catchFace, runFace, TOTALS } from "../grids";
import { cardOf, type TeamFile } from "../teams";
import { DEPTHS, LENGTH, type Call } from "../types";
import { holeY, OFFENCE, onField, spread, zoneAt } from "./places";

const BALANCED = 2;

/** Yards by total; a touchdown goes to the goal line and over it. */
export function gainsOf(team: TeamFile | undefined, player: string, call: Call, left: number): number[] {
  const card = cardOf(team, player);
  const face = call.play === "run" ? runFace(card) : call.play === "pass" ? catchFace(card) : null;
  if (!face) return [];
  const column = call.play === "run" ? BALANCED : DEPTHS.indexOf(call.depth as "S");
  return TOTALS.map((total) => {
    const cell = face.rows.find((row) => row.total === total)?.cells[column] ?? "";
    if (cell.startsWith("TD")) return left + 4;
    return Math.min(left + 4, parseInt(cell, 10) || 0);
  });
}

/** How many of 36 throws. */
const ways = (at: number): number => 6 - Math.abs(5 - at);

interface Props {
  gains: number[];
  call: Call;
  seat: Seat;
  ball: number;
  across: number;
  /** What the camera shows of the field's length: the words stay in it. */
  sight: Pick<Sight, "x" | "width">;
}

/** Where across the field the call goes: through its hole, into its zone, else past the line or beside the man. */
function wayOf({ play, who, hole, zone }: Call, across: number): number {
  const wide = spread(across);
  const own = (OFFENCE[who]?.y ?? across / wide / 2) * wide;
  if (play === "run") return hole ? (holeY[hole] ?? 0) * wide : across / 2 + 6;
  const { top, bottom } = zoneAt(zone);
  const y = zone ? ((top + bottom) / 2) * wide : own + (own > across / 2 ? 2.4 : -2.4);
  return Math.min(across - 4.5, Math.max(4.5, y));
}

export function Hopes({ gains, call, seat, ball, across, sight }: Props) {
  if (gains.length === 0) return null;
  const place = OFFENCE[call.who] ?? { x: 0, y: 23.7 };
  const man = { x: place.x, y: place.y * spread(across) };
  const y = wayOf(call, across);
  const at = (yards: number): number => onField(seat, ball, yards);
  const [low, high] = [Math.min(...gains), Math.max(...gains)];
  const usual = gains[5] ?? 0;
  const words = call.play === "run" ? cp.field.gains(low, high, usual) : cp.field.lands(low, high, usual, ball + high > LENGTH);
  const wide = words.length * 1.12 + 3;
  const middle = Math.min(sight.x + sight.width - 1 - wide / 2, Math.max(sight.x + 1 + wide / 2, (at(low) + at(high)) / 2));
  return (
    <g class="cp-hopes" aria-hidden="true">
      <path d={`M${at(man.x)} ${man.y}Q${at(low / 2)} ${y} ${at(low)} ${y}L${at(high)} ${y}`} />
      {gains.map((yards, n) => <circle key={n} cx={at(yards)} cy={y} r={0.35 + ways(n) * 0.14} />)}
      <g transform={`translate(${middle} ${across - 2.2})`}>
        <rect x={-wide / 2} y="-1.500" width={wide} height="3" rx="1.500" />
        <text y=".75">{words}</text>
      </g>
    </g>
  );
}
