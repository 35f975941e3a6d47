/** The formations in words, for those who can't see them: each match-up, each receiver, and the cards behind. */

import { cardBowl } from "../../../text/en.card_bowl";
import type { Shown } from "../Board";
import { faceOf } from "./PlayingCard";
import type { LaneTotals } from "../types";

interface Props {
  shown: Shown;
  faces: Record<string, string>;
  totals: LaneTotals | null;
}

export function Words({ shown, faces, totals }: Props) {
  const { field, offence, defence } = shown;
  const named = (place: string, card: string | undefined): string => `${cardBowl.place(place)} ${faceOf(card || faces[place] || "")?.name ?? cardBowl.faceDown}`;
  const man = (wanted: (at: number) => boolean): string[] => field.men.flatMap((one, at) => (wanted(at) ? [named(one.place, offence[at])] : []));
  const them = (wanted: (at: number) => boolean): string[] =>
    defence.length === 0 ? [] : field.defenders.flatMap((one, at) => (wanted(at) ? [named(one.place, defence[at])] : []));
  const met = field.men.some((one) => one.at >= 0);
  return (
    <ul class="hush" aria-label={cardBowl.inWords}>
      {field.xs.map((x, at) => (
        <li key={at}>
          {cardBowl.matchUp(
            at,
            x,
            them((which) => field.defenders[which]?.m === at),
            met ? man((which) => field.men[which]?.at === at) : null,
            totals ? [totals.offence[at] ?? null, totals.defence[at] ?? null] : [null, null],
          )}
        </li>
      ))}
      {field.men.map((one, at) => {
        const covers = them((which) => field.defenders[which]?.on === one.place);
        if (one.at >= 0 || (one.kind === "L" && field.xs.length > 0 && covers.length === 0)) return null;
        return <li key={one.place}>{cardBowl.alone(named(one.place, offence[at]), covers)}</li>;
      })}
      {defence.length > 0 && <li>{cardBowl.behind(them((which) => Boolean(field.defenders[which]?.zone)))}</li>}
    </ul>
  );
}
