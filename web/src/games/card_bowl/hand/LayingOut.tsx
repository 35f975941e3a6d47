/** Laying out a hand on the grass: cards are dragged or tapped onto each other, or onto a free place. */

import { useEffect, useRef, useState } from "preact/hooks";
import { other, type Asked, type Plain, type Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { useDrag } from "../grass/drag";
import { Grass } from "../grass/Grass";
import { uncut, uncutGrass, type Cut } from "../grass/cut";
import { defenderSpot, manSpot, type Spot } from "../grass/layout";
import type { Slot } from "../grass/Marks";
import { defenceSlots, exchanged, fieldOf, isOffence, sent, slotSpot, type Laid } from "./arranging";
import { facingOf, laidOf, usePlacing } from "./LayHand";

type Props = Pick<BoardProps, "chosen" | "raise" | "motion" | "aid"> & { asked: Asked; seat: Seat };

/** A drop counts for what lies nearest, if it is near. */
const NEAR = 7;
const distance = (one: Spot, two: Spot): number => Math.hypot(one.x - two.x, one.y - two.y);

export function LayOut({ asked, chosen, raise, seat, motion, aid }: Props) {
  const laid = laidOf(asked, chosen);
  const [taken, setTaken] = useState<number | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const cut = useRef<Cut>(uncutGrass());
  const placing = usePlacing(aid, laid, taken);
  const offends = isOffence(laid);
  const field = fieldOf(laid, facingOf(asked));
  const mine = offends ? field.men : field.defenders;
  const spots = offends ? field.men.map((man) => manSpot(man, field)) : field.defenders.map((one) => defenderSpot(one, field));
  const indexOf = (place: string): number => mine.findIndex((one) => one.place === place);
  useEffect(() => setTaken(null), [asked]);
  const change = (next: Laid): void => {
    raise(next as unknown as Plain);
    setTaken(null);
  };
  const pick = (at: number): void => {
    if (taken === null || taken === at) setTaken(taken === at ? null : at);
    else change(exchanged(laid, taken, at));
  };
  const own = taken !== null && !isOffence(laid) ? defenceSlots(laid)[taken] : "";
  const slots = (placing?.places ?? [])
    .filter((name) => name !== own)
    .map((name): Slot => ({ name, label: cardBowl.freePlace(name), spot: slotSpot(name, field), onPick: () => taken !== null && change(sent(laid, taken, name)) }))
    .filter((slot) => !spots.some((spot, at) => at !== taken && distance(spot, slot.spot) < 1));
  const drop = (place: string, seen: Spot): void => {
    const at = uncut(cut.current, seen);
    const from = indexOf(place);
    const cards = spots.map((spot, which) => ({ far: distance(spot, at), act: () => change(exchanged(laid, from, which)), own: which === from }));
    const free = slots.map((slot) => ({ far: distance(slot.spot, at), act: () => change(sent(laid, from, slot.name)), own: false }));
    const nearest = [...cards, ...free].sort((one, two) => one.far - two.far)[0];
    if (!nearest || nearest.own || nearest.far > NEAR) setTaken(null);
    else nearest.act();
  };
  const drag = useDrag({ svg, onLift: (place) => setTaken(indexOf(place)), onDrop: drop });
  return (
    <section class="cb-layout" aria-label={cardBowl.layOut}>
      <Grass
        svg={svg}
        cut={cut}
        field={field}
        offence={offends ? laid.cards : []}
        defence={offends ? [] : laid.cards}
        ball={offends ? seat : other(seat)}
        seat={seat}
        holder="C"
        motion={motion && !drag.dragged}
        label={cardBowl.layOut}
        slots={slots}
        dragged={drag.dragged}
        picking={(place, side) =>
          side === (offends ? "offence" : "defence")
            ? { chosen: taken === indexOf(place), onPick: () => !drag.dropped() && pick(indexOf(place)), onPointerDown: drag.take(place) }
            : undefined
        }
      />
      {offends && taken === null && (
        <p class="cb-they-wait">
          <strong>{cardBowl.theyWait[0]}</strong>
          {cardBowl.theyWait[1]}
        </p>
      )}
      <p class={taken === null ? "hush" : offends ? "cb-lifted above" : "cb-lifted below"} role="status">
        {taken === null ? cardBowl.placed : cardBowl.lifted(cardBowl.place(mine[taken]?.place ?? ""))}
      </p>
    </section>
  );
}
