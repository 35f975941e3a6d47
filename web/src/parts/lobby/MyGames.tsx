/** The games this browser knows: to continue, those that wait for me first; then what is over. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { forgetGame, myGames, type MyGame } from "../../state/kept";
import { goesOn, inOrder, myTurn, standing, timeLeft, useNow, useRefresh } from "../../state/lobby/myGames";
import { paintsOf, teamColours } from "../../state/colours";
import { saveFile } from "../../state/replay/records";
import { go, tablePath } from "../../state/route";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { Rivals } from "./Rivals";

const REFRESH_MS = 10_000;
const MOST_OPEN = 4;
const MOST_OVER = 2;

export function MyGames() {
  const [all, setAll] = useState(false);
  useRefresh(() => true, REFRESH_MS);
  const games = inOrder(myGames.value);
  const open = games.filter(goesOn);
  const over = games.filter((game) => !goesOn(game));
  const now = useNow(games.some(({ over, clock }) => !over && (clock?.running.length ?? 0) > 0));
  return (
    <section class="my-games" aria-labelledby="mine-title">
      <header>
        <h2 id="mine-title" class="grow">
          {text.lobby.mine.title}
        </h2>
        <Rivals />
        {games.length > 0 && (
          <button type="button" class="button small plain" aria-label={text.lobby.mine.allTitle} onClick={() => setAll(true)}>
            {text.lobby.mine.all(games.length)}
          </button>
        )}
      </header>
      {open.length === 0 && <p class="soft">{over.length === 0 ? text.lobby.mine.empty : text.lobby.mine.noneOpen}</p>}
      <Lines games={open.slice(0, MOST_OPEN)} now={now} />
      {over.length > 0 && (
        <>
          <header class="finished">
            <h3>{text.lobby.mine.finished}</h3>
            <SaveAll />
          </header>
          <Lines games={over.slice(0, MOST_OVER)} now={now} />
        </>
      )}
      <Dialog open={all} title={text.lobby.mine.allTitle} onClose={() => setAll(false)}>
        <ul class="all-mine">
          {games.map((game) => (
            <li key={game.match}>
              <Line game={game} time={timeLeft(game, now)} />
              <Remove game={game} />
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

function Lines({ games, now }: { games: readonly MyGame[]; now: number }) {
  if (games.length === 0) return null;
  return (
    <ul class="mine">
      {games.map((game) => (
        <li key={game.match}>
          <Line game={game} time={timeLeft(game, now)} />
        </li>
      ))}
    </ul>
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
      <button type="button" class="button small plain" aria-label={text.export.all} title={text.export.means} onClick={() => void save()}>
        {text.export.short}
      </button>{" "}
      {problem && <span class="small">{problem}</span>}
    </p>
  );
}

function Line({ game, time }: { game: MyGame; time: string }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(tablePath(game.mine));
  };
  const [home, away] = game.score;
  return (
    <a class="mine-link" href={tablePath(game.mine)} onClick={open}>
      <Side game={game} />
      <span class="mine-names">
        <span>{game.names.home}</span> <span class="num">{home}</span> <em>–</em> <span class="num">{away}</span>{" "}
        <span>{game.names.away}</span>
      </span>
      <span class={myTurn(game) ? "mine-standing turn" : "mine-standing"}>{standing(game)}</span>
      <span class="soft mine-what">
        {text.lobby.mine.what(game.title, game.over ? null : (game.moment ?? null), text.lobby.mode[game.mode])}
        {time && <span class="num mine-clock"> · {time}</span>}
      </span>
    </a>
  );
}

/** In the colour that one's own side wears at its table. */
function Side({ game }: { game: MyGame }) {
  const seat = game.seats.includes("away") && game.seats.length === 1 ? "away" : "home";
  const { colours } = game;
  const own = colours && (colours.home || colours.away) ? paintsOf(teamColours(colours)[seat]) : null;
  return <i class={`mine-side ${seat}`} style={own ? { "--side-light": own.light, "--side-dark": own.dark } : undefined} aria-hidden="true" />;
}

/** Asks first: without accounts a seat is its link, and this list holds it. */
function Remove({ game }: { game: MyGame }) {
  const [asking, setAsking] = useState(false);
  const names = text.lobby.versus(game.names);
  if (!asking)
    return (
      <button type="button" class="button small plain" aria-label={text.lobby.forget(names)} onClick={() => setAsking(true)}>
        {text.lobby.forgetSign}
      </button>
    );
  return (
    <div class="removing" role="alertdialog" aria-label={text.lobby.forget(names)}>
      <p>{text.lobby.forgetSure(names)}</p>
      <div class="row">
        <button type="button" class="button small" autofocus onClick={() => setAsking(false)}>
          {text.lobby.forgetNo}
        </button>
        <button type="button" class="button small danger" onClick={() => forgetGame(game.match)}>
          {text.lobby.forgetYes}
        </button>
      </div>
    </div>
  );
}
