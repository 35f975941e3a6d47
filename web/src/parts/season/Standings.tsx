/** The table, tie-breakers in words, and the power ranking. */

import type { Season, TablePart } from "../../net/seasons";
import { nameOf } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Club } from "./Club";
import { Wide } from "./Wide";

const words = text.season.table;
type Open = (club: string) => void;

export function Standings({ season, onClub }: { season: Season; onClub: Open }) {
  return (
    <div class="season-columns">
      <div class="stack">
        {season.table.map((part) => (
          <Division key={part.division} season={season} part={part} onClub={onClub} />
        ))}
        {season.played === 0 && <p class="soft">{text.season.books.none}</p>}
        {!season.champion && season.played > 0 && season.seeds.length > 0 && (
          <p>
            <span class="through">●</span> {words.throughNow(season.seeds.map((id) => nameOf(season, id)).join(", "))}
          </p>
        )}
        <Why lines={[...season.table.flatMap(({ why }) => why), ...season.why]} />
      </div>
      {season.played > 0 && <Power season={season} />}
    </div>
  );
}

/** Before the first game nobody is before anybody: as the league names them. */
function placesOf(season: Season, part: TablePart): TablePart["places"] {
  if (season.played > 0) return part.places;
  const named = season.clubs.map(({ id }) => id);
  return [...part.places].sort((one, other) => named.indexOf(one.club) - named.indexOf(other.club));
}

function Division({ season, part, onClub }: { season: Season; part: TablePart; onClub: Open }) {
  return (
    <Wide label={part.division || words.whole}>
      <table class="season-table">
        <thead>
          <tr>
            <th scope="col" colSpan={2} class="left">
              {part.division || words.team}
            </th>
            {words.heads.map(([head, means]) => (
              <th scope="col" key={head}>
                <abbr title={means}>{head}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(season, part).map((place) => (
            <tr key={place.club} class={place.club === season.club ? "mine" : undefined}>
              <td class="num rank">{season.played > 0 && place.rank}</td>
              <th scope="row">
                <Club season={season} id={place.club} onOpen={onClub} />
                {place.through && season.playoffs > 0 && season.played > 0 && <abbr title={words.through} class="through">●</abbr>}
                {place.club === season.club && <span class="hush">{words.you}</span>}
              </th>
              {[place.won, place.lost, place.tied].map((value, at) => (
                <td class="num" key={at}>
                  {value}
                </td>
              ))}
              <td class="num strong">{place.points}</td>
              {[place.points_for, place.points_against, place.streak].map((value, at) => (
                <td class="num" key={at}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Why({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{words.why}</h3>
      <ul class="season-why">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Power({ season }: { season: Season }) {
  const sign = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(1)}`;
  return (
    <section aria-labelledby="power-title">
      <h3 id="power-title">{words.power}</h3>
      <table class="season-table">
        <thead>
          <tr>
            <th scope="col" class="left">
              {words.team}
            </th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.opponents}</th>
          </tr>
        </thead>
        <tbody>
          {season.power.map(({ club, rating, schedule }) => (
            <tr key={club} class={club === season.club ? "mine" : undefined}>
              <th scope="row">
                <Club season={season} id={club} />
              </th>
              <td class="num">{sign(rating)}</td>
              <td class="num">{sign(schedule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{words.powerHint}</p>
    </section>
  );
}
