/** Dice Football's board: the field with both line-ups, where a card would land, the drive so far, and the dice on the grass. */

import { Dice } from "../../parts/table/Dice";
import { Field } from "../../parts/table/Field";
import { DriveRibbon } from "../../parts/table/DriveRibbon";
import { diceOf } from "../../parts/table/Log";
import { legsOf, moved } from "../../state/staging/during";
import { cards } from "../../text/en.dice_football";
import type { BoardProps } from "../board";
import { asksCall, cardsOf, lastPlay } from "./cards";
import { LandingZone, LineUp } from "./LineUp";
import { useMatchups } from "./useMatchups";
import type { View } from "./view.gen";
import "./board.css";

export { Hand, Sunk } from "./Hand";
export { Story } from "./Story";

export default function Board(props: BoardProps) {
  const { scoreboard, names, asked, events, motion, considered, stage } = props;
  const view = props.view as unknown as View;
  const grid = useMatchups(props);
  const resting = stage === "rest" && scoreboard?.ball != null;
  const thrown = stage === "rest" ? undefined : cardsOf(lastPlay(events)).dice.at(-1);
  const reach = asksCall(asked) && typeof considered === "string" ? grid?.reach[considered] : undefined;
  if (!scoreboard) return null;
  return (
    <>
      <Field scoreboard={scoreboard} names={names} motion={motion} legs={asked ? [] : legsOf(moved(events, stage), scoreboard)}>
        <DriveRibbon events={events} scoreboard={scoreboard} />
        {resting && ["scrimmage", "try"].includes(view.phase) && <LineUp scoreboard={scoreboard} />}
        {resting && reach && <LandingZone scoreboard={scoreboard} reach={reach} words={cards.reach(...reach)} />}
        {asked?.name === "ReturnBall" && <Caught spot={Number(asked.facts["spot"])} home={asked.seat === "home"} length={scoreboard.length} />}
      </Field>
      {thrown && (
        <div class="df-grass" aria-hidden="true">
          <Dice key={thrown.n} dice={diceOf(thrown)} motion={motion} throwId={thrown.n} />
        </div>
      )}
    </>
  );
}

/** Where the ball lies that may be brought back. */
function Caught({ spot, home, length }: { spot: number; home: boolean; length: number }) {
  return <circle class="df-caught" cx={home ? spot : length - spot} cy="23.700" r="3.600" />;
}
