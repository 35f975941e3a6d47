/** The deck with what it will be turned for next, the snap beside it, and the row of the open field (CB-2.17). */

import type { Seat } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { besideDeck, inRow, type Turned } from "./draws";
import { CardPicture } from "./PlayingCard";

interface Props {
  cards: readonly Turned[];
  deck: number | null;
  next: string;
  dealer: Seat;
  turning: number;
  motion: boolean;
  /** Passes and runs lie on the grass, the rest here. */
  grass: boolean;
}

const MOST = 16;

export function Rail({ cards, deck, next, dealer, turning, motion, grass }: Props) {
  const row = inRow(cards, grass).slice(-MOST);
  const snaps = besideDeck(cards);
  if (cards.length === 0 && !next) return null;
  return (
    <section class="cb-rail" aria-label={cardBowl.drawn}>
      <figure class="cb-deck">
        <span class="cb-pile" aria-hidden="true">
          <CardPicture card="" team={dealer} label={cardBowl.deck} />
        </span>
        <figcaption>
          <b>{cardBowl.deck}</b> {deck !== null && <span class="num">{cardBowl.left(deck)}</span>}
        </figcaption>
      </figure>
      {snaps.map((one) => (
        <DrawnCard key={one.n} one={one} turning={motion && one.n === turning} />
      ))}
      <div class="cb-row">
        {row.map((one) => (
          <DrawnCard key={one.n} one={one} turning={motion && one.n === turning} />
        ))}
        {next && (
          <figure class="cb-drawn next">
            <CardPicture card="" team={dealer} label={cardBowl.nextIs(next)} />
            <figcaption>{cardBowl.nextIs(next)}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function DrawnCard({ one, turning }: { one: Turned; turning: boolean }) {
  return (
    <figure class="cb-drawn">
      <CardPicture card={one.card} team={one.seat} label={one.purpose} turning={turning} />
      <figcaption>{one.purpose}</figcaption>
    </figure>
  );
}
