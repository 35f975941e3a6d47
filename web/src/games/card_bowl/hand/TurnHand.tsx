/** A turn on the grass: end it, go straight to the play, or take up a card and see where it can go. */

import type { Asked } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { choicesOf, moveOf, passOn } from "../choices";
import { skipFrom } from "../logic/skip";
import { playNumber } from "../logic/draws";
import type { View } from "../types";
import { CardPicture, faceOf } from "../grass/PlayingCard";
import { CardTiles, type Item } from "./CardTiles";
import { picked } from "./holding";

/** Without the name of the card, which stands beside it. */
function shortly(label: string): string {
  const [, ...words] = label.split(": ");
  const short = words.join(": ") || label;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

export function TurnHand(props: BoardProps & { asked: Asked }) {
  const { asked, view, sending = false, chosen, choose, consider, advice, events } = props;
  const { cards, rest } = choicesOf(asked);
  const faces = facesOf(view as unknown as View);
  const own = cards.get(picked.value);
  const named = (place: string): string => cardBowl.place(place);
  const worth = (advice ?? []).filter((given) => moveOf(given.option) !== null).flatMap((given) => asked.options.filter((option) => JSON.stringify(option.value) === JSON.stringify(given.option)));
  const offends = (view as unknown as View).situation.offence === asked.seat;
  const item = (option: Item["option"], whole: boolean): Item => {
    const place = moveOf(option.value)?.card ?? "";
    const face = faces.get(place);
    return { option, title: whole ? named(place) : shortly(option.label), note: whole ? shortly(option.label) : "", cards: whole && face ? [face] : [] };
  };
  const items = own ? own.map((option) => item(option, false)) : [...rest.map((option): Item => ({ option, title: option.label, note: option.explain })), ...worth.slice(0, 3).map((option) => item(option, true))];
  return (
    <div class="cb-railed">
      <div class="cb-turn">
        {own ? (
          <button type="button" class="cb-held" onClick={() => (picked.value = "")} aria-label={cardBowl.putBack(named(picked.value))}>
            <CardPicture card={faces.get(picked.value) ?? ""} team={asked.seat} label="" />
            <span>{named(picked.value)}</span>
          </button>
        ) : (
          passOn(asked) && (
            <button type="button" class="button small cb-skip" title={cardBowl.skipMeans(offends)} disabled={sending} onClick={() => skipFrom(playNumber(events))}>
              {cardBowl.skip(offends)} ▸▸
            </button>
          )
        )}
      </div>
      {items.length > 0 && <CardTiles asked={asked} items={items} team={asked.seat} sending={sending} chosen={chosen} advice={advice} choose={choose} consider={consider} />}
      {!own && (
        <div class={items.length > 0 ? "cb-movable" : "cb-movable alone"} role="group" aria-label={cardBowl.chooseCard(items.length > 0)}>
          <p class="soft small">{cardBowl.chooseCard(items.length > 0)}</p>
          <div class="cb-names">
            {[...cards.keys()].map((place) => (
              <button key={place} type="button" class="cb-name" title={named(place)} aria-label={named(place)} onClick={() => (picked.value = place)}>
                <CardPicture card={faces.get(place) ?? ""} team={asked.seat} label="" />
                <span>
                  <i>{faceOf(faces.get(place) ?? "")?.short ?? ""} </i>
                  {cardBowl.role(place)}
                </span>
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** Which card lies on which place, as far as these eyes see. */
export function facesOf({ field, offence, defence }: View): ReadonlyMap<string, string> {
  return new Map([
    ...(field?.men ?? []).map((man, at) => [man.place, offence[at] ?? ""] as const),
    ...(field?.defenders ?? []).map((one, at) => [one.place, defence[at] ?? ""] as const),
  ]);
}
