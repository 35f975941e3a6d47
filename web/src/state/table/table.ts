/** A table one sits at: the match, whose eyes are looking, what is asked of them, and what a person does. */

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { sentenceOf } from "../../net/api";
import type { Link } from "../../net/socket";
import { matchTransport, type Connection, type Transport } from "../../net/transport";
import { SEATS } from "../../net/wire";
import type {
  Asked, Ended, EventOut,
  Frame,
  Match,
  Plain,
  Presence,
  Redrawn,
  Scoreboard,
  Seat,
  Sight,
  State,
  Stats, Sat, TakenBack, ToServer,
} from "../../net/wire";
import type { Piece, Sketch } from "../../games/board";
import { Advising } from "./advising";
import { Booking } from "./booking";
import { Chat } from "./chat";
import { Choosing } from "./choosing";
import { Clock } from "./clock";
import { Explaining } from "./explaining";
import { Director } from "../staging/director";
import { during } from "../staging/during";
import { ComingBack } from "./comingBack";
import { aloneAt, mustCover, nextEyes, seenBy, stillAlone, uncoveredAt } from "./eyes";
import { hear } from "./hearing";
import { knownOf, myGames, remember, type MyGame } from "../kept";
import { notePlayed } from "../lobby/played";
import { Past } from "../replay/past";
import { sound } from "../staging/sound";
import { randomText } from "./promises";
import { factorOf, pace, watched } from "../staging/pace";

export interface Notice {
  kind: "refusal" | "news";
  sentence: string;
  rule: string;
}

