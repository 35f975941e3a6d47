/** Box score and drives, as the server adds them up. */

import type { Names, Plain, Row, Stats } from "../../net/wire";
import { text } from "../../text/en";
import { Players } from "./Players";

type Totals = Record<string, number>;

const LINES: [keyof typeof text.box.lines, (totals: Totals) => string][] = [
  ["first_downs", (t) => `${t["first_downs"] ?? 0}`],
  ["total", (t) => `${t["plays"] ?? 0} – ${t["yards"] ?? 0}`],
  ["rushing", (t) => `${t["rushes"] ?? 0} – ${t["rushing_yards"] ?? 0}`],
  ["passing", (t) => `${t["completions"] ?? 0}/${t["passes"] ?? 0} – ${t["passing_yards"] ?? 0}`],
  ["sacks", (t) => `${t["sacks_suffered"] ?? 0} – ${t["sack_yards"] ?? 0}`],
  ["third_downs", (t) => `${t["third_downs_made"] ?? 0}/${t["third_downs"] ?? 0}`],
  ["fourth_downs", (t) => `${t["fourth_downs_made"] ?? 0}/${t["fourth_downs"] ?? 0}`],
  ["turnovers", (t) => `${t["turnovers"] ?? 0}`],
  ["penalties", (t) => `${t["penalties"] ?? 0} – ${t["penalty_yards"] ?? 0}`],
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

export function BoxScore({ stats, names }: { stats: Stats | null; names?: Names }) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  const teams = teamsOf(stats);
  if (teams.length === 0 || stats.rows.length === 0) return <p class="soft">{text.box.empty}</p>;
  return (
    <div class="stack">
      <LineScore stats={stats} />
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
                  <td key={name}>{shown(totals)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Scoring plays={list(stats.box["scoring"]).map(record)} first={teams[0]?.[0]} />
      <Players stats={stats} names={names} />
    </div>
  );
}

/** "12-yard run by Bell (extra point good)". */
export const scoringWords = (play: Record<string, Plain>): string =>
  play["after"] ? `${String(play["text"])} (${String(play["after"])})` : String(play["text"] ?? "");

function Scoring({ plays, first }: { plays: Record<string, Plain>[]; first: string | undefined }) {
  if (plays.length === 0) return null;
  return (
    <div>
      <h3>{text.box.scoring}</h3>
      <ol class="scoring">
        {plays.map((play, at) => (
          <li key={at}>
            <span class="num">{list(play["score"]).join("–")}</span>
            <span>
              <b class={play["team"] === first ? "ink-home" : "ink-away"}>{String(play["team"] ?? "")}</b>{" "}
              {scoringWords(play)}
            </span>
            <span class="soft small">{text.box.when(play["period"], String(play["clock"] ?? ""))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Drives as bars on a field: the home team goes from left to right, the other back. */
export function Drives({ stats, names, over }: { stats: Stats | null; names: Names; over: boolean }) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  if (stats.drives.length === 0) return <p class="soft">{text.drives.empty}</p>;
  const last = stats.drives.length - 1;
  return (
    <ol class="drives">
      {stats.drives
        .map((drive, at) => <Drive key={at} drive={drive} names={names} running={!over && at === last} />)
        .reverse()}
    </ol>
  );
}

const figure = (row: Row, key: string): number => (typeof row[key] === "number" ? row[key] : 0);

/** Where a drive began and ended, in yards from the offence's own goal line; a touchdown ends on the other. */
export function stretch(drive: Row): { start: number; end: number } {
  const start = Math.max(0, 100 - figure(drive, "start_yardline_100"));
  const end = drive["result"] === "touchdown" ? 100 : start + figure(drive, "yards");
  return { start, end: Math.max(0, Math.min(100, end)) };
}

function Drive({ drive, names, running }: { drive: Row; names: Names; running: boolean }) {
  const seat = drive["team"] === names.home ? "home" : "away";
  const { start, end } = stretch(drive);
  const [from, to] = seat === "home" ? [start, end] : [100 - start, 100 - end];
  const result = running && drive["result"] === "end of half" ? text.drives.running : String(drive["result"] ?? "");
  return (
    <li class="drive">
      <span class={`drive-team ink-${seat}`}>{names[seat]}</span>
      <span class="small soft num">{text.drives.line(figure(drive, "plays"), figure(drive, "yards"))}</span>
      <strong class="drive-result">{result}</strong>
      <svg
        viewBox="-2 0 104 6"
        class={`drive-bar ${seat}`}
        role="img"
        aria-label={text.drives.bar(figure(drive, "drive"), start, end)}
      >
        <rect class="drive-grass" x="-2" y="0" width="104" height="6" rx="1" />
        <path class="drive-lines" d="M0 0v6M10 0v6M20 0v6M30 0v6M40 0v6M50 0v6M60 0v6M70 0v6M80 0v6M90 0v6M100 0v6" />
        <rect
          class="drive-gain"
          x={Math.min(from, to)}
          y="2"
          width={Math.max(0.6, Math.abs(to - from))}
          height="2"
          rx=".6"
        />
        <path class="drive-head" d={to >= from ? `M${to} .9l2 2.1l-2 2.1z` : `M${to} .9l-2 2.1l2 2.1z`} />
      </svg>
    </li>
  );
}
