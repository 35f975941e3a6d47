/** Two facing formations on the grass. */

import { other, type Seat } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { column, defenderSpot, HEIGHT, labelRow, manSpot, WIDTH } from "./layout";
import { PlayingCard } from "./PlayingCard";
import type { Formations } from "./types";

interface Props {
  field: Formations;
  offence: string[];
  defence: string[];
  /** Who has the ball. */
  ball: Seat;
  /** Whose eyes. */
  seat: Seat | null;
  carrier?: string;
  hot?: string[];
  totals?: { offence: number[]; defence: number[] };
  chosen?: number | null;
  pick?: ((side: "offence" | "defence", at: number) => void) | undefined;
  label: string;
  /** The rows to show: all of them, or only one's own half while laying out. */
  rows?: [number, number];
}

export function Grass({ field, offence, defence, ball, seat, carrier = "QB", hot = [], totals, chosen = null, pick, label, rows = [0, HEIGHT] }: Props) {
  const mine = seat === ball ? "offence" : seat === null ? null : "defence";
  return (
    <svg class="cb-grass" viewBox={`0 ${rows[0]} ${WIDTH} ${rows[1] - rows[0]}`} role="group" aria-label={label}>
      {Array.from({ length: 8 }, (_, at) => (
        <rect key={at} class={at % 2 ? "cb-mown" : "cb-long"} x="0" y={(at * HEIGHT) / 8} width={WIDTH} height={HEIGHT / 8} />
      ))}
      <line class="cb-scrimmage" x1="0" x2={WIDTH} y1={labelRow} y2={labelRow} />
      {field.xs.map((x, at) => (
        <MatchUp key={at} at={at} x={column(x)} hot={hot.includes(`F${at + 1}`)} totals={totals} />
      ))}
      {defence.length > 0 &&
        field.defenders.map((defender, at) => {
          const spot = defenderSpot(defender, field);
          return (
            <PlayingCard
              key={defender.place}
              card={defence[at] ?? ""}
              {...spot}
              team={other(ball)}
              label={cardBowl.place(defender.place)}
              secret={mine === "defence" && !defender.up}
              chosen={mine === "defence" && chosen === at}
              onPick={pick && mine === "defence" ? () => pick("defence", at) : undefined}
            />
          );
        })}
      {field.men.map((man, at) => (
        <PlayingCard
          key={man.place}
          card={offence[at] ?? ""}
          {...manSpot(man, field)}
          team={ball}
          label={cardBowl.place(man.place)}
          secret={mine === "offence" && !man.up}
          ball={man.place === carrier}
          chosen={mine === "offence" && chosen === at}
          onPick={pick && mine === "offence" ? () => pick("offence", at) : undefined}
        />
      ))}
    </svg>
  );
}

/** A match-up's name between the lines, and its totals once both sides have shown. */
function MatchUp({ at, x, hot, totals }: { at: number; x: number; hot: boolean; totals?: Props["totals"] }) {
  const sums = totals && totals.offence[at] !== undefined && totals.defence[at] !== undefined;
  return (
    <g class={hot ? "cb-matchup hot" : "cb-matchup"} transform={`translate(${x} ${labelRow})`}>
      <rect x={sums ? -5 : -2.6} y="-1.9" width={sums ? 10 : 5.2} height="3.8" rx="1.9" />
      <text>{sums ? cardBowl.totals(`F${at + 1}`, totals.offence[at] ?? 0, totals.defence[at] ?? 0) : `F${at + 1}`}</text>
    </g>
  );
}
