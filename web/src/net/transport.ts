/** How a table is reached: a match on the server by its link, or a lesson. The table itself doesn't know which. */

import { api } from "./api";
import { TableSocket, type Listener } from "./socket";
import type { Advice, Book, Chance, Facts, Frame, Plain, Seat, Stats, ToServer } from "./wire";

export interface Connection {
  send(message: ToServer): void;
  /** From now on states bring the table as text. */
  wantBoard(): void;
  close(): void;
}

export interface Transport {
  /** Whether the game stands in the list of my games, and its moments can be looked back at. */
  kept: boolean;
  connect(listener: Listener): Connection;
  history(): Promise<Frame[]>;
  advice(seat: Seat): Promise<Advice[]>;
  /** `at`: a moment of the history; null: now. */
  aid(seat: Seat | null, wanted: Facts, at: number | null): Promise<Plain>;
  stats(): Promise<Stats>;
  /** For who practises: the win chance now, and what the book would do. */
  chance(): Promise<Chance>;
  book(seat: Seat): Promise<Book>;
}

export const matchTransport = (token: string): Transport => ({
  kept: true,
  connect: (listener) => new TableSocket(token, listener),
  history: () => api.history(token),
  advice: (seat) => api.advice(token, seat),
  aid: (seat, wanted, at) => api.aid(token, seat, wanted, at),
  stats: () => api.stats(token),
  chance: () => api.chance(token),
  book: (seat) => api.book(token, seat),
});
