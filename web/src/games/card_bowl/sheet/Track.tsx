/** The field as the rulebook's cribbage board, a hole a yard (CB-37.5), and the clock as its grid (CB-37.4). */

import { cardBowl } from "../../../text/en.card_bowl";
import type { View } from "../types";

const ZONE = 10;
const LENGTH = 100;
const yards = Array.from({ length: LENGTH + 2 * ZONE - 1 }, (_, at) => at - ZONE + 1);

interface Pegs {
  ball: number | null;
  line?: number | null;
}

/** The board alone: holes and pegs, in yards from the home goal line. */
export function Holes({ ball, line = null, small = false }: Pegs & { small?: boolean }) {
  return (
    <>
      <rect class="cb-wood" x={-ZONE - 1} y="0" width={LENGTH + 2 * ZONE + 2} height={small ? 7 : 9} rx="1.4" />
      <rect class="cb-zone home" x={-ZONE} y="0.7" width={ZONE} height={small ? 5.6 : 7.6} rx="0.6" />
      <rect class="cb-zone away" x={LENGTH} y="0.7" width={ZONE} height={small ? 5.6 : 7.6} rx="0.6" />
      {yards.map((yard) => (
        <circle key={yard} class={yard % 10 === 0 ? "cb-hole ten" : yard % 5 === 0 ? "cb-hole five" : "cb-hole"} cx={yard} cy="3.5" r={yard % 10 === 0 ? 0.42 : 0.3} />
      ))}
      {line !== null && line > 0 && line < LENGTH && <path class="cb-peg line" d={`M${line} .4v6.2`} />}
      {ball !== null && (
        <g class="cb-peg ball" transform={`translate(${ball} 3.5)`}>
          <path d="M-2 0C-1.2-1.4 1.2-1.4 2 0 1.2 1.4-1.2 1.4-2 0z" />
          <path class="cb-laces" d="M-.8 0h1.6M-.4-.35v.7M0-.35v.7M.4-.35v.7" />
        </g>
      )}
    </>
  );
}

const COLUMNS = 12;

/** A row a minute, a box for five seconds; with Simple 1 a box for a play. */
export function ClockGrid({ view }: { view: View }) {
  const byPlays = view.options.timing === "simple1";
  const whole = Math.max(byPlays ? view.options.plays_per_quarter : view.options.intervals, view.left);
  const rows = Math.ceil(whole / COLUMNS);
  const gone = whole - view.left;
  const label = byPlays ? cardBowl.plays(view.left, whole) : cardBowl.clock(view.left, whole);
  return (
    <figure class="cb-clock">
      <svg viewBox={`0 0 ${COLUMNS * 4} ${rows * 4}`} role="img" aria-label={label}>
        {Array.from({ length: whole }, (_, at) => (
          <rect key={at} class={at < gone ? "gone" : at === gone && view.running ? "now" : ""} x={(at % COLUMNS) * 4 + 0.4} y={Math.floor(at / COLUMNS) * 4 + 0.4} width="3.2" height="3.2" rx="0.5" />
        ))}
      </svg>
      <figcaption aria-hidden="true">{byPlays ? cardBowl.playsTitle : cardBowl.clockTitle}</figcaption>
    </figure>
  );
}
