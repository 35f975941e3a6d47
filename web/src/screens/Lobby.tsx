/** The first screen: where to start, which game suits whom, my games, records. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../net/api";
import type { GameInfo } from "../net/wire";
import { ALONE } from "../net/reach";
import { KeptFile } from "../parts/alone/KeptFile";
import { Icon } from "../parts/Icon";
import { Daily } from "../parts/lobby/Daily";
import { byEffort, GameCover } from "../parts/lobby/GameCover";
import { GoOn, StartHere } from "../parts/lobby/Hero";
import { Seasons } from "../parts/lobby/Seasons";
import { MyGames } from "../parts/lobby/MyGames";
import { TopBar } from "../parts/table/TopBar";
import { fetchGames, games } from "../state/lobby/games";
import { myGames } from "../state/kept";
import { inOrder } from "../state/lobby/myGames";
import { readRecord } from "../state/replay/records";
import { go, learnPath, workshopPath } from "../state/route";
import { text } from "../text/en";
import { Setup } from "./Setup";
import { LearnStars } from "../parts/lesson/LearnStars";

export function Lobby() {
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<GameInfo | null>(null);
  useEffect(() => {
    document.title = "Snapcount";
    fetchGames().catch((trouble: unknown) => setProblem(sentenceOf(trouble)));
  }, []);
  const found = byEffort(games.value ?? []);
  const [easiest] = found;
  const known = inOrder(myGames.value);
  const running = known.filter((game) => !game.over);
  return (
    <div class="page at-lobby">
      <TopBar>
        {running[0] && (
          <button type="button" class="button small" onClick={() => go(learnPath("lessons", running[0]?.game ?? ""))}>
            {text.learn.learn}
            <LearnStars game={running[0].game} />
          </button>
        )}
        <OpenRecord />
      </TopBar>
      <main class={running.length > 0 ? "lobby running" : "lobby"}>
        <h1 class="hush">{text.lobby.title}</h1>
        <div class="lobby-left">
          {problem && (
            <p class="notice refusal" role="alert">
              {problem}
            </p>
          )}
          {running[0] ? <GoOn game={running[0]} /> : easiest && <StartHere game={easiest} onChoose={() => setChosen(easiest)} />}
          <section class="shelf" aria-labelledby="games-title">
            <header>
              <h2 id="games-title">{text.lobby.which}</h2>
              <ul class="ways">
                {text.lobby.ways.filter(([icon]) => !(ALONE && icon === "share")).map(([icon, name]) => (
                  <li key={name}>
                    <Icon name={icon} /> {name}
                  </li>
                ))}
              </ul>
            </header>
            {games.value?.length === 0 && <p class="soft">{text.lobby.noGames}</p>}
            <ul class="covers">
              {found.map((game, at) => (
                <li key={game.id}>
                  <GameCover game={game} first={at === 0 && known.length === 0} onChoose={() => setChosen(game)} />
                  {game.id === WITH_CARDS && <ToWorkshop />}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside class="lobby-side">
          <MyGames />
          <Seasons />
          <Daily games={found} />
          {ALONE && <KeptFile />}
          <p class="record-place soft">{text.lobby.recordHint}</p>
        </aside>
      </main>
      {chosen && <Setup game={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** The game whose cards can be made. */
const WITH_CARDS = "canadian_pro";

function ToWorkshop() {
  return (
    <a
      class="cover-more"
      href={workshopPath}
      title={text.workshop.enterText}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(workshopPath);
      }}
    >
      {text.workshop.enter}
    </a>
  );
}

/** In the bar: a record from a file; it may also be dropped anywhere. */
function OpenRecord() {
  return (
    <label class="button small icon plain file-button" title={text.lobby.record}>
      <Icon name="file" />
      <input
        type="file"
        accept=".snap,.json,.jsonl,application/json,text/plain"
        class="hush"
        aria-label={text.lobby.record}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void readRecord(file);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
