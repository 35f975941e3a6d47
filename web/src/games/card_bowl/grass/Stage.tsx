/** The play on the grass: cards that can be taken, the places they can go to, the plays they can make. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Asked, EventOut, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import type { Shown } from "../Board";
import { byCard, cardOf, choicesOf, laneOf, nameable, passOn, several, targetOf } from "../choices";
import { useDrag } from "./drag";
import { carrierSpot, executed, hotTold, nextDraw, onGrass, playNumber, shownFaces, type Turned } from "../logic/draws";
import { Grass, type Slot } from "./Grass";
import { joining } from "../logic/joining";
import type { Spot } from "./layout";
import { useSkip } from "../logic/skip";
import { Several, Tray } from "../hand/Tray";
import type { LaneTotals, View } from "../types";
import type { ShotgunBacks } from "../view.gen";
import { holderOf } from "../logic/ball";
import { Words } from "./Words";

type Props = Omit<BoardProps, "view"> & {
  view: View;
  shown: Shown;
  totals: LaneTotals | null;
  cards: Turned[];
  turning: number;
  narrow: boolean;
  /** The list of answers is folded away: the board is where one answers. */
  folded: boolean;
  /** What stands beside the grass, and what below it. */
  deck: ComponentChildren;
  row: ComponentChildren;
};

const NEAR = 7;
/** Questions that are answered by naming a card: a tap does. */
export const NAMED = new Set(["ExtraCard", "CoverBack"]);

export function Stage(props: Props) {
  const { shown, asked, answer, events, motion, seat, sending = false, totals, cards, turning, narrow, folded } = props;
  const call = executed(events);
  const field = useMemo(() => joining(shown.field, call, events), [shown.field, events]);
  const [chosen, setChosen] = useState("");
  const [looked, setLooked] = useState<Plain | undefined>(undefined);
  const named = useNamed(asked);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    setChosen("");
    setLooked(undefined);
  }, [asked]);
  const choices = useMemo(() => (asked && byCard(asked) ? choicesOf(asked) : null), [asked]);
  const slots = slotsFor(asked, chosen, shown, answer);
  const drop = (_: string, at: Spot): void => {
    const near = slots.map((slot) => ({ slot, far: Math.hypot(slot.spot.x - at.x, slot.spot.y - at.y) })).sort((one, two) => one.far - two.far)[0];
    if (near && near.far < NEAR) near.slot.onPick();
  };
  const drag = useDrag({ svg, onLift: setChosen, onDrop: drop });
  const skip = useSkip(asked, playNumber(events), events.length, answer);
  const considered = looked ?? props.considered;
  const faces = shownFaces(events);
  const spot = carrierSpot(call, field);
  const picking = (place: string) => {
    const own = choices?.cards.get(place);
    const only = asked && NAMED.has(asked.name) ? own?.[0] : undefined;
    if (only) return { chosen: false, onPick: () => !sending && answer(only.value) };
    if (own) return { chosen: chosen === place, onPick: () => !drag.dropped() && setChosen(chosen === place ? "" : place), onPointerDown: drag.take(place) };
    if (asked && several(asked) && named.places.includes(place)) return { chosen: named.chosen.has(place), onPick: () => named.toggle(place) };
    return undefined;
  };
  const hot = hotLanes(asked, totals, events);
  const next = nextDraw(asked, considered, shown.ball);
  return (
    <>
      <div class="cb-play">
        <div class="cb-stage">
          <Grass
            svg={svg}
            field={field}
            offence={field.men.map((man, at) => shown.offence[at] || faces[man.place] || "")}
            defence={shown.defence.length === 0 ? [] : field.defenders.map((one, at) => shown.defence[at] || faces[one.place] || "")}
            ball={shown.ball}
            seat={seat}
            label={shown.current ? cardBowl.formations : cardBowl.lastPlay}
            motion={motion}
            narrow={narrow}
            told={faces}
            holder={holderOf(shown.phase, events)}
            hot={shown.current ? hot : []}
            totals={totals}
            aimed={considered === undefined ? "" : laneOf(considered)}
            marked={new Set(considered === undefined ? (call && shown.current ? [call.place] : []) : [cardOf(considered)])}
            picking={picking}
            slots={slots}
            dragged={drag.dragged}
            carrier={call && spot ? { place: call.place, spot } : null}
            laid={onGrass(next ? [...cards, next] : cards, call, field)}
            turning={next ? next.n : turning}
          />
        </div>
        {props.deck}
      </div>
      {props.row}
      <Words shown={shown} faces={faces} totals={totals} />
      {hot.length > 0 && shown.current && <p class="cb-hot">{cardBowl.hotLanes(hot)}</p>}
      {totals && shown.current && folded && <p class="cb-hint">{cardBowl.totalsMean}</p>}
      {asked && choices && !NAMED.has(asked.name) && (folded || chosen) && <Tray folded={folded} asked={asked} sending={sending} chosen={chosen} choose={setChosen} advice={props.advice ?? null} advise={props.advise} answer={answer} consider={setLooked} offends={seat === shown.ball} skip={passOn(asked) ? skip : undefined} />}
      {asked && several(asked) && <Several asked={asked} sending={sending} named={named.chosen} toggle={named.toggle} answer={answer} />}
    </>
  );
}

/** As the question says, else as the rules sum them; without either, in history, as they were told in this play. */
function hotLanes(asked: Asked | null, totals: LaneTotals | null, events: readonly EventOut[]): string[] {
  const told = (asked?.facts as Partial<ShotgunBacks> | undefined)?.hot;
  if (told && told.length > 0) return told;
  return totals?.hot ?? hotTold(events);
}

/** The places to which the card in hand can go, where each means one answer. */
function slotsFor(asked: Asked | null, chosen: string, shown: Shown, answer: (value: Plain) => void): Slot[] {
  if (!asked || !chosen || !byCard(asked)) return [];
  return (choicesOf(asked).cards.get(chosen) ?? []).flatMap((option) => {
    const spot = targetOf(option.value, shown.field);
    return spot ? [{ name: option.label, label: option.label, spot, mark: true, onPick: () => answer(option.value) }] : [];
  });
}

/** Cards named for an answer of several: at first all of them. */
function useNamed(asked: Asked | null) {
  const places = useMemo(() => (asked && several(asked) ? nameable(asked) : []), [asked]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setChosen(new Set(places)), [places]);
  const toggle = (place: string): void => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    setChosen(next);
  };
  return { places, chosen, toggle };
}
