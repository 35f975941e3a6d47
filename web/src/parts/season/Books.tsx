/** Leaders and records, and the pages of teams and men. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../../net/api";
import { seasonApi, type FigureSheet, type Season, type SeasonPage } from "../../net/seasons";
import type { Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Club } from "./Club";
import { clubOf, isCup } from "../../state/season/seasoning";
import { Records } from "./Records";
import { Game } from "./Schedule";
import { NoFigures, Sheets, type OpenPlayer } from "./Sheets";

const words = text.season.books;

/** Fetched, and fetched again when another game has been played. */
function useFetched<T>(fetch: () => Promise<T>, ...of: unknown[]): { found: T | null; problem: string } {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let wanted = true;
    fetch().then(
      (told) => wanted && (setFound(told), setProblem("")),
      (trouble: unknown) => wanted && setProblem(sentenceOf(trouble)),
    );
    return () => void (wanted = false);
  }, of);
  return { found, problem };
}

interface Props {
  seasoning: Seasoning;
  season: Season;
  onPlayer: OpenPlayer;
  onClub: (club: string) => void;
}

export function Leaders({ seasoning, season, ...open }: Props) {
  const cup = isCup(season);
  const [playoffs, setPlayoffs] = useState(cup);
  const { found, problem } = useFetched(() => seasonApi.books(seasoning.token, playoffs), playoffs, season.played);
  const anyStage = !cup && season.games.some(({ stage, score }) => stage && score);
  return (
    <div class="stack">
      {anyStage && (
        <div class="row" role="group" aria-label={text.season.tabs.leaders}>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" class="button small" aria-pressed={playoffs === one} onClick={() => setPlayoffs(one)}>
              {one ? words.playoffs : words.schedule}
            </button>
          ))}
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {found && found.sheets.length === 0 && <NoFigures />}
      {found && <Sheets season={season} sheets={found.sheets} {...open} />}
      {found && found.records.length > 0 && <Records season={season} books={found} playoffs={playoffs} />}
    </div>
  );
}

/** The real season beside this one. */
export function RealSeason({ seasoning, season, onPlayer }: Omit<Props, "onClub">) {
  const { found, problem } = useFetched<SeasonPage>(() => seasonApi.compare(seasoning.token), season.played);
  return (
    <div class="stack">
      {problem && <p role="alert">{problem}</p>}
      {found?.about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {found && (
        <div class="beside">
          <Sheets season={season} sheets={found.sheets.map(unbroken)} onPlayer={onPlayer} />
        </div>
      )}
    </div>
  );
}

/** On a phone these tables break their lines, but no figure away from the one beside it. */
const unbroken = (sheet: FigureSheet): FigureSheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replace(" → ", "\u00a0→\u00a0")) })),
});

function GamesOf({ seasoning, season, club }: { seasoning: Seasoning; season: Season; club: string }) {
  return (
    <section class="stack" aria-labelledby="games-of-title">
      <h3 id="games-of-title">{words.allGames}</h3>
      <ol class="season-games">
        {season.games
          .filter(({ home, away }) => [home, away].includes(club))
          .map((game) => (
            <Game key={game.number} seasoning={seasoning} season={season} game={game} withWeek />
          ))}
      </ol>
    </section>
  );
}

interface TeamsProps extends Props {
  club: string;
  player: string;
}

/** A team's page, or a man's. */
export function Teams({ seasoning, season, club, player, onPlayer, onClub }: TeamsProps) {
  const { found, problem } = useFetched<SeasonPage>(
    () => (player ? seasonApi.player(seasoning.token, club, player) : seasonApi.club(seasoning.token, club)),
    club,
    player,
    season.played,
  );
  return (
    <div class="stack">
      <label class="field-label team-choice">
        {words.seeTeam}
        <select class="input" value={club} onChange={(event) => onClub(event.currentTarget.value)}>
          {season.clubs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {problem && <p role="alert">{problem}</p>}
      {found && (
        <>
          <header class="team-head">
            <h2>{player ? found.title : <Club season={season} id={club} />}</h2>
            {found.about.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {player && (
              <button type="button" class="button small" onClick={() => onClub(club)}>
                {text.season.books.backTo(clubOf(season, club)?.name ?? "")}
              </button>
            )}
          </header>
          {found.sheets.length === 0 && <NoFigures />}
          <Sheets season={season} sheets={found.sheets} onPlayer={onPlayer} />
          {!player && <GamesOf seasoning={seasoning} season={season} club={club} />}
        </>
      )}
    </div>
  );
}
