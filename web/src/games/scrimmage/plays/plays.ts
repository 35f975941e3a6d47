/** One's own plays, kept by the browser, and the play that is being run. What is legal is asked of the server at every step. */

import { signal } from "@preact/signals";
import type { Plain, Seat } from "../../../net/wire";
import { kept } from "../../../state/kept";
import type { Ghost } from "../mind";
import type { Withheld } from "../types";

/** Columns to the offence's right of the snap, rows beyond the line (`coaches/drawn.py`). */
export interface Spot {
  columns: number;
  d: number;
}
export interface Drawn {
  name: string;
  formation: string;
  line: string;
  ball: string;
  ways: { man: string; turn: number; spot: Spot }[];
  blocks: string[];
  hand: string;
  targets: Spot[];
  throw: number;
  call: string;
}
/** A play as a card: its picture, its words, and why it can't be run now. */
export interface PlayCard {
  play: Drawn;
  own: boolean;
  men: [string, number, number][];
  formation: string;
  markers: string;
  lane: number | null;
  route: [number, number] | null;
  withheld: Withheld | null;
}
/** The answer of a play, or of the coach. */
export interface Coached {
  question: string;
  answer: Plain;
  label: string;
  men: Ghost[];
  dice: boolean;
}

export const ownPlays = kept<Drawn[]>("scrimmage.plays", []);

export interface Run {
  play: Drawn;
  /** The game-turn that it may play to its end without asking again. */
  granted: string;
  /** It has left the huddle. */
  begun: boolean;
  /** The game-turn in which it has stopped once because a man went down: it doesn't ask again there. */
  stopped: string;
}
/** Granted: the next own movement, whichever game-turn that is. */
export const NEXT = "next";
export const running = signal<Run | null>(null);
/** The game-turn in which the coach moves all men of the defence that are left. */
export const coachMoves = signal("");
/** How far the game had come for each side: what was taken back isn't done again unasked. */
const cameTo: Record<Seat, number> = { home: 0, away: 0 };
export const takenBack = (seat: Seat, told: number): boolean => told < cameTo[seat];

/** The play being run, with whose it is, at which table and how far that game had come: it outlives the page. */
export const runKept = kept<{ table: string; seat: Seat; told: number; run: Run } | null>("scrimmage.run", null);
let atTable = "";

/** Another table than before, or the first since the page was loaded: what was being run there goes on. */
function sitDown(table: string): void {
  atTable = table;
  coachMoves.value = "";
  const before = runKept.value?.table === table ? runKept.value : null;
  cameTo.home = cameTo.away = 0;
  if (before) cameTo[before.seat] = before.told;
  running.value = before?.run ?? null;
}

/** Another table's play isn't forgotten while none is run here. */
export function keepRun(table: string, seat: Seat, told: number): void {
  const run = running.value;
  if (run && table) runKept.value = { table, seat, told, run };
  else if (runKept.value?.table === table) runKept.value = null;
}

/** Play and coach stop where something was taken back. */
export function cameOn(seat: Seat, told: number, table = ""): void {
  if (table !== atTable) sitDown(table);
  if (takenBack(seat, told)) {
    running.value = null;
    coachMoves.value = "";
  }
  cameTo[seat] = told;
}
/** The card that is raised. */
export const raised = signal("");
/** The card whose play stands in the story: pointed at, or raised. */
export const looked = signal<PlayCard | null>(null);
/** The card that is raised: the story tells it again when nothing else is pointed at. */
export const lit = signal<PlayCard | null>(null);

export const momentOf = (play: { phase: string; turn: string; number: number }): string => `${play.phase} ${play.turn} ${play.number}`;

/** What the button beside the prompt does: the raised card, or the next step of the play in hand. */
export interface Ready {
  label: string;
  press(): void;
}
export const cardReady = signal<Ready | null>(null);
export const stepReady = signal<Ready | null>(null);

const MOST = 100;

/** Under its name; one of the same name is replaced. */
export const withPlay = (plays: readonly Drawn[], play: Drawn): Drawn[] =>
  [play, ...plays.filter((one) => one.name !== play.name)].slice(0, MOST);

/** Questions that a running play answers by itself, the order of those who meet one's men too; at all others it shows what it would do and waits. */
const NO_PASS = "none";
const BY_ITSELF = new Set(["Place", "PlaceBall", "SelectMarkers", "NameTarget", "ChangePlay", "NextPassive"]);

export function answersAlone(name: string, turn: string, moment: string, run: Run, answers = 2, answer: Plain = null): boolean {
  if (BY_ITSELF.has(name) || answers === 1 || (name === "CommitPass" && answer === NO_PASS)) return true;
  return name === "Move" && (turn === "pre" || run.granted === moment || run.granted === NEXT);
}

export const FILE_KIND = "snapcount scrimmage plays";

/** Plays as a file that can be shared. */
export const toFile = (plays: readonly Drawn[]): string => JSON.stringify({ kind: FILE_KIND, version: 1, plays }, null, 1);

/** The plays of such a file, or null. The server reads each of them before it is kept. */
export function fromFile(text: string): Plain[] | null {
  try {
    const read = JSON.parse(text) as { kind?: string; plays?: Plain[] };
    return read.kind === FILE_KIND && Array.isArray(read.plays) ? read.plays.slice(0, MOST) : null;
  } catch {
    return null;
  }
}
