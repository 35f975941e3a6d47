/**
 * The director: what the server told is staged in order, and everything on the table follows.
 *
 * Each event passes through its stages (`stages.ts`). Board and story see an event from its first stage on (`shown`) and ask `stage`
 * what of it may be seen; log, score and screen readers hear of it when it is told (`told`). A moment (position and question) comes after
 * its last event. Live play, watching, history and replays of records all have a director.
 */

import { batch, computed, signal } from "@preact/signals";
import type { EventOut, Outcome } from "../../net/wire";
import { told as withNews } from "../table/eyes";
import { holdOf, stagesOf, type Stage } from "./stages";

/** More news than this come faster, and more than that at once. */
const UNHURRIED = 16;
const LONGEST = 90;
/** So many events are too long to be played on the board first. */
const LONGEST_PLAYED = 40;

interface Coming<Moment> {
  moment: Moment;
  /** How many events lead to it. */
  upTo: number;
}

export class Director<Moment> {
  readonly heard = signal<EventOut[]>([]);
  /** The moment that is on the table. */
  readonly moment = signal<Moment | null>(null);
  /** How many events board and story may know of, and how many may be told. */
  readonly shown = signal(0);
  readonly told = signal(0);
  /** What is being shown of the last event. */
  readonly stage = signal<Stage>("rest");
  /** How the play came out, while that is the thing to see. */
  readonly outcome = signal<Outcome | null>(null);
  /** Where the events of the last answer begin. */
  readonly freshFrom = signal(0);
  /** How many events had led to the moment on the table. */
  readonly since = signal(0);
  private readonly queue = signal<Coming<Moment>[]>([]);
  /** A play is being told: what its moment said before no longer holds. */
  readonly revealing = computed(() => this.queue.value.length > 0);
  /** The events that the board is playing before they are told. */
  readonly coming = signal<EventOut[]>([]);

  /** How long the board plays events before they are told, in ms: the log doesn't give away how a drawn line ends. */
  plays: (events: EventOut[]) => number = () => 0;
  stages: (event: EventOut) => Stage[] = stagesOf;
  /** How many times as fast as usual an event is told: eleven men who run at once aren't waited for one by one. */
  haste: (event: EventOut) => number = () => 1;

  private left: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(
    /** How long everything takes: 1 is usual, 0 at once. */
    private readonly pace: () => number,
    private readonly onSettled: (moment: Moment) => void,
  ) {}

  hearEvents(from: number, events: EventOut[]): void {
    const before = this.heard.value.length;
    this.heard.value = withNews(this.heard.value, from, events);
    if (from < before) this.takenBack();
  }

  /** The position that the events heard so far lead to. */
  hear(moment: Moment, upTo = this.heard.value.length): void {
    const first = this.moment.value === null;
    this.queue.value = [...this.queue.value, { moment, upTo }];
    if (first || this.pace() === 0 || upTo - this.shown.value > LONGEST) this.hurry();
    else if (!this.busy) this.next();
  }

  /** At once, without showing how it came to be. */
  jump(moment: Moment, upTo: number, freshFrom: number): void {
    this.stop();
    batch(() => {
      this.queue.value = [];
      this.rest(upTo);
      this.since.value = upTo;
      this.freshFrom.value = freshFrom;
      this.moment.value = moment;
    });
  }

  /** Don't wait for the dice. */
  hurry(): void {
    this.stop();
    batch(() => {
      while (this.queue.value.length > 0) this.settle();
    });
  }

  /** The last moment heard, which may still be coming. */
  get latest(): Moment | null {
    return this.queue.value.at(-1)?.moment ?? this.moment.value;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.left = [];
  }

  private takenBack(): void {
    this.stop();
    batch(() => {
      this.queue.value = [];
      const end = this.heard.value.length;
      this.rest(Math.min(this.shown.value, end));
      this.since.value = Math.min(this.since.value, end);
      this.freshFrom.value = Math.min(this.freshFrom.value, end);
    });
  }

  /** The next stage of the event at hand, the next event, or the position they lead to. */
  private next(): void {
    const [coming] = this.queue.value;
    this.busy = coming !== undefined;
    if (!coming) return;
    const stage = this.left.shift();
    if (stage) return this.enter(stage);
    const at = this.shown.value;
    if (at >= coming.upTo) {
      batch(() => this.settle());
      return this.next();
    }
    if (this.played(coming.upTo)) return;
    const end = this.scoring(at, coming.upTo);
    const event = this.heard.value[end] as EventOut;
    this.left = end > at ? ["result"] : this.stages(event);
    batch(() => {
      this.outcome.value = null;
      this.freshFrom.value = this.since.value;
      this.shown.value = end + 1;
      this.enter(this.left.shift() ?? "told");
    });
  }

  /** A score is told together with the result of its play, at whose event it ends; any other event stands for itself. */
  private scoring(at: number, upTo: number): number {
    if (this.heard.value[at]?.what !== "scored") return at;
    const ending = this.heard.value.slice(at, upTo).findIndex((event) => event.outcome);
    return ending < 0 ? at : at + ending;
  }

  private enter(stage: Stage): void {
    const event = this.heard.value[this.shown.value - 1];
    if (!event) return;
    batch(() => {
      this.stage.value = stage;
      if (stage === "told" || stage === "result") this.told.value = this.shown.value;
      if (stage === "result") this.outcome.value = event.outcome ?? null;
    });
    this.after(holdOf(stage, event) / this.haste(event));
  }

  private after(hold: number): void {
    const missing = (this.queue.value.at(-1)?.upTo ?? 0) - this.shown.value;
    const haste = Math.max(1, missing / UNHURRIED, this.queue.value.length / 3);
    this.timer = setTimeout(() => this.next(), (hold * this.pace()) / haste);
  }

  /** Whether the board plays what is coming, as far as the end of a play; its result stands afterwards, before that of a quarter. */
  private played(upTo: number): boolean {
    const from = this.shown.value;
    const events = this.heard.value.slice(from, upTo);
    const ending = events.findIndex((event) => event.outcome);
    const coming = ending < 0 ? events : events.slice(0, ending + 1);
    const all = coming.length > LONGEST_PLAYED ? 0 : this.plays(coming);
    if (all === 0) return false;
    this.coming.value = coming;
    this.timer = setTimeout(() => {
      batch(() => {
        this.rest(from + coming.length);
        this.freshFrom.value = this.since.value;
        if (ending >= 0) this.left = ["result"];
        this.next();
      });
    }, all * Math.max(this.pace(), 0.45));
    return true;
  }

  /** The position comes to the table. */
  private settle(): void {
    const [coming, ...later] = this.queue.value;
    if (!coming) return;
    const from = this.moment.value === null ? coming.upTo : this.since.value;
    if (coming.upTo !== this.since.value) this.freshFrom.value = Math.min(from, coming.upTo);
    this.rest(coming.upTo);
    this.since.value = coming.upTo;
    this.queue.value = later;
    this.moment.value = coming.moment;
    this.onSettled(coming.moment);
  }

  private rest(upTo: number): void {
    this.shown.value = upTo;
    this.told.value = upTo;
    this.stage.value = "rest";
    this.outcome.value = null;
    this.coming.value = [];
    this.left = [];
  }
}
