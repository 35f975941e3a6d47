/** Odds for the question at hand, in games that are no contest. */

import { computed, effect, signal } from "@preact/signals";
import type { Advice } from "../../net/wire";
import { showOdds } from "../kept";
import type { Table } from "./table";

export class Advising {
  private readonly fetched = signal<{ key: string; list: Advice[] } | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether the odds may be shown: never in a match against a person elsewhere. */
  readonly allowed = computed(() => ["practice", "hotseat"].includes(this.table.match.value?.mode ?? ""));

  private readonly key = computed(() => {
    const asked = this.table.asked.value;
    return asked ? `${this.table.state.value?.seq}.${asked.seat}` : "";
  });

  /** Whether there are odds for the question at hand, switched on or not. */
  readonly known = computed(() => this.fetched.value?.key === this.key.value && this.fetched.value.list.length > 0);

  /** Whether that has been found out. */
  readonly settled = computed(() => this.fetched.value?.key === this.key.value);

  /** Odds where they are switched on; only the sentence of each where the decision is being explained. */
  readonly shown = computed<Advice[] | null>(() => {
    const known = this.fetched.value;
    if (known?.key !== this.key.value) return null;
    if (showOdds.value) return known.list;
    if (!this.table.explaining.said.value || known.list.length === 0) return null;
    return known.list.map((advice) => ({ ...advice, chances: [] }));
  });

  /** Fetches advice for every question where it may be shown: the switch is there only where some is known. */
  follow(): () => void {
    return effect(() => {
      const asked = this.table.asked.value;
      const key = this.key.value;
      if (!asked || asked.covered || !this.allowed.value || this.fetched.peek()?.key === key) return;
      this.table.transport.advice(asked.seat).then(
        (list) => (this.fetched.value = { key, list }),
        () => (this.fetched.value = { key, list: [] }),
      );
    });
  }
}
