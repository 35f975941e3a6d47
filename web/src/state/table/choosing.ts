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
  /** The answer that the hand itself has put together to begin with: nobody has chosen it. */
  private readonly offered = signal<Plain | undefined>(undefined);
  /** What the board and the story show the meaning of: the answer pointed at, else the raised one. */
  readonly considered = computed(() => this.pointed.value ?? this.chosen.value);

  /** Somebody has something in mind. */
  readonly minded = computed(() => this.considered.value !== undefined && !same(this.considered.value, this.offered.value));

  constructor(private readonly play: (value: Plain) => void) {}

  /** A click, a tap or a key on an answer. */
  choose(value: Plain): void {
    if (oneClick.value || same(this.chosen.value, value)) this.play(value);
    else this.chosen.value = value;
  }

  /** Raised without being played: arrow keys walk over the answers, and some hands offer one. */
  raise(value: Plain | undefined, offered = false): void {
    if (offered) this.offered.value = value;
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
    this.offered.value = undefined;
  }
}
