/** Learn from your mistakes: the table of each costly decision, and what the review says to another answer. */

import { useEffect, useMemo } from "preact/hooks";
import type { Match } from "../net/wire";
import { Going } from "../parts/lesson/LessonHand";
import { Stars } from "../parts/lesson/Stars";
import { Choices } from "../parts/review/Choices";
import { Announcer } from "../parts/table/Announcer";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { Frame } from "../parts/table/Frame";
import { Hand } from "../parts/table/hand/Hand";
import { Log } from "../parts/table/Log";
import { Scoreboard } from "../parts/table/Scoreboard";
import { GenericStory } from "../parts/table/Story";
import { TopBar } from "../parts/table/TopBar";
import { useKeys } from "../state/keys";
import { starsFor } from "../state/lesson/lesson";
import { Mistakes } from "../state/review/mistakes";
import type { Reviewing } from "../state/review/reviewing";
import { stagesOf } from "../state/staging/stages";
import { tableKey } from "../state/table/tableKeys";
import { text } from "../text/en";
import { boardProps } from "./boardProps";

export function MistakesScreen({ reviewing, onBack }: { reviewing: Reviewing; onBack(): void }) {
  const review = reviewing.review.value;
  const mistakes = useMemo(() => review && new Mistakes(reviewing.token, review, reviewing.costly), [reviewing, review]);
  useEffect(() => () => mistakes?.leave(), [mistakes]);
  const match = mistakes?.table.match.value;
  if (!mistakes || mistakes.problem.value || !match || !mistakes.table.state.value)
    return (
      <div class="page">
        <TopBar />
        <main class="table-wait" aria-busy={!mistakes?.problem.value}>
          <p role="alert">{mistakes?.problem.value || text.loading}</p>
          <button type="button" class="button" onClick={onBack}>
            {text.mistakes.back}
          </button>
        </main>
      </div>
    );
  if (mistakes.done.value) return <Done mistakes={mistakes} onBack={onBack} />;
  return <AskedAgain mistakes={mistakes} match={match} onBack={onBack} />;
}

function AskedAgain({ mistakes, match, onBack }: { mistakes: Mistakes; match: Match; onBack(): void }) {
  const { table } = mistakes;
  const board = useBoard(match.game);
  const state = table.state.value;
  const decision = mistakes.decision.value;
  const reply = mistakes.reply.value;
  useKeys((key) => (reply ? false : tableKey(table, key, () => undefined)));
  useEffect(() => {
    document.title = `${text.mistakes.title} · Snapcount`;
    table.director.stages = board?.stages ?? stagesOf;
  }, [table, board]);
  const props = boardProps(table, match);
  const Story = board?.Story ?? GenericStory;
  const number = mistakes.at.value + 1;
  return (
    <Frame
      title={text.mistakes.title}
      heading={text.mistakes.title}
      seq={state?.seq}
      over={false}
      stage={props.stage}
      acts={
        <button type="button" class="button small plain" onClick={onBack}>
          {text.mistakes.back}
        </button>
      }
      score={<Scoreboard board={props.scoreboard} score={state?.score ?? match.score} names={match.names} mine={match.seats} presence={null} kinds={match.kinds} />}
      board={<BoardArea module={board} outcome={null} props={props} />}
      notices={
        <section class="teacher" aria-live="polite" aria-label={text.mistakes.title}>
          <span class="teacher-step">{text.learn.step(number, mistakes.asked.length)}</span>
          <p class="begins">
            {decision?.situation}. {text.mistakes.better}
          </p>
          <button type="button" class="button small plain phone-only" onClick={onBack}>
            {text.mistakes.back}
          </button>
        </section>
      }
      story={
        <>
          {mistakes.shown.value && decision && (
            <section class="book-page" aria-label={text.mistakes.best}>
              <h3>{text.mistakes.best}</h3>
              <Choices choices={decision.choices} mix={text.review.best} wins={text.review.wins} />
              <p>{decision.why}</p>
            </section>
          )}
          {board !== undefined && <Story {...props} />}
        </>
      }
      side={<Log events={table.told.value} upTo={table.toldThen.value} fresh={0} looking={false} asides={[]} length={props.scoreboard?.length} onJump={() => undefined} />}
      last={table.told.value.findLast((event) => event.text)?.text ?? ""}
      hand={reply ? <Judged mistakes={mistakes} /> : <Hand table={table} match={match} board={board} props={props} taught />}
    >
      <Announcer events={[]} prompt={judgedSaid(mistakes) || (table.asked.value?.prompt ?? "")} />
    </Frame>
  );
}

function judgedSaid(mistakes: Mistakes): string {
  const [reply, decision] = [mistakes.reply.value, mistakes.decision.value];
  if (!reply || !decision) return "";
  const known = reply.right || mistakes.shown.value;
  return known ? `${reply.say} ${text.mistakes.came(decision.chosen, decision.came)}` : reply.say;
}

/** What is said to a try; after a wrong one it may be tried again, or the best be shown. */
function Judged({ mistakes }: { mistakes: Mistakes }) {
  const reply = mistakes.reply.value;
  const decision = mistakes.decision.value;
  if (!reply || !decision) return null;
  const known = reply.right || mistakes.shown.value;
  return (
    <Going
      key={`${known}`}
      say={judgedSaid(mistakes)}
      right={reply.right}
      label={known ? text.learn.next : text.learn.tryAgain}
      onGo={() => mistakes.goOn(known)}
      onShow={known ? undefined : () => mistakes.show()}
    />
  );
}

function Done({ mistakes, onBack }: { mistakes: Mistakes; onBack(): void }) {
  const all = mistakes.asked.length;
  return (
    <div class="page">
      <TopBar />
      <main class="lesson-done">
        <h1>{text.mistakes.done}</h1>
        <Stars count={starsFor(mistakes.wrong.value + all - mistakes.atOnce.value)} />
        <p>{text.mistakes.summary(mistakes.atOnce.value, all)}</p>
        <div class="row">
          <button type="button" class="button main" onClick={onBack}>
            {text.mistakes.back}
          </button>
        </div>
      </main>
    </div>
  );
}
