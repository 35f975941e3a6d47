/** What a game adds to the page: a board, and perhaps a cover. */

import type { ComponentType } from "preact";
import type { Stage } from "../state/staging/stages";
import type { Advice, Asked, EventOut, Facts, Names, Plain, Redrawn, Scoreboard, Seat } from "../net/wire";

export interface BoardProps<View = Plain> {
  /** What these eyes may see: the plain form of the game's view (`view.py`). */
  view: View;
  /** What every football scoreboard shows; `parts/Field` draws the field from it. */
  scoreboard: Scoreboard | null;
  names: Names;
  /** Whose eyes: the seat that is looking now, null for a spectator. */
  seat: Seat | null;
  /** The question open for that seat; null when it has nothing to answer, and always in history and replays. */
  asked: Asked | null;
  /** The question answered last, while the play that it led to is shown; nothing in history. */
  answered?: Asked | null;
  /** The seats that must answer now (a sealed answer already given is no longer awaited). */
  waiting: readonly Seat[];
  /** Answer it, with any legal value. The server refuses an illegal one with a sentence and its rule. */
  answer(value: Plain): void;
  /** A touch on an answer: the first raises it, the second plays it (the first, where a person wants that). */
  choose(value: Plain): void;
  /** The answer under the pointer; undefined when it has gone. */
  consider(value: Plain | undefined): void;
  /** Raise an answer that is put together of several touches: it is played only when it is confirmed. */
  raise(value: Plain | undefined, offered?: boolean): void;
  /** The answer that is raised. */
  chosen: Plain | undefined;
  /** An answer is on its way. Over again with the same question open: it was refused. */
  sending?: boolean;
  /** A teacher has spoken of the answer. One that changed nothing is over with that: no event comes of it. */
  spoken?: boolean;
  /** Every event these eyes may know of so far, oldest first (in history: up to that moment). */
  events: EventOut[];
  /** How many of them, at the end, came of the last answer: what just happened. */
  fresh: number;
  /** What the board plays before it is told, where its module says how long that takes (`plays`). */
  coming?: EventOut[];
  /** Don't wait for what is being played: tell it now. */
  hurry?: (() => void) | undefined;
  /** False for people who prefer reduced motion, and when stepping through history: come to rest at once. */
  motion: boolean;
  /** The answer pointed at, else the raised one: board and story show what it means; undefined for none. */
  considered: Plain | undefined;
  /** Ask the game's `aid` while a player thinks, or about the moment looked at: where can this man go? */
  aid?: ((wanted: Facts) => Promise<Plain>) | undefined;
  /** Odds and sentences for the options, where a person has switched them on or is new; null while there are none. */
  advice?: Advice[] | null;
  /** A game for practice: the coach may be asked what he would do. Never in a game for keeps or between people. */
  practice?: boolean;
  /** Switches the odds on; absent where they are on already or may not be shown. */
  advise?: (() => void) | undefined;
  /** What the director shows of the last event (`state/staging/stages.ts`): its sum isn't to be seen while its dice roll. */
  stage: Stage;
  /** The last event is a card that still lies face down: it may be announced, not told. */
  faceDown?: boolean;
  /** Where the game stands, in words. */
  situation: string;
  /** The server's text board: for the generic board, and where a module says `readsText`. */
  board: string;
  /** The line the other seat is drawing just now, where these eyes may watch it. */
  sketch?: Sketch | null;
  /** Show the other seat a piece of the line that is being drawn, or that it was broken off. Absent in history. */
  draw?: ((piece: Piece) => void) | undefined;
  /** This seat draws with the eyes hidden in another window: nothing of the field may be shown here. */
  blind?: boolean;
  /** How many lines of each seat were refused or broken off so far. */
  redrawn?: Redrawn;
  /** What was agreed before the game, as it was chosen: a team file that somebody brought is here whole. */
  options?: Record<string, OptionValue>;
  /** What a teacher points at on the board: things by the names that they carry as `data-point`. */
  pointed?: string[];
}

export interface Sketch {
  seat: Seat;
  points: [number, number][];
}

/** Points that come after the first `start` of a line; 0 begins a new one. */
export interface Piece {
  start: number;
  points: [number, number][];
  broken?: boolean;
  /** The pen was lifted before anything was drawn. */
  dropped?: boolean;
}

export type Board = ComponentType<BoardProps>;

/** What a game puts into the frame (`parts/table/Frame.tsx` says what each slot is). */
export interface BoardModule {
  default: Board;
  /** The game's own hand, for the questions that `hands` names; every other question gets tiles. */
  Hand?: Board;
  hands?(asked: Asked): boolean;
  /** What lies in the hand while nothing is asked, only to look at: the cards just played from, or those that a play is read on. */
  During?: Board;
  /** In place of the button that confirms, where the game's own hand is open and no answer is raised. */
  Confirm?: Board;
  /** What the raised answer is called on the button that confirms, where the game's own hand says it in other words than the list. */
  named?(): string | null;
  /** What the play may bring and what it brought; without it, the last events and what an answer means. */
  Story?: Board;
  /** More tabs beside log, drives, box score and rules: what is long and not needed to answer. */
  tabs?: { id: string; label: string; Body: Board }[];
  /** Which way the side with the ball goes on its board, 1 to the right, where teams change ends; else the scoreboard says. */
  goes?(props: BoardProps): number;
  /** True where the board is the better place to answer; the list stays one click away. */
  answers?(asked: Asked): boolean;
  /** The stages of an event, where they are others than any game's (`stagesOf` in `state/staging/stages.ts`). */
  stages?(event: EventOut): Stage[];
  /** How many times as fast as usual an event is told, where many come at once. */
  haste?(event: EventOut): number;
  /** How long the board plays these events, in ms, before log, score and next question tell of them; 0: not at all. */
  plays?(events: EventOut[]): number;
  /** The board shows something of the server's text board (`board`), which otherwise doesn't come. */
  readsText?: boolean;
  /** The board asks `aid` about a record too, but only when a person wants it: to answer, the server must keep the record. */
  asksOfRecords?: boolean;
}

/** A cover picture for the lobby: an SVG of 4:3, without text. */
export interface CoverModule {
  default: ComponentType;
}

type OptionValue = boolean | number | string;

/** The values of an option as people choose them. */
export interface OptionChoices {
  label: string;
  groups: { name: string; choices: { value: OptionValue; name: string; text?: string }[] }[];
  /** Any other will do: what to call it, and its field. A file is checked by the game before it is taken. */
  other?: { name: string; label: string; file?: boolean };
}

/** A game's `setup.ts`: which options come first when a game is made, under which names, and which belong together. */
export interface SetupModule {
  default: {
    first: Record<string, OptionChoices>;
    /** The teams of this game are clubs with names and colours of their own. */
    clubs?: boolean;
    /** False where an option means nothing beside what is chosen: it is not offered then, and keeps its default. */
    applies?(option: string, chosen: Record<string, OptionValue>): boolean;
    /** What is chosen already for somebody's first games against a coach. */
    newcomer?: Record<string, OptionValue>;
  };
}
