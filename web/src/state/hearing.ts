/** What each message of the server means for a table. */

import type { FromServer } from "../net/wire";
import { contribute } from "./promises";
import type { Table } from "./table";

type Heard = { [Type in FromServer["type"]]: (table: Table, message: Extract<FromServer, { type: Type }>) => void };

const HEARD: Heard = {
  welcome: (table, { match, presence }) => {
    table.match.value = match;
    table.presence.value = presence;
    table.awaited.value = match.awaited;
    table.takenBack.value = match.taken_back;
    table.rematchBy.value = match.rematch_by;
    table.comingBack.welcomed(match);
    table.note(match);
    contribute(table, match);
  },
  events: (table, { from, events }) => table.showing.hearEvents(from, events),
  state: (table, state) => {
    if (table.accepted) table.sending.value = false;
    table.sketch.value = null;
    table.blind.value = false;
    if (state.questions.some(({ covered }) => covered)) table.past.forget();
    table.showing.hearState(state);
  },
  accepted: (table) => {
    table.answered.value += 1;
    table.accepted = true;
  },
  refused: (table, { sentence, rule }) => {
    table.sending.value = false;
    table.notice.value = { kind: "refusal", sentence, rule };
  },
  error: (table, { sentence }) => {
    table.sending.value = false;
    if (table.match.value) table.notice.value = { kind: "refusal", sentence, rule: "" };
    else table.problem.value = sentence;
  },
  presence: (table, { home, away, watchers }) => {
    table.presence.value = { home, away, watchers };
  },
  pen: (table, { seat, start, points }) => {
    const before = start > 0 && table.sketch.value?.seat === seat ? table.sketch.value.points.slice(0, start) : [];
    table.sketch.value = { seat, points: [...before, ...points] };
  },
  blind: (table) => {
    table.blind.value = true;
    table.past.forget();
  },
  redrawn: (table, { home, away }) => {
    table.redrawn.value = { home, away };
    table.blind.value = false;
    table.sketch.value = null;
  },
  dice: (table, { awaited }) => {
    table.awaited.value = awaited;
  },
  tempo: (table, { ms, paused }) => {
    table.tempo.value = { ms, paused };
  },
  take_back_asked: (table, { by }) => {
    if (by !== table.seat.value) table.takeBackBy.value = by;
  },
  take_back_done: (table, { taken_back }) => {
    table.takenBack.value = taken_back;
    table.showing.hurry();
    takeBackOver(table, "take_back_done");
  },
  take_back_declined: (table) => takeBackOver(table, "take_back_declined"),
  ended: (table, message) => {
    table.ended.value = message;
    table.notice.value = null;
  },
  rematch_offered: (table, { by }) => {
    if (by !== table.seat.value) table.rematchBy.value = by;
  },
  pong: () => undefined,
};

function takeBackOver(table: Table, sentence: string): void {
  table.takeBackBy.value = null;
  table.takeBackSent.value = false;
  table.notice.value = { kind: "news", sentence, rule: "" };
}

export function hear(table: Table, message: FromServer): void {
  const act = HEARD[message.type] as (table: Table, message: FromServer) => void;
  act(table, message);
}
