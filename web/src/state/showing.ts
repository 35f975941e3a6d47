/** What the server said, and how much of it is on the table yet: events come one after the other, a throw comes to rest. */

import { batch, computed, signal } from "@preact/signals";
import type { EventOut, State } from "../net/wire";
import { keepQuestions, told } from "./eyes";
import { reducedMotion } from "./kept";

/** How long an event is held before the next, in ms. */
const HOLD = 260;
const HOLD_DICE = 950;
/** A drawn card is announced face down before it is turned; only then is it told. */
const FACE_DOWN = 540;
const HOLD_DRAW = 800;
/** More news than this come faster, and more than that at once. */
const UNHURRIED = 16;
const LONGEST_REVEAL = 40;
/** So many events are too long to be played on the board first. */
const LONGEST_PLAYED = 40;

const hasDice = (event: EventOut): boolean => Array.isArray(event.facts["dice"]);
const isDraw = (event: EventOut): boolean => typeof event.facts["purpose"] === "string";

export class Showing {
  /** The truth as last heard, and what is shown of it. */
  readonly latest = signal<State | null>(null);
  readonly heard = signal<EventOut[]>([]);
  readonly state = signal<State | null>(null);
  readonly shown = signal(0);
  /** The last event shown is a card that still lies face down: the board has it, nobody tells of it yet. */
  readonly faceDown = signal(false);
  /** Where the events of the last answer begin. */
  readonly freshFrom = signal(0);
  readonly revealing = computed(
    () => this.latest.value !== this.state.value || this.shown.value < this.heard.value.length,
  );

  /** How long the board plays events before they are told, in ms: the log doesn't give away how a drawn line ends. */
  plays: (events: EventOut[]) => number = () => 0;
  /** The events that the board is playing. */
  readonly coming = signal<EventOut[]>([]);

  private since = 0;
  private haste = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settled = 0;

  constructor(
    /** A fast watched game doesn't wait for its dice. */
    private readonly quick: () => boolean,
    private readonly onSettled: (state: State) => void,
  ) {}

  hearEvents(from: number, events: EventOut[]): void {
    this.heard.value = told(this.heard.value, from, events);
    this.shown.value = Math.min(this.shown.value, this.heard.value.length);
    this.reveal();
  }

  hearState(state: State): void {
    this.latest.value = keepQuestions(state, this.state.value);
    this.reveal();
  }

  /** Don't wait for the dice. */
  hurry(): void {
    this.stop();
    batch(() => this.settle());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** One event after the other, then the position they lead to. */
  private reveal(): void {
    this.stop();
    const missing = this.heard.value.length - this.shown.value;
    if (this.latest.value === this.state.value) return;
    const played = this.playing(missing);
    if (played > 0) this.timer = setTimeout(() => batch(() => this.settle()), played);
    else if (this.state.value === null || missing === 0 || reducedMotion.value || missing > LONGEST_REVEAL) this.settle();
    else {
      this.haste = Math.max(1, missing / UNHURRIED);
      this.timer = setTimeout(() => this.step(), 0);
    }
  }

  /** How much longer the board needs for what is coming. */
  private playing(missing: number): number {
    if (this.state.value === null || reducedMotion.value || this.quick() || missing > LONGEST_PLAYED) return 0;
    const coming = this.heard.value.slice(this.shown.value);
    const all = this.plays(coming);
    if (all === 0) return 0;
    if (this.coming.value.length === 0) this.since = performance.now();
    this.coming.value = coming;
    return Math.max(1, all - (performance.now() - this.since));
  }

  private step(): void {
    const at = this.shown.value;
    const event = this.heard.value[at];
    if (!event) return batch(() => this.settle());
    batch(() => {
      if (this.latest.value !== this.state.value) this.freshFrom.value = this.settled;
      this.shown.value = at + 1;
      this.faceDown.value = isDraw(event);
    });
    if (isDraw(event)) this.after(FACE_DOWN, () => this.turn());
    else this.after(hasDice(event) ? HOLD_DICE : HOLD, () => this.step());
  }

  private turn(): void {
    this.faceDown.value = false;
    this.after(HOLD_DRAW - FACE_DOWN, () => this.step());
  }

  private after(hold: number, act: () => void): void {
    this.timer = setTimeout(act, hold / (this.quick() ? 4 : this.haste));
  }

  private settle(): void {
    const state = this.latest.value;
    const end = this.heard.value.length;
    if (this.settled < end) this.freshFrom.value = this.state.value === null ? end : this.settled;
    else if (this.settled > end) this.freshFrom.value = end;
    this.settled = end;
    this.shown.value = end;
    this.faceDown.value = false;
    this.coming.value = [];
    if (!state) return;
    this.state.value = state;
    this.onSettled(state);
  }
}
