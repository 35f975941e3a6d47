/** The clock as the rulebook's grid: a row a minute, a box for every five seconds (CB-37.4). */

import { cardBowl } from "../../text/en.card_bowl";

export function ClockGrid({ left, whole }: { left: number; whole: number }) {
  const columns = 12;
  const rows = Math.ceil(whole / columns);
  const gone = whole - left;
  return (
    <svg class="cb-clock" viewBox={`0 0 ${columns * 4} ${rows * 4}`} role="img" aria-label={cardBowl.clock(left)}>
      {Array.from({ length: whole }, (_, at) => (
        <rect key={at} class={at < gone ? "gone" : ""} x={(at % columns) * 4 + 0.4} y={Math.floor(at / columns) * 4 + 0.4} width="3.2" height="3.2" rx="0.5" />
      ))}
    </svg>
  );
}
