/** Any number of cards: tacklers, tight ends that block. All of them at first; each is taken out or in with a touch. */

import { useEffect } from "preact/hooks";
import type { Asked } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { nameable } from "../choices";
import { CardPicture } from "../grass/PlayingCard";
import { worth } from "../story/sides";
import type { View } from "../types";
import type { Tacklers } from "../view.gen";
import { saying } from "./holding";
import { facesOf } from "./TurnHand";

/** The cards named so far, in the order in which they are offered. */
export function namedOf(asked: Asked, chosen: unknown): string[] {
  const places = nameable(asked);
  return Array.isArray(chosen) ? places.filter((place) => chosen.includes(place)) : places;
}

export function toggled(asked: Asked, chosen: unknown, place: string): string[] {
  const now = namedOf(asked, chosen);
  return nameable(asked).filter((one) => (one === place ? !now.includes(one) : now.includes(one)));
}

const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + (card ? worth(card) : 0), 0);

export function SeveralHand({ asked, view, sending = false, chosen, raise, choose }: BoardProps & { asked: Asked }) {
  const faces = facesOf(view as unknown as View);
  const now = namedOf(asked, chosen);
  useEffect(() => raise(namedOf(asked, undefined)), [asked]);
  const tackles = asked.name === "Tacklers";
  const done = tackles ? cardBowl.tackle(now.length) : cardBowl.block(now.length);
  useEffect(() => void (saying.value = done), [asked, done]);
  const drawn = tackles ? (asked.facts as unknown as Tacklers).drawn : [];
  return (
    <div class="cb-several">
      {nameable(asked).map((place) => (
        <button key={place} type="button" class="cb-name whole" aria-pressed={now.includes(place)} onClick={() => raise(toggled(asked, chosen, place))}>
          <CardPicture card={faces.get(place) ?? ""} team={asked.seat} label="" />
          <span>{cardBowl.place(place)}</span>
        </button>
      ))}
      <button type="button" class="option raised" data-number={1} aria-disabled={sending} onClick={() => !sending && choose(now)}>
        <kbd aria-hidden="true">1</kbd>
        <span class="option-words">
          <span class="option-label">{done}</span>
          {tackles && <span class="option-explain">{cardBowl.runLess(sum(drawn), sum(now.map((place) => faces.get(place) ?? "")))}</span>}
        </span>
      </button>
    </div>
  );
}
