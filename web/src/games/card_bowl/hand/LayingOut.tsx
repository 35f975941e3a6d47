/** Laying out a hand: start from the book, then drag or tap cards. What is legal the server says at every step. */

import { useEffect, useRef, useState } from "preact/hooks";
import { other, type Asked, type Facts, type Plain, type Seat } from "../../../net/wire";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { cardBowl } from "../../../text/en.card_bowl";
import { defenceSlots, exchanged, fieldOf, isOffence, mirrored, regunned, sent, slotSpot, type Laid } from "./arranging";
import { Book } from "./Book";
import { useDrag } from "../grass/drag";
import { useFocusOn } from "../../../parts/board/focus";
import { Grass, SCRIMMAGE_Y, type Slot } from "../grass/Grass";
import { defenderSpot, HEIGHT, manSpot, type Spot } from "../grass/layout";
import type { OffenceSet, Placing } from "../types";

interface Props {
  asked: Asked;
  answer(value: Plain): void;
  sending: boolean;
  seat: Seat;
  motion: boolean;
  aid: ((wanted: Facts) => Promise<Plain>) | undefined;
}

/** A drop counts for what lies nearest, if it is near. */
const NEAR = 7;
const distance = (one: Spot, two: Spot): number => Math.hypot(one.x - two.x, one.y - two.y);

export function LayOut({ asked, answer, sending, seat, motion, aid }: Props) {
  const [laid, setLaid] = useState<Laid>(() => asked.options[0]?.value as unknown as Laid);
  const [plan, setPlan] = useState("");
  const [taken, setTaken] = useState<number | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const placing = usePlacing(aid, laid, taken);
  const offends = isOffence(laid);
  const facing = String((asked.facts as { shape?: string }).shape ?? "");
  const field = fieldOf(laid, facing);
  const mine = offends ? field.men : field.defenders;
  const spots = offends ? field.men.map((man) => manSpot(man, field)) : field.defenders.map((one) => defenderSpot(one, field));
  const indexOf = (place: string): number => mine.findIndex((one) => one.place === place);
  const change = (next: Laid): void => {
    setLaid(next);
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
  const drop = (place: string, at: Spot): void => {
    const from = indexOf(place);
    const cards = spots.map((spot, which) => ({ far: distance(spot, at), act: () => change(exchanged(laid, from, which)), own: which === from }));
    const free = slots.map((slot) => ({ far: distance(slot.spot, at), act: () => change(sent(laid, from, slot.name)), own: false }));
    const nearest = [...cards, ...free].sort((one, two) => one.far - two.far)[0];
    if (!nearest || nearest.own || nearest.far > NEAR) setTaken(null);
    else nearest.act();
  };
  const drag = useDrag({ svg, onLift: (place) => setTaken(indexOf(place)), onDrop: drop });
  const legal = placing?.problem === null;
  const whole = useRef<HTMLElement>(null);
  useFocusOn(whole, [".cb-set"], asked);
  return (
    <section ref={whole} class={offends ? "cb-layout offence" : "cb-layout"} aria-label={cardBowl.layOut}>
      <Book asked={asked} facing={facing} plan={plan} laid={laid} onPlan={setPlan} onTake={change} />
      <Grass
        svg={svg}
        field={field}
        offence={offends ? laid.cards : []}
        defence={offends ? [] : laid.cards}
        ball={offends ? seat : other(seat)}
        seat={seat}
        holder="C"
        motion={motion && !drag.dragged}
        narrow
        rows={offends ? [SCRIMMAGE_Y - 1.5, HEIGHT] : [0, field.gun ? HEIGHT - 7 : HEIGHT]}
        label={cardBowl.layOut}
        slots={slots}
        dragged={drag.dragged}
        picking={(place, side) =>
          side === (offends ? "offence" : "defence")
            ? { chosen: taken === indexOf(place), onPick: () => !drag.dropped() && pick(indexOf(place)), onPointerDown: drag.take(place) }
            : undefined
        }
      />
      <div class="cb-tools">
        <Legality placing={placing} />
        {offends && (
          <>
            <button type="button" class="button small" onClick={() => change(regunned(laid as OffenceSet))}>
              {field.gun ? cardBowl.underCentre : cardBowl.shotgun}
            </button>
            <button type="button" class="button small" onClick={() => change(mirrored(laid as OffenceSet))}>
              {cardBowl.mirror}
            </button>
          </>
        )}
        <button type="button" class="button main cb-set" aria-disabled={sending || !legal} onClick={() => !sending && answer(laid as unknown as Plain)}>
          {cardBowl.set}
        </button>
      </div>
      <p class="cb-hint" role="status">
        {taken === null ? cardBowl.placed : cardBowl.lifted(cardBowl.place(mine[taken]?.place ?? ""))}
      </p>
    </section>
  );
}

function Legality({ placing }: { placing: Placing | null }) {
  const problem = placing?.problem;
  return (
    <p class={problem ? "cb-legal wrong" : "cb-legal"} role="status">
      {placing === null ? (
        cardBowl.checking
      ) : problem ? (
        <>
          {cardBowl.notLegal} {problem.sentence} <RuleId id={problem.rule} />
        </>
      ) : (
        cardBowl.legal(placing.name)
      )}
    </p>
  );
}

/** The rules couldn't be asked: they have the last word when it is lined up. */
const UNASKED: Placing = { problem: null, places: [], name: "" };

/** Asks the rules about the formation as it stands and about the card in hand. */
function usePlacing(aid: Props["aid"], laid: Laid, taken: number | null): Placing | null {
  const [placing, setPlacing] = useState<{ key: string; said: Placing } | null>(null);
  const key = JSON.stringify([laid, taken]);
  useEffect(() => {
    let current = true;
    aid?.({ ask: "placing", set: laid as unknown as Plain, at: taken ?? -1 }).then(
      (said) => current && setPlacing({ key, said: said as unknown as Placing }),
      () => current && setPlacing({ key, said: UNASKED }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  if (!placing) return null;
  return placing.key === key ? placing.said : { ...placing.said, places: [] };
}
