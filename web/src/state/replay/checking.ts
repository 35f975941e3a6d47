/** Whether a record is whole and its dice are honest, asked of the server when somebody wants to know. */

import { signal } from "@preact/signals";
import { sentenceOf } from "../../net/api";
import type { Verified } from "../../net/wire";

export class Checking {
  readonly verdict = signal<Verified | null>(null);
  readonly busy = signal(false);

  constructor(private readonly ask: () => Promise<Verified>) {}

  async check(): Promise<void> {
    this.busy.value = true;
    try {
      this.verdict.value = await this.ask();
    } catch (problem) {
      this.verdict.value = { ok: null, sentence: sentenceOf(problem) };
    }
    this.busy.value = false;
  }
}
