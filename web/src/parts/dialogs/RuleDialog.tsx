/** One click from any rule number to its text and where it comes from. */

import { useEffect, useRef } from "preact/hooks";
import type { Plain, Tag } from "../../net/wire";
import { currentGame, fetchRules, findRule, hitOf, openRule, ruleHit, rulesOf } from "../../state/rules";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Marked } from "../Marked";
import { RuleTables } from "./RuleTables";
import { Where } from "./Where";

/** `facts` of an event let its rule's chart mark what was hit. */
export function RuleId({ id, tag, facts }: { id: string; tag?: Tag | ""; facts?: Record<string, Plain> }) {
  if (!id) return null;
  const open = () => {
    ruleHit.value = facts ? hitOf(facts) : null;
    openRule.value = id;
  };
  return (
    <button
      type="button"
      class={`rule-id ${tag ?? ""}`}
      title={text.rules.open(id)}
      aria-label={text.rules.open(id)}
      onClick={open}
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
              {rule ? `${rule.id} ${rule.title}` : id}
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
          {rule && <RuleTables tables={rule.tables} hit={ruleHit.value} />}
          {rule && <Where key={rule.id} game={game} id={rule.id} />}
          {rule?.tag && <p class="tag-note small soft">{text.rules.tagMeans[rule.tag]}</p>}
        </div>
      )}
    </dialog>
  );
}
