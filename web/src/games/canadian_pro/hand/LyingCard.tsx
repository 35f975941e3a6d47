/** A card on its side: one column for each total of two dice, one row for each column of the card. */

import { cp } from "../../../text/en.canadian_pro";
import { TOTALS, type Grid } from "../grids";

interface Props {
  grid: Grid;
  /** Tint this row: what is in mind, or what was read. */
  lit?: number;
}

/** A card with more rows than this has those far from the read one left out where the hand is low (`lying.css`). */
const ROWS = 5;

/** Which rows stay there: as many around the read one, the last ones at the end of the card. */
function staying(count: number, read: number): (at: number) => boolean {
  const first = Math.max(0, Math.min(read - Math.floor(ROWS / 2), count - ROWS));
  return (at) => read < 0 || (at >= first && at < first + ROWS);
}

const ways = (total: string): number => 6 - Math.abs(7 - Number(total));

export function LyingCard({ grid, lit = grid.column }: Props) {
  const cells = (head: number): string[] => TOTALS.map((total) => grid.rows.find((row) => row.total === total)?.cells[head] ?? "");
  const stays = staying(grid.heads.length, grid.column);
  return (
    <figure class={`cp-lying ${grid.seat ?? "plain"}`}>
      <figcaption>
        <strong>{grid.owner}</strong>
        <span>{grid.title}</span>
      </figcaption>
      <table>
        <thead>
          <tr class="cp-ways" aria-hidden="true">
            <td />
            {TOTALS.map((total) => <td key={total}><i style={{ height: `${ways(total) * 1.7}px` }} /></td>)}
          </tr>
          <tr>
            <th scope="col"><span class="hush">{cp.cards.column}</span></th>
            {TOTALS.map((total) => <th key={total} scope="col" class={total === grid.row ? "lit" : undefined}>{total}</th>)}
          </tr>
        </thead>
        <tbody>
          {grid.heads.map((head, at) => (
            <tr key={at} class={at === lit ? "lit" : stays(at) ? undefined : "far"}>
              <th scope="row" class={head.length > 3 ? "long" : undefined}>{head}</th>
              {cells(at).map((cell, n) => {
                const hit = at === grid.column && TOTALS[n] === grid.row;
                const looks = [hit ? "hit" : TOTALS[n] === grid.row && "col", cell.length > 2 && "long"].filter(Boolean).join(" ");
                return <td key={n} class={looks || undefined} aria-label={hit ? cp.cards.hit(grid.row, head, cell) : undefined}>{cell.replace("-", "−") || (hit ? "–" : "")}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
