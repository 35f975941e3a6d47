/** What a decision is about, the first time that its kind comes; and, for somebody's very first ones, how to answer at all. */

import { useEffect } from "preact/hooks";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { signsOpen } from "../dialogs/Signs";
import { Icon } from "../Icon";

export function FirstTime({ table }: { table: Table }) {
  const { explaining } = table;
  useFoldOnTouch(explaining.folded);
  const said = explaining.said.value;
  if (!said) return null;
  const touch = matchMedia("(pointer: coarse)").matches;
  const words = text.firstTime;
  return (
    <aside class={explaining.folded.value ? "first-time folded" : "first-time"} aria-label={words.label} aria-live="polite" data-kind={table.asked.value?.kind}>
      <p>
        {said} {explaining.beginner.value && <span class="soft">{touch ? words.touch : words.click}</span>}
      </p>
      <div class="row">
        <button type="button" class="button small" onClick={() => explaining.understood()}>
          {words.understood}
        </button>
        <button type="button" class="button small plain" onClick={() => (signsOpen.value = true)}>
          {words.signs}
        </button>
      </div>
    </aside>
  );
}

/** Brings the explanation of the question at hand back. */
export function WhatIsThis({ table }: { table: Table }) {
  const { explaining } = table;
  const hidden = explaining.folded.value || !explaining.said.value;
  if (!table.asked.value?.first_time) return null;
  return (
    <button type="button" class="what-is-this" aria-pressed={!hidden} title={text.firstTime.what} aria-label={text.firstTime.what} onClick={() => (hidden ? explaining.again() : explaining.understood())}>
      <Icon name="help" />
    </button>
  );
}

/** A hand laid on the board wants the room of the words. */
function useFoldOnTouch(folded: { value: boolean }): void {
  useEffect(() => {
    const touched = (event: PointerEvent) => {
      if ((event.target as Element).closest?.("[data-part=board]")) folded.value = true;
    };
    document.addEventListener("pointerdown", touched);
    return () => document.removeEventListener("pointerdown", touched);
  }, [folded]);
}
