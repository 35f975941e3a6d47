/** The rows of the sheet that are about a man or a unit, each cell to be changed. */

import { useEffect, useState } from "preact/hooks";
import type { SheetLine } from "../../net/wire";
import { change } from "../../state/workshop/workshop";
import { text } from "../../text/en";

/** Columns whose texts are words, and need room. */
const WORDS = new Set(["name", "league", "note"]);
const placed = (problem: string, row: number, column: string): boolean =>
  problem.includes(`row ${row} `) && problem.includes(`column ${column}:`);

export function Lines({ lines, problems }: { lines: SheetLine[]; problems: string[] }) {
  if (lines.length === 0) return <p class="soft small">{text.workshop.noLines}</p>;
  return (
    <div class="ws-lines">
      {lines.map((line) => (
        <fieldset key={line.number}>
          <legend>
            {text.workshop.row(line.number, line.category)}
            {line.name !== line.owner && line.name ? `, ${line.name}` : ""}
          </legend>
          <div class="ws-cells">
            {line.columns.map((column, n) => (
              /* A man's name joins his rows: it is changed in the file. */
              column === "name" && line.name === line.owner ? null : (
                <Cell
                  key={column}
                  line={line}
                  column={column}
                  cell={line.cells[n] ?? ""}
                  problem={problems.find((found) => placed(found, line.number, column)) ?? ""}
                />
              )
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Cell({ line, column, cell, problem }: { line: SheetLine; column: string; cell: string; problem: string }) {
  const [typed, setTyped] = useState(cell);
  useEffect(() => setTyped(cell), [cell]);
  const numeric = /^[-−+]?\d+(\.\d+)?$/.test(cell);
  return (
    <label class={WORDS.has(column) ? "ws-cell words" : "ws-cell"}>
      <span aria-hidden="true">{column}</span>
      <input
        aria-label={text.workshop.cell(column, line.category, line.name)}
        aria-invalid={problem !== ""}
        title={problem || undefined}
        maxLength={200}
        inputMode={numeric ? "decimal" : "text"}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          const now = event.currentTarget.value;
          if (now !== cell) void change({ row: line.number, column, text: now });
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!step || !/^\d+$/.test(typed)) return;
          event.preventDefault();
          const now = String(Math.max(0, Number(typed) + step));
          setTyped(now);
          void change({ row: line.number, column, text: now });
        }}
      />
    </label>
  );
}
