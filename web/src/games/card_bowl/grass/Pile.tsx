/** In the corners of the grass: the deck with what it is turned for next, the snap beside it, the run in the open field (CB-2.17). */

import type { Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { Turned } from "../logic/draws";
import { HEIGHT } from "./layout";
import { PlayingCard } from "./PlayingCard";

interface Props {
  left: number | null;
  beside: readonly Turned[];
  row: readonly Turned[];
  next: string;
  width: number;
  dealer: Seat;
  turning: number;
}

const SMALL = 0.62;
const APART = 5.6;
const MOST = 6;

export function Pile({ left, beside, row, next, width, dealer, turning }: Props) {
  const y = HEIGHT - 6;
  const roomy = width > 90;
  const shown = row.slice(-MOST);
  return (
    <g class="cb-corners">
      <g class="cb-pile" data-point="deck" role="img" aria-label={`${cardBowl.deck}${left === null ? "" : `, ${cardBowl.left(left)}`}${next ? `. ${cardBowl.nextIs(next)}` : ""}`}>
        <PlayingCard card="" x={width - 3.2} y={y - 0.4} size={SMALL} team={dealer} label={cardBowl.deck} />
        <PlayingCard card="" x={width - 3.6} y={y} size={SMALL} team={dealer} label={cardBowl.deck} />
        {left !== null && (
          <text class="cb-left" x={width - 3.6} y={y + 0.2}>
            {left}
          </text>
        )}
        {roomy && next && (
          <text class="cb-note-on" x={width - 0.6} y={y - 4.4}>
            {cardBowl.nextIs(next)}
          </text>
        )}
      </g>
      {roomy &&
        beside.map((one, at) => (
          <g key={one.n}>
            <PlayingCard card={one.card} x={width - 3.6 - APART * (beside.length - at)} y={y} size={SMALL} team={one.seat} label={one.purpose} turning={one.n === turning} />
            {at === beside.length - 1 && (
              <text class="cb-note-on middle" x={width - 3.6 - APART} y={y + 4.9}>
                {one.purpose.split(",")[0]}
              </text>
            )}
          </g>
        ))}
      {shown.map((one, at) => (
        <g key={one.n}>
          <PlayingCard card={one.card} x={4 + APART * at} y={y} size={SMALL} team={one.seat} label={one.purpose} turning={one.n === turning} />
          {at === shown.length - 1 && (
            <text class="cb-note-on start" x="1.4" y={y + 4.9}>
              {one.purpose}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
