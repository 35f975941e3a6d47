/** One decision: where it was taken, what would have been best, what came of it, and a way to try it again. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Decision, ReviewedPlay } from "../../net/review";
import type { Match, Seat } from "../../net/wire";
import { chanceOf, SPOKEN_OF, type Reviewing } from "../../state/review/reviewing";
import { tryFrom } from "../../state/replay/moments";
import { text } from "../../text/en";
import { BranchDialog } from "../dialogs/BranchDialog";
import { Icon } from "../Icon";
import { Field } from "../table/Field";
import { Choices } from "./Choices";
import { Drawn } from "./Drawn";

interface Props {
  reviewing: Reviewing;
  match: Match;
  /** More to do, beside "try it from here". */
  children?: ComponentChildren;
}

export function DecisionCard({ reviewing, match, children }: Props) {
  const [branching, setBranching] = useState(false);
  const review = reviewing.review.value;
  const at = reviewing.looked.value;
  const play = review?.plays.find((one) => one.number === reviewing.play.value);
  if (!review || !play) return <p class="soft">{text.review.none}</p>;
  const decision = at === null ? undefined : review.decisions[at];
  const input = decision?.at ?? play.at;
  const { costly } = reviewing;
  const number = at === null ? -1 : costly.indexOf(at);
  const frame = reviewing.frames.value.find((one) => one.at === input);
  return (
    <section class="decision-card" aria-live="polite">
      <header>
        <span class="soft small">{number >= 0 ? text.review.costliest(number + 1, costly.length) : text.review.play(play.number, review.plays.length)}</span>
        <button type="button" class="button small icon plain" aria-label={text.review.before} disabled={number <= 0} onClick={() => reviewing.step(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" class="button small icon plain" aria-label={text.review.next} disabled={number >= costly.length - 1} onClick={() => reviewing.step(1)}>
          <Icon name="forward" />
        </button>
      </header>
      <h2>
        {decision ? `${match.names[decision.seat]}: ${decision.chosen}` : play.story}
        {decision && decision.cost >= SPOKEN_OF && <b class="down">{text.review.signed(-Math.round(decision.cost * 100))}</b>}
      </h2>
      <p class="soft begins">{decision?.situation ?? play.situation}</p>
      {decision && <Drawn decision={decision} />}
      {!decision?.shown && frame?.scoreboard && (
        <div class="decision-field">
          <Field scoreboard={frame.scoreboard} names={match.names} motion={false} canadian={match.game === "canadian_pro"} />
        </div>
      )}
      {decision ? <Told decision={decision} /> : <Untold play={play} seat={reviewing.seat} />}
      <div class="decision-acts">
        <button type="button" class="button main" onClick={() => setBranching(true)}>
          <Icon name="play" /> {text.review.tryHere}
        </button>
        {children}
      </div>
      <BranchDialog match={match} waiting={decision ? [decision.seat] : []} open={branching} onClose={() => setBranching(false)} onGo={(wish) => tryFrom(reviewing.token, input, match, wish)} />
    </section>
  );
}

function Told({ decision }: { decision: Decision }) {
  return (
    <>
      <p>{decision.why}</p>
      {decision.came && (
        <p>
          <strong>{text.review.came}</strong> {decision.came}.
        </p>
      )}
      <Choices choices={decision.choices} mix={text.review.best} wins={text.review.wins} />
    </>
  );
}

/** A play in which nobody's decision was judged. */
function Untold({ play, seat }: { play: ReviewedPlay; seat: Seat }) {
  return (
    <p>
      {text.review.nobodys} {text.review.around(chanceOf(play.before, seat), chanceOf(play.after, seat))}
    </p>
  );
}
