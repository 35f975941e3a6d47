/** The play on the grass: cards that can be taken, the places they can go to, the plays they can make. */

import { useMemo, useRef } from "preact/hooks";
import type { Asked, EventOut, Plain } from "../../../net/wire";
import { same } from "../../../state/table/choosing";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import type { Shown } from "../Board";
import { byCard, callOf, cardOf, choicesOf, laneOf, nameable, several, targetOf } from "../choices";
import { kindOf, numbersOf } from "../hand/CallHand";
import { kind, picked } from "../hand/holding";
import { namedOf, toggled } from "../hand/SeveralHand";
import { holderOf } from "../logic/ball";
import { besideDeck, carrierSpot, executed, hotTold, inRow, nextDraw, onGrass, shownFaces, turned, type Turned } from "../logic/draws";
import { joining } from "../logic/joining";
import { laneAnswer } from "../logic/lanes";
import type { LaneTotals, View } from "../types";
import type { ShotgunBacks } from "../view.gen";
import { uncut, uncutGrass, type Cut } from "./cut";
import { useDrag } from "./drag";
import { Grass } from "./Grass";
import type { Spot } from "./layout";
import type { Slot } from "./Marks";
import { Words } from "./Words";

type Props = Omit<BoardProps, "view"> & {
  view: View;
  shown: Shown;
  totals: LaneTotals | null;
  cards: Turned[];
  turning: number;
  deck: number | null;
};

const NEAR = 7;
/** Questions that are answered by naming a card: a tap raises it. */
const NAMED = new Set(["ExtraCard", "CoverBack"]);

export function Stage(props: Props) {
  const { shown, asked, choose, raise, chosen, events, motion, seat, totals, cards, turning, deck, considered } = props;
  const call = executed(events);
  const field = useMemo(() => joining(shown.field, call, events), [shown.field, events]);
  const svg = useRef<SVGSVGElement>(null);
  const cut = useRef<Cut>(uncutGrass());
  const choices = useMemo(() => (asked && byCard(asked) ? choicesOf(asked) : null), [asked]);
  const slots = slotsFor(asked, picked.value, shown, chosen, choose);
  const drop = (_: string, seen: Spot): void => {
    const at = uncut(cut.current, seen);
    const near = slots.map((slot) => ({ slot, far: Math.hypot(slot.spot.x - at.x, slot.spot.y - at.y) })).sort((one, two) => one.far - two.far)[0];
    if (near && near.far < NEAR) near.slot.onPick();
  };
  const drag = useDrag({ svg, onLift: (place) => (picked.value = place), onDrop: drop });
  const faces = shownFaces(events);
  const spot = carrierSpot(call, field);
  const picking = (place: string) => {
    const own = choices?.cards.get(place);
    const only = own?.length === 1 && (NAMED.has(asked?.name ?? "") || callOf(own[0]?.value ?? null)) ? own[0] : undefined;
    if (only) return { chosen: same(chosen, only.value), onPick: () => choose(only.value) };
    if (own) return { chosen: picked.value === place, onPick: () => !drag.dropped() && (picked.value = picked.value === place ? "" : place), onPointerDown: drag.take(place) };
    if (asked && several(asked) && nameable(asked).includes(place)) return { chosen: namedOf(asked, chosen).includes(place), onPick: () => raise(toggled(asked, chosen, place)) };
    return undefined;
  };
  const run = (lane: string) => {
    const answer = seat !== null && shown.current ? laneAnswer(asked, kind.value, picked.value, chosen, lane) : undefined;
    if (!answer) return undefined;
    const go = () => {
      kind.value = callOf(answer.value)?.play ?? "";
      choose(answer.value);
    };
    return { label: answer.label, raised: chosen !== undefined && laneOf(chosen).split("-").includes(lane), onPick: go };
  };
  const hot = shown.current ? hotLanes(asked, totals, events) : [];
  const next = nextDraw(asked, considered, shown.ball);
  const numbers = asked?.name === "Execute" ? numbersOf(asked, kindOf(asked, kind.value, picked.value), picked.value) : undefined;
  return (
    <div class="cb-stage">
      <Grass
        svg={svg}
        cut={cut}
        field={field}
        offence={field.men.map((man, at) => shown.offence[at] || faces[man.place] || "")}
        defence={shown.defence.length === 0 ? [] : field.defenders.map((one, at) => shown.defence[at] || faces[one.place] || "")}
        ball={shown.ball}
        seat={seat}
        label={shown.current ? cardBowl.formations : cardBowl.lastPlay}
        motion={motion}
        told={faces}
        holder={holderOf(shown.phase, events)}
        hot={hot}
        totals={totals}
        running={run}
        aimed={considered === undefined ? "" : laneOf(considered)}
        marked={new Set(considered === undefined ? (call && shown.current ? [call.place] : []) : [cardOf(considered)])}
        {...(numbers ? { numbers } : {})}
        picking={picking}
        slots={slots}
        dragged={drag.dragged}
        carrier={call && spot ? { place: call.place, spot } : null}
        laid={onGrass(next ? [...cards, next] : cards, call, field)}
        turning={next ? next.n : turning}
        pile={{ left: deck, beside: besideDeck(cards), row: inRow(cards, true), next: asked ? cardBowl.next(asked.name) : "" }}
      />
      <Words shown={shown} faces={faces} totals={totals} />
    </div>
  );
}

/**
 * As the question says, else as the rules sum them; without either, in history, as they were told in this play.
 * Nobody is sacked any more once the ball is handed off or the catch is tried.
 */
export function hotLanes(asked: Asked | null, totals: LaneTotals | null, events: readonly EventOut[]): string[] {
  const call = executed(events);
  if (call && (call.what !== "threw" || turned(events).some(({ n, purpose }) => n > call.n && purpose === "reception"))) return [];
  const told = (asked?.facts as Partial<ShotgunBacks> | undefined)?.hot;
  if (told && told.length > 0) return told;
  return totals?.hot ?? hotTold(events);
}

/** The places to which the card in hand can go, where each means one answer. */
function slotsFor(asked: Asked | null, place: string, shown: Shown, chosen: Plain | undefined, choose: (value: Plain) => void): Slot[] {
  if (!asked || !place || !byCard(asked)) return [];
  return (choicesOf(asked).cards.get(place) ?? []).flatMap((option) => {
    const spot = targetOf(option.value, shown.field);
    return spot ? [{ name: option.label, label: option.label, spot, raised: same(chosen, option.value), onPick: () => choose(option.value) }] : [];
  });
}
