/** Odds and help for the question at hand, in games that are no contest. */

import { computed, effect, signal } from "@preact/signals";
import { api } from "../net/api";
import type { Advice } from "../net/wire";
import { helpDismissed, showOdds } from "./kept";
import type { Table } from "./table";

export const HELPED_DECISIONS = 6;
const HELPED_EVENTS = 60;

export class Advising {
  private readonly known = signal<{ key: string; list: Advice[] } | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether the odds may be shown: never in a match against a person elsewhere. */
  readonly allowed = computed(() => ["practice", "hotseat"].includes(this.table.match.value?.mode ?? ""));

  /** Help stands by in the first decisions of practice games until it is dismissed. */
  readonly helping = computed(
    () =>
      !helpDismissed.value &&
      this.table.match.value?.mode === "practice" &&
      this.table.answered.value < HELPED_DECISIONS &&
      this.table.heard.value.length < HELPED_EVENTS,
  );

  private readonly key = computed(() => {
    const asked = this.table.asked.value;
    return asked ? `${this.table.state.value?.seq}.${asked.seat}` : "";
  });

  /** Odds where they are switched on; for beginners only the sentence of each. */
  readonly shown = computed<Advice[] | null>(() => {
    const known = this.known.value;
    if (known?.key !== this.key.value) return null;
    if (showOdds.value) return known.list;
    if (!this.helping.value || known.list.length === 0) return null;
    return known.list.map((advice) => ({ ...advice, chances: [] }));
  });

  /** Fetches advice whenever some is wanted. */
  follow(): () => void {
    return effect(() => {
      const asked = this.table.asked.value;
      const key = this.key.value;
      const wanted = (showOdds.value || this.helping.value) && this.allowed.value;
      if (!asked || !wanted || this.known.peek()?.key === key) return;
      api.advice(this.table.token, asked.seat).then(
        (list) => (this.known.value = { key, list }),
        () => (this.known.value = { key, list: [] }),
      );
    });
  }
}
