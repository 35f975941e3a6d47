/** Any number of cards: tacklers, tight ends that block. All of them at first; each is taken out or in with a touch. */

import { useEffect } from "preact/hooks";
import type { Asked } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { nameable } from "../choices";
import { CardPicture } from "../grass/PlayingCard";
import type { View } from "../types";
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

export function SeveralHand({ asked, view, sending = false, chosen, raise, choose }: BoardProps & { asked: Asked }) {
  const faces = facesOf(view as unknown as View);
  const now = namedOf(asked, chosen);
  useEffect(() => raise(namedOf(asked, undefined)), [asked]);
  const done = asked.name === "Tacklers" ? cardBowl.tackle(now.length) : cardBowl.block(now.length);
  return (
    <div class="cb-several">
      {nameable(asked).map((place) => (
        <button key={place} type="button" class="cb-name wide" aria-pressed={now.includes(place)} onClick={() => raise(toggled(asked, chosen, place))}>
          <CardPicture card={faces.get(place) ?? ""} team={asked.seat} label="" />
          <span>{cardBowl.place(place)}</span>
        </button>
      ))}
      <button type="button" class="option raised" data-number={1} aria-disabled={sending} onClick={() => !sending && choose(now)}>
        <kbd aria-hidden="true">1</kbd>
        <span class="option-words">
          <span class="option-label">{done}</span>
        </span>
      </button>
    </div>
  );
}
