/** The box score, as the server adds it up. */

import type { ComponentChildren } from "preact";
import type { Names, Plain, Stats } from "../../net/wire";
import { text } from "../../text/en";
import { Players } from "./Players";

type Totals = Record<string, number>;

const LINES: [keyof typeof text.box.lines, (totals: Totals) => string][] = [
  ["first_downs", (t) => `${t["first_downs"] ?? 0}`],
  ["total", (t) => `${t["plays"] ?? 0} (${t["yards"] ?? 0})`],
  ["rushing", (t) => `${t["rushes"] ?? 0} (${t["rushing_yards"] ?? 0})`],
  ["passing", (t) => `${t["completions"] ?? 0}/${t["passes"] ?? 0} (${t["passing_yards"] ?? 0})`],
  ["sacks", (t) => `${t["sacks_suffered"] ?? 0} (${t["sack_yards"] ?? 0})`],
  ["third_downs", (t) => `${t["third_downs_made"] ?? 0}/${t["third_downs"] ?? 0}`],
  ["fourth_downs", (t) => `${t["fourth_downs_made"] ?? 0}/${t["fourth_downs"] ?? 0}`],
  ["turnovers", (t) => `${t["turnovers"] ?? 0}`],
  ["penalties", (t) => `${t["penalties"] ?? 0} (${t["penalty_yards"] ?? 0})`],
  ["punts", (t) => `${t["punts"] ?? 0}`],
  ["field_goals", (t) => `${t["field_goals_made"] ?? 0}/${t["field_goals"] ?? 0}`],
];

const record = (value: Plain | undefined): Record<string, Plain> =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
const list = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

/** Three downs are all there are in Canada. */
const shownFor = (key: string, teams: [string, Totals][]): boolean =>
  key !== "fourth_downs" || teams.some(([, totals]) => (totals["fourth_downs"] ?? 0) > 0);

const teamsOf = (stats: Stats): [string, Totals][] => Object.entries(record(stats.box["teams"])) as [string, Totals][];

/** Points by quarter. */
export function LineScore({ stats }: { stats: Stats }) {
  const line = record(stats.box["line"]);
  const periods = list(stats.box["periods"]);
  return (
    <div class="table-scroll">
      <table class="figures">
        <caption class="hush">{text.box.byPeriod}</caption>
        <thead>
          <tr>
            <td />
            {periods.map((period) => (
              <th scope="col" key={String(period)}>
                {text.box.column(Number(period))}
              </th>
            ))}
            <th scope="col">{text.box.points}</th>
          </tr>
        </thead>
        <tbody>
          {teamsOf(stats).map(([name, totals], at) => (
            <tr key={name}>
              <th scope="row" class={at === 0 ? "ink-home" : "ink-away"}>
                {name}
              </th>
              {list(line[name]).map((points, n) => (
                <td key={n}>{String(points)}</td>
              ))}
              <td>
                <strong>{totals["points"]}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows a play again, or the plays from one to another. */
export type See = (first: number, last?: number) => void;

export function BoxScore({ stats, names, onSee }: { stats: Stats | null; names?: Names; onSee?: See | undefined }) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  const teams = teamsOf(stats);
  if (teams.length === 0 || stats.rows.length === 0) return <p class="soft">{text.box.empty}</p>;
  return (
    <div class="stack">
      <LineScore stats={stats} />
      <Comparison stats={stats} />
      <Scoring stats={stats} onSee={onSee} />
      <Players stats={stats} names={names} />
    </div>
  );
}

/** Both teams' totals side by side. */
export function Comparison({ stats }: { stats: Stats }) {
  const teams = teamsOf(stats);
  return (
    <div class="table-scroll">
      <table class="figures">
        <caption class="hush">{text.box.comparison}</caption>
        <thead>
          <tr>
            <td />
            {teams.map(([name], at) => (
              <th scope="col" key={name} class={at === 0 ? "ink-home" : "ink-away"}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.filter(([key]) => shownFor(key, teams)).map(([key, shown]) => (
            <tr key={key}>
              <th scope="row">{text.box.lines[key]}</th>
              {teams.map(([name, totals]) => (
                <td key={name}>{shown(totals).replace("-", "−")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "12-yard run by Bell (extra point good)". */
export const scoringWords = (play: Record<string, Plain>): string =>
  play["after"] ? `${String(play["text"])} (${String(play["after"])})` : String(play["text"] ?? "");

/** Every score in one line; a click shows it again. */
export function Scoring({ stats, onSee }: { stats: Stats; onSee?: See | undefined }) {
  const plays = list(stats.box["scoring"]).map(record);
  const [first] = teamsOf(stats)[0] ?? [];
  if (plays.length === 0) return null;
  return (
    <div>
      <h3>{text.box.scoring}</h3>
      <ol class="scoring">
        {plays.map((play, at) => (
          <li key={at}>
            <Seen play={Number(play["play_id"])} onSee={onSee}>
              <span class="num">{list(play["score"]).join("–")}</span>
              <span>
                <b class={play["team"] === first ? "ink-home" : "ink-away"}>{String(play["team"] ?? "")}</b>{" "}
                {scoringWords(play)}
              </span>
              <span class="soft small">{text.box.when(play["period"], String(play["clock"] ?? ""))}</span>
            </Seen>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SeenProps {
  play: number;
  /** The last of several plays. */
  last?: number | undefined;
  onSee: See | undefined;
  class?: string;
  children: ComponentChildren;
}

/** Something that can be seen again where there is a film of it. */
export function Seen({ play, last, onSee, class: name = "", children }: SeenProps) {
  if (!onSee || !(play > 0)) return <div class={`seen ${name}`}>{children}</div>;
  return (
    <button type="button" class={`seen ${name}`} title={text.box.see} onClick={() => onSee(play, last)}>
      {children}
    </button>
  );
}
