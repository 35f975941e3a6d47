/** What each message of the server means for a table. */

import type { FromServer, Seat } from "../../net/wire";
import { text } from "../../text/en";
import { satSentence } from "./asides";
import { keepQuestions } from "./eyes";
import { forgetGame } from "../kept";
import { contribute } from "./promises";
import type { Table } from "./table";

type Heard = { [Type in FromServer["type"]]: (table: Table, message: Extract<FromServer, { type: Type }>) => void };

const HEARD: Heard = {
  welcome: (table, { match, presence }) => {
    table.match.value = match;
    table.presence.value = presence;
    table.awaited.value = match.awaited;
    table.takenBack.value = match.taken_back;
    table.sittings.value = match.sittings;
    table.rematchBy.value = match.rematch_by;
    table.clock.hear(match.clock);
    table.deleting.value = match.want_deleted;
    table.comingBack.welcomed(match);
    table.note(match);
    contribute(table, match);
  },
  events: (table, { from, events }) => table.director.hearEvents(from, events),
  state: (table, state) => {
    if (table.accepted) table.sending.value = false;
    table.sketch.value = null;
    table.blind.value = false;
    if (state.questions.some(({ covered }) => covered)) table.past.forget();
    table.director.hear(keepQuestions(state, table.director.latest));
  },
  accepted: (table) => {
    table.accepted = true;
  },
  refused: (table, { sentence, rule }) => {
    table.sending.value = false;
    table.notice.value = { kind: "refusal", sentence, rule };
  },
  error: (table, { code, sentence }) => {
    table.sending.value = false;
    const gone = code === "revoked" || code === "deleted";
    if (code === "deleted" && table.match.value) forgetGame(table.match.value.match);
    if (table.match.value && !gone) table.notice.value = { kind: "refusal", sentence, rule: "" };
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
    if (table.drawing) return;
    table.blind.value = true;
    table.past.forget();
  },
  redrawn: (table, { home, away }) => {
    table.redrawn.value = { home, away };
    table.blind.value = false;
    table.sketch.value = null;
  },
  chat: (table, { lines }) => table.chat.hear(lines),
  dice: (table, { awaited }) => {
    table.awaited.value = awaited;
  },
  tempo: (table, { ms, paused }) => {
    table.tempo.value = { ms, paused };
  },
  clock: (table, told) => {
    table.clock.hear(told);
    const match = table.match.value;
    const news = told.sittings[table.sittings.value.length];
    if (!match || !news) return;
    table.sittings.value = told.sittings;
    const kind = (seat: Seat) => (told.chairs.includes(seat) ? "coach" : "person");
    table.match.value = { ...match, kinds: { home: kind("home"), away: kind("away") } };
    table.notice.value = { kind: "news", sentence: satSentence(match.names, news), rule: "" };
  },
  link_made: (table, { role, by }) => {
    const match = table.match.value;
    if (!match || (role !== "home" && role !== "away") || (by !== "home" && by !== "away")) return;
    table.match.value = { ...match, links_made: [...match.links_made, { seat: role, by, at: Date.now() / 1000 }] };
    table.notice.value = { kind: "news", sentence: text.care.news(match.names[role]), rule: "" };
  },
  deleting: (table, { agreed }) => {
    table.deleting.value = agreed;
    table.keeps.value = false;
  },
  take_back_asked: (table, { by }) => {
    if (by !== table.seat.value) table.takeBackBy.value = by;
  },
  take_back_done: (table, { taken_back }) => {
    table.takenBack.value = taken_back;
    table.director.hurry();
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
