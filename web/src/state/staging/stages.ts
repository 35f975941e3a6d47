/** The stages that an event passes through on the table, in this order, and how long each of them takes. */

import type { EventOut, Outcome } from "../../net/wire";

/**
 * call    what was called is turned up
 * cards   a card lies face down and is turned
 * dice    dice are thrown and come to rest
 * sum     the sum that decides is built
 * ball    ball or man moves to where the event leaves it
 * told    log and screen readers tell of it
 * result  the play is over: the big line stands over the board, and with it the score
 * rest    nothing is being shown
 */
export type Stage = "call" | "cards" | "dice" | "sum" | "ball" | "told" | "result" | "rest";

export const HOLD: Record<Stage, number> = { call: 700, cards: 540, dice: 850, sum: 500, ball: 750, told: 260, result: 1500, rest: 0 };

const MOMENTS: Record<Outcome["moment"], number> = {
  "": HOLD.result,
  touchdown: 2600,
  field_goal: 2000,
  safety: 2000,
  turnover: 2000,
  sack: 1800,
  big_gain: 1800,
  half: 2200,
  final: 2200,
};

export const holdOf = (stage: Stage, event: EventOut): number =>
  stage === "result" ? MOMENTS[event.outcome?.moment ?? ""] : HOLD[stage];

const hasDice = (event: EventOut): boolean => Array.isArray(event.facts["dice"]);
const isDraw = (event: EventOut): boolean => typeof event.facts["purpose"] === "string";

/** Whether an event says where the ball is now. */
export const moves = (event: EventOut): boolean =>
  lands(event) || (typeof event.facts["spot"] === "number" && MOVED.has(event.what));

/** A kick that tells where it comes down, in the receivers' yards, beside where it was kicked from. */
export const lands = (event: EventOut): boolean => typeof event.facts["landing"] === "number" && LANDS.has(event.what);

const LANDS = new Set(["missed", "kicked_back", "kicked_again"]);

const MOVED = new Set([
  "gained",
  "sacked",
  "intercepted",
  "fumbled",
  "recovered",
  "kicked_off",
  "onside_recovered",
  "onside_lost",
  "punted",
  "returned",
  "touchback",
  "downed",
  "penalised",
]);

/** The stages of an event of any game; a game's module may say others (`stages` in `games/board.ts`). */
export function stagesOf(event: EventOut): Stage[] {
  if (event.outcome) return ["told", "result"];
  if (isDraw(event)) return ["cards", "told"];
  const start: Stage[] = hasDice(event) ? ["dice", "sum"] : event.what === "play_began" ? ["call"] : [];
  return [...start, ...(moves(event) ? (["ball"] as const) : []), "told"];
}
