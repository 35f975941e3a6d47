/** A finished game looked back on: what was decided well, what was luck, and what to try again. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Match } from "../net/wire";
import { Apart } from "../parts/review/Apart";
import { HandDrift } from "../parts/review/Drawn";
import { Curve } from "../parts/review/Curve";
import { DecisionCard } from "../parts/review/DecisionCard";
import { Finest, Luckiest, Tallies, Turns } from "../parts/review/Turns";
import { Scoreboard } from "../parts/table/Scoreboard";
import { TopBar } from "../parts/table/TopBar";
import { useColours } from "../state/colours";
import { useKeys } from "../state/keys";
import { Reviewing } from "../state/review/reviewing";
import { go, tablePath } from "../state/route";
import { text } from "../text/en";
import { MistakesScreen } from "./Mistakes";

export function ReviewScreen({ token }: { token: string }) {
  const reviewing = useMemo(() => new Reviewing(token), [token]);
  useEffect(() => () => reviewing.leave(), [reviewing]);
  const match = reviewing.match.value;
  useColours(match?.colours);
  useEffect(() => {
    document.title = match ? `${text.review.title(match.title)} · Snapcount` : "Snapcount";
  }, [match?.title]);
  const [learning, setLearning] = useState(false);
  useKeys((key) => {
    if (learning) return false;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
    reviewing.step(key === "ArrowLeft" ? -1 : 1);
    return true;
  });
  if (!match || !reviewing.review.value) return <Making reviewing={reviewing} />;
  if (learning) return <MistakesScreen reviewing={reviewing} onBack={() => setLearning(false)} />;
  return <Reviewed reviewing={reviewing} match={match} onLearn={() => setLearning(true)} />;
}

/** Long work shows how far it is, and can be stopped. */
function Making({ reviewing }: { reviewing: Reviewing }) {
  const made = reviewing.made.value;
  const problem = reviewing.problem.value;
  return (
    <div class="page">
      <TopBar />
      <main class="table-wait" aria-busy={!problem && !reviewing.ended}>
        {problem ? <p role="alert">{problem}</p> : <h1>{reviewing.ended ? text.review.ended : text.review.making}</h1>}
        {!problem && made && !reviewing.ended && (
          <>
            <progress max={Math.max(1, made.of)} value={made.done} aria-label={text.review.making} />
            <p class="soft" role="status">
              {text.review.progress(made.done, made.of)}
            </p>
            <button type="button" class="button" disabled={reviewing.stopping.value} onClick={() => void reviewing.stop()}>
              {reviewing.stopping.value ? text.review.stopping : text.review.stop}
            </button>
          </>
        )}
        {reviewing.ended && (
          <button type="button" class="button main" onClick={() => reviewing.again()}>
            {text.review.again}
          </button>
        )}
        <button type="button" class="button plain" onClick={() => go(tablePath(reviewing.token))}>
          {text.review.back}
        </button>
      </main>
    </div>
  );
}

function Reviewed({ reviewing, match, onLearn }: { reviewing: Reviewing; match: Match; onLearn(): void }) {
  const review = reviewing.review.value;
  if (!review) return null;
  const { seat } = reviewing;
  const sign = seat === "home" ? 1 : -1;
  const whose = match.seats.length === 1 ? seat : "watch";
  const look = (play: number) => reviewing.look(play);
  return (
    <div class="page at-review">
      <TopBar
        title={text.review.title(match.title)}
        middle={<Scoreboard board={reviewing.frames.value.at(-1)?.scoreboard ?? null} score={match.score} names={match.names} mine={match.seats} presence={null} kinds={match.kinds} over />}
      >
        <button type="button" class="button small" onClick={() => go(tablePath(reviewing.token))}>
          {text.review.back}
        </button>
      </TopBar>
      <main class="review">
        <section class="review-head">
          <h1>{review.headlines[whose]}</h1>
          <p class="soft">{text.review.apart(whose === "watch" ? match.names[seat] : "", sign * review.decided, sign * review.luck)}</p>
          <ul class="curve-legend soft small" aria-hidden="true">
            <li class="costly">{text.review.costly}</li>
            <li class="scored">{text.review.scored}</li>
          </ul>
          {!review.complete && <p class="notice">{text.review.stopped}</p>}
        </section>
        <Curve review={review} seat={seat} costly={reviewing.costly} decision={reviewing.looked.value} play={reviewing.play.value} onLook={look} />
        <aside class="review-side">
          <DecisionCard reviewing={reviewing} match={match}>
            {reviewing.costly.length > 0 && (
              <button type="button" class="button learn-mistakes" onClick={onLearn}>
                {text.mistakes.title}
              </button>
            )}
          </DecisionCard>
        </aside>
        <div class="review-below">
          <Apart review={review} seat={seat} names={match.names} mine={whose !== "watch"} />
          <Turns review={review} seat={seat} onLook={look} />
          <Finest review={review} seat={seat} onLook={look} />
          <Luckiest review={review} seat={seat} onLook={look} />
          <HandDrift words={review.extra.hands?.[seat]?.words} />
          <Tallies review={review} />
          <p class="soft small review-how">
            {review.how} {text.review.unjudged(review.unjudged[seat === "home" ? 0 : 1])}
          </p>
        </div>
      </main>
    </div>
  );
}
