/** Who gets the ball: the kind of play first, then a tile for every card or lane, and waiting at the end. */

import type { Asked, Option } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { callOf } from "../choices";
import type { View } from "../types";
import { CardTiles, type Item } from "./CardTiles";
import { kind, picked } from "./holding";

const KINDS = ["pass", "rush", "screen", "lateral", "scramble"];

/** The kinds that these cards can play, always in the same order. */
export const kindsOf = (asked: Asked): string[] => KINDS.filter((name) => asked.options.some(({ value }) => callOf(value)?.play === name));

/** The kind chosen, else that of the card in hand, else the first. */
export function kindOf(asked: Asked, chosen: string, place: string): string {
  const kinds = kindsOf(asked);
  if (kinds.includes(chosen)) return chosen;
  const own = asked.options.map(({ value }) => callOf(value)).find((call) => place !== "" && call?.carrier === place);
  return own?.play ?? kinds[0] ?? "";
}

/** The answers of a kind, of the card in hand where one is; waiting comes last. */
export function callsOf(asked: Asked, wanted: string, place: string): Option[] {
  const of = asked.options.filter(({ value }) => callOf(value)?.play === wanted);
  const own = of.filter(({ value }) => callOf(value)?.carrier === place);
  return [...(own.length > 0 ? own : of), ...asked.options.filter(({ value }) => value === null)];
}

/** The keys of the cards that an answer gives the ball to, as far as each has only one. */
export function numbersOf(asked: Asked | null, wanted: string, place: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (asked?.name !== "Execute" || wanted !== "pass") return found;
  callsOf(asked, wanted, place).forEach(({ value }, at) => {
    const carrier = callOf(value)?.carrier;
    if (carrier && !found.has(carrier) && at < 9) found.set(carrier, at + 1);
  });
  return found;
}

export function CallHand({ asked, view, sending = false, chosen, choose, consider, advice, seat }: BoardProps & { asked: Asked }) {
  const { field, offence } = view as unknown as View;
  const wanted = kindOf(asked, kind.value, picked.value);
  const men = field?.men ?? [];
  const items = callsOf(asked, wanted, picked.value).map((option): Item => {
    const call = callOf(option.value);
    if (!call) return { option, title: cardBowl.wait(option.label), note: cardBowl.waitMeans };
    const at = men.findIndex((man) => man.place === call.carrier);
    const card = offence[at] ?? "";
    const covers = field?.defenders.filter((one) => one.on === call.carrier).length ?? 0;
    const thrown = call.play === "pass" || call.play === "screen";
    return {
      option,
      title: call.lane ? cardBowl.inLane(call.lane, call.carrier) : cardBowl.short(call.carrier),
      note: call.play === "pass" && !call.side ? cardBowl.coveredBy(covers) : cardBowl.way(call.lane, call.side, call.blockers, field?.xs ?? []),
      cards: card ? [card] : [],
      secret: thrown && !men[at]?.up,
    };
  });
  return (
    <div class="cb-railed">
      <div class="cb-rail-kinds" role="radiogroup" aria-label={cardBowl.kinds}>
        {kindsOf(asked).map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={name === wanted}
            onClick={() => {
              kind.value = name;
              picked.value = "";
            }}
          >
            {cardBowl.play(name)}
          </button>
        ))}
      </div>
      <CardTiles asked={asked} items={items} team={seat ?? "home"} sending={sending} chosen={chosen} advice={advice} choose={choose} consider={consider} narrow={0.72} />
    </div>
  );
}
