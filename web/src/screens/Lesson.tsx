/** One lesson or puzzle: the table of the game with a teacher beside it. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Shelf } from "../net/api";
import type { Match } from "../net/wire";
import { LessonHand } from "../parts/lesson/LessonHand";
import { DailyDone } from "../parts/lesson/DailyDone";
import { PlayNow } from "../parts/lesson/PlayNow";
import { Stars } from "../parts/lesson/Stars";
import { Teacher } from "../parts/lesson/Teacher";
import { Announcer } from "../parts/table/Announcer";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { Frame } from "../parts/table/Frame";
import { Log } from "../parts/table/Log";
import { Scoreboard } from "../parts/table/Scoreboard";
import { GenericStory } from "../parts/table/Story";
import { TopBar } from "../parts/table/TopBar";
import { useColours } from "../state/colours";
import { useKeys } from "../state/keys";
import { Lesson, starsFor } from "../state/lesson/lesson";
import { fetchLessons, lessonsOn } from "../state/lesson/lessons";
import { backPath, go, learnPath } from "../state/route";
import { currentGame, fetchRules } from "../state/rules";
import { stagesOf } from "../state/staging/stages";
import { tableKey } from "../state/table/tableKeys";
import { text } from "../text/en";
import { boardProps } from "./boardProps";

export function LessonScreen({ shelf, game, number }: { shelf: Shelf; game: string; number: number }) {
  const lesson = useMemo(() => new Lesson(shelf, game, number), [shelf, game, number]);
  useEffect(() => {
    currentGame.value = game;
    void fetchRules(game);
    if (shelf !== "daily") void fetchLessons(shelf, game);
    return () => lesson.leave();
  }, [lesson]);
  const match = lesson.table.match.value;
  useColours(match?.colours);
  if (lesson.problem.value || !match || !lesson.table.state.value)
    return (
      <div class="page">
        <TopBar />
        <main class="table-wait" aria-busy={!lesson.problem.value}>
          <p>{lesson.problem.value || text.loading}</p>
          {lesson.problem.value && (
            <button type="button" class="button main" onClick={() => go(backPath(shelf, game))}>
              {text.shelves[shelf].all}
            </button>
          )}
        </main>
      </div>
    );
  if (lesson.done.value && !lesson.table.revealing.value) return shelf === "daily" ? <DailyDone lesson={lesson} /> : <Done lesson={lesson} />;
  return <Taught lesson={lesson} match={match} />;
}

function Taught({ lesson, match }: { lesson: Lesson; match: Match }) {
  const { table } = lesson;
  const words = text.shelves[lesson.shelf];
  const board = useBoard(match.game);
  const info = lesson.info.value;
  const state = table.state.value;
  const asked = table.asked.value;
  useKeys((key) => tableKey(table, key, () => undefined));
  useEffect(() => {
    document.title = info ? words.one(info.number, info.title) : text.loading;
  }, [info?.title]);
  useEffect(() => {
    table.director.stages = board?.stages ?? stagesOf;
    table.director.haste = board?.haste ?? (() => 1);
    table.director.plays = board?.plays ?? (() => 0);
  }, [table, board]);
  const props = { ...boardProps(table, match), pointed: lesson.pointed.value, spoken: lesson.reply.value !== null };
  const Story = board?.Story ?? GenericStory;
  const heading = info ? words.one(info.number, info.title) : match.title;
  return (
    <Frame
      title={heading}
      heading={heading}
      seq={state?.seq}
      over={false}
      stage={props.stage}
      acts={
        <button type="button" class="button small plain" onClick={() => go(backPath(lesson.shelf, lesson.game))}>
          {words.all}
        </button>
      }
      score={<Scoreboard board={props.scoreboard} score={state?.score ?? match.score} names={match.names} mine={match.seats} presence={null} kinds={match.kinds} />}
      board={<BoardArea module={board} outcome={table.stagehand.value.outcome.value} props={props} />}
      notices={<Teacher lesson={lesson} />}
      story={board !== undefined && <Story {...props} />}
      side={<Log events={table.told.value} upTo={table.toldThen.value} fresh={table.fresh.value} looking={false} asides={[]} length={props.scoreboard?.length} onJump={() => undefined} />}
      last={table.told.value.findLast((event) => event.text)?.text ?? ""}
      hand={<LessonHand lesson={lesson} match={match} board={board} props={props} />}
    >
      <Announcer events={table.told.value} prompt={table.revealing.value ? "" : taughtAloud(lesson, asked?.prompt ?? "")} />
    </Frame>
  );
}

/** For a screen reader: the teacher's sentence, and what is asked until it is answered. */
function taughtAloud(lesson: Lesson, prompt: string): string {
  const reply = lesson.reply.value;
  const said = reply?.say || (lesson.step.value?.say ?? "");
  return [said, reply ? "" : prompt].filter(Boolean).join(" ");
}

/** What to keep of the lesson, and where to go from here. */
function Done({ lesson }: { lesson: Lesson }) {
  const info = lesson.info.value;
  const words = text.shelves[lesson.shelf];
  const next = lessonsOn(lesson.shelf, lesson.game)?.find(({ number }) => number === lesson.number + 1);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => on.current?.focus({ preventScroll: true }), [next?.number]);
  return (
    <div class="page">
      <TopBar />
      <main class="lesson-done">
        <h1>{words.done}</h1>
        <Stars count={starsFor(lesson.wrong.value)} />
        <section class="remember" aria-label={text.learn.remember}>
          <p>{info?.remember}</p>
        </section>
        <div class="row">
          {next && (
            <button ref={on} type="button" class="button main" onClick={() => go(learnPath(lesson.shelf, lesson.game, next.number))}>
              {words.next(next.title)}
            </button>
          )}
          <button type="button" class="button" onClick={() => go(learnPath(lesson.shelf, lesson.game))}>
            {words.all}
          </button>
          {!next && <PlayNow game={lesson.game} main />}
        </div>
      </main>
    </div>
  );
}
