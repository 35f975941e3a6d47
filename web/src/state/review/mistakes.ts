/** Learn from your mistakes: the costly decisions of a review asked again, one by one, at their own table. */

import { computed, signal } from "@preact/signals";
import { api, sentenceOf } from "../../net/api";
import type { Decision, Review } from "../../net/review";
import type { ExerciseReply, Plain } from "../../net/wire";
import { SetTable } from "../lesson/setTable";

export class Mistakes {
  /** How many of them are done. */
  readonly at = signal(0);
  readonly reply = signal<ExerciseReply | null>(null);
  readonly problem = signal("");
  /** The best has been shown for the one at hand. */
  readonly shown = signal(false);
  /** Right at the first try, and tries that weren't right. */
  readonly atOnce = signal(0);
  readonly wrong = signal(0);
  private missed = false;
  private readonly laid: SetTable;

  constructor(
    readonly token: string,
    private readonly review: Review,
    /** Places of the decisions in the review. */
    readonly asked: number[],
  ) {
    this.laid = new SetTable(
      (value, id) => void this.give(value, id),
      (wanted, eyes) => api.aid(token, eyes, wanted, this.decision.value?.at ?? null),
    );
    void this.open();
  }

  readonly decision = computed<Decision | null>(() => this.review.decisions[this.asked[this.at.value] ?? -1] ?? null);
  readonly done = computed(() => this.at.value >= this.asked.length);

  get table() {
    return this.laid.table;
  }

  private get number(): number {
    return this.asked[this.at.value] ?? 0;
  }

  private async open(): Promise<void> {
    if (this.done.value) return;
    try {
      this.laid.set(await api.exercise(this.token, this.number));
      this.table.director.hurry(); // what was played between two mistakes is no news
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }

  private async give(value: Plain, id: string): Promise<void> {
    try {
      const told = await api.exerciseTry(this.token, this.number, value);
      this.laid.accept(id);
      this.reply.value = told;
      if (told.right && !this.missed) this.atOnce.value += 1;
      if (!told.right) this.miss();
    } catch (problem) {
      this.laid.refuse(id, problem);
    }
  }

  private miss(): void {
    this.missed = true;
    this.wrong.value += 1;
  }

  /** What would have been best: it is no own find any more. */
  show(): Promise<void> {
    this.missed = true;
    this.shown.value = true;
    return Promise.resolve();
  }

  /** To the next, or (after a wrong try) the same once more. */
  async goOn(next: boolean): Promise<void> {
    this.reply.value = null;
    if (next) {
      this.missed = false;
      this.shown.value = false;
      this.at.value += 1;
    }
    await this.open();
  }

  leave(): void {
    this.laid.leave();
  }
}
