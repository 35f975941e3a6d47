/** The clock of a match: what the server told last, counted on here. */

import { computed, effect, signal } from "@preact/signals";
import type { ClockTold, Seat } from "../../net/wire";

const TICK_MS = 1000;

export class Clock {
  readonly told = signal<ClockTold | null>(null);
  private heardAt = 0;
  /** Seconds since it was told, by whole ticks. */
  private readonly since = signal(0);
  readonly running = computed<readonly Seat[]>(() => this.told.value?.running ?? []);

  hear(told: ClockTold | null): void {
    this.heardAt = performance.now();
    this.since.value = 0;
    this.told.value = told;
  }

  /** Counts while a clock runs and somebody looks. */
  follow(): () => void {
    return effect(() => {
      if (this.running.value.length === 0) return undefined;
      const timer = setInterval(() => (this.since.value = (performance.now() - this.heardAt) / 1000), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  left(seat: Seat): number {
    const told = this.told.value;
    if (!told) return 0;
    return told.left[seat] - (told.running.includes(seat) ? this.since.value : 0);
  }

  out(seat: Seat): boolean {
    return this.running.value.includes(seat) && this.left(seat) <= 0;
  }
}
