/** What a board at the table is given. */

import type { BoardProps } from "../games/board";
import type { Match } from "../net/wire";
import { reducedMotion, showOdds } from "../state/kept";
import { situationOf } from "../state/staging/saying";
import type { Table } from "../state/table/table";

/** What these eyes are given of the match, now or at the moment looked at. */
export function boardProps(table: Table, match: Match): BoardProps {
  const sight = table.sight.value;
  const frame = table.frame.value;
  const director = table.stagehand.value;
  return {
    view: sight?.view ?? null,
    scoreboard: table.scoreboard.value,
    names: match.names,
    seat: table.seat.value,
    asked: table.asked.value,
    waiting: (frame ?? table.state.value)?.waiting ?? [],
    answer: (value) => table.answer(value),
    choose: (value) => table.choosing.choose(value),
    consider: (value) => table.choosing.point(value),
    raise: (value, offered) => table.choosing.raise(value, offered),
    chosen: table.choosing.chosen.value,
    sending: table.sending.value,
    sketch: frame ? null : table.sketch.value,
    draw: frame ? undefined : (piece) => table.draw(piece),
    blind: !frame && table.blind.value,
    redrawn: table.redrawn.value,
    events: table.events.value,
    fresh: table.fresh.value,
    coming: table.coming.value,
    hurry: () => director.hurry(),
    motion: !reducedMotion.value && (!frame || table.past.playing.value),
    considered: table.considered.value,
    aid: (wanted) => table.transport.aid(table.seat.value, wanted, frame?.at ?? null),
    advice: table.advising.shown.value,
    practice: match.mode === "practice" && !match.for_keeps,
    advise: table.advising.allowed.value && !showOdds.value ? () => (showOdds.value = true) : undefined,
    stage: director.stage.value,
    faceDown: director.stage.value === "cards",
    situation: situationOf(director, sight?.situation ?? ""),
    board: sight?.board ?? "",
    options: match.options,
  };
}
