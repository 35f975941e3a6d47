/** One lesson being taken: a table that isn't kept anywhere, and what the teacher says. */

import { computed, signal } from "@preact/signals";
import { api, sentenceOf, type Shelf } from "../../net/api";
import type { LessonInfo, LessonReply, LessonStep, LessonTable, Plain } from "../../net/wire";
import { stars } from "../kept";
import { keepResult } from "./days";
import { DayTable } from "./dayTable";
import { SetTable } from "./setTable";

const NOTHING: string[] = [];
const PERFECT = 3;
const WELL = 2;

/** Three stars for no wrong try, two for one or two of them, one for getting to the end. */
export const starsFor = (wrong: number): number => (wrong === 0 ? PERFECT : wrong <= WELL ? WELL : 1);

export const starKey = (shelf: Shelf, game: string, number: number): string => (shelf === "lessons" ? `${game}.${number}` : `${shelf}.${game}.${number}`);

export class Lesson {
  readonly info = signal<LessonInfo | null>(null);
  readonly step = signal<LessonStep | null>(null);
  readonly reply = signal<LessonReply | null>(null);
  readonly done = signal(false);
  readonly problem = signal("");
  readonly wrong = signal(0);
  /** Wrong tries at the step that is open. */
  readonly missed = signal(0);
  /** What the teacher points at now. */
  readonly pointed = computed((): string[] => {
    if (this.table.revealing.value) return NOTHING;
    return (this.reply.value ? this.reply.value.point : this.step.value?.point) ?? NOTHING;
  });
  /** Where a daily drive stands beside the others. */
  readonly day: DayTable;
  private readonly laid: SetTable;
  private path: Plain[] = [];
  private given: Plain = null;
  /** How many answers there were when the step began. */
  private began = 0;

  constructor(
    readonly shelf: Shelf,
    readonly game: string,
    readonly number: number,
  ) {
    this.laid = new SetTable(
      (value, id) => void this.give(value, id),
      (wanted) => api.lessonAid(shelf, game, number, this.path, wanted),
    );
    this.day = new DayTable(game, number, () => this.path);
    void this.open();
  }

  get table() {
    return this.laid.table;
  }

  /** Sets the table for the step at hand. */
  async open(): Promise<void> {
    try {
      this.tell(await api.lesson(this.shelf, this.game, this.number, this.path));
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }

  /** Tries an answer, a choice, or (null) only looks on. */
  async give(value: Plain, id = ""): Promise<void> {
    try {
      const before = this.laid.told;
      const told = await api.lessonTry(this.shelf, this.game, this.number, this.path, value);
      this.given = value;
      if (this.step.value?.kind === "watch" && told.events.length === before) return await this.past();
      if (!told.reply) this.path = [...this.path, value];
      this.laid.accept(id);
      this.tell(told);
      if (!told.reply) return;
      if (told.reply.stays) return await this.goOn();
      this.missed.value = told.reply.right ? 0 : this.missed.value + 1;
      if (!told.reply.right) this.wrong.value += 1;
    } catch (problem) {
      this.laid.refuse(id, problem);
    }
  }

  /** After the teacher's reply: the next step, or the same once more. */
  async goOn(): Promise<void> {
    if (!this.reply.value?.right) this.path = this.path.slice(0, this.began);
    else {
      this.path = [...this.path, this.given];
      if (!this.reply.value.stays) this.began = this.path.length;
    }
    this.table.director.hurry();
    await this.open();
  }

  /** On from a step at which nothing is to be seen but its words. */
  private async past(): Promise<void> {
    this.path = [...this.path, null];
    this.began = this.path.length;
    await this.open();
  }

  /** Plays a right answer for whoever can't find one. */
  async show(): Promise<void> {
    await this.goOn();
    await this.give((this.step.value?.example ?? null) as Plain);
  }

  /** The free play at the end: whoever has come so far has done the lesson. */
  async drive(): Promise<string> {
    const made = await api.lessonDrive(this.shelf, this.game, this.number, this.path);
    this.finish();
    return made.tokens.home ?? "";
  }

  private tell(told: LessonTable): void {
    this.info.value = told.lesson;
    this.step.value = told.step;
    this.reply.value = told.reply;
    this.laid.set(told);
    if (!told.step) this.finish();
  }

  private finish(): void {
    this.done.value = true;
    if (this.shelf === "daily") {
      keepResult(this.game, this.number, this.info.value?.remember ?? "");
      void this.day.look();
      return;
    }
    const key = starKey(this.shelf, this.game, this.number);
    stars.value = { ...stars.value, [key]: Math.max(stars.value[key] ?? 0, starsFor(this.wrong.value)) };
  }

  leave(): void {
    this.laid.leave();
  }
}
