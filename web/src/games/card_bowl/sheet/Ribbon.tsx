/** The field as a ribbon over the grass: end zones, yard lines, ball and line to gain. */

import type { Names, Scoreboard } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";

const ZONE = 7;
const LENGTH = 100;
const painted = (yard: number): number => Math.min(yard, LENGTH - yard);
const share = (yard: number): string => `${((yard + ZONE) / (LENGTH + 2 * ZONE)) * 100}%`;

export function Ribbon({ board, names }: { board: Scoreboard; names: Names }) {
  const line = board.line !== null ? String(painted(Math.round(board.line))) : "";
  return (
    <div class="cb-ribbon" role="img" aria-label={cardBowl.track(board.spot || board.down, line)}>
      <span class="cb-end home">{names.home}</span>
      <span class="cb-end away">{names.away}</span>
      {[10, 20, 30, 40, 50, 60, 70, 80, 90].map((yard) => (
        <span key={yard} class="cb-yard" style={{ left: share(yard) }}>
          {painted(yard)}
        </span>
      ))}
      {board.line !== null && board.line > 0 && board.line < LENGTH && <span class="cb-gain" style={{ left: share(board.line) }} />}
      {board.ball !== null && (
        <span class="cb-spot" data-part="ball" style={{ left: share(Math.max(-ZONE / 2, Math.min(LENGTH + ZONE / 2, board.ball))) }}>
          <svg viewBox="-3 -2 6 4" aria-hidden="true">
            <path d="M-2.6 0C-1.6-1.7 1.6-1.7 2.6 0 1.6 1.7-1.6 1.7-2.6 0z" />
            <path class="cb-laces" d="M-.9 0h1.8M-.45-.4v.8M0-.4v.8M.45-.4v.8" />
          </svg>
        </span>
      )}
    </div>
  );
}
