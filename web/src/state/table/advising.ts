/** Odds and help for the question at hand, in games that are no contest. */

import { computed, effect, signal } from "@preact/signals";
import type { Advice, Asked } from "../../net/wire";
import { answeredKinds, helpDismissed, showOdds } from "../kept";
import type { Table } from "./table";

/** So often each kind of question is explained to somebody new. */
const HELPED_TIMES = 2;

export class Advising {
  private readonly fetched = signal<{ key: string; list: Advice[] } | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether the odds may be shown: never in a match against a person elsewhere. */
  readonly allowed = computed(() => ["practice", "hotseat"].includes(this.table.match.value?.mode ?? ""));

  /** Help stands by the first times that each kind of question is asked, until it is dismissed: an invited friend needs it too. */
  readonly helping = computed(() => {
    const asked = this.table.asked.value;
    return !helpDismissed.value && asked !== null && (answeredKinds.value[this.kind(asked)] ?? 0) < HELPED_TIMES;
  });

  /** An answer was given: the next question of its kind is no news. */
  answered(asked: Asked): void {
    const kind = this.kind(asked);
    answeredKinds.value = { ...answeredKinds.value, [kind]: (answeredKinds.value[kind] ?? 0) + 1 };
  }

  private kind(asked: Asked): string {
    return `${this.table.match.value?.game}.${asked.name}`;
  }

  private readonly key = computed(() => {
    const asked = this.table.asked.value;
    return asked ? `${this.table.state.value?.seq}.${asked.seat}` : "";
  });

  /** Whether there are odds for the question at hand, switched on or not. */
  readonly known = computed(() => this.fetched.value?.key === this.key.value && this.fetched.value.list.length > 0);

  /** Whether that has been found out. */
  readonly settled = computed(() => this.fetched.value?.key === this.key.value);

  /** Odds where they are switched on; for beginners only the sentence of each. */
  readonly shown = computed<Advice[] | null>(() => {
    const known = this.fetched.value;
    if (known?.key !== this.key.value) return null;
    if (showOdds.value) return known.list;
    if (!this.helping.value || known.list.length === 0) return null;
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
