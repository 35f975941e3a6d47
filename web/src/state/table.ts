/** A table one sits at: what the server said, what is already shown of it, and whose eyes are looking. */

import { batch, computed, effect, signal } from "@preact/signals";
import { api, Problem, sentenceOf } from "../net/api";
import { TableSocket, type Link } from "../net/socket";
import {
  other,
  type Advice,
  type Asked,
  type Ended,
  type EventOut,
  type Frame,
  type FromServer,
  type Match,
  type Plain,
  type Presence,
  type Seat,
  type Sight,
  type State,
  type Stats,
} from "../net/wire";
import { distinct, keepQuestions, mustCover, nextEyes, seenBy, told } from "./eyes";
import { helpDismissed, myGames, reducedMotion, remember, showOdds } from "./kept";

export interface Notice {
  kind: "refusal" | "news";
  sentence: string;
  rule: string;
}

/** How long an event is held before the next, in ms: a throw must come to rest. */
const HOLD = 260;
const HOLD_DICE = 950;
const LONGEST_REVEAL = 12;
export const HELPED_DECISIONS = 6;
const HELPED_EVENTS = 60;
const NEWS_MS = 5000;

export const hasDice = (event: EventOut): boolean => Array.isArray(event.facts["dice"]);

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Table {
  readonly match = signal<Match | null>(null);
  readonly link = signal<Link>("connecting");
  readonly problem = signal<string>("");
  readonly presence = signal<Presence | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly takeBackBy = signal<Seat | null>(null);
  readonly takeBackSent = signal(false);
  readonly rematchBy = signal<Seat | null>(null);
  readonly ended = signal<Ended | null>(null);
  readonly sending = signal(false);
  /** The last answer given here was a sealed one. */
  readonly called = signal(false);
  /** How many answers were given on this page: the first ones get help. */
  readonly answered = signal(0);

  /** The truth as last heard, and how much of it is on the table. */
  readonly latest = signal<State | null>(null);
  readonly heard = signal<EventOut[]>([]);
  readonly state = signal<State | null>(null);
  readonly shown = signal(0);
  /** Where the events of the last answer begin. */
  readonly freshFrom = signal(0);

  /** At a shared screen: who looks, and whether the screen is covered for the next. */
  readonly eyes = signal<Seat | null>(null);
  readonly coverFor = signal<Seat | null>(null);

  readonly frames = signal<Frame[] | null>(null);
  readonly cursor = signal<number | null>(null);
  readonly playing = signal(false);
  readonly considered = signal<Plain | undefined>(undefined);
  readonly stats = signal<Stats | null>(null);
  readonly advice = signal<{ key: string; list: Advice[] } | null>(null);
  readonly pace = signal(900);

  private socket: TableSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private framesSeq = -1;
  private statsSeq = -1;
  private stops: (() => void)[] = [];

  readonly seats = computed<Seat[]>(() => this.match.value?.seats ?? []);
  readonly shared = computed(() => this.seats.value.length > 1);
  readonly seat = computed<Seat | null>(() => (this.shared.value ? this.eyes.value : (this.seats.value[0] ?? null)));
  readonly frame = computed<Frame | null>(() =>
    this.cursor.value === null ? null : (this.frames.value?.[this.cursor.value] ?? null),
  );
  readonly sight = computed<Sight | null>(() => {
    if (this.frame.value) return this.frame.value;
    const state = this.state.value;
    return (this.seat.value && state?.sides?.[this.seat.value]) || state;
  });
  /** The question at hand for these eyes; none while something is still being shown, and none in history. */
  readonly asked = computed<Asked | null>(() => {
    const state = this.state.value;
    if (!state || this.frame.value || this.revealing.value) return null;
    return state.questions.find((asked) => asked.seat === this.seat.value) ?? null;
  });
  readonly revealing = computed(
    () => this.latest.value !== this.state.value || this.shown.value < this.heard.value.length,
  );
  readonly events = computed<EventOut[]>(() => {
    const upTo = this.frame.value ? this.frame.value.events : this.shown.value;
    return seenBy(this.heard.value.slice(0, upTo), this.seat.value);
  });
  readonly fresh = computed<number>(() => {
    const cursor = this.cursor.value;
    const before = cursor === null ? this.freshFrom.value : (this.frames.value?.[cursor - 1]?.events ?? 0);
    return this.events.value.filter((event) => event.n >= before).length;
  });

  constructor(readonly token: string) {
    this.socket = new TableSocket(token, {
      held: () => this.heard.value.length,
      heard: (message) => batch(() => this.hear(message)),
      link: (link) => (this.link.value = link),
    });
    this.stops.push(
      effect(() => this.followAdvice()),
      effect(() => this.followNotice()),
    );
  }

  leave(): void {
    this.socket?.close();
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  // What a person does

  answer(value: Plain): void {
    const asked = this.asked.value;
    const state = this.state.value;
    if (!asked || !state || this.sending.value || this.coverFor.value) return;
    this.notice.value = null;
    this.considered.value = undefined;
    this.sending.value = true;
    this.accepted = false;
    this.called.value = asked.sealed;
    this.socket?.send({ type: "answer", id: freshId(), seat: asked.seat, seq: state.seq, value });
  }

  takeBack(): void {
    this.notice.value = null;
    this.socket?.send({ type: "take_back" });
    if (this.match.value?.mode === "match") this.takeBackSent.value = true;
  }

  replyTakeBack(accept: boolean): void {
    this.socket?.send({ type: "take_back_reply", accept });
    this.takeBackBy.value = null;
  }

  resign(): void {
    const seat = this.seat.value;
    this.socket?.send(seat ? { type: "resign", seat } : { type: "resign" });
  }

  setPace(ms: number): void {
    this.pace.value = ms;
    this.socket?.send({ type: "pace", ms });
  }

  uncover(): void {
    batch(() => {
      this.eyes.value = this.coverFor.value;
      this.coverFor.value = null;
    });
  }

  /** Don't wait for the dice. */
  hurry(): void {
    clearTimeout(this.timer);
    batch(() => this.settle());
  }

  // What the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.match.value = message.match;
        this.presence.value = message.presence;
        this.note(message.match);
        for (const seat of message.match.awaited)
          if (message.match.seats.includes(seat)) this.socket?.send({ type: "contribute", seat, text: freshId() });
        return;
      case "dice":
      case "tempo":
        return;
      case "events":
        this.heard.value = told(this.heard.value, message.from, message.events);
        this.shown.value = Math.min(this.shown.value, this.heard.value.length);
        return this.reveal();
      case "state":
        this.latest.value = keepQuestions(message, this.state.value);
        if (this.accepted) this.sending.value = false;
        return this.reveal();
      case "accepted":
        this.answered.value += 1;
        this.accepted = true;
        return;
      case "refused":
        this.sending.value = false;
        this.notice.value = { kind: "refusal", sentence: message.sentence, rule: message.rule };
        return;
      case "error":
        this.sending.value = false;
        if (this.match.value) this.notice.value = { kind: "refusal", sentence: message.sentence, rule: "" };
        else this.problem.value = message.sentence;
        return;
      case "presence":
        this.presence.value = { home: message.home, away: message.away, watchers: message.watchers };
        return;
      case "take_back_asked":
        if (message.by !== this.seat.value) this.takeBackBy.value = message.by;
        return;
      case "take_back_done":
      case "take_back_declined":
        this.takeBackBy.value = null;
        this.takeBackSent.value = false;
        if (message.type === "take_back_done") this.hurry();
        this.notice.value = { kind: "news", sentence: message.type, rule: "" };
        return;
      case "ended":
        this.ended.value = message;
        return;
      case "rematch_offered":
        if (message.by !== this.seat.value) this.rematchBy.value = message.by;
        return;
      case "pong":
        return;
    }
  }

  /** Show what was heard one event after the other, then the position they lead to. */
  private reveal(): void {
    clearTimeout(this.timer);
    const missing = this.heard.value.length - this.shown.value;
    if (this.latest.value === this.state.value) return;
    if (this.state.value === null || missing === 0 || reducedMotion.value || missing > LONGEST_REVEAL) this.settle();
    else this.timer = setTimeout(() => this.step(), 0);
  }

  private step(): void {
    const at = this.shown.value;
    const event = this.heard.value[at];
    if (!event) return batch(() => this.settle());
    batch(() => {
      if (this.latest.value !== this.state.value && this.freshFrom.value !== this.startOfFresh()) {
        this.freshFrom.value = this.startOfFresh();
      }
      this.shown.value = at + 1;
    });
    const quick = this.match.value?.mode === "watch" && this.pace.value < 1000;
    const hold = hasDice(event) ? HOLD_DICE : HOLD;
    this.timer = setTimeout(() => this.step(), quick ? hold / 4 : hold);
  }

  private accepted = false;
  private settled = 0;
  private startOfFresh = (): number => this.settled;

  private settle(): void {
    const state = this.latest.value;
    const end = this.heard.value.length;
    if (this.settled < end) this.freshFrom.value = this.state.value === null ? end : this.settled;
    else if (this.settled > end) this.freshFrom.value = end;
    this.settled = end;
    this.shown.value = end;
    if (!state) return;
    this.state.value = state;
    this.look(state);
    if (this.match.value) this.note({ ...this.match.value, score: state.score, over: state.over });
  }

  /** Whose turn it is at a shared screen, and whether to cover it first. */
  private look(state: State): void {
    if (!this.shared.value) return;
    const next = nextEyes(this.eyes.value, state.waiting);
    if (next === this.eyes.value && this.coverFor.value === null) return;
    if (next !== null && mustCover(state, this.heard.value, this.eyes.value, next)) {
      this.coverFor.value = next;
      return;
    }
    this.coverFor.value = null;
    this.eyes.value = next;
  }

  private note(match: Match): void {
    const { game, title, mode, names, score, over } = match;
    const known = { match: match.match, game, title, mode, names, score, over, mine: this.token };
    myGames.value = remember(myGames.value, known, Date.now());
  }

  // History, statistics, odds

  async openHistory(cursor: (frames: Frame[]) => number): Promise<void> {
    const seq = this.state.value?.seq ?? 0;
    if (!this.frames.value || this.framesSeq !== seq) {
      try {
        this.frames.value = distinct(await api.history(this.token));
        this.framesSeq = seq;
      } catch (problem) {
        this.notice.value = { kind: "refusal", sentence: sentenceOf(problem), rule: "" };
        return;
      }
    }
    this.moveTo(cursor(this.frames.value));
  }

  moveTo(at: number): void {
    const last = (this.frames.value?.length ?? 1) - 1;
    this.cursor.value = Math.max(0, Math.min(last, at));
  }

  live(): void {
    this.playing.value = false;
    this.cursor.value = null;
  }

  async fetchStats(): Promise<void> {
    const seq = this.state.value?.seq ?? 0;
    if (this.stats.value && this.statsSeq === seq) return;
    this.statsSeq = seq;
    try {
      this.stats.value = await api.stats(this.token);
    } catch (problem) {
      if (problem instanceof Problem) this.notice.value = { kind: "refusal", sentence: problem.sentence, rule: "" };
    }
  }

  /** Whether the odds may be shown: never in a match against a person elsewhere. */
  readonly mayShowOdds = computed(() => ["practice", "hotseat"].includes(this.match.value?.mode ?? ""));

  /** Help stands by in the first decisions of practice games until it is dismissed. */
  readonly helping = computed(
    () =>
      !helpDismissed.value &&
      this.match.value?.mode === "practice" &&
      this.answered.value < HELPED_DECISIONS &&
      this.heard.value.length < HELPED_EVENTS,
  );

  private followNotice(): (() => void) | undefined {
    if (this.notice.value?.kind !== "news") return undefined;
    const timer = setTimeout(() => (this.notice.value = null), NEWS_MS);
    return () => clearTimeout(timer);
  }

  private followAdvice(): void {
    const asked = this.asked.value;
    const key = asked ? `${this.state.value?.seq}.${asked.seat}` : "";
    const wanted = (showOdds.value || this.helping.value) && this.mayShowOdds.value;
    if (!asked || !wanted || this.advice.peek()?.key === key) return;
    api.advice(this.token, asked.seat).then(
      (list) => (this.advice.value = { key, list }),
      () => (this.advice.value = { key, list: [] }),
    );
  }

  adviceKey(): string {
    const asked = this.asked.value;
    return asked ? `${this.state.value?.seq}.${asked.seat}` : "";
  }

  /** The other side's name, for sentences about waiting. */
  opponent(): string {
    const match = this.match.value;
    const seat = this.seat.value;
    return match && seat ? match.names[other(seat)] : "";
  }
}
