/** What the keys do at a table. */

import { openRule } from "../rules";
import { searchWanted } from "../../parts/table/RulesTab";
import { explainAll, showOdds } from "../kept";
import { pressOption } from "../keys";
import { backToNow, playBack, stepHistory } from "../replay/moments";
import type { Table } from "./table";

type Act = (table: Table) => boolean;
const done =
  (act: (table: Table) => void): Act =>
  (table) => {
    act(table);
    return true;
  };

/** What Enter does something of its own with; not what is chosen already, which it would only choose again. */
export const MEANS_ENTER = "a, summary, input, button:not(.hand-answers [aria-pressed=true])";

const ACTS: Record<string, Act> = {
  " ": (table) => {
    const { stagehand } = table;
    if (!stagehand.value.revealing.value || document.activeElement?.matches("a, summary, input")) return false;
    stagehand.value.hurry();
    return true;
  },
  Enter: (table) => !document.activeElement?.matches(MEANS_ENTER) && table.choosing.confirm(),
  u: (table) => {
    if (!table.state.value?.can_take_back) return false;
    table.takeBack();
    return true;
  },
  o: done((table) => {
    if (table.advising.allowed.value) showOdds.value = !showOdds.value;
  }),
  e: done(() => (explainAll.value = !explainAll.value)),
  "[": done((table) => stepHistory(table, -1)),
  "]": done((table) => stepHistory(table, 1)),
  p: done((table) => playBack(table, !table.past.playing.value)),
  r: (table) => {
    const asked = table.asked.value;
    if (asked) openRule.value = asked.rule;
    return asked !== null;
  },
  Escape: (table) => {
    const looking = table.frame.value !== null;
    if (looking) backToNow(table);
    return looking;
  },
};

/** Reads the signals, not what was last drawn: keys can be faster than the screen. */
export function tableKey(table: Table, key: string, showRules: () => void): boolean {
  if (table.coverFor.value) return false;
  if (table.frame.value === null && pressOption(key)) return true;
  if (key === "/") {
    showRules();
    searchWanted.value += 1;
    return true;
  }
  return ACTS[key]?.(table) ?? false;
}
