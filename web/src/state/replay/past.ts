/** The moments of a game that can be looked at again, and the one that is; played back, they are staged as they were. */

import { computed, signal } from "@preact/signals";
import type { EventOut, Frame } from "../../net/wire";
import { Director } from "../staging/director";
import { distinct } from "../table/eyes";
import { factorOf, pace } from "../staging/pace";

/** Between two moments that are played back. */
const BREATH_MS = 500;

export class Past {
  readonly frames = signal<Frame[] | null>(null);
  /** Null: the present. */
  readonly cursor = signal<number | null>(null);
  readonly playing = signal(false);
  /** The furthest moment that has been looked at: what comes after it is not told yet. */
  readonly furthest = signal(0);
  readonly frame = computed<Frame | null>(() =>
    this.cursor.value === null ? null : (this.frames.value?.[this.cursor.value] ?? null),
  );
  readonly director = new Director<Frame>(
    () => factorOf(pace.value),
    (frame) => this.arrived(frame),
  );
  private fetchedAt = -1;
  private until = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `seq` says how far the game is: what was fetched before it went on is fetched again. */
  constructor(
    private readonly seq: () => number,
    private readonly fetched: () => Promise<Frame[]>,
    private readonly events: () => EventOut[],
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
    const frames = this.frames.value ?? [];
    const to = Math.max(0, Math.min(frames.length - 1, at));
    const frame = frames[to];
    clearTimeout(this.timer);
    this.cursor.value = to;
    this.seenTo(to);
    if (frame) this.director.jump(frame, frame.events, frames[to - 1]?.events ?? 0);
    if (this.playing.value) this.goOn();
  }

  /** `until`: the moment at which the film stops. */
  play(playing: boolean, until = Infinity): void {
    clearTimeout(this.timer);
    this.until = until;
    this.playing.value = playing;
    if (playing) this.goOn();
    else this.director.hurry();
  }

  /** Nothing of it may be seen now. */
  forget(): void {
    this.leave();
    this.frames.value = null;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
    this.cursor.value = null;
    this.director.stop();
  }

  /** The next moment, with what leads to it. */
  private goOn(): void {
    const next = (this.cursor.value ?? 0) + 1;
    const frame = next > this.until ? undefined : this.frames.value?.[next];
    if (!frame) {
      this.playing.value = false;
      return;
    }
    const show = () => {
      this.director.heard.value = this.events();
      this.director.hear(frame, frame.events);
    };
    this.timer = setTimeout(show, BREATH_MS);
  }

  private seenTo(at: number): void {
    this.furthest.value = Math.max(this.furthest.value, at);
  }

  private arrived(frame: Frame): void {
    this.cursor.value = this.frames.value?.indexOf(frame) ?? null;
    this.seenTo(this.cursor.value ?? 0);
    if (this.playing.value) this.goOn();
  }
}
