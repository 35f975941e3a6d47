/** The wire between page and server: what the server sends and what it understands. */

export type Seat = "home" | "away";
export const SEATS: readonly Seat[] = ["home", "away"];
export const other = (seat: Seat): Seat => (seat === "home" ? "away" : "home");

/** Any JSON value: views, answers, facts. */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Facts = { [name: string]: Plain };

export type Names = Record<Seat, string>;
export type Mode = "practice" | "hotseat" | "match" | "watch";
export type Tag = "printed" | "ruling" | "reconstructed";

export interface GameOption {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  text: string;
}
export interface GameLength {
  name: string;
  text: string;
  options: Record<string, boolean | number | string>;
}
export interface GameCoach {
  level: string;
  name: string;
  text: string;
}
export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  prefix: string;
  options: GameOption[];
  lengths: GameLength[];
  coaches: GameCoach[];
}
export interface Rule {
  id: string;
  tag: Tag | "";
  title: string;
  text: string;
  chapter: string;
}

export interface SeatChoice {
  kind: "person" | "coach";
  name: string;
  level?: string;
}
export interface NewMatch {
  game: string;
  options: Record<string, boolean | number | string>;
  mode: Mode;
  home: SeatChoice;
  away: SeatChoice;
  contribution?: string;
}
export interface Tokens {
  home?: string;
  away?: string;
  table?: string;
  watch?: string;
}
export interface Made {
  match: string;
  tokens: Tokens;
}

export interface Match {
  match: string;
  game: string;
  title: string;
  mode: Mode;
  options: Record<string, boolean | number | string>;
  names: Names;
  kinds: Record<Seat, "person" | "coach">;
  seats: Seat[];
  over: boolean;
  score: [number, number];
  commitment: string;
  created: string;
}

/** Places are yards from the home seat's goal line (0) to the away seat's (`length`), end zones beyond. */
export interface Scoreboard {
  score: [number, number];
  period: string;
  clock: string;
  possession: Seat | null;
  down: string;
  spot: string;
  ball: number | null;
  line: number | null;
  goes: number;
  length: number;
  end_zone: number;
  timeouts: [number, number] | null;
}

export interface Option {
  value: Plain;
  label: string;
  explain: string;
}
/** A question that is open for one seat. */
export interface Asked {
  seat: Seat;
  name: string;
  rule: string;
  prompt: string;
  /** False where the answers are too many to list: the game's board supplies them; `options` are suggestions. */
  listed: boolean;
  /** Answered in secret, opened together with the other seat's answer. */
  sealed: boolean;
  facts: Facts;
  options: Option[];
  truncated: boolean;
}
export interface EventOut {
  n: number;
  rule: string;
  tag: Tag | "";
  what: string;
  facts: Facts;
  text: string;
  /** Present when only this seat may know. */
  seat?: Seat | null;
}

/** What one pair of eyes sees of a moment. */
export interface Sight {
  view: Plain;
  scoreboard: Scoreboard | null;
  situation: string;
  board: string;
}
export interface Frame extends Sight {
  at: number;
  waiting: Seat[];
  /** How many events were visible by then. */
  events: number;
}
export interface Result {
  winner: Seat | null;
  how: string;
}
export interface State extends Sight {
  type: "state";
  seq: number;
  questions: Asked[];
  waiting: Seat[];
  over: boolean;
  score: [number, number];
  can_take_back: boolean;
  result?: Result | null;
  /** With a token that plays both seats: what each of them sees. */
  sides?: Partial<Record<Seat, Sight>> | null;
}
export interface Presence {
  home: boolean;
  away: boolean;
  watchers: number;
}
export interface Ended {
  type: "ended";
  result: Result;
  score: [number, number];
  seed: string;
  commitment: string;
}

export type FromServer =
  | { type: "welcome"; match: Match; presence: Presence }
  | State
  | { type: "events"; from: number; events: EventOut[] }
  | { type: "accepted"; id: string; seq: number }
  | { type: "refused"; id: string; rule: string; sentence: string }
  | { type: "error"; code: string; sentence: string }
  | ({ type: "presence" } & Presence)
  | { type: "take_back_asked"; by: Seat }
  | { type: "take_back_done" }
  | { type: "take_back_declined" }
  | { type: "rematch_offered"; by: Seat }
  | Ended
  | { type: "pong" };

export type ToServer =
  | { type: "hello"; token: string; events: number }
  | { type: "answer"; id: string; seat: Seat; seq: number; value: Plain }
  | { type: "take_back" }
  | { type: "take_back_reply"; accept: boolean }
  | { type: "resign"; seat?: Seat }
  | { type: "pace"; ms: number }
  | { type: "ping" };

export interface Advice {
  option: Plain;
  text: string;
  chances: [string, number][];
}
export type Row = Record<string, Plain>;
export interface Stats {
  rows: Row[];
  box: Record<string, Plain>;
  drives: Row[];
}
export interface Replay {
  match: Match;
  frames: Frame[];
  events: EventOut[];
  stats: Stats | null;
  seed: string;
  commitment: string;
  result: Result | null;
}
