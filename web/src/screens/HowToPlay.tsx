/** How to play and the words of a game on a page of their own: to read, to print, to send somebody. */

import { useEffect } from "preact/hooks";
import { Glossary, HowToPlay } from "../parts/HowToPlay";
import { TopBar } from "../parts/table/TopBar";
import { go, learnPath } from "../state/route";
import { currentGame, fetchRules } from "../state/rules";
import { text } from "../text/en";

export function HowToPlayScreen({ game }: { game: string }) {
  useEffect(() => {
    currentGame.value = game;
    void fetchRules(game);
    document.title = text.rules.pages.how;
  }, [game]);
  return (
    <div class="page">
      <TopBar />
      <main class="how-page">
        <div class="row how-acts">
          <button type="button" class="button main" onClick={() => print()}>
            {text.rules.print}
          </button>
          <button type="button" class="button" onClick={() => go(learnPath("lessons", game))}>
            {text.learn.learn}
          </button>
        </div>
        <h1 class="hush">{text.rules.pages.how}</h1>
        <HowToPlay game={game} />
        <h2>{text.rules.pages.words}</h2>
        <Glossary game={game} />
      </main>
    </div>
  );
}
