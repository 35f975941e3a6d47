/** The first screen: games as covers, my games, records. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../net/api";
import type { GameInfo } from "../net/wire";
import { GameCover } from "../parts/lobby/GameCover";
import { MyGames } from "../parts/lobby/MyGames";
import { TopBar } from "../parts/table/TopBar";
import { fetchGames, games } from "../state/games";
import { myGames } from "../state/kept";
import { readRecord } from "../state/records";
import { text } from "../text/en";
import { Setup } from "./Setup";

export function Lobby() {
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<GameInfo | null>(null);
  useEffect(() => {
    document.title = "Snapcount";
    fetchGames().catch((trouble: unknown) => setProblem(sentenceOf(trouble)));
  }, []);
  const running = myGames.value.some((game) => !game.over);
  return (
    <div class="page">
      <TopBar />
      <main class="lobby">
        <header class="lobby-head">
          <h1>{text.lobby.title}</h1>
          <p class="lead">{text.lobby.lead}</p>
        </header>
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
        {running && <MyGames />}
        <section aria-labelledby="games-title">
          <h2 id="games-title" class="hush">
            {text.lobby.games}
          </h2>
          {games.value?.length === 0 && <p class="soft">{text.lobby.noGames}</p>}
          <ul class="covers">
            {games.value?.map((game) => (
              <li key={game.id}>
                <GameCover game={game} onChoose={() => setChosen(game)} />
              </li>
            ))}
            {games.value && (
              <li>
                <Records />
              </li>
            )}
          </ul>
        </section>
        {!running && <MyGames />}
      </main>
      {chosen && <Setup game={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Records() {
  return (
    <section class="record-place" aria-labelledby="record-title">
      <h2 id="record-title">{text.lobby.record}</h2>
      <p class="soft">{text.lobby.recordHint}</p>
      <label class="button file-button">
        {text.lobby.recordChoose}
        <input
          type="file"
          accept=".snap,.json,.jsonl,application/json,text/plain"
          class="hush"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void readRecord(file);
            event.currentTarget.value = "";
          }}
        />
      </label>
    </section>
  );
}
