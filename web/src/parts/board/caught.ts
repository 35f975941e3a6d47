/** Where a kick or a lost ball has been taken: there the ball is, it goes its taker's way, and nobody has a line to gain. */

import type { Scoreboard, Seat } from "../../net/wire";

/** `spot` counts from the taker's own goal line. */
export const caughtAt = (board: Scoreboard, spot: number, taker: Seat): Scoreboard & { ball: number } => ({
  ...board,
  ball: taker === "home" ? spot : board.length - spot,
  possession: taker,
  goes: taker === "home" ? 1 : -1,
  line: null,
});
