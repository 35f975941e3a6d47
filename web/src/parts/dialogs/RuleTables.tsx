/** The charts of a rule as tables; the row and the column that decided are marked. */

import type { Rule } from "../../net/wire";
import type { Hit } from "../../state/rules";
import { text } from "../../text/en";

type Chart = Rule["tables"][number];

/** Row and column hit; a chart read by its rows alone has no column to find. */
export function marks(chart: Chart, hit: Hit | null): { row: number; column: number } {
  if (!hit) return { row: -1, column: -1 };
  const find = (row: string) => (row ? chart.rows.findIndex(([label]) => label === row) : -1);
  const row = find(hit.row) >= 0 ? find(hit.row) : find(hit.column);
  return { row, column: row >= 0 && hit.column ? chart.head.indexOf(hit.column, 1) : -1 };
}

export function RuleTables({ tables, hit = null }: { tables: Chart[]; hit?: Hit | null }) {
  return (
    <>
      {tables.map((chart) => {
        const marked = marks(chart, hit);
        return (
          <div class="table-scroll marked" key={chart.title} tabIndex={0} role="region" aria-label={chart.title || text.rules.table}>
            <table class="rule-table">
              <caption>{chart.title}</caption>
              <thead>
                <tr>
                  {chart.head.map((cell, at) => (
                    <th scope="col" key={at} class={at === marked.column ? "hit" : undefined}>
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {chart.rows.map((row, n) => (
                  <tr key={n} class={n === marked.row ? "hit" : undefined}>
                    {row.map((cell, at) => (
                      <td key={at} class={n === marked.row && at === marked.column ? "hit" : undefined}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </>
  );
}
