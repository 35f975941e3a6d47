/** The records of one game and of a whole season: this season's, or of all seasons of this game that the browser knows. */

import { useState } from "preact/hooks";
import { sentenceOf } from "../../net/api";
import type { Season, SeasonBooks } from "../../net/seasons";
import { mySeasons } from "../../state/kept";
import { booksOfAll, bestOf, type Held } from "../../state/season/records";
import { clubOf } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Chip } from "./Club";

const words = text.season.books;

export function Records({ season, books, playoffs }: { season: Season; books: SeasonBooks; playoffs: boolean }) {
  const [others, setOthers] = useState<Held[] | null>(null);
  const [problem, setProblem] = useState("");
  const here: Held = { season: season.season, name: "", books };
  const all = others === null ? [here] : [here, ...others.filter((one) => one.season !== season.season)];
  const ask = () => {
    setProblem("");
    booksOfAll(season.game, season.season, playoffs).then(setOthers, (trouble: unknown) => setProblem(sentenceOf(trouble)));
  };
  const several = mySeasons.value.some((known) => known.season !== season.season);
  return (
    <>
      {several && (
        <div class="row" role="group" aria-label={words.whichRecords}>
          <button type="button" class="button small" aria-pressed={others === null} onClick={() => setOthers(null)}>
            {words.thisSeason}
          </button>
          <button type="button" class="button small" aria-pressed={others !== null} onClick={ask}>
            {words.allSeasons}
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Lines season={season} title={words.records} all={all} of="records" />
      <Lines season={season} title={words.seasonRecords} all={all} of="season_records" />
    </>
  );
}

function Lines({ season, title, all, of }: { season: Season; title: string; all: Held[]; of: "records" | "season_records" }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl class="season-records">
        {bestOf(all, of).map(({ record, held }) => (
          <div key={record.title}>
            <dt>{record.title}</dt>
            <dd>
              <b class="num">{record.value}</b>{" "}
              <Chip colour={held.season === season.season ? (clubOf(season, record.club)?.colour ?? "") : (held.colours?.[record.club] ?? "")} /> {record.who}{" "}
              <span class="soft small">{[record.game ? words.game(record.game) : "", held.name].filter(Boolean).join(", ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
