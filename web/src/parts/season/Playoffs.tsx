/** The bracket, or who would be in it today; and who is hurt. */

import type { Season } from "../../net/seasons";
import { nameOf, type Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Club } from "./Club";
import { Game } from "./Schedule";

const words = text.season.playoffs;

export function Playoffs({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const games = season.games.filter(({ stage }) => stage);
  if (season.playoffs === 0) return <p>{words.none}</p>;
  if (games.length === 0 && season.played === 0) return <p>{text.season.books.none}</p>;
  if (games.length === 0)
    return (
      <section class="stack">
        <h2>{words.asItStands}</h2>
        <ol class="seeds">
          {season.seeds.map((id, at) => (
            <li key={id}>
              <span class="soft small">{words.seed(at + 1)}</span> <Club season={season} id={id} />
            </li>
          ))}
        </ol>
      </section>
    );
  const stages = [...new Set(games.map(({ stage }) => stage))];
  return (
    <div class="bracket">
      {stages.map((stage) => (
        <section key={stage} aria-label={text.season.stage(stage)}>
          <h2>{text.season.stage(stage)}</h2>
          <ol class="season-games">
            {games
              .filter((game) => game.stage === stage)
              .map((game) => (
                <Game key={game.number} seasoning={seasoning} season={season} game={game} />
              ))}
          </ol>
          {games
            .filter((game) => game.stage === stage && game.score && game.score[0] === game.score[1])
            .map((game) => (
              <p key={game.number} class="soft small">
                {words.onTie(nameOf(season, game.winner))}
              </p>
            ))}
        </section>
      ))}
      {season.champion && (
        <section class="champion">
          <h2>{words.champion}</h2>
          <p>
            <Club season={season} id={season.champion} />
          </p>
        </section>
      )}
    </div>
  );
}

export function Injuries({ season, onPlayer }: { season: Season; onPlayer(club: string, player: string): void }) {
  const injuries = text.season.injuries;
  if (!season.names_players) return <p>{injuries.noneHere}</p>;
  if (season.injuries.length === 0) return <p>{injuries.none}</p>;
  return (
    <table class="season-table">
      <thead>
        <tr>
          {[injuries.player, injuries.team, injuries.how].map((head) => (
            <th scope="col" class="left" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {season.injuries.map(({ club, player, words: how }) => (
          <tr key={`${club} ${player}`} class={club === season.club ? "mine" : undefined}>
            <th scope="row">
              <button type="button" class="text-button" onClick={() => onPlayer(club, player)}>
                {player}
              </button>
            </th>
            <td class="left">
              <Club season={season} id={club} />
            </td>
            <td class="left">{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
