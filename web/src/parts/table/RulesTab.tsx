/** The whole rulebook in our words, searchable, each rule with where it comes from. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Rule } from "../../net/wire";
import { text } from "../../text/en";
import { Marked } from "../Marked";
import { howPath } from "../../state/route";
import { fetchRules, found, openRule, rulesOf } from "../../state/rules";
import { Glossary, HowToPlay } from "../HowToPlay";
import { TagBadge } from "../dialogs/RuleDialog";
import { RuleTables } from "../dialogs/RuleTables";

const MOST = 60;

const PAGES = ["how", "rules", "words"] as const;
type Page = (typeof PAGES)[number];

/** Counts the wishes to search: each brings the focus to the search field. */
export const searchWanted = signal(0);

export function RulesTab({ game }: { game: string }) {
  const [wanted, setWanted] = useState("");
  const [page, setPage] = useState<Page>("how");
  useEffect(() => void fetchRules(game), [game]);
  const field = useRef<HTMLInputElement>(null);
  const wish = searchWanted.value;
  const rules = rulesOf(game) ?? [];
  useEffect(() => {
    if (wish > 0) field.current?.focus();
    searchWanted.value = 0;
  }, [wish]);
  const hits = found(rules, wanted);
  const shown = wanted ? hits.slice(0, MOST) : hits;
  return (
    <div class="stack">
      <input
        ref={field}
        class="input"
        type="search"
        value={wanted}
        placeholder={text.rules.search}
        aria-label={text.rules.search}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      {!wanted && <Pages page={page} game={game} onTurn={setPage} />}
      {(wanted || page === "rules") && (
        <p class="soft small" role="status">
          {rules.length > 0 ? text.rules.count(hits.length, rules.filter((rule) => !rule.inner).length) : text.loading}
        </p>
      )}
      {wanted ? (
        <Found rules={shown} chapters />
      ) : page === "how" ? (
        <HowToPlay game={game} />
      ) : page === "words" ? (
        <Glossary game={game} />
      ) : (
        <Chapters rules={shown} />
      )}
    </div>
  );
}

/** How to play comes first; the rules are the reference behind it. */
function Pages({ page, game, onTurn }: { page: Page; game: string; onTurn(page: Page): void }) {
  return (
    <div class="rules-pages" role="group" aria-label={text.rules.pagesLabel}>
      {PAGES.map((one) => (
        <button key={one} type="button" class="button small" aria-pressed={one === page} onClick={() => onTurn(one)}>
          {text.rules.pages[one]}
        </button>
      ))}
      <a class="button small plain" href={howPath(game)} target="_blank" rel="noreferrer">
        {text.rules.print}
      </a>
    </div>
  );
}

function Found({ rules, chapters = false }: { rules: Rule[]; chapters?: boolean }) {
  return (
    <ol class="rule-list">
      {rules.map((rule) => (
        <li key={rule.id}>
          <div class="row">
            <button type="button" class="rule-id" onClick={() => (openRule.value = rule.id)}>
              {rule.id}
            </button>
            <b>{rule.title}</b> <TagBadge tag={rule.tag} />
            {chapters && <span class="soft small">{rule.chapter}</span>}
          </div>
          <Marked source={rule.text} />
          <RuleTables tables={rule.tables} />
        </li>
      ))}
    </ol>
  );
}

function Chapters({ rules }: { rules: Rule[] }) {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
  return (
    <div class="chapters">
      {[...chapters].map(([chapter, inside]) => (
        <Chapter key={chapter} title={chapter} rules={inside} />
      ))}
    </div>
  );
}

function Chapter({ title, rules }: { title: string; rules: Rule[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title || text.rules.noChapter}</h3>
        <span class="soft small num">{rules.length}</span>
      </summary>
      {open && <Found rules={rules} />}
    </details>
  );
}
