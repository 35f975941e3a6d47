/** The moments of a game that can be looked at again, and the one that is. */

import { computed, signal } from "@preact/signals";
import type { Frame } from "../net/wire";
import { distinct } from "./eyes";

export class Past {
  readonly frames = signal<Frame[] | null>(null);
  /** Null: the present. */
  readonly cursor = signal<number | null>(null);
  readonly playing = signal(false);
  readonly frame = computed<Frame | null>(() =>
    this.cursor.value === null ? null : (this.frames.value?.[this.cursor.value] ?? null),
  );
  private fetchedAt = -1;

  /** `seq` says how far the game is: what was fetched before it went on is fetched again. */
  constructor(
    private readonly seq: () => number,
    private readonly fetched: () => Promise<Frame[]>,
  ) {}

  async open(cursor: (frames: Frame[]) => number): Promise<void> {
    const seq = this.seq();
    if (!this.frames.value || this.fetchedAt !== seq) {
      this.frames.value = distinct(await this.fetched());
      this.fetchedAt = seq;
    }
    this.moveTo(cursor(this.frames.value));
  }

  moveTo(at: number): void {
    const last = (this.frames.value?.length ?? 1) - 1;
    this.cursor.value = Math.max(0, Math.min(last, at));
  }

  /** Nothing of it may be seen now. */
  forget(): void {
    this.leave();
    this.frames.value = null;
  }

  leave(): void {
    this.playing.value = false;
    this.cursor.value = null;
  }
}
