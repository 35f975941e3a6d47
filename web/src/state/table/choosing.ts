/** Choosing an answer: the first touch raises it and shows what it means, the second plays it. */

import { computed, signal } from "@preact/signals";
import type { Plain } from "../../net/wire";
import { oneClick } from "../kept";

export const same = (one: Plain | undefined, two: Plain | undefined): boolean =>
  one !== undefined && two !== undefined && JSON.stringify(one) === JSON.stringify(two);

export class Choosing {
  /** The answer that is raised; undefined for none. */
  readonly chosen = signal<Plain | undefined>(undefined);
  private readonly pointed = signal<Plain | undefined>(undefined);
  /** What the board and the story show the meaning of: the answer pointed at, else the raised one. */
  readonly considered = computed(() => this.pointed.value ?? this.chosen.value);

  constructor(private readonly play: (value: Plain) => void) {}

  /** A click, a tap or a key on an answer. */
  choose(value: Plain): void {
    if (oneClick.value || same(this.chosen.value, value)) this.play(value);
    else this.chosen.value = value;
  }

  /** Raised without being played: arrow keys walk over the answers. */
  raise(value: Plain | undefined): void {
    this.chosen.value = value;
  }

  point(value: Plain | undefined): void {
    this.pointed.value = value;
  }

  /** Enter, or the button that confirms. */
  confirm(): boolean {
    const value = this.chosen.value;
    if (value === undefined) return false;
    this.play(value);
    return true;
  }

  clear(): void {
    this.chosen.value = undefined;
    this.pointed.value = undefined;
  }
}
