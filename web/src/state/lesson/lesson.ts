/** One lesson being taken: a table that isn't kept anywhere, and what the teacher says. */

import { computed, signal } from "@preact/signals";
import { api, Problem, sentenceOf } from "../../net/api";
import type { Listener } from "../../net/socket";
import type { Transport } from "../../net/transport";
import type { EventOut, LessonInfo, LessonReply, LessonStep, LessonTable, Plain, ToServer } from "../../net/wire";
import { stars } from "../kept";
import { Table } from "../table/table";

const NOTHING: string[] = [];
const PERFECT = 3;
const WELL = 2;

/** Three stars for no wrong try, two for one or two of them, one for getting to the end. */
export const starsFor = (wrong: number): number => (wrong === 0 ? PERFECT : wrong <= WELL ? WELL : 1);

export const starKey = (game: string, number: number): string => `${game}.${number}`;

/** From where two lists of events differ. */
export function parting(before: EventOut[], now: EventOut[]): number {
  const at = now.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(before[n]));
  return at < 0 ? now.length : at;
}

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
  readonly table: Table;
  private path: Plain[] = [];
  private given: Plain = null;
  /** How many answers there were when the step began. */
  private began = 0;
  private seq = 0;
  private held: EventOut[] = [];
  private listener: Listener | null = null;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    this.table = new Table("", this.transport());
    void this.open();
  }

  private transport(): Transport {
    return {
      kept: false,
      connect: (listener) => {
        this.listener = listener;
        return { send: (message) => this.heard(message), wantBoard: () => undefined, close: () => undefined };
      },
      history: () => Promise.resolve([]),
      advice: () => Promise.resolve([]),
      aid: (_seat, wanted) => api.lessonAid(this.game, this.number, this.path, wanted),
      stats: () => Promise.reject(new Problem("no_stats", "", 0)),
    };
  }

  /** Sets the table for the step at hand. */
  async open(): Promise<void> {
    try {
      this.tell(await api.lesson(this.game, this.number, this.path));
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }

  private heard(message: ToServer): void {
    if (message.type === "answer") void this.give(message.value as Plain, message.id);
  }

  /** Tries an answer, a choice, or (null) only looks on. */
  async give(value: Plain, id = ""): Promise<void> {
    try {
      const told = await api.lessonTry(this.game, this.number, this.path, value);
      this.given = value;
      if (id) this.listener?.heard({ type: "accepted", id, seq: this.seq });
      this.tell(told);
      if (!told.reply) return;
      if (told.reply.stays) return await this.goOn();
      this.missed.value = told.reply.right ? 0 : this.missed.value + 1;
      if (!told.reply.right) this.wrong.value += 1;
    } catch (problem) {
      const rule = problem instanceof Problem ? problem.rule : "";
      this.listener?.heard({ type: "refused", id, rule, sentence: sentenceOf(problem) });
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

  /** Plays a right answer for whoever can't find one. */
  async show(): Promise<void> {
    await this.goOn();
    await this.give((this.step.value?.example ?? null) as Plain);
  }

  /** The free play at the end: whoever has come so far has done the lesson. */
  async drive(): Promise<string> {
    const made = await api.lessonDrive(this.game, this.number, this.path);
    this.finish();
    return made.tokens.home ?? "";
  }

  private tell(told: LessonTable): void {
    const { listener } = this;
    if (!listener) return;
    if (!this.info.value) {
      listener.link("open");
      listener.heard({ type: "welcome", match: told.match, presence: { home: true, away: true, watchers: 0 } });
    }
    this.info.value = told.lesson;
    this.step.value = told.step;
    this.reply.value = told.reply;
    const from = parting(this.held, told.events);
    if (from < this.held.length || from < told.events.length)
      listener.heard({ type: "events", from, events: told.events.slice(from) });
    this.held = told.events;
    this.seq += 1;
    listener.heard({ ...told.state, seq: this.seq });
    if (!told.step) this.finish();
  }

  private finish(): void {
    const key = starKey(this.game, this.number);
    stars.value = { ...stars.value, [key]: Math.max(stars.value[key] ?? 0, starsFor(this.wrong.value)) };
    this.done.value = true;
  }

  leave(): void {
    this.table.leave();
  }
}
