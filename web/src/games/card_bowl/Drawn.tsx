/** The cards turned in this play, in a line, each with what it was turned for. */

import type { EventOut } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { CARD } from "./layout";
import { PlayingCard } from "./PlayingCard";

export interface Turned {
  n: number;
  card: string;
  purpose: string;
  seat: "home" | "away";
}

const STARTS = new Set(["called", "kicking", "tried", "tossed"]);

/** The cards turned since the last play began. */
export function turned(events: EventOut[]): Turned[] {
  const start = events.findLastIndex((event) => STARTS.has(event.what));
  return events.slice(Math.max(0, start)).flatMap((event) =>
    event.what === "turned"
      ? [
          {
            n: event.n,
            card: String(event.facts["card"]),
            purpose: String(event.facts["purpose"] ?? ""),
            seat: event.facts["seat"] === "away" ? ("away" as const) : ("home" as const),
          },
        ]
      : [],
  );
}

export function Drawn({ cards, deck }: { cards: Turned[]; deck: number }) {
  const shown = cards.slice(-14);
  return (
    <section class="cb-drawn" aria-label={cardBowl.drawn}>
      <figure class="cb-slot">
        <svg viewBox="-4.2 -6 8.4 12" aria-hidden="true">
          <PlayingCard card="" x={0} y={0} team="home" label={cardBowl.deck(deck)} />
        </svg>
        <figcaption>{cardBowl.deck(deck)}</figcaption>
      </figure>
      {shown.map((one) => (
        <figure key={one.n} class="cb-slot turned">
          <svg viewBox={`${-CARD.width / 2 - 0.5} ${-CARD.height / 2 - 0.8} ${CARD.width + 1} ${CARD.height + 1.6}`}>
            <PlayingCard card={one.card} x={0} y={0} team={one.seat} label={one.purpose} />
          </svg>
          <figcaption>{one.purpose}</figcaption>
        </figure>
      ))}
    </section>
  );
}
