/** All lessons or puzzles of a game: what is done, and what comes next. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf, type Shelf } from "../net/api";
import { PlayNow } from "../parts/lesson/PlayNow";
import { Stars } from "../parts/lesson/Stars";
import { suitsOf } from "../parts/lobby/GameCover";
import { TopBar } from "../parts/table/TopBar";
import { fetchLessons, lessonsOn, nextLesson, starsOf } from "../state/lesson/lessons";
import { fetchGames, games } from "../state/lobby/games";
import { go, howPath, learnPath } from "../state/route";
import { text } from "../text/en";

export function LessonsScreen({ shelf, game }: { shelf: Shelf; game: string }) {
  const words = text.shelves[shelf];
  const [problem, setProblem] = useState("");
  const found = lessonsOn(shelf, game);
  const info = games.value?.find(({ id }) => id === game);
  const name = info ? suitsOf(info).name : "";
  const next = nextLesson(shelf, game);
  useEffect(() => {
    const trouble = (problem: unknown) => setProblem(sentenceOf(problem));
    fetchGames().catch(trouble);
    fetchLessons(shelf, game).catch(trouble);
  }, [shelf, game]);
  useEffect(() => {
    document.title = words.title(name);
  }, [words, name]);
  return (
    <div class="page">
      <TopBar />
      <main class="lessons">
        <h1>{words.title(name)}</h1>
        <p class="soft">{words.intro}</p>
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
        {found?.length === 0 && <p>{words.none}</p>}
        <ol class="lesson-list">
          {found?.map(({ number, title, idea }) => (
            <li key={number}>
              <button type="button" class={number === next?.number ? "lesson-card next" : "lesson-card"} onClick={() => go(learnPath(shelf, game, number))}>
                <span class="lesson-number">{number}</span>
                <span class="lesson-words">
                  <strong>{title}</strong>
                  <span>{idea}</span>
                </span>
                <Stars count={starsOf(shelf, game, number)} />
              </button>
            </li>
          ))}
        </ol>
        <div class="row">
          <button type="button" class="button" onClick={() => go(howPath(game))}>
            {text.rules.pages.how}
          </button>
          <PlayNow game={game} />
        </div>
      </main>
    </div>
  );
}
