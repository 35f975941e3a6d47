/** The deck with what it will be turned for next, the snap beside it, and the row of the open field (CB-2.17). */

import type { Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { besideDeck, inRow, type Turned } from "../logic/draws";
import { CardPicture } from "../grass/PlayingCard";

interface Props {
  cards: readonly Turned[];
  deck: number | null;
  next: string;
  dealer: Seat;
  turning: number;
  motion: boolean;
}

const MOST = 16;

/** Without formations: deck and row side by side. */
export function Rail(props: Props) {
  if (props.cards.length === 0 && !props.next) return null;
  return (
    <section class="cb-rail" aria-label={cardBowl.drawn}>
      <Pile {...props} />
      <div class="cb-row">
        <Row {...props} grass={false} />
        {props.next && <NextCard {...props} />}
      </div>
    </section>
  );
}

function Pile({ cards, deck, dealer, turning, motion }: Props) {
  return (
    <>
      <figure class="cb-deck">
        <span class="cb-pile" aria-hidden="true">
          <CardPicture card="" team={dealer} label={cardBowl.deck} />
        </span>
        <figcaption>
          <b>{cardBowl.deck}</b> {deck !== null && <span class="num">{cardBowl.left(deck)}</span>}
        </figcaption>
      </figure>
      {besideDeck(cards).map((one) => (
        <DrawnCard key={one.n} one={one} turning={motion && one.n === turning} />
      ))}
    </>
  );
}

function NextCard({ next, dealer }: Pick<Props, "next" | "dealer">) {
  return (
    <figure class="cb-drawn next">
      <CardPicture card="" team={dealer} label={cardBowl.nextIs(next)} />
      <figcaption>{cardBowl.nextIs(next)}</figcaption>
    </figure>
  );
}

/** Passes and runs lie on the grass where there is some; the rest lies here. */
function Row({ cards, turning, motion, grass }: Pick<Props, "cards" | "turning" | "motion"> & { grass: boolean }) {
  return (
    <>
      {inRow(cards, grass)
        .slice(-MOST)
        .map((one) => (
          <DrawnCard key={one.n} one={one} turning={motion && one.n === turning} />
        ))}
    </>
  );
}

function DrawnCard({ one, turning }: { one: Turned; turning: boolean }) {
  return (
    <figure class="cb-drawn">
      <CardPicture card={one.card} team={one.seat} label={one.purpose} turning={turning} />
      <figcaption>{cardBowl.counts(one.purpose)}</figcaption>
    </figure>
  );
}
