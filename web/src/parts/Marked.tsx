/** The little of Markdown that rule ledgers use, as elements: nothing of it is ever read as HTML. */

import type { ComponentChildren, VNode } from "preact";
import { root } from "../state/route";
import { openRule, ruleHit } from "../state/rules";
import { text } from "../text/en";

type Block =
  | { kind: "text"; lines: string[] }
  | { kind: "list"; lines: string[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "title"; words: string }
  | { kind: "picture"; file: string; says: string };

const PICTURE = /^!\[([^\]]+)\]\(([\w.]+)\)$/;

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | null = null;
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    const [, says, file] = PICTURE.exec(line) ?? [];
    if (line === "") last = null;
    else if (line.startsWith("# ")) blocks.push((last = { kind: "title", words: line.slice(2) }));
    else if (says && file) blocks.push((last = { kind: "picture", file, says }));
    else if (line.startsWith("|")) {
      const cells = line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === "table") last.rows.push(cells);
      else blocks.push((last = { kind: "table", rows: [cells] }));
    } else if (/^[-*] /.test(line)) {
      if (last?.kind === "list") last.lines.push(line.slice(2));
      else blocks.push((last = { kind: "list", lines: [line.slice(2)] }));
    } else if (last?.kind === "list") last.lines[last.lines.length - 1] += ` ${line}`;
    else if (last?.kind === "text") last.lines.push(line);
    else blocks.push((last = { kind: "text", lines: [line] }));
  }
  return blocks;
}

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2}-(?:\d+|A)\.\d+[a-z]?\b)/;
const RULE = /^[A-Z]{2}-(?:\d+|A)\.\d/;

/** A rule that is named leads to its text. */
function NamedRule({ id }: { id: string }) {
  const open = () => {
    ruleHit.value = null;
    openRule.value = id;
  };
  return (
    <button type="button" class="rule-link" title={text.rules.open(id)} onClick={open}>
      {id}
    </button>
  );
}

export function inline(source: string): ComponentChildren[] {
  return source.split(INLINE).map((part, at) => {
    if (at % 2 === 0) return part;
    if (RULE.test(part)) return <NamedRule key={at} id={part} />;
    if (part.startsWith("**")) return <strong key={at}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`")) return <code key={at}>{part.slice(1, -1)}</code>;
    return <em key={at}>{part.slice(1, -1)}</em>;
  });
}

export function Marked({ source }: { source: string }): VNode {
  return (
    <div class="marked">
      {blocksOf(source).map((block, at) => {
        if (block.kind === "title") return <h2 key={at}>{block.words}</h2>;
        if (block.kind === "picture")
          return (
            <figure key={at}>
              <img src={`${root}how-to-play/${block.file}`} alt={block.says} loading="lazy" />
              <figcaption>{block.says}</figcaption>
            </figure>
          );
        if (block.kind === "text") return <p key={at}>{inline(block.lines.join(" "))}</p>;
        if (block.kind === "list")
          return (
            <ul key={at}>
              {block.lines.map((line, n) => (
                <li key={n}>{inline(line)}</li>
              ))}
            </ul>
          );
        const [head, ...rows] = block.rows;
        return (
          <div class="table-scroll" key={at} tabIndex={0} role="region" aria-label={text.rules.table}>
            <table>
              <thead>
                <tr>
                  {head?.map((cell, n) => (
                    <th key={n}>{inline(cell)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, n) => (
                  <tr key={n}>
                    {row.map((cell, m) => (
                      <td key={m}>{inline(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </div>
  );
}
