/** Card Bowl: two facing formations on the grass under a ribbon of the field; between plays the field itself with the cards turned on it. */

import { useMemo, useRef } from "preact/hooks";
import type { Asked, EventOut, Seat } from "../../net/wire";
import { Field } from "../../parts/table/Field";
import { LinedUp } from "../../parts/table/LinedUp";
import { legsOf, moved } from "../../state/staging/during";
import { cardBowl } from "../../text/en.card_bowl";
import type { BoardModule, BoardProps } from "../board";
import { CardPicture } from "./grass/PlayingCard";
import { Stage } from "./grass/Stage";
import { useEmptyHands } from "./hand/holding";
import { LayOut } from "./hand/LayingOut";
import { executed, playNumber, playStart, turned } from "./logic/draws";
import { blocking } from "./logic/joining";
import { inTheAir, onItsWay } from "./logic/kicked";
import { moving } from "./logic/moving";
import { useSkip } from "./logic/skip";
import { useTotals } from "./logic/totals";
import { Rail } from "./sheet/Rail";
import { Ribbon } from "./sheet/Ribbon";
import { Sheet } from "./sheet/Sheet";
import { ClockGrid } from "./sheet/Track";
import type { Formations, View } from "./types";
import type { Discard, SetOffence } from "./view.gen";
import "./board.css";
import "./hand.css";

export { Hand, hands, named } from "./hand/Hand";
export { Story } from "./story/Story";

const LAYING = new Set(["SetOffence", "SetDefence"]);

/** The score sheet and the clock are long: they stand beside the log. */
export const tabs: NonNullable<BoardModule["tabs"]> = [{ id: "sheet", label: cardBowl.sheet, Body: SheetTab }];

function SheetTab({ view, events, names }: BoardProps) {
  const mine = view as unknown as View;
  return (
    <div class="cb-sheet-tab">
      <ClockGrid view={mine} />
      <Sheet events={events} names={names} timing={mine.options.timing} />
    </div>
  );
}

export default function Board(props: BoardProps) {
  const { scoreboard, names, seat, asked, answer, events, motion, aid, stage } = props;
  const view = props.view as unknown as View;
  useEmptyHands(asked);
  useSkip(asked, playNumber(events), events.length, answer);
  const cards = useMemo(() => turned(events), [events]);
  const newest = events.at(-1);
  const turning = newest?.what === "turned" ? newest.n : -1;
  const laying = asked !== null && seat !== null && LAYING.has(asked.name);
  const field = usePlayOnGrass(view, asked, events, seat);
  const totals = useTotals(aid, view, field?.current ? field : null, events);
  const held = handOf(asked, view);
  const ribbon = scoreboard && <Ribbon board={scoreboard} names={names} />;
  if (laying)
    return (
      <div class="cb-board">
        {ribbon}
        <LayOut {...{ asked, seat, motion, aid }} chosen={props.chosen} raise={props.raise} />
      </div>
    );
  if (field && held.length === 0)
    return (
      <div class="cb-board">
        {ribbon}
        <Stage {...props} view={view} shown={field} totals={totals} cards={cards} turning={turning} deck={deckLeft(view, events)} />
      </div>
    );
  const kick = inTheAir(events);
  const grass = scoreboard && onItsWay(scoreboard, kick, asked, stage);
  const drawn = { cards, turning, motion, deck: null, dealer: view.situation.offence, next: asked ? cardBowl.next(asked.name) : "" };
  return (
    <div class="cb-board open">
      {scoreboard && grass && (
        <Field scoreboard={grass} names={names} motion={motion} legs={asked && kick.length === 0 ? [] : legsOf(moved(events, stage), scoreboard)}>
          {stage === "rest" && held.length === 0 && kick.length === 0 && <LinedUp phase={view.phase} scoreboard={scoreboard} />}
        </Field>
      )}
      {held.length > 0 ? <Held cards={held} asked={asked} team={seat ?? "home"} /> : <Rail {...drawn} />}
    </div>
  );
}

/** The hand that a question is about, before it lies on the grass. */
function handOf(asked: Asked | null, view: View): readonly string[] {
  const facts = asked?.facts as Partial<SetOffence> | undefined;
  return facts?.hand ?? (view.field ? [] : view.hand);
}

/** How many are left in the deck during a scrimmage play; the view counts up to the execution. */
function deckLeft(view: View, events: EventOut[]): number | null {
  if (!view.field) return null;
  const call = executed(events);
  return view.deck - (view.phase === "execute" && call ? turned(events).filter((one) => one.n > call.n).length : 0);
}

/** The cards dealt, large; those that the question is about stand out. */
function Held({ cards, asked, team }: { cards: readonly string[]; asked: Asked | null; team: Seat }) {
  const among = new Set((asked?.facts as Partial<Discard> | undefined)?.among ?? []);
  return (
    <section class="cb-dealt" aria-label={cardBowl.hand}>
      {cards.map((card) => (
        <span key={card} class={among.size === 0 || among.has(card) ? "cb-dealt-card" : "cb-dealt-card pale"}>
          <CardPicture card={card} team={team} label={cardBowl.hand} secret />
        </span>
      ))}
    </section>
  );
}

export interface Shown {
  field: Formations;
  offence: string[];
  defence: string[];
  ball: Seat;
  phase: string;
  /** The play is going on; else it is the last one, left on the grass until the next deal. */
  current: boolean;
}

interface Kept {
  view: View;
  play: number;
  told: number;
  seat: Seat | null;
  shown: Shown;
}

/** A view belongs to the play that it came with: the events of the next one may be told before its view is there. */
export const keep = (last: Kept | null, now: Kept): Kept => (last?.view === now.view ? { ...now, play: last.play } : now);

/** The formations at hand: those of the open question, of the view, or the last play's until the next begins. */
function usePlayOnGrass(view: View, asked: Asked | null, events: EventOut[], seat: Seat | null): Shown | null {
  const last = useRef<Kept | null>(null);
  const play = playNumber(events);
  const asks = (asked?.facts as { field?: Formations } | undefined)?.field;
  const since = events.slice(playStart(events));
  if (view.field) {
    const shown = { field: asks ?? moving(blocking(view.field, since), since), offence: view.offence, defence: view.defence, ball: view.situation.offence, phase: view.phase, current: true };
    last.current = keep(last.current, { view, play, told: events.length, seat, shown });
    return shown;
  }
  const kept = last.current;
  const same = kept !== null && kept.play === play && kept.told <= events.length && kept.seat === seat;
  return same ? { ...kept.shown, field: moving(kept.shown.field, since), current: false } : null;
}
