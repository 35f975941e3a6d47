/** Card Bowl: two facing formations, the cards turned, the hand to lay out, and the clock grid. */

import type { Asked } from "../../net/wire";
import { Field } from "../../parts/Field";
import { cardBowl } from "../../text/en.card_bowl";
import type { BoardProps } from "../board";
import { ClockGrid } from "./ClockGrid";
import { Drawn, turned } from "./Drawn";
import { Grass } from "./Grass";
import { LayOut } from "./LayOut";
import { CARD } from "./layout";
import { PlayingCard } from "./PlayingCard";
import type { View } from "./types";
import "./board.css";

const LAYING = new Set(["SetOffence", "SetDefence"]);

/** The hand is laid out on the board. */
export const answers = (asked: Asked): boolean => LAYING.has(asked.name);

export default function Board({ view: plain, scoreboard, names, seat, asked, answer, events, motion }: BoardProps) {
  const view = plain as unknown as View;
  const cards = turned(events);
  const laying = asked !== null && seat !== null && LAYING.has(asked.name);
  const hot = (asked?.facts as { hot?: string[] } | undefined)?.hot ?? [];
  return (
    <>
      <div class="cb-top">
        {scoreboard && <Field scoreboard={scoreboard} names={names} motion={motion} />}
        <div class="cb-below">
          <Drawn cards={cards} deck={view.deck} />
          {view.rules.timing !== "simple1" && <ClockGrid left={view.left} whole={view.rules.intervals} />}
        </div>
      </div>
      {laying && <LayOut key={asked.name + view.hand.join()} asked={asked} answer={answer} seat={seat} />}
      {!laying && view.field && (
        <Grass
          field={view.field}
          offence={view.offence}
          defence={view.defence}
          ball={view.ball}
          seat={seat}
          carrier={view.call?.carrier || "QB"}
          hot={hot}
          totals={view.check}
          label={cardBowl.formations}
        />
      )}
      {!laying && !view.field && view.hand.length > 0 && <Hand cards={view.hand} team={seat ?? "home"} />}
    </>
  );
}

function Hand({ cards, team }: { cards: string[]; team: "home" | "away" }) {
  return (
    <section class="cb-hand" aria-label={cardBowl.hand}>
      {cards.map((card) => (
        <svg key={card} viewBox={`${-CARD.width / 2 - 0.4} ${-CARD.height / 2 - 0.4} ${CARD.width + 0.8} ${CARD.height + 0.8}`}>
          <PlayingCard card={card} x={0} y={0} team={team} label={cardBowl.hand} />
        </svg>
      ))}
    </section>
  );
}
