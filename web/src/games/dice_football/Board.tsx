/** Dice Football: the field, the two calls, the event card and the dice. */

import type { Asked, EventOut, Plain, Seat } from "../../net/wire";
import { other } from "../../net/wire";
import { Card, CardRow } from "../../parts/table/Card";
import { Dice } from "../../parts/table/Dice";
import { Field } from "../../parts/table/Field";
import { diceOf } from "../../parts/table/Log";
import { cards } from "../../text/en.dice_football";
import type { BoardProps } from "../board";
import type * as gen from "./view.gen";
import "./board.css";

/** The cards on the table, as the events of a snap told them. */
export interface Cards {
  offence: Seat | null;
  call: string | null;
  defence: number | null;
  event: number | null;
  eventTitle: string;
  dice: EventOut[];
}

const NO_CARDS: Cards = { offence: null, call: null, defence: null, event: null, eventTitle: "", dice: [] };
const STARTS = new Set(["play_began", "tossed"]);

/** The events of the last play: from the last one that began a play. */
export function lastPlay(events: EventOut[]): EventOut[] {
  const start = events.findLastIndex((event) => STARTS.has(event.what));
  return start < 0 ? [] : events.slice(start);
}

export function cardsOf(play: EventOut[]): Cards {
  const found: Cards = { ...NO_CARDS, dice: [] };
  for (const event of play) {
    const { facts } = event;
    if (event.what === "play_began" && "card" in facts) {
      found.offence = offenceOf(facts["situation"]);
      found.call = String(facts["card"]);
      found.defence = Number(facts["defence"]);
    } else if (event.what === "event_turned") {
      found.event = Number(facts["event"]);
      found.eventTitle = String(facts["card"]);
    } else if (event.what === "play_changed") found.call = String(facts["card"]);
    else if (event.what === "defence_changed") found.defence = Number(facts["defence"]);
    if (diceOf(event).length > 0) found.dice.push(event);
  }
  return found;
}

const offenceOf = (situation: Plain | undefined): Seat | null => (situation as Situation | undefined)?.offence ?? null;

const CALLS = new Set(["CallPlay", "CallTry", "ChangePlay"]);
const DEFENCES = new Set(["CallDefence", "DefendTry", "ChangeDefence"]);

/** What the seat is about to lay down: the option under its finger, or a card face down. */
function picking(
  asked: Asked | null,
  considered: Plain | undefined,
): { side: "call" | "defence"; value: Plain | undefined } | null {
  if (asked && CALLS.has(asked.name)) return { side: "call", value: considered };
  if (asked && DEFENCES.has(asked.name)) return { side: "defence", value: considered };
  return null;
}

type Situation = Pick<gen.Situation, "offence">;

type View = Pick<gen.View, "phase"> & { situation: Situation };

/** Which sides have laid their card face down while the other still thinks; null when no such moment. */
export function laid(
  view: View,
  play: EventOut[],
  waiting: readonly Seat[],
): { call: boolean; defence: boolean } | null {
  if (waiting.length !== 1 || !["scrimmage", "try"].includes(view.phase)) return null;
  const open = play.length > 0 && !play.some((event) => event.what === "play_ended");
  const calling = waiting[0] === view.situation.offence;
  return open ? null : { call: !calling, defence: calling };
}

