/** A table that is kept nowhere: it is set anew for every step, and what is answered at it goes to whoever set it. */

import { Problem, sentenceOf } from "../../net/api";
import type { Listener } from "../../net/socket";
import type { Transport } from "../../net/transport";
import type { EventOut, Facts, Match, Plain, Seat, State, ToServer } from "../../net/wire";
import { Table } from "../table/table";

/** What is to lie on it. */
export interface Layout {
  match: Match;
  events: EventOut[];
  state: State;
}

/** From where two lists of events differ. */
export function parting(before: EventOut[], now: EventOut[]): number {
  const at = now.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(before[n]));
  return at < 0 ? now.length : at;
}

export class SetTable {
  readonly table: Table;
  private listener: Listener | null = null;
  private held: EventOut[] = [];
  private seq = 0;

  constructor(
    private readonly answered: (value: Plain, id: string) => void,
    private readonly aid: (wanted: Facts, seat: Seat | null) => Promise<Plain>,
  ) {
    this.table = new Table("", this.transport());
  }

  private transport(): Transport {
    return {
      kept: false,
      connect: (listener) => {
        this.listener = listener;
        const send = (message: ToServer) => {
          if (message.type === "answer") this.answered(message.value as Plain, message.id);
        };
        return { send, wantBoard: () => undefined, close: () => undefined };
      },
      history: () => Promise.resolve([]),
      advice: () => Promise.resolve([]),
      aid: (seat, wanted) => this.aid(wanted, seat),
      stats: () => Promise.reject(new Problem("no_stats", "", 0)),
      chance: () => Promise.reject(new Problem("no_book", "", 0)),
      book: () => Promise.reject(new Problem("no_book", "", 0)),
    };
  }

  /** So many events lie on it. */
  get told(): number {
    return this.held.length;
  }

  set({ match, events, state }: Layout): void {
    const { listener } = this;
    if (!listener) return;
    if (this.table.match.value?.seats[0] !== match.seats[0]) {
      listener.link("open");
      listener.heard({ type: "welcome", match, presence: { home: true, away: true, watchers: 0 } });
    }
    const from = parting(this.held, events);
    if (from < this.held.length || from < events.length) listener.heard({ type: "events", from, events: events.slice(from) });
    this.held = events;
    this.seq += 1;
    listener.heard({ ...state, seq: this.seq });
  }

  accept(id: string): void {
    if (id) this.listener?.heard({ type: "accepted", id, seq: this.seq });
  }

  refuse(id: string, problem: unknown): void {
    const rule = problem instanceof Problem ? problem.rule : "";
    this.listener?.heard({ type: "refused", id, rule, sentence: sentenceOf(problem) });
  }

  leave(): void {
    this.table.leave();
  }
}
