/** The hand as it is being laid out, by what its cards are there for. */

import type { Asked, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { faceOf } from "../grass/PlayingCard";
import { fieldOf, isOffence } from "../hand/arranging";
import { facingOf, laidOf } from "../hand/LayHand";
import { worth } from "./sides";

export function LaidOut({ asked, chosen }: { asked: Asked; chosen: Plain | undefined }) {
  const laid = laidOf(asked, chosen);
  const field = fieldOf(laid, facingOf(asked));
  const offends = isOffence(laid);
  const places = (offends ? field.men : field.defenders).map(({ place }) => place);
  const { offence, defence, together, inAll } = cardBowl.laid;
  return (
    <dl class="cb-laid">
      {(offends ? offence : defence).map(([name, where]) => {
        const cards = laid.cards.filter((_, at) => new RegExp(where ?? "").test(places[at] ?? ""));
        if (cards.length === 0) return null;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {cards.map((card) => faceOf(card)?.short).join(" ")}
              {together.includes(name ?? "") && <span class="soft"> {inAll(cards.reduce((sum, card) => sum + worth(card), 0))}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
