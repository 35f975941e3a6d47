/** The schedule: a week of the league, or all games of a team; every game that is over can be watched and reviewed. */

import { useState } from "preact/hooks";
import type { Season, SeasonGame } from "../../net/seasons";
import { nameOf, type Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Club } from "./Club";

const words = text.season.schedule;

/** The week that is being played. */
function weekNow(season: Season): number {
  const next = season.games.find(({ number }) => number === season.now.game) ?? season.games.find(({ score }) => score === null);
  return next?.week ?? season.games.at(-1)?.week ?? 1;
}

export function Schedule({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [whose, setWhose] = useState("");
  const [week, setWeek] = useState<number | null>(null);
  const weeks = [...new Set(season.games.map((game) => game.week))];
  const shown = week ?? weekNow(season);
  const at = weeks.indexOf(shown);
  const games = season.games.filter((game) => (whose ? [game.home, game.away].includes(whose) : game.week === shown));
  return (
    <div class="stack">
      <div class="row schedule-bar">
        <label class="field-label">
          {words.whose}
          <select class="input" value={whose} onChange={(event) => setWhose(event.currentTarget.value)}>
            <option value="">{words.all}</option>
            {season.clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!whose && (
          <div class="row week-steps">
            <button type="button" class="button small icon" aria-label={words.earlier} disabled={at <= 0} onClick={() => setWeek(weeks[at - 1] ?? shown)}>
              <Icon name="back" />
            </button>
            <h2 aria-live="polite">{text.season.week(shown, games[0]?.stage ?? "")}</h2>
            <button type="button" class="button small icon" aria-label={words.later} disabled={at >= weeks.length - 1} onClick={() => setWeek(weeks[at + 1] ?? shown)}>
              <Icon name="forward" />
            </button>
          </div>
        )}
      </div>
      <ol class="season-games">
        {games.map((game) => (
          <Game key={game.number} seasoning={seasoning} season={season} game={game} withWeek={whose !== ""} />
        ))}
      </ol>
    </div>
  );
}

interface GameProps {
  seasoning: Seasoning;
  season: Season;
  game: SeasonGame;
  withWeek?: boolean;
}

export function Game({ seasoning, season, game, withWeek = false }: GameProps) {
  const title = words.game(nameOf(season, game.away), nameOf(season, game.home));
  const mine = season.club !== "" && [game.home, game.away].includes(season.club);
  const [home, away] = game.score ?? [null, null];
  const won = (ours: number | null, theirs: number | null): string => (ours === null || theirs === null ? "" : ours > theirs ? "won" : "unwon");
  return (
    <li class={mine ? "season-game mine" : "season-game"}>
      {withWeek && <span class="soft small game-week">{text.season.week(game.week, game.stage)}</span>}
      <span class={`game-side ${won(away, home)}`}>
        <Club season={season} id={game.away} /> <b class="num">{away}</b>
      </span>
      <span class={`game-side ${won(home, away)}`}>
        <Club season={season} id={game.home} /> <b class="num">{home}</b>
      </span>
      <span class="soft small game-note">
        {[text.season.date(game.date), !game.score && game.begun && words.begun, mine && words.yours, game.real && words.really(game.real)].filter(Boolean).join(" · ")}
      </span>
      {game.score && (
        <span class="game-acts">
          <button type="button" class="button small plain" aria-label={words.watchGame(title)} onClick={() => void seasoning.watch(game.number)}>
            {words.watch}
          </button>
          <button type="button" class="button small plain" aria-label={words.reviewGame(title)} onClick={() => void seasoning.review(game.number)}>
            {words.review}
          </button>
        </span>
      )}
    </li>
  );
}
