/** Card Bowl: two facing formations, the cards turned, the hand to lay out, field track, clock grid and score sheet. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked, EventOut, Seat } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import type { BoardProps } from "../board";
import { byCard, several } from "./choices";
import { executed, playNumber, turned } from "./logic/draws";
import { LayOut } from "./hand/LayingOut";
import { Pace } from "./sheet/Pace";
import { Penalty } from "./Penalty";
import { CardPicture } from "./grass/PlayingCard";
import { Kicks } from "./sheet/Kicks";
import { Deck, OpenField, Rail } from "./sheet/Rail";
import { Sheet } from "./sheet/Sheet";
import { NAMED, Stage } from "./grass/Stage";
import { Steps } from "./sheet/Steps";
import { Told } from "./sheet/Told";
import { ClockGrid, Track } from "./sheet/Track";
import { useTotals } from "./logic/totals";
import type { Formations, View } from "./types";
import type { SetOffence } from "./view.gen";
import "./board.css";

const LAYING = new Set(["SetOffence", "SetDefence"]);
const FEW = 6;

/** Hands are laid out, cards moved and penalties weighed on the board; short lists stay open. */
export function answers(asked: Asked): boolean {
  return LAYING.has(asked.name) || asked.name === "ChooseKick" || asked.name === "TakePenalty" || several(asked) || (byCard(asked) && !NAMED.has(asked.name) && asked.options.length > FEW);
}

/** Where it answers, its sentence stands above the grass. */
export const says = answers;

/** The score sheet is long: it has a tab of its own. */
export const tabs = [{ id: "sheet", label: cardBowl.sheet, Body: ScoreSheet }];

function ScoreSheet({ view, events, names }: BoardProps) {
  return <Sheet events={events} names={names} timing={(view as unknown as View).options.timing} />;
}

export default function Board(props: BoardProps) {
  const { scoreboard, names, seat, asked, answer, events, motion, sending = false, aid } = props;
  const view = props.view as unknown as View;
  const narrow = useNarrow();
  const cards = turned(events);
  const newest = events.at(-1);
  const turning = newest?.what === "turned" ? newest.n : -1;
  const laying = asked !== null && seat !== null && LAYING.has(asked.name);
  const field = usePlayOnGrass(view, asked, events, seat);
  const hand = (asked?.facts as Partial<SetOffence> | undefined)?.hand ?? view.hand;
  const totals = useTotals(aid, view, field?.current ? field : null, events);
  const drawn = { cards, turning, motion, deck: deckLeft(view, events), dealer: view.situation.offence, next: asked ? cardBowl.next(asked.name) : "" };
  return (
    <div class="cb-board">
      <div class="cb-top">
        {scoreboard && <Track board={scoreboard} names={names} />}
        <ClockGrid view={view} />
      </div>
      <Steps phase={view.phase} prompt={asked && says(asked) ? asked.prompt : ""} hint={asked ? cardBowl.hint(asked.name) : ""}>
        <Told events={events} seat={seat} faceDown={props.faceDown ?? false} />
        <Pace asked={asked} view={view} answer={answer} />
      </Steps>
      {asked?.name === "TakePenalty" && <Penalty asked={asked} names={names} sending={sending} answer={answer} />}
      {laying ? (
        <LayOut key={asked.name + view.hand.join()} asked={asked} answer={answer} sending={sending} seat={seat} motion={motion} aid={aid} />
      ) : field ? (
        <Stage {...props} view={view} shown={field} totals={totals} cards={cards} turning={turning} narrow={narrow} folded={asked !== null && answers(asked)} deck={<Deck {...drawn} />} row={<OpenField {...drawn} />} />
      ) : (
        <Rail {...drawn} />
      )}
      {asked?.name === "ChooseKick" && <Kicks asked={asked} sending={sending} answer={answer} />}
      {!laying && !field && hand.length > 0 && <Hand cards={hand} team={seat ?? "home"} />}
    </div>
  );
}

/** How many are left in the deck during a scrimmage play; the view counts up to the execution. */
function deckLeft(view: View, events: EventOut[]): number | null {
  if (!view.field) return null;
  const call = executed(events);
  return view.deck - (view.phase === "execute" && call ? turned(events).filter((one) => one.n > call.n).length : 0);
}

function Hand({ cards, team }: { cards: string[]; team: Seat }) {
  return (
    <section class="cb-hand" aria-label={cardBowl.hand}>
      {cards.map((card) => (
        <CardPicture key={card} card={card} team={team} label={cardBowl.hand} />
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
  if (view.field) {
    const shown = { field: asks ?? view.field, offence: view.offence, defence: view.defence, ball: view.situation.offence, phase: view.phase, current: true };
    last.current = keep(last.current, { view, play, told: events.length, seat, shown });
    return shown;
  }
  const kept = last.current;
  const same = kept !== null && kept.play === play && kept.told <= events.length && kept.seat === seat;
  return same ? { ...kept.shown, current: false } : null;
}

/** On a narrow screen the grass is cut to the part in use. */
function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia("(max-width: 640px)").matches);
  useEffect(() => {
    const media = matchMedia("(max-width: 640px)");
    const hear = () => setNarrow(media.matches);
    media.addEventListener("change", hear);
    return () => media.removeEventListener("change", hear);
  }, []);
  return narrow;
}