export default function Board({
  view: plain,
  scoreboard,
  names,
  seat,
  asked,
  waiting,
  events,
  fresh,
  motion,
  considered,
}: BoardProps) {
  const view = plain as unknown as View;
  const play = lastPlay(events);
  const table = cardsOf(play);
  const pick = picking(asked, considered);
  const calling = asked?.sealed ?? false;
  const previewing = calling && pick?.value !== undefined;
  const hidden = asked ? null : laid(view, play, waiting);
  const shown: Cards = hidden
    ? { ...NO_CARDS, offence: view.situation.offence }
    : previewing && pick
      ? { ...table, ...cleared(pick, seat) }
      : table;
  const turns = motion && !previewing;
  const dealt = shown.call !== null || calling || hidden !== null || shown.dice.length > 0;
  const news = events.slice(events.length - fresh).filter((event) => event.text);
  return (
    <>
      {scoreboard && <Field scoreboard={scoreboard} names={names} motion={motion} />}
      {(dealt || news.length > 0) && (
        <div class={dealt ? "df-felt" : "df-felt bare"}>
          <CardRow label={cards.cards}>
            <CallCard
              call={shown.call}
              seat={shown.offence}
              name={shown.offence ? names[shown.offence] : ""}
              down={hidden?.call ?? (previewing && pick?.side === "defence")}
              motion={turns}
            />
            <DefenceCard
              number={shown.defence}
              seat={shown.offence && other(shown.offence)}
              name={shown.offence ? names[other(shown.offence)] : ""}
              down={hidden?.defence ?? (previewing && pick?.side === "call")}
              motion={turns}
            />
            <EventCard number={previewing ? null : shown.event} title={shown.eventTitle} motion={motion} />
          </CardRow>
          <Throw thrown={previewing ? [] : shown.dice} motion={motion} />
          {news.length > 0 && (
            <p class="df-news" aria-hidden="true">
              {news.slice(-2).map((event) => (
                <span key={event.n} class={motion && diceOf(event).length > 0 ? "late" : ""}>
                  {event.text}{" "}
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** A new down: nothing is open yet but what one's own hand holds. */
function cleared(pick: { side: "call" | "defence"; value: Plain | undefined }, seat: Seat | null): Partial<Cards> {
  if (pick.side === "call") return { offence: seat, call: String(pick.value), defence: 0 };
  return { offence: seat && other(seat), call: "", defence: Number(pick.value) };
}

interface Place {
  seat: Seat | null;
  name: string;
  down: boolean;
  motion: boolean;
}

function CallCard({ call, seat, name, down, motion }: Place & { call: string | null }) {
  const face = call ? cards.calls[call] : undefined;
  return (
    <Card
      key={`${call}${down}`}
      title={face?.[0] ?? ""}
      tone={seat ?? "plain"}
      down={down}
      empty={!down && !face}
      motion={motion}
      label={name ? cards.offencePlace(name) : cards.offence}
    >
      {face?.[1]}
    </Card>
  );
}

function DefenceCard({ number, seat, name, down, motion }: Place & { number: number | null }) {
  const face = number ? cards.faces[number] : undefined;
  return (
    <Card
      key={`${number}${down}`}
      title={number ? cards.defence(number) : ""}
      tone={seat ?? "plain"}
      down={down}
      empty={!down && !face}
      motion={motion}
      label={name ? cards.defencePlace(name) : cards.defenceName}
    >
      {face && (
        <span class="df-face">
          <i>{cards.face.run}</i>
          <b>{face[0]}</b>
          <i>{cards.face.short}</i>
          <b>{face[1]}</b>
          <i>{cards.face.long}</i>
          <b>{face[2]}</b>
        </span>
      )}
    </Card>
  );
}

function EventCard({ number, title, motion }: { number: number | null; title: string; motion: boolean }) {
  return (
    <Card
      key={number ?? "down"}
      title={title}
      tone="event"
      corner={number ? String(number) : ""}
      down={number === null}
      motion={motion && number !== null}
      label={cards.eventPlace}
    >
      {number !== null && cards.events[number]}
    </Card>
  );
}

/** The last throw large, the ones before it small. */
function Throw({ thrown, motion }: { thrown: EventOut[]; motion: boolean }) {
  const last = thrown.at(-1);
  if (!last) return <div class="df-throw" />;
  const before = thrown.slice(0, -1).slice(-4);
  return (
    <div class="df-throw">
      <Dice key={last.n} dice={diceOf(last)} motion={motion} throwId={last.n} />
      {before.length > 0 && (
        <div class="df-before">
          {before.map((event) => (
            <Dice key={event.n} dice={diceOf(event)} size="small" />
          ))}
        </div>
      )}
    </div>
  );
}
