/** What is explained the first time it comes: each kind of decision once, to each person by themselves. */

import { computed, effect, signal } from "@preact/signals";
import type { Asked } from "../../net/wire";
import { explainsNew, metKinds } from "../kept";
import type { Table } from "./table";

/** How to answer at all is said until so many kinds of decisions have been met. */
const BEGINNER = 2;

export class Explaining {
  /** Somebody wants to read it again. */
  readonly wanted = signal(false);
  /** Where there is room for one thing only, what is chosen has it. */
  readonly folded = signal(false);

  constructor(private readonly table: Table) {}

  /** Whose memory: a browser has one, and the second person at its screen another. */
  readonly who = computed(() => (this.table.shared.value && this.table.asked.value?.seat === "away" ? "guest" : "owner"));
  private readonly met = computed(() => metKinds.value[this.who.value] ?? []);

  /** The question at hand is of a kind that this person hasn't met. */
  readonly fresh = computed(() => {
    const asked = this.table.asked.value;
    return explainsNew.value && asked !== null && !this.met.value.includes(this.kind(asked));
  });

  /** What to say to the question at hand; nothing where it was said before. */
  readonly said = computed(() => (this.fresh.value || this.wanted.value ? (this.table.asked.value?.first_time ?? "") : ""));
  readonly beginner = computed(() => this.met.value.length < BEGINNER);

  /** This kind is understood: it is explained no more, unless it is asked for. */
  understood(asked: Asked | null = this.table.asked.value): void {
    this.wanted.value = false;
    const kind = asked && this.kind(asked);
    if (!kind || !this.table.transport.kept || this.met.value.includes(kind)) return;
    metKinds.value = { ...metKinds.value, [this.who.value]: [...this.met.value, kind] };
  }

  again(): void {
    this.wanted.value = true;
    this.folded.value = false;
  }

  /** With every question the wish is new, and there is room until something is chosen. */
  follow(): () => void {
    const stops = [
      effect(() => {
        void this.table.asked.value;
        this.wanted.value = false;
        this.folded.value = false;
      }),
      effect(() => {
        if (this.table.choosing.minded.value) this.folded.value = true;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private kind(asked: Asked): string {
    return `${this.table.match.value?.game}.${asked.kind}`;
  }
}
