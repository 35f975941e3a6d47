/** What stands beside every hand: switches, taking back, giving up, the menu. */

import type { ComponentChildren } from "preact";
import type { Match } from "../../../net/wire";
import { explainAll, showOdds } from "../../../state/kept";
import type { Table } from "../../../state/table/table";
import { text } from "../../../text/en";
import { Icon } from "../../Icon";

export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** Each switch is there where it does something: odds are known for this question, its answers have an explanation. */
export function Switches({ table }: { table: Table }) {
  const explained = table.asked.value?.options.some((option) => option.explain) ?? false;
  const setExplain = (on: boolean) => {
    explainAll.value = on;
    if (on) table.explaining.again();
    else table.explaining.understood(); // what is said to a newcomer goes with it
  };
  return (
    <>
      {table.advising.known.value && <Switch label={text.table.odds} on={showOdds.value} onChange={(on) => (showOdds.value = on)} />}
      {explained && <Switch label={text.table.explain} on={explainAll.value} onChange={setExplain} />}
    </>
  );
}

/** Which of the two kinds of game against a coach this is. */
function Counts({ keeps }: { keeps: boolean }) {
  return (
    <span class={keeps ? "badge keeps" : "badge"} title={keeps ? text.table.keepsMeans : text.table.practiceMeans}>
      {keeps ? text.table.keeps : text.table.practice}
    </span>
  );
}

interface ActsProps {
  table: Table;
  match: Match;
  over: boolean;
  children: ComponentChildren;
  onWindow(window: "menu" | "resign"): void;
}

/** At the right end: switches, taking back, giving up; on a phone taking back and the menu beside the confirm button. */
export function Acts({ table, match, over, children, onWindow }: ActsProps) {
  const seated = match.seats.length > 0;
  const takesBack = table.state.value?.can_take_back && !table.takeBackSent.value;
  return (
    <div class="acts">
      {children && <div class="acts-switches">{children}</div>}
      {match.mode === "practice" && <Counts keeps={match.for_keeps} />}
      {seated && !over && (takesBack || !match.for_keeps) && (
        <button
          type="button"
          class="button small take-back"
          disabled={!takesBack}
          title={takesBack ? undefined : table.takeBackSent.value ? text.table.takeBackSent : text.table.takeBackNot}
          onClick={() => table.takeBack()}
        >
          <Icon name="undo" />
          <span class="wide-only">{match.mode === "match" ? text.table.askTakeBack : text.table.takeBack}</span>
        </button>
      )}
      {seated && !over && (
        <button type="button" class="button small resign" onClick={() => onWindow("resign")}>
          <Icon name="flag" />
          {text.table.resign}
        </button>
      )}
      <button type="button" class="button small menu-button" aria-label={text.menu.title} onClick={() => onWindow("menu")}>
        <Icon name="menu" />
      </button>
    </div>
  );
}
