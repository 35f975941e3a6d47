/** The first screen: games as covers, my games, records. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api, sentenceOf } from "../net/api";
import type { GameInfo } from "../net/wire";
import { GameCover } from "../parts/GameCover";
import { Icon } from "../parts/Icon";
import { TopBar } from "../parts/TopBar";
import { myGames, type MyGame } from "../state/kept";
import { readRecord, recordProblem } from "../state/records";
import { go, tablePath } from "../state/route";
import { text } from "../text/en";
import { Setup } from "./Setup";

const games = signal<GameInfo[] | null>(null);

export function Lobby() {
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<GameInfo | null>(null);
  useEffect(() => {
    document.title = "Snapcount";
    api.games().then(
      (list) => (games.value = list),
      (trouble: unknown) => setProblem(sentenceOf(trouble)),
    );
  }, []);
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
          </ul>
        </section>
        <div class="lobby-lower">
          <Mine />
          <Records />
        </div>
      </main>
      {chosen && <Setup game={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

const MOST_REFRESHED = 12;

/** What happened in the running games while this page was closed. */
async function refreshMine(): Promise<void> {
  for (const game of myGames.value.filter((known) => !known.over).slice(0, MOST_REFRESHED)) {
    try {
      const { score, over } = await api.match(game.mine);
      myGames.value = myGames.value.map((known) => (known.match === game.match ? { ...known, score, over } : known));
    } catch {
      // A game that can't be reached now stays as it was.
    }
  }
}

function Mine() {
  useEffect(() => void refreshMine(), []);
  return (
    <section class="panel" aria-labelledby="mine-title">
      <h2 id="mine-title">{text.lobby.mine}</h2>
      {myGames.value.length === 0 ? (
        <p class="soft">{text.lobby.mineEmpty}</p>
      ) : (
        <ul class="mine">
          {myGames.value.map((game) => (
            <MineLine key={game.match} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MineLine({ game }: { game: MyGame }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(tablePath(game.mine));
  };
  const forget = () => (myGames.value = myGames.value.filter((known) => known.match !== game.match));
  return (
    <li>
      <a class="mine-link" href={tablePath(game.mine)} onClick={open}>
        <span class="mine-names">
          <span class="ink-home">{game.names.home}</span> <span class="num">{game.score.join("–")}</span>{" "}
          <span class="ink-away">{game.names.away}</span>
        </span>
        <span class="soft small">
          {game.title}, {text.lobby.mode[game.mode]} · {game.over ? text.lobby.over : text.lobby.running}
        </span>
      </a>
      <button
        type="button"
        class="button small icon plain"
        title={text.lobby.forgetSign}
        aria-label={text.lobby.forget(text.lobby.versus(game.names))}
        onClick={forget}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Records() {
  return (
    <section class="panel" aria-labelledby="record-title">
      <h2 id="record-title">{text.lobby.record}</h2>
      <p class="soft">{text.lobby.recordHint}</p>
      {recordProblem.value && (
        <p class="notice refusal" role="alert">
          {recordProblem.value}
        </p>
      )}
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
