/** Both teams as a telestrator marks them, always the same way: the picture gives no call away. */

import { FIELD_WIDTH } from "../../parts/table/sight";
import { other, type Scoreboard } from "../../net/wire";

const OFFENCE: [number, number][] = [[1.6, 7], [3.4, 12.8], [2, 17.6], [1.8, 20.6], [2.9, 23.7], [6.2, 23.7], [9.4, 26.3], [1.8, 26.7], [2, 29.7], [2.2, 32.9], [1.6, 40.3]];
const DEFENCE: [number, number][] = [[6.2, 7], [12.2, 14.1], [5.4, 16.7], [2.1, 18.9], [2.1, 22], [5.2, 23.7], [2.1, 25.4], [2.1, 28.5], [5.4, 31], [12.2, 33.3], [6.2, 40.3]];

export function LineUp({ scoreboard: { ball, goes, possession, length, end_zone: zone } }: { scoreboard: Scoreboard }) {
  if (ball === null || !possession) return null;
  const x = (ahead: number) => Math.max(1 - zone, Math.min(length + zone - 1, ball + goes * ahead));
  return (
    <g class="field-men" aria-hidden="true">
      {OFFENCE.map(([back, y]) => (
        <circle key={y + back} class={possession} cx={x(-back)} cy={y} r="1.150" />
      ))}
      {DEFENCE.map(([ahead, y]) => (
        <g key={y + ahead} class={other(possession)} transform={`translate(${x(ahead)} ${y})`}>
          <path class="rim" d="M-1-1L1 1M1-1L-1 1" />
          <path d="M-1-1L1 1M1-1L-1 1" />
        </g>
      ))}
    </g>
  );
}

/** Yards that a letter of its words takes, and the space beside them. */
const [LETTER, BESIDE] = [1.32, 1.6];

/** Where the raised card usually lands. Its words stand on a plate: a short zone lies among the men. */
export function LandingZone({ scoreboard, reach, words }: { scoreboard: Scoreboard; reach: [number, number]; words: string }) {
  const { ball, goes, length, end_zone: zone } = scoreboard;
  if (ball === null) return null;
  const at = (yards: number) => Math.max(-zone, Math.min(length + zone, ball + goes * yards));
  const [from, to] = [at(reach[0]), at(reach[1])].sort((one, two) => one - two) as [number, number];
  const [middle, wide] = [FIELD_WIDTH / 2, words.length * LETTER + BESIDE];
  return (
    <g class="df-landing">
      <rect x={from} y={middle - 6} width={Math.max(3, to - from)} height="12" rx="3" />
      <rect class="df-plate" x={(from + to - wide) / 2} y={middle + 2.3} width={wide} height="3" rx="1.500" />
      <text x={(from + to) / 2} y={middle + 4.6}>
        {words}
      </text>
    </g>
  );
}
