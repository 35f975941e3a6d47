/** Box score and drives, as the server adds them up. */

import type { Plain, Row, Stats } from "../net/wire";
import { text } from "../text/en";

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

export function BoxScore({ stats }: { stats: Stats | null }) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  const teams = Object.entries(record(stats.box["teams"])) as [string, Totals][];
  const periods = list(stats.box["periods"]);
  const line = record(stats.box["line"]);
  if (teams.length === 0 || stats.rows.length === 0) return <p class="soft">{text.box.empty}</p>;
  return (
    <div class="stack">
      <div class="table-scroll">
        <table class="figures">
          <caption class="hush">{text.box.byPeriod}</caption>
          <thead>
            <tr>
              <th scope="col" />
              {periods.map((period) => <th scope="col" key={String(period)}>{String(period)}</th>)}
              <th scope="col">{text.box.points}</th>
            </tr>
          </thead>
          <tbody>
            {teams.map(([name, totals], at) => (
              <tr key={name}>
                <th scope="row" class={at === 0 ? "ink-home" : "ink-away"}>{name}</th>
                {list(line[name]).map((points, n) => <td key={n}>{String(points)}</td>)}
                <td><strong>{totals["points"]}</strong></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="table-scroll">
        <table class="figures">
          <caption class="hush">{text.box.comparison}</caption>
          <thead>
            <tr>
              <th scope="col" />
              {teams.map(([name], at) => <th scope="col" key={name} class={at === 0 ? "ink-home" : "ink-away"}>{name}</th>)}
            </tr>
          </thead>
          <tbody>
            {LINES.map(([key, shown]) => (
              <tr key={key}>
                <th scope="row">{text.box.lines[key]}</th>
                {teams.map(([name, totals]) => <td key={name}>{shown(totals)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Scoring plays={list(stats.box["scoring"]).map(record)} />
    </div>
  );
}

function Scoring({ plays }: { plays: Record<string, Plain>[] }) {
  if (plays.length === 0) return null;
  return (
    <div>
      <h3>{text.box.scoring}</h3>
      <ol class="scoring">
        {plays.map((play, at) => (
          <li key={at}>
            <span class="num">{list(play["score"]).join("–")}</span>
            <span>{String(play["desc"] ?? "")}</span>
            <span class="soft small">{text.box.period(String(play["period"] ?? ""))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Drives as bars on a field from the offence's own goal line (left) to the other (right). */
export function Drives({ stats, names }: { stats: Stats | null; names: { home: string; away: string } }) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  if (stats.drives.length === 0) return <p class="soft">{text.drives.empty}</p>;
  return (
    <ol class="drives">
      {stats.drives.map((drive, at) => <Drive key={at} drive={drive} number={at + 1} names={names} />).reverse()}
    </ol>
  );
}

const figure = (row: Row, ...keys: string[]): number | null => {
  for (const key of keys) {
    const value = row[key];
    if (typeof value === "number") return value;
  }
  return null;
};

function Drive({ drive, number, names }: { drive: Row; number: number; names: { home: string; away: string } }) {
  const team = String(drive["team"] ?? drive["posteam"] ?? "");
  const seat = team === names.home || team === "home" ? "home" : "away";
  const start = figure(drive, "start", "start_yardline", "from");
  const end = figure(drive, "end", "end_yardline", "to");
  const yards = figure(drive, "yards");
  const plays = figure(drive, "plays");
  const low = start === null || end === null ? null : Math.min(start, end);
  return (
    <li class="drive">
      <span class={`drive-team ink-${seat}`}>{names[seat]}</span>
      <span class="small soft num">{text.drives.line(plays ?? 0, yards ?? 0)}</span>
      <strong class="drive-result">{String(drive["result"] ?? "")}</strong>
      {low !== null && start !== null && end !== null && (
        <svg viewBox="-2 0 104 8" class={`drive-bar ${seat}`} role="img" aria-label={text.drives.bar(number, start, end)}>
          <rect class="drive-grass" x="0" y="1" width="100" height="6" rx="1" />
          <path class="drive-lines" d="M10 1v6M20 1v6M30 1v6M40 1v6M50 1v6M60 1v6M70 1v6M80 1v6M90 1v6" />
          <rect class="drive-gain" x={low} y="2.4" width={Math.max(1, Math.abs(end - start))} height="3.2" rx=".8" />
          <path class="drive-head" d={end >= start ? `M${end} 1.6l2.4 2.4l-2.4 2.4z` : `M${end} 1.6l-2.4 2.4l2.4 2.4z`} />
        </svg>
      )}
    </li>
  );
}
