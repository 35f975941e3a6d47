/** The wire between page and server, from the types generated of the server's own (`npm run types`). */

import type { components } from "./openapi";
import type { Review } from "./review";

type Schemas = components["schemas"];

/** Any JSON value: views, answers, facts. */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Facts = { [name: string]: Plain };

/** What the server calls anything is at least JSON. */
type Known<T> = unknown extends T
  ? Plain
  : T extends (infer Part)[]
    ? Known<Part>[]
    : T extends object
      ? { [Name in keyof T]: Known<T[Name]> }
      : T;
type Pair = [number, number];
type Scored<T> = Omit<Known<T>, "score"> & { score: Pair };
type Seen<T> = Omit<Known<T>, "scoreboard"> & { scoreboard: Scoreboard | null };

export type Seat = Schemas["Asked"]["seat"];
export const SEATS: readonly Seat[] = ["home", "away"];
export const other = (seat: Seat): Seat => (seat === "home" ? "away" : "home");

export type Names = Schemas["Names"];
export type Mode = Schemas["Match"]["mode"];
export type Tag = Exclude<Schemas["Rule"]["tag"], "">;

export type GameOption = Schemas["GameOption"];
export type Bots = Schemas["Bots"];
export type GameInfo = Schemas["GameInfo"];
export type Rule = Schemas["Rule"];
/** The game on one page, its words, its rules. */
export type RuleBook = Schemas["Rules"];
export type Word = Schemas["Word"];
export type RulePlaces = Schemas["RulePlaces"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonStep = Schemas["LessonStep"];
export type LessonReply = Schemas["LessonReply"];
export type DailyTable = Schemas["DailyTable"];
export type DailyEntry = Schemas["DailyEntry"];
export type DailyBest = Schemas["DailyBest"];

/** The card workshop. */
export type GivenSheet = Schemas["GivenSheet"];
export type SheetLook = Schemas["SheetLook"];
export type SheetLine = Schemas["SheetLine"];
export type CardDrawing = Schemas["CardDrawing"];
export type CardText = Schemas["CardText"];
export type CardFigure = Schemas["CardFigure"];
export type Change = Schemas["Change"];
export type ExampleSheet = Schemas["ExampleSheet"];
export type SheetToPrint = Required<Schemas["SheetToPrint"]>;

export interface SeatChoice {
  kind: "person" | "coach";
  /** Else its club's. */
  name?: string;
  colour?: string;
  level?: string;
}
export type ClockChoice = Schemas["ClockChoice"];
export type ClockTold = Schemas["Clock"];
/** The part of a match that a link opens. */
export type Role = Schemas["NewLink"]["role"];
export type Deleted = Schemas["Deleted"];
export interface NewMatch {
  game: string;
  options: Record<string, boolean | number | string>;
  mode: Mode;
  home: SeatChoice;
  away: SeatChoice;
  /** Against a coach: nothing that was rolled, drawn or shown can be taken back. */
  for_keeps: boolean;
  /** People add their own part to the dice, once they know the commitment. */
  contributions: boolean;
  clock?: ClockChoice | null;
}
export type Tokens = { [Name in keyof Schemas["Tokens"]]?: string };
export interface Made {
  match: string;
  tokens: Tokens;
}

export interface Branch {
  at: number;
  seat: Seat;
  against: string;
  contributions: boolean;
}

export type TakenBack = Schemas["TakenBack"];
export type Sat = Schemas["Sat"];
export type Match = Scored<Schemas["Match"]>;
/** Places are yards from the home seat's goal line (0) to the away seat's (`length`), end zones beyond. */
export type Scoreboard = Omit<Schemas["ScoreboardOut"], "score" | "timeouts"> & { score: Pair; timeouts: Pair | null };

export type Option = Known<Schemas["OptionOut"]>;
/** A question that is open for one seat. Where `listed` is false, the options are suggestions. */
export type Asked = Known<Schemas["Asked"]>;
/** `seat` is present when only this seat may know. */
export type EventOut = Omit<Known<Schemas["EventOut"]>, "seat" | "outcome"> & { seat?: Seat | null; outcome?: Outcome | null };
/** How a play came out: the big line, what follows, whose moment it is. */
export type Outcome = Schemas["OutcomeOut"];

/** What one pair of eyes sees of a moment. */
export type Sight = Seen<Schemas["LiveSight"]>;
export type Frame = Seen<Schemas["Frame"]>;
export type Result = Schemas["Result"];
/** `sides`, with a token that plays both seats: what each of them sees. */
export type State = Omit<Known<Schemas["State"]>, "sides" | "result" | "score" | "scoreboard"> & {
  score: Pair;
  scoreboard: Scoreboard | null;
  result?: Result | null;
  sides?: Partial<Record<Seat, Sight>> | null;
};
/** What the two people of a match said to each other. */
export type ChatLine = Schemas["ChatLine"];
export type Presence = Schemas["Presence"];
/** How many lines of each seat were refused or broken off. */
export type Redrawn = Omit<Schemas["Redrawn"], "type">;
export type Ended = Scored<Schemas["Ended"]>;

export type FromServer =
  | (Omit<Schemas["Welcome"], "match"> & { match: Match })
  | State
  | (Omit<Schemas["Events"], "events"> & { events: EventOut[] })
  | Schemas["Accepted"]
  | Schemas["Refused"]
  | Schemas["Error"]
  | Schemas["PresenceChanged"]
  | Schemas["TakeBackAsked"]
  | Schemas["TakeBackDone"]
  | Schemas["TakeBackDeclined"]
  | Schemas["RematchOffered"]
  | Schemas["DiceAwait"]
  | Schemas["Tempo"]
  | Schemas["ClockTold"]
  | Schemas["LinkMadeNow"]
  | Schemas["Deleting"]
  | Ended
  | Schemas["PenMoved"]
  | Schemas["Blind"]
  | Schemas["Redrawn"]
  | Schemas["ChatTold"]
  | Schemas["Pong"];

export type ToServer =
  | Schemas["Hello"]
  | Schemas["Board"]
  | Known<Schemas["Answer"]>
  | Schemas["Pen"]
  | Schemas["Chat"]
  | Schemas["TakeBack"]
  | Schemas["TakeBackReply"]
  | { type: "resign"; seat?: Seat }
  | Schemas["Contribute"]
  | Schemas["Claim"]
  | Schemas["AgreeToCoach"]
  | Schemas["TakeChair"]
  | Schemas["Pace"]
  | Schemas["Pause"]
  | Schemas["Step"]
  | Schemas["Ping"];

/** `ok` is null where nothing can be said yet. */
export type Verified = Schemas["Verified"];
export type FileChecked = Schemas["FileChecked"];
export type Advice = Omit<Known<Schemas["AdviceOut"]>, "chances"> & { chances: [string, number][] };
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
  contributions: Schemas["Contributions"];
  result: Result | null;
}

/** The table of a lesson: as its step finds it, or as a try has left it. */
export interface LessonTable {
  lesson: LessonInfo;
  /** Null: the lesson is over. */
  step: LessonStep | null;
  reply: LessonReply | null;
  match: Match;
  events: EventOut[];
  state: State;
}

/** The win chance where somebody practises, and what the book would do. */
export type Chance = Schemas["Chance"];
export type Book = Schemas["Book"];

/** The table before a costly decision, and what is said to another answer. */
export interface ExerciseTable {
  match: Match;
  events: EventOut[];
  state: State;
}
export type ExerciseReply = Schemas["ExerciseReply"];

/** How far a review is, and the review when it is there. */
export type ReviewMade = Omit<Schemas["ReviewMade"], "review"> & { review: Review | null };
