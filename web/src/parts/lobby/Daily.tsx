/** Today's drives: one a game, with the last seven days, and who leads today where others play here. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { ALONE } from "../../net/reach";
import type { DailyBest, GameInfo } from "../../net/wire";
import { lastDays, numberOf, resultOf, signName, signOf } from "../../state/lesson/days";
import { dailyPath, go } from "../../state/route";
import { text } from "../../text/en";
import { Signs } from "../lesson/Signs";
import { suitsOf } from "./GameCover";

const WEEK = 7;

export function Daily({ games }: { games: GameInfo[] }) {
  const [best, setBest] = useState<DailyBest[]>([]);
  useEffect(() => {
    if (!ALONE) void api.dailyToday(numberOf(new Date())).then(setBest, () => setBest([]));
  }, []);
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
            <Leader best={best.find((one) => one.game === game.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leader({ best }: { best: DailyBest | undefined }) {
  if (!best?.best) return null;
  return <p class="soft">{text.learn.leads(best.best.name, best.best.said)}</p>;
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
