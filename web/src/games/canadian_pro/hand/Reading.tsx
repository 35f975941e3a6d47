/** While a play is told: the whole cards that it is read on lie in the hand, one after the other, their cells lit. */

import { useMemo } from "preact/hooks";
import { cp } from "../../../text/en.canadian_pro";
import type { BoardProps } from "../../board";
import { FormationCard, formationOf } from "../FormationCard";
import { lastPlay, playOf, visible } from "../play";
import { useTeams } from "../shared";
import type { View } from "../types";
import { LyingCard } from "./LyingCard";

/** The team card, the passer's and the receiver's; what a flag or a fumble brings comes instead of the oldest. */
const MOST = 3;

export function During({ view, events, options, stage }: BoardProps) {
  const state = (view as unknown as View | null)?.state;
  const teams = useTeams(String(options?.["home"] ?? state?.options.home ?? ""), String(options?.["away"] ?? state?.options.away ?? ""));
  const play = useMemo(() => playOf(lastPlay(visible(events, stage)), teams), [events, stage, teams]);
  const kind = play.call?.play ?? "";
  const wanted = Math.min(MOST, Math.max(play.hits.length, kind === "pass" ? 3 : kind === "run" ? 2 : 0));
  const card = play.sum && formationOf(play.sum.card) ? play.sum : null;
  const hits = play.hits.slice(card ? 1 - MOST : -MOST);
  return (
    <div class="cp-reading" role="group" aria-label={cp.cards.reading}>
      {card && <FormationCard id={card.card} spot={card.spot} whole={false} />}
      {hits.map((hit) => <LyingCard key={hit.n} grid={hit.grid} />)}
      {stage !== "result" && Array.from({ length: Math.max(0, wanted - hits.length - (card ? 1 : 0)) }, (_, at) => <span key={at} class="cp-to-come" aria-hidden="true">?</span>)}
    </div>
  );
}