const NEWS_MS = 5000;

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
  /** The seats whose part the dice wait for. */
  readonly awaited = signal<Seat[]>([]);
  readonly tempo = signal({ ms: 2200, paused: false });
  /** The line the other seat is drawing just now. */
  readonly sketch = signal<Sketch | null>(null);
  /** In another window this seat draws with the eyes hidden. */
  readonly blind = signal(false);
  /** This window holds the pen: it is covered anyway, and a new connection doesn't take the pen away. */
  drawing = false;
  readonly takenBack = signal<TakenBack[]>([]);
  readonly sittings = signal<Sat[]>([]);
  readonly redrawn = signal<Redrawn>({ home: 0, away: 0 });
  readonly clock = new Clock();
  readonly chat = new Chat(this);
  /** The seats that want this match deleted, and whether this one answered that it stays. */
  readonly deleting = signal<Seat[]>([]);
  readonly keeps = signal(false);
  readonly sending = signal(false);
  accepted = false;
  /** The last answer given here was a sealed one. */
  readonly called = signal(false);
  /** The other side's sealed answer is there, and mine is still asked. */
  readonly otherCalled = signal(false);
  private bothAsked: string[] = [];
  readonly choosing = new Choosing((value) => this.answer(value));
  readonly considered = this.choosing.considered;
  readonly stats = signal<Stats | null>(null);

  /** At a shared screen: who looks, and whether the screen is covered for the next. */
  readonly eyes = signal<Seat | null>(null);
  readonly coverFor = signal<Seat | null>(null);
  private uncovered = "";
  private alone = "";

  readonly director = new Director<State>(
    () => factorOf(this.match.value?.mode === "watch" ? watched(this.tempo.value.ms) : pace.value),
    (state) => this.settled(state),
  );
  readonly heard = this.director.heard;
  readonly state = this.director.moment;
  readonly revealing = this.director.revealing;
  readonly past = new Past(
    () => this.state.value?.seq ?? 0,
    () => this.transport.history(),
    () => this.heard.value,
  );
  readonly frame = this.past.frame;
  readonly explaining = new Explaining(this);
  readonly advising = new Advising(this);
  readonly booking = new Booking(this);
  readonly comingBack = new ComingBack(this);

  private readonly socket: Connection;
  private statsSeq = -1;
  private stops: (() => void)[] = [];

  readonly seats = computed<Seat[]>(() => this.match.value?.seats ?? []);
  readonly shared = computed(() => this.seats.value.length > 1);
  readonly seat = computed<Seat | null>(() => (this.shared.value ? this.eyes.value : (this.seats.value[0] ?? null)));
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
  /** Who stages what is on the table: the present, or the moment looked at. */
  readonly stagehand = computed<Director<State> | Director<Frame>>(() => (this.frame.value ? this.past.director : this.director));
  private readonly readable = computed<EventOut[]>(() => seenBy(this.heard.value, this.seat.value));
  /** For log and screen readers: what was told by now, whatever is looked at. */
  readonly told = computed<EventOut[]>(() => this.readable.value.filter((event) => event.n < this.director.told.value));
  /** How many of them had been told at the moment looked at. */
  readonly toldThen = computed(() => this.told.value.filter((event) => event.n < this.stagehand.value.told.value).length);
  /** What the board plays before these eyes may read of it. */
  readonly coming = computed<EventOut[]>(() => seenBy(this.stagehand.value.coming.value, this.seat.value));
  /** What board and story may know of. */
  readonly events = computed<EventOut[]>(() => this.readable.value.filter((event) => event.n < this.stagehand.value.shown.value));
  readonly fresh = computed<number>(() => this.events.value.filter((event) => event.n >= this.stagehand.value.freshFrom.value).length);
  readonly scoreboard = computed<Scoreboard | null>(() => {
    const { since, told, stage } = this.stagehand.value;
    const board = this.sight.value?.scoreboard;
    const news = this.events.value.filter((event) => event.n >= since.value);
    return board ? during(board, news, told.value, stage.value) : null;
  });

  constructor(
    readonly token: string,
    readonly transport: Transport = matchTransport(token),
  ) {
    this.socket = transport.connect({
      held: () => this.heard.value.length,
      heard: (message) => batch(() => hear(this, message)),
      link: (link) => (this.link.value = link),
    });
    this.stops.push(
      this.explaining.follow(),
      this.advising.follow(),
      this.booking.follow(),
      this.clock.follow(),
      this.chat.follow(),
      effect(() => this.followNotice()),
      effect(() => this.newQuestion()),
      effect(() => sound(this.stagehand.value.stage.value, this.stagehand.value.outcome.value)),
    );
  }

  leave(): void {
    this.socket.close();
    this.director.stop();
    this.past.leave();
    for (const stop of this.stops) stop();
  }

  /** The text board comes only to those who show it. */
  wantBoard(): void {
    this.socket.wantBoard();
  }

  // What a person does

  say(message: ToServer): void {
    this.socket.send(message);
  }

  answer(value: Plain): void {
    const asked = this.asked.value;
    const state = this.state.value;
    if (!asked || !state || this.sending.value || this.coverFor.value) return;
    this.notice.value = null;
    this.choosing.clear();
    this.explaining.understood(asked);
    this.sending.value = true;
    this.accepted = false;
    this.drawing = false;
    this.called.value = asked.sealed;
    this.comingBack.since.value = null;
    this.say({ type: "answer", id: randomText(), seat: asked.seat, seq: state.seq, value });
  }

  /** Show the other seat what is being drawn. Nobody waits for it, and it is never said again. */
  draw(piece: Piece): void {
    const asked = this.asked.value;
    const seq = this.state.value?.seq;
    if (!asked || seq === undefined || this.coverFor.value) return;
    this.drawing = !piece.broken && !piece.dropped;
    this.say({ type: "pen", seat: asked.seat, seq, broken: false, dropped: false, ...piece });
  }

  takeBack(): void {
    this.notice.value = null;
    this.say({ type: "take_back" });
    if (this.match.value?.mode === "match") this.takeBackSent.value = true;
  }

  replyTakeBack(accept: boolean): void {
    this.say({ type: "take_back_reply", accept });
    this.takeBackBy.value = null;
  }

  resign(): void {
    const seat = this.seat.value;
    this.say(seat ? { type: "resign", seat } : { type: "resign" });
  }

  uncover(): void {
    batch(() => {
      this.eyes.value = this.coverFor.value;
      this.coverFor.value = null;
      if (this.state.value) this.uncovered = uncoveredAt(this.state.value, this.eyes.value);
      this.alone = aloneAt(this.heard.value, this.eyes.value);
    });
  }

  async openHistory(cursor: (frames: Frame[]) => number): Promise<void> {
    try {
      await this.past.open(cursor);
    } catch (problem) {
      this.refuse(problem);
    }
  }

  async fetchStats(): Promise<void> {
    const seq = this.state.value?.seq ?? 0;
    if (this.stats.value && this.statsSeq === seq) return;
    this.statsSeq = seq;
    try {
      this.stats.value = await this.transport.stats();
    } catch (problem) {
      this.refuse(problem);
    }
  }

  refuse(problem: unknown): void {
    this.notice.value = { kind: "refusal", sentence: sentenceOf(problem), rule: "" };
  }

  // What follows from what was heard

  private settled(state: State): void {
    this.look(state);
    const asked = state.questions.map((question) => JSON.stringify(question));
    if (state.waiting.length === SEATS.length) this.bothAsked = asked;
    this.otherCalled.value = state.waiting.length === 1 && asked.some((question) => this.bothAsked.includes(question));
    this.comingBack.settled(state);
    const { score, over, waiting, result = null, scoreboard: moment } = state;
    if (this.match.value) this.note({ ...this.match.value, score, over, waiting, result, moment }, this.comingBack.seen());
  }

  /** Whose turn it is at a shared screen, and whether to cover it first. */
  private look(state: State): void {
    if (!this.shared.value) return;
    const next = nextEyes(this.eyes.value, state.waiting);
    if (!stillAlone(state, this.heard.value, next, this.alone)) this.alone = "";
    if (next !== null && !this.alone && mustCover(state, this.heard.value, this.eyes.value, next, this.uncovered)) {
      this.coverFor.value = next;
      return;
    }
    this.coverFor.value = null;
    this.eyes.value = next;
  }

  /** Keeps the game in the list of my games. */
  note(match: Match, more: Partial<MyGame> = {}): void {
    if (!this.transport.kept) return;
    myGames.value = remember(myGames.value, { ...knownOf(match), ...more, mine: this.token }, Date.now());
    notePlayed({ ...match, taken_back: this.takenBack.value, sittings: this.sittings.value });
  }

  /** Nothing is raised when another question is asked. */
  private newQuestion(): void {
    if (this.asked.value) untracked(() => this.choosing.clear());
  }

  private followNotice(): (() => void) | undefined {
    if (this.notice.value?.kind !== "news") return undefined;
    const timer = setTimeout(() => (this.notice.value = null), NEWS_MS);
    return () => clearTimeout(timer);
  }
}
