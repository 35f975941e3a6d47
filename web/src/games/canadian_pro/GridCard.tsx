/** A card or chart as it lies on the table: totals down, columns across, the cell that was hit lit up. */

import { cp } from "../../text/en.canadian_pro";
import type { Grid } from "./grids";

interface Props {
  grid: Grid;
  /** All rows, or only those beside the one that was hit. */
  whole: boolean;
  motion?: boolean;
}

const NEAR = 1;

export function Provenance({ of }: { of: string }) {
  const known = cp.cards.provenance[of] ?? of;
  return <span class={`badge cp-made tag-${of === "printed" ? "printed" : "reconstructed"}`} title={cp.cards.means[of]}>{known}</span>;
}

export function GridCard({ grid, whole, motion = false }: Props) {
  const at = grid.rows.findIndex((row) => row.total === grid.row);
  const near = at < 0 ? 0 : Math.min(Math.max(at, NEAR), grid.rows.length - 1 - NEAR);
  const shown = whole || at < 0 ? grid.rows : grid.rows.filter((_, n) => Math.abs(n - near) <= NEAR);
  const head = grid.heads[grid.column] ?? "";
  const cell = grid.rows[at]?.cells[grid.column] ?? "";
  return (
    <figure class={`cp-card ${grid.seat ?? "plain"}`}>
      <figcaption>
        <strong>{grid.owner}</strong>
        <span>{grid.title}</span>
        <Provenance of={grid.provenance} />
      </figcaption>
      <table class={grid.heads.length > 7 ? "cp-grid narrow" : "cp-grid"}>
        <thead>
          <tr>
            <th scope="col"><span class="hush">{cp.cards.total}</span></th>
            {grid.heads.map((name, n) => <th key={n} scope="col" class={n === grid.column && at >= 0 ? "lit" : undefined}>{name}</th>)}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.total} class={row.total === grid.row ? "lit" : undefined}>
              <th scope="row">{row.total}</th>
              {row.cells.map((text, n) => {
                const hit = row.total === grid.row && n === grid.column;
                return (
                  <td key={n} class={hit ? (motion ? "hit fresh" : "hit") : n === grid.column && at >= 0 ? "lit" : undefined} aria-label={hit ? cp.cards.hit(grid.row, head, cell) : undefined}>
                    {text.replace("-", "−") || (hit ? "–" : "")}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
