/** One decision: where it was taken, what would have been best, what came of it, and a way to try it again. */

import { useState } from "preact/hooks";
import type { Decision } from "../../net/review";
import type { Match } from "../../net/wire";
import { costlyOf, type Reviewing } from "../../state/review/reviewing";
import { tryFrom } from "../../state/replay/moments";
import { text } from "../../text/en";
import { BranchDialog } from "../dialogs/BranchDialog";
import { Icon } from "../Icon";
import { Field } from "../table/Field";

const MOST = 6;

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
      {frame?.scoreboard && (
        <div class="decision-field">
          <Field scoreboard={frame.scoreboard} names={match.names} motion={false} canadian={match.game === "canadian_pro"} />
        </div>
      )}
      <Choices decision={decision} />
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

/** The best mix first, and what was chosen wherever it stands. */
function Choices({ decision }: { decision: Decision }) {
  const ranked = [...decision.choices].sort((one, two) => (two.share ?? 0) - (one.share ?? 0) || (two.chance ?? 0) - (one.chance ?? 0));
  const shown = ranked.filter((choice, at) => at < MOST || choice.chosen);
  if (shown.length === 0) return null;
  const mixed = shown.some(({ share }) => share !== null);
  return (
    <table class="choices">
      <thead>
        <tr>
          <th />
          {mixed && <th>{text.review.best}</th>}
          <th>{text.review.wins}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((choice) => (
          <tr key={choice.label} class={choice.chosen ? "chosen" : ""}>
            <th scope="row">
              {choice.label}
              {choice.chosen && <span class="hush"> ({text.review.chosen})</span>}
            </th>
            {mixed && (
              <td class="choice-mix">
                <i style={{ width: `${(choice.share ?? 0) * 100}%` }} />
                <span>{choice.share ? Math.round(choice.share * 100) : "–"}</span>
              </td>
            )}
            <td>{choice.chance === null ? "" : text.percent(choice.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
