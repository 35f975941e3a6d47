/** One click from any rule number to its text and where it comes from. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../net/api";
import type { Rule, Tag } from "../../net/wire";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Marked } from "../Marked";
import { Where } from "./Where";

const books = signal<Record<string, Rule[]>>({});
export const openRule = signal<string | null>(null);
export const currentGame = signal<string>("");

export async function fetchRules(game: string): Promise<void> {
  if (!game || books.value[game]) return;
  try {
    const rules = await api.rules(game);
    books.value = { ...books.value, [game]: rules };
  } catch {
    books.value = { ...books.value, [game]: [] };
  }
}

export const rulesOf = (game: string): Rule[] | null => books.value[game] ?? null;

export function RuleId({ id, tag }: { id: string; tag?: Tag | "" }) {
  if (!id) return null;
  return (
    <button
      type="button"
      class={`rule-id ${tag ?? ""}`}
      title={text.rules.open(id)}
      aria-label={text.rules.open(id)}
      onClick={() => (openRule.value = id)}
    >
      {id}
    </button>
  );
}

export function TagBadge({ tag }: { tag: Tag | "" }) {
  if (!tag) return null;
  return (
    <span class={`badge tag-${tag}`} title={text.rules.tagMeans[tag]}>
      {text.rules.tag[tag]}
    </span>
  );
}

/** The last part of a rule number: a letter, a paragraph or a chapter. */
const LAST_PART = /(?<=\d)[a-z]$|\.\d+$|-\d+$/;

/** The rule itself, or the nearest one above it. */
export function findRule(rules: Rule[], id: string): Rule | undefined {
  const found = rules.find((rule) => rule.id === id);
  return found ?? (LAST_PART.test(id) ? findRule(rules, id.replace(LAST_PART, "")) : undefined);
}

export function RuleDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = openRule.value;
  const game = currentGame.value;
  useEffect(() => {
    if (!id) return dialog.current?.close();
    void fetchRules(game);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [id, game]);
  const rules = rulesOf(game);
  const rule = id && rules ? findRule(rules, id) : undefined;
  return (
    <dialog
      ref={dialog}
      class="dialog rule-dialog"
      aria-labelledby="rule-title"
      onClose={() => (openRule.value = null)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      {id && (
        <div class="dialog-body">
          <header class="row">
            <h2 id="rule-title" class="grow">
              {rule?.id ?? id}
            </h2>
            {rule && <TagBadge tag={rule.tag} />}
            <button
              type="button"
              class="button small icon plain"
              aria-label={text.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          {rule && <p class="soft small">{rule.chapter}</p>}
          {rule ? <Marked source={rule.text} /> : <p>{rules ? text.rules.unknown(id) : text.loading}</p>}
          {rule && <Where key={rule.id} game={game} id={rule.id} />}
          {rule?.tag && <p class="tag-note small soft">{text.rules.tagMeans[rule.tag]}</p>}
        </div>
      )}
    </dialog>
  );
}
