/** Win chance and book, where one practises and has switched them on. */

import { computed, effect, signal } from "@preact/signals";
import { sentenceOf } from "../../net/api";
import type { Book, Chance } from "../../net/wire";
import { showChance } from "../kept";
import type { Table } from "./table";

export class Booking {
  /** The win chance that was told last; it stays until the director has told the next play. */
  readonly chance = signal<Chance | null>(null);
  readonly reading = signal(false);
  private readonly opened = signal<{ key: string; book: Book } | null>(null);

  constructor(private readonly table: Table) {}

  /** One person against a coach, with nothing at stake; the server refuses everything else. */
  readonly allowed = computed(() => {
    const match = this.table.match.value;
    return match?.mode === "practice" && !match.for_keeps && match.seats.length === 1;
  });

  readonly shown = computed(() => this.allowed.value && showChance.value);

  private readonly key = computed(() => {
    const asked = this.table.asked.value;
    return asked ? `${this.table.state.value?.seq}.${asked.seat}` : "";
  });

  /** What the book says to the question at hand, if it was asked. */
  readonly page = computed<Book | null>(() => (this.opened.value && this.opened.value.key === this.key.value ? this.opened.value.book : null));

  /** Asks for the win chance of every moment that has come to the table, and of none that is still on its way. */
  follow(): () => void {
    return effect(() => {
      const seq = this.table.state.value?.seq;
      if (!this.shown.value || seq === undefined || this.table.revealing.value || this.chance.peek()?.seq === seq) return;
      this.table.transport.chance().then(
        (told) => this.hear(told),
        () => undefined, // eyes are hidden, or the server is away: what was told last stays
      );
    });
  }

  /** The server may be ahead of the table: what the director hasn't told yet is not shown. */
  private hear(told: Chance): void {
    if (told.seq === this.table.state.value?.seq && !this.table.revealing.value) this.chance.value = told;
  }

  async open(): Promise<void> {
    const key = this.key.value;
    const seat = this.table.asked.value?.seat;
    if (!seat || this.reading.value) return;
    this.reading.value = true;
    try {
      this.opened.value = { key, book: await this.table.transport.book(seat) };
    } catch (problem) {
      this.table.notice.value = { kind: "refusal", sentence: sentenceOf(problem), rule: "" };
    } finally {
      this.reading.value = false;
    }
  }

  close(): void {
    this.opened.value = null;
  }
}
