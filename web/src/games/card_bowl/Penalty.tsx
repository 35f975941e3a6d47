/** A flag: what accepting and declining would each lead to, side by side. */

import type { Asked } from "../../net/wire";
import type { BoardProps } from "../board";
import { CardTiles, type Item } from "./hand/CardTiles";
import { Holes } from "./sheet/Track";
import type { Situation, TakePenalty } from "./view.gen";

const fromHome = ({ offence }: Situation, spot: number): number => (offence === "home" ? spot : 100 - spot);

export function PenaltyHand({ asked, sending = false, chosen, choose, consider, advice }: BoardProps & { asked: Asked }) {
  const { choices, after } = asked.facts as unknown as TakePenalty;
  const items = asked.options.map((option): Item => {
    const next = after[choices.indexOf(String(option.value))];
    const [choice = "", ...words] = option.label.split(": ");
    const what = words.join(": ");
    return {
      option,
      title: choice,
      note: what.charAt(0).toUpperCase() + what.slice(1),
      picture: next && (
        <svg class="cb-outcome" viewBox="-11.4 -0.4 122.8 7.8" aria-hidden="true">
          <Holes small ball={fromHome(next.situation, next.situation.ball)} line={next.situation.down ? fromHome(next.situation, next.situation.line) : null} />
        </svg>
      ),
    };
  });
  return <CardTiles asked={asked} items={items} team={asked.seat} sending={sending} chosen={chosen} advice={advice} choose={choose} consider={consider} />;
}
