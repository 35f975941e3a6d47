/** What each man did, where men have names: passing, rushing, receiving. */

import type { Names, Plain, Stats } from "../../net/wire";
import { text } from "../../text/en";

type Line = Record<string, Plain>;

const { kinds, columns } = text.box.players;
const KINDS = Object.keys(kinds) as (keyof typeof kinds)[];

/** The lines of one kind, most yards first. */
export function linesOf(stats: Stats, kind: string): Line[] {
  const players = stats.box["players"];
  const lines = players && typeof players === "object" && !Array.isArray(players) ? players[kind] : undefined;
  const yards = `${kind}_yards`;
  return (Array.isArray(lines) ? (lines as Line[]) : []).sort((one, two) => Number(two[yards]) - Number(one[yards]));
}

export function Players({ stats, names }: { stats: Stats; names?: Names | undefined }) {
  const shown = KINDS.filter((kind) => linesOf(stats, kind).length > 0);
  if (shown.length === 0) return null;
  return (
    <div class="stack">
      {shown.map((kind) => (
        <div class="table-scroll" key={kind} tabIndex={0} role="region" aria-label={kinds[kind]}>
          <table class="figures players">
            <caption>{kinds[kind]}</caption>
            <thead>
              <tr>
                <td />
                {Object.values(columns[kind]).map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(stats, kind).map((line) => (
                <tr key={`${String(line["team"])} ${String(line["player"])}`}>
                  <th scope="row" class={names && line["team"] === names.away ? "ink-away" : "ink-home"}>
                    {String(line["player"])}
                  </th>
                  {Object.keys(columns[kind]).map((key) => (
                    <td key={key}>{String(line[key] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}
