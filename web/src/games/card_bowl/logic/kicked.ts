/** A kick that is not over yet: the ball lies where it came down, not where it was kicked from. */

import { type Asked, type EventOut, type Scoreboard, type Seat } from "../../../net/wire";
import { during } from "../../../state/staging/during";
import type { Stage } from "../../../state/staging/stages";
import { playStart } from "./draws";

const KICKS = new Set(["kicked_off", "punted"]);
/** Asked of whoever has the ball: the spot counts from his own goal line. */
const CAUGHT = new Set(["FieldKick", "StayInEndZone", "FieldPunt"]);

/** The events of the kick that is on its way, its moves as far as they are told; none where no kick is. */
export function inTheAir(events: readonly EventOut[]): EventOut[] {
  const play = events.slice(playStart(events));
  const kick = play.findIndex(({ what }) => KICKS.has(what));
  return kick < 0 || play.some((event) => event.outcome || event.what === "play_ended") ? [] : play;
}

export function onItsWay(board: Scoreboard, kick: EventOut[], asked: Asked | null, stage: Stage): Scoreboard {
  if (kick.length === 0) return board;
  const now = during(board, kick, Infinity, stage);
  const spot = asked?.facts["spot"];
  if (!asked || !CAUGHT.has(asked.name) || typeof spot !== "number") return { ...now, down: board.down };
  return { ...now, ball: asked.seat === "home" ? spot : board.length - spot, ...has(asked.seat) };
}

const has = (seat: Seat): Pick<Scoreboard, "possession" | "goes"> => ({ possession: seat, goes: seat === "home" ? 1 : -1 });
