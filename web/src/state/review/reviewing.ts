/** A review being made: asked for, counted, stopped, shown. */

import { signal } from "@preact/signals";
import { api, sentenceOf } from "../../net/api";
import type { Decision, Review } from "../../net/review";
import type { Frame, Match, ReviewMade, Seat } from "../../net/wire";

const ASK_AGAIN_MS = 800;
/** Of what costs less than a point nothing is said. */
export const SPOKEN_OF = 0.01;

export class Reviewing {
  readonly match = signal<Match | null>(null);
  readonly made = signal<ReviewMade | null>(null);
  readonly review = signal<Review | null>(null);
  readonly problem = signal("");
  readonly frames = signal<Frame[]>([]);
  /** The place in `review.decisions` that is looked at; none where nothing was costly, or nobody's decision in a play was judged. */
  readonly looked = signal<number | null>(null);
  /** The number of the play that is looked at. */
  readonly play = signal<number | null>(null);
  readonly stopping = signal(false);
  private left = false;

  constructor(readonly token: string) {
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      this.match.value ??= await api.match(this.token);
      this.hear(await api.review(this.token));
      api.history(this.token).then(
        (frames) => (this.frames.value = frames),
        () => undefined, // without a position beside it a decision can still be read
      );
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }

  /** After it was stopped before there was anything to tell. */
  again(): void {
    this.made.value = null;
    this.stopping.value = false;
    void this.begin();
  }

  /** Stopped, and there is nothing to tell. */
  get ended(): boolean {
    return this.made.value?.stage === "stopped" && !this.review.value;
  }

  private hear(made: ReviewMade): void {
    const begins = !this.made.value;
    this.made.value = made;
    if (begins && this.stopping.value && !made.review) void this.stop(); // pressed before it had a number
    if (made.review) {
      this.review.value = made.review;
      const first = this.costly[0] ?? made.review.costly[0];
      if (first !== undefined) this.show(first);
      else if (made.review.turns[0]) this.look(made.review.turns[0].play);
    } else if (made.stage === "waiting" || made.stage === "working") setTimeout(() => void this.ask(made.id), ASK_AGAIN_MS);
  }

  private async ask(id: string): Promise<void> {
    if (this.left) return;
    try {
      this.hear(await api.reviewAt(id));
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }

  async stop(): Promise<void> {
    const id = this.made.value?.id;
    this.stopping.value = true;
    if (id) await api.stopReview(id).catch((problem: unknown) => (this.problem.value = sentenceOf(problem)));
  }

  leave(): void {
    this.left = true;
  }

  /** Whose game it is to whoever looks; home's for spectators and for two at one screen. */
  get seat(): Seat {
    const seats = this.match.value?.seats ?? [];
    return seats.length === 1 && seats[0] ? seats[0] : "home";
  }

  /** The costly decisions to go through and to learn from: one's own; who only looks on has those of both. */
  get costly(): number[] {
    const review = this.review.value;
    if (!review) return [];
    return this.match.value?.seats.length === 1 ? costlyOf(review, this.seat) : review.costly;
  }

  /** To another costly decision. */
  step(by: number): void {
    const { costly } = this;
    const at = costly.indexOf(this.looked.value ?? -1);
    this.show(costly[Math.max(0, Math.min(costly.length - 1, at + by))]);
  }

  private show(at: number | undefined): void {
    if (at === undefined) return;
    this.looked.value = at;
    this.play.value = this.review.value?.decisions[at]?.play ?? null;
  }

  /** A play that is clicked, with its decision: the costliest of its own side, else of the other; or with none. */
  look(play: number): void {
    const review = this.review.value;
    if (!review) return;
    this.looked.value = decisionOf(review, play, this.seat);
    this.play.value = play;
  }
}

/** Places of the costly decisions of a side, the costliest first. */
export const costlyOf = (review: Review, seat: Seat): number[] => review.costly.filter((at) => review.decisions[at]?.seat === seat);

/** The place of the decision that says most about a play. */
export function decisionOf(review: Review, play: number, seat: Seat): number | null {
  const weight = ({ seat: whose, cost }: Decision): number => cost + (whose === seat ? 1 : 0);
  let best: number | null = null;
  review.decisions.forEach((decision, at) => {
    const known = best === null ? undefined : review.decisions[best];
    if (decision.play === play && (!known || weight(decision) > weight(known))) best = at;
  });
  return best;
}

/** A chance as a side sees it. */
export const chanceOf = (home: number, seat: Seat): number => (seat === "home" ? home : 1 - home);

/** A change as a side sees it, in whole points. */
export const pointsOf = (change: number, seat: Seat): number => Math.round((seat === "home" ? change : -change) * 100);
