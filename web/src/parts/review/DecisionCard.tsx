/** One decision: where it was taken, what would have been best, what came of it, and a way to try it again. */

import { useState } from "preact/hooks";
import type { Match } from "../../net/wire";
import { costlyOf, type Reviewing } from "../../state/review/reviewing";
import { tryFrom } from "../../state/replay/moments";
import { text } from "../../text/en";
import { BranchDialog } from "../dialogs/BranchDialog";
import { Icon } from "../Icon";
import { Field } from "../table/Field";
import { Choices } from "./Choices";
import { Drawn } from "./Drawn";

export function DecisionCard({ reviewing, match }: { reviewing: Reviewing; match: Match }) {
  const [branching, setBranching] = useState(false);
  const review = reviewing.review.value;
  const at = reviewing.looked.value;
  const decision = at === null ? undefined : review?.decisions[at];
  if (!review || !decision || at === null) return <p class="soft">{text.review.none}</p>;
  const costly = costlyOf(review, reviewing.seat);
  const number = costly.indexOf(at);
  const frame = reviewing.frames.value.find((one) => one.at === decision.at);
  return (
    <section class="decision-card" aria-live="polite">
      <header>
        <span class="soft small">{number >= 0 ? text.review.costliest(number + 1, costly.length) : text.review.play(decision.play, review.plays.length)}</span>
        <button type="button" class="button small icon plain" aria-label={text.review.before} disabled={number <= 0} onClick={() => reviewing.step(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" class="button small icon plain" aria-label={text.review.next} disabled={number >= costly.length - 1} onClick={() => reviewing.step(1)}>
          <Icon name="forward" />
        </button>
      </header>
      <h2>
        {match.names[decision.seat]}: {decision.chosen}
        {decision.cost >= 0.005 && <b class="down">{text.review.signed(-Math.round(decision.cost * 100))}</b>}
      </h2>
      <p class="soft">{decision.situation}</p>
      <Drawn decision={decision} />
      {!decision.shown && frame?.scoreboard && (
        <div class="decision-field">
          <Field scoreboard={frame.scoreboard} names={match.names} motion={false} canadian={match.game === "canadian_pro"} />
        </div>
      )}
      <Choices choices={decision.choices} mix={text.review.best} wins={text.review.wins} />
      <p>{decision.why}</p>
      {decision.came && (
        <p>
          <strong>{text.review.came}</strong> {decision.came}.
        </p>
      )}
      <button type="button" class="button main" onClick={() => setBranching(true)}>
        <Icon name="play" /> {text.review.tryHere}
      </button>
      <BranchDialog match={match} waiting={[decision.seat]} open={branching} onClose={() => setBranching(false)} onGo={(wish) => tryFrom(reviewing.token, decision.at, match, wish)} />
    </section>
  );
}
