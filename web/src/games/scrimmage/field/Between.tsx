import { other, type Scoreboard } from "../../../net/wire";
import { Field } from "../../../parts/table/Field";
import { LinedUp } from "../../../parts/table/LinedUp";
import type { BoardProps } from "../../board";
import type { View } from "../types";

/** Before there are men on hexes: the toss, or both teams lined up for a kick, which the game throws dice for and plays nobody. */
export function Between({ mine, scoreboard, names, motion }: BoardProps & { mine: View; scoreboard: Scoreboard }) {
  const { phase } = mine.play;
  const kicker = other(mine.match.receiver);
  const goes = kicker === "home" ? 1 : -1;
  const kicked = phase === "kickoff" || phase === "free_kick" ? { possession: kicker, goes, ball: 50 - goes * 15 } : {};
  const board = { ...scoreboard, ...kicked };
  return (
    <Field scoreboard={board} names={names} motion={motion}>
      <LinedUp phase={phase} scoreboard={board} />
    </Field>
  );
}
