/** Today's drives: one a game, with the last seven days. */

import type { GameInfo } from "../../net/wire";
import { lastDays, resultOf, signName, signOf } from "../../state/lesson/days";
import { dailyPath, go } from "../../state/route";
import { text } from "../../text/en";
import { Signs } from "../lesson/Signs";
import { suitsOf } from "./GameCover";

const WEEK = 7;

export function Daily({ games }: { games: GameInfo[] }) {
  if (games.length === 0) return null;
  return (
    <section class="daily" aria-labelledby="daily-title">
      <header>
        <h2 id="daily-title">{text.learn.daily}</h2>
      </header>
      <p class="soft">{text.learn.dailyHint}</p>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <Week game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Week({ game }: { game: GameInfo }) {
  const { name } = suitsOf(game);
  const signs = lastDays(WEEK).map((day) => signOf(resultOf(game.id, day)));
  return (
    <button type="button" class="daily-game" aria-label={text.learn.dailyPlay(name)} onClick={() => go(dailyPath(game.id))}>
      <strong>{name}</strong>
      <Signs signs={signs} label={text.learn.dailyWeek(name, signs.map(signName))} />
    </button>
  );
}
