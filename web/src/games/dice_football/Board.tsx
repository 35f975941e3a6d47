/** Dice Football's board: the field with both line-ups, where a card would land, the drive so far, and the dice on the grass. */

import { Dice } from "../../parts/table/Dice";
import { Field } from "../../parts/table/Field";
import { LinedUp } from "../../parts/table/LinedUp";
import { caughtAt } from "../../parts/board/caught";
import { DriveRibbon } from "../../parts/board/DriveRibbon";
import { FIELD_WIDTH } from "../../parts/table/sight";
import { diceOf } from "../../parts/table/Log";
import { legsOf, moved } from "../../state/staging/during";
import { cards } from "../../text/en.dice_football";
import type { BoardProps } from "../board";
import { asksCall, cardsOf, lastPlay } from "./cards";
import { LandingZone, LineUp } from "./LineUp";
import { useMatchups } from "./useMatchups";
import type { View } from "./view.gen";
import "./board.css";

export { During, Hand } from "./Hand";
export { Story } from "./Story";

export default function Board(props: BoardProps) {
  const { scoreboard, names, asked, events, motion, considered, stage } = props;
  const view = props.view as unknown as View;
  const grid = useMatchups(props);
  const caught = asked?.name === "ReturnBall" && scoreboard ? caughtAt(scoreboard, Number(asked.facts["spot"]), asked.seat) : null;
  const resting = stage === "rest" && scoreboard?.ball != null;
  const thrown = stage === "rest" ? undefined : cardsOf(lastPlay(events)).dice.at(-1);
  const reach = asksCall(asked) && typeof considered === "string" ? grid?.reach[considered] : undefined;
  if (!scoreboard) return null;
  return (
    <>
      <Field scoreboard={caught ?? scoreboard} names={names} motion={motion} legs={asked ? [] : legsOf(moved(events, stage), scoreboard)}>
        <DriveRibbon events={events} scoreboard={scoreboard} />
        {resting && !caught && ["scrimmage", "try"].includes(view.phase) && <LineUp scoreboard={scoreboard} />}
        {resting && reach && <LandingZone scoreboard={scoreboard} reach={reach} words={cards.reach(...reach)} />}
        {stage === "rest" && !caught && <LinedUp phase={view.phase} scoreboard={scoreboard} />}
        {caught && <circle class="df-caught" cx={caught.ball} cy={FIELD_WIDTH / 2} r="3.600" />}
      </Field>
      {thrown && (
        <div class="df-grass" aria-hidden="true">
          <Dice key={thrown.n} dice={diceOf(thrown)} motion={motion} throwId={thrown.n} />
        </div>
      )}
    </>
  );
}
