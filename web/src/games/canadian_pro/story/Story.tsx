/** The story beside the field: before a play what may happen and why, after it how it came about. It is never empty. */

import { useMemo } from "preact/hooks";
import { SEATS, type Seat } from "../../../net/wire";
import { GenericStory, WholeStory } from "../../../parts/table/Story";
import { cp } from "../../../text/en.canadian_pro";
import type { BoardProps } from "../../board";
import { FormationCard } from "../FormationCard";
import { playOf, toldPlay, visible } from "../play";
import { cardOnField, useTeams } from "../shared";
import { isCall, isDefence, type Call, type DefenceCall, type View } from "../types";
import { After } from "./After";
import { Before } from "./Before";
import { Uses } from "./Uses";

/** A teacher lays the other side's formation card open. */
const FORMATION = /^formation:(.+)$/;

/** The surname of whoever stands at a position of a team. */
const surnames =
  (seen: View, seat: Seat | null) =>
  (who: string): string =>
    (seen.men[seat ? SEATS.indexOf(seat) : 0] ?? []).find(([position]) => position === who)?.[1]?.split(" ").at(-1) ?? who;

export const Story = (props: BoardProps) => (
  <WholeStory>
    <Told {...props} />
  </WholeStory>
);

function Told(props: BoardProps) {
  const { view, asked, considered, events, names, motion, options, stage } = props;
  const seen = view as unknown as View | null;
  const state = seen?.state;
  const teams = useTeams(String(options?.["home"] ?? state?.options.home ?? ""), String(options?.["away"] ?? state?.options.away ?? ""));
  const shown = FORMATION.exec(props.pointed?.find((point) => FORMATION.test(point)) ?? "")?.[1];
  const last = useMemo(() => toldPlay(visible(events, stage)), [events, stage]);
  const play = useMemo(() => playOf(last, teams), [last, teams]);
  if (!state) return null;
  if (asked && shown)
    return (
      <div class="cp-story before cp-opened" data-point={`formation:${shown}`}>
        <FormationCard id={shown} />
        <p class="soft small">{cp.cards.legend}</p>
      </div>
    );
  if (asked && considered !== undefined && considered !== null) {
    if (isCall(considered)) return <Before {...props} call={considered as unknown as Call} state={state} teams={teams} />;
    const call = considered as unknown as DefenceCall;
    if (isDefence(considered) && call.card)
      return (
        <div class="cp-story before">
          <Uses {...props} asked={asked} call={call} />
          <div class="cp-lays">
            <label class="switch">
              <input type="checkbox" role="switch" checked={cardOnField.value} onChange={(event) => (cardOnField.value = event.currentTarget.checked)} />
              {cp.cards.formation(call.card)}
            </label>
            <FormationCard id={call.card} />
          </div>
          <p class="cp-legend soft small">{cp.cards.legend}</p>
        </div>
      );
    return <GenericStory {...props} />;
  }
  if (play.throws.length > 0 || play.hits.length > 0 || (play.kind !== "" && play.news.length > 0)) 
    return <After play={play} names={names} events={last} asked={props.asked !== null} motion={motion} nameOf={surnames(seen, play.offence)} />;
  return (
    <div class="cp-story first">
      <h3>{cp.story.first}</h3>
      <ol class="cp-steps plain">{cp.story.steps.map((step) => <li key={step}><p>{step}</p></li>)}</ol>
      <p class="soft small">{cp.story.letters}</p>
    </div>
  );
}
