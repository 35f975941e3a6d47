/** The games this browser knows: those that wait for me first, then the running ones, then what is over. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { forgetGame, myGames, type MyGame } from "../../state/kept";
import { inOrder, myTurn, standing, timeLeft, useNow, useRefresh } from "../../state/myGames";
import { saveFile } from "../../state/records";
import { go, tablePath } from "../../state/route";
import { text } from "../../text/en";
import { Icon } from "../Icon";

const REFRESH_MS = 10_000;

export function MyGames() {
  useRefresh(() => true, REFRESH_MS);
  const games = inOrder(myGames.value);
  const now = useNow(games.some(({ over, clock }) => !over && (clock?.running.length ?? 0) > 0));
  return (
    <section class="panel" aria-labelledby="mine-title">
      <h2 id="mine-title">{text.lobby.mine.title}</h2>
      {games.length === 0 ? (
        <p class="soft">{text.lobby.mine.empty}</p>
      ) : (
        <ul class="mine">
          {games.map((game) => (
            <Line key={game.match} game={game} time={timeLeft(game, now)} />
          ))}
        </ul>
      )}
      {games.some(({ over }) => over) && <SaveAll />}
    </section>
  );
}

const MOST_LINKS = 100;

/** All finished games of this browser in one file. */
function SaveAll() {
  const [problem, setProblem] = useState("");
  const save = async () => {
    try {
      saveFile(await api.export(myGames.value.slice(0, MOST_LINKS).map(({ mine }) => mine)), text.export.name);
      setProblem("");
    } catch (trouble) {
      setProblem(sentenceOf(trouble));
    }
  };
  return (
    <p class="save-all">
      <button type="button" class="button small" onClick={() => void save()}>
        {text.export.all}
      </button>{" "}
      <span class={problem ? "small" : "soft small"} role="status">
        {problem || text.export.means}
      </span>
    </p>
  );
}

function Line({ game, time }: { game: MyGame; time: string }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(tablePath(game.mine));
  };
  const forget = () => forgetGame(game.match);
  return (
    <li>
      <a class="mine-link" href={tablePath(game.mine)} onClick={open}>
        <span class="mine-names">
          <span class="ink-home">{game.names.home}</span> <span class="num">{game.score.join("–")}</span>{" "}
          <span class="ink-away">{game.names.away}</span>
        </span>
        <span class={myTurn(game) ? "mine-standing turn" : "mine-standing"}>{standing(game)}</span>
        <span class="soft small mine-what">
          {game.title}, {text.lobby.mode[game.mode]}
          {time && <span class="num mine-clock"> · {time}</span>}
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
