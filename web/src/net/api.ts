/** REST: making, fetching, verifying. Every failure is a `Problem` with a sentence for people. */

import { text } from "../text/en";
import { ask } from "./reach";
import type { Advice, Book, Bots, Branch, Chance, Change, DailyBest, DailyTable, Deleted, ExampleSheet, ExerciseReply, ExerciseTable, Facts, FileChecked, Frame, GameInfo, GivenSheet, LessonInfo, LessonTable, Made, Match, NewMatch, Plain, Replay, ReviewMade, Role, RuleBook, RulePlaces, Seat, SheetLook, SheetToPrint, Stats, Verified } from "./wire";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
    readonly rule: string = "",
  ) {
    super(sentence);
  }
}

export async function fetched(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  let response: Response;
  try {
    response = await ask(path, { ...init, headers, cache: "no-store" });
  } catch {
    throw new Problem("unreachable", text.net.unreachable, 0);
  }
  if (response.ok) return response;
  throw await problemOf(response);
}

export async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as { error?: { code?: string; sentence?: string; rule?: string } };
    const { code, sentence, rule } = body.error ?? {};
    return new Problem(code ?? "error", sentence ?? text.net.failed(response.status), response.status, rule ?? "");
  } catch {
    return new Problem("error", text.net.failed(response.status), response.status);
  }
}

export const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

export const bytes = (body: Blob): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/octet-stream" },
  body,
});

/** Frames as they come: long parts of a view that many share stand once, in `same`. */
export interface Told {
  same: Facts;
  frames: Frame[];
}

export const whole = <T extends Told>(told: T): T => ({
  ...told,
  frames: told.frames.map((frame) => ({ ...frame, view: { ...told.same, ...(frame.view as Facts) } })),
});

/** What there is to learn from: a puzzle is a lesson of one step. */
export type Shelf = "lessons" | "puzzles" | "daily";

const shelfOf = (shelf: Shelf, game: string): string => `/api/games/${encodeURIComponent(game)}/${shelf}`;

export const api = {
  games: () => json<{ games: GameInfo[] }>(fetched("/api/games")).then((body) => body.games),
  rules: (game: string) => json<RuleBook>(fetched(`/api/games/${encodeURIComponent(game)}/rules`)),
  rulePlaces: (game: string, id: string) =>
    json<RulePlaces>(fetched(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(id)}/where`)),
  checkFile: (game: string, file: Blob) =>
    json<FileChecked>(fetched(`/api/games/${encodeURIComponent(game)}/files`, bytes(file))),
  lessons: (shelf: Shelf, game: string) =>
    json<{ lessons: LessonInfo[] }>(fetched(shelfOf(shelf, game))).then((body) => body.lessons),
  /** The table as the step after these right answers finds it. */
  lesson: (shelf: Shelf, game: string, number: number, path: Plain[]) =>
    json<LessonTable>(fetched(`${shelfOf(shelf, game)}/${number}`, post({ path }))),
  lessonTry: (shelf: Shelf, game: string, number: number, path: Plain[], given: Plain) =>
    json<LessonTable>(fetched(`${shelfOf(shelf, game)}/${number}/try`, post({ path, given }))),
  lessonAid: (shelf: Shelf, game: string, number: number, path: Plain[], wanted: Facts) =>
    json<{ aid: Plain }>(fetched(`${shelfOf(shelf, game)}/${number}/aid`, post({ path, wanted }))).then((body) => body.aid),
  /** The free play of a lesson, as a match. */
  lessonDrive: (shelf: Shelf, game: string, number: number, path: Plain[]) =>
    json<Made>(fetched(`${shelfOf(shelf, game)}/${number}/drive`, post({ path }))),
  /** How many drives today's tables have, and the best of each. */
  dailyToday: (day: number) => json<{ games: DailyBest[] }>(fetched(`/api/daily/${day}`)).then((body) => body.games),
  dailyTable: (game: string, day: number) => json<DailyTable>(fetched(`${shelfOf("daily", game)}/${day}/table`)),
  enterDaily: (game: string, day: number, path: Plain[], name: string, person: string) =>
    json<DailyTable>(fetched(`${shelfOf("daily", game)}/${day}/table`, post({ path, name, person }))),
  make: (match: NewMatch) => json<Made>(fetched("/api/matches", post(match))),
  bots: (game: string) => json<Bots>(fetched(`/api/bots?game=${game}`)).then(({ bots }) => bots),
  challenge: (bot: string, match: NewMatch) => json<Made>(fetched(`/api/bots/${bot}/challenge`, post({ match, seat: "home" }))),
  match: (token: string) => json<Match>(fetched("/api/match", {}, token)),
  history: (token: string) =>
    json<Told>(fetched("/api/match/history", {}, token)).then((body) => whole(body).frames),
  advice: (token: string, seat: string) =>
    json<{ advice: Advice[] }>(fetched(`/api/match/advice?seat=${seat}`, {}, token)).then((body) => body.advice),
  chance: (token: string) => json<Chance>(fetched("/api/match/chance", {}, token)),
  book: (token: string, seat: Seat) => json<Book>(fetched(`/api/match/book?seat=${seat}`, {}, token)),
  /** `at`: a moment of the history; null: now. */
  aid: (token: string, seat: Seat | null, wanted: Facts, at: number | null = null) =>
    json<{ aid: Plain }>(fetched("/api/match/aid", post({ wanted, seat, at }), token)).then((body) => body.aid),
  stats: (token: string) => json<Stats>(fetched("/api/match/stats", {}, token)),
  record: (token: string) => fetched("/api/match/record", {}, token).then((response) => response.blob()),
  /** The review of a game that is over, begun or found. */
  review: (token: string) => json<ReviewMade>(fetched("/api/match/review", { method: "POST" }, token)),
  reviewAt: (id: string) => json<ReviewMade>(fetched(`/api/reviews/${encodeURIComponent(id)}`)),
  stopReview: (id: string) => json<ReviewMade>(fetched(`/api/reviews/${encodeURIComponent(id)}/stop`, { method: "POST" })),
  /** The table before a decision of the review, by its place there. */
  exercise: (token: string, number: number) => json<ExerciseTable>(fetched(`/api/match/exercises/${number}`, { method: "POST" }, token)),
  exerciseTry: (token: string, number: number, given: Plain) =>
    json<ExerciseReply>(fetched(`/api/match/exercises/${number}/try`, post({ given }), token)),
  verify: (token: string) =>
    json<Verified>(fetched("/api/match/verify", { method: "POST" }, token)),
  rematch: (token: string) => json<Made>(fetched("/api/match/rematch", { method: "POST" }, token)),
  /** A new link for a part of the match; the old one is void at once. */
  newLink: (token: string, role: Role) => json<Made>(fetched("/api/match/link", post({ role }), token)),
  /** This seat wants the match deleted, or no longer does. */
  delete: (token: string, agree: boolean) => json<Deleted>(fetched("/api/match/delete", post({ agree }), token)),
  /** One zip of all finished games of these links. */
  export: (links: string[]) => fetched("/api/export", post({ links })).then((response) => response.blob()),
  branch: (token: string, wish: Branch) => json<Made>(fetched("/api/match/branch", post(wish), token)),
  /** Keeps a record as a match to watch. */
  keep: (record: Blob) => json<Made>(fetched("/api/replays/kept", bytes(record))),
  replay: (record: Blob) => json<Replay & Told>(fetched("/api/replays", bytes(record))).then(whole),
  /** The seasons in the box; `template` is one to fill in. */
  workshopSheets: () => json<{ examples: ExampleSheet[] }>(fetched("/api/workshop/sheets")).then((body) => body.examples),
  workshopSheet: (name: string) => json<GivenSheet>(fetched(`/api/workshop/sheets/${encodeURIComponent(name)}`)),
  /** A sheet forged, with one cell changed. */
  workshopCards: (sheet: GivenSheet, change: Change | null = null) =>
    json<SheetLook>(fetched("/api/workshop/cards", post({ sheet, change }))),
  workshopPrint: (wanted: SheetToPrint) => fetched("/api/workshop/print", post(wanted)).then((response) => response.blob()),
  workshopLeague: (name: string, sheets: GivenSheet[]) =>
    fetched("/api/workshop/league", post({ name, sheets })).then((response) => response.blob()),
  verifyRecord: (record: Blob) => json<Verified>(fetched("/api/replays/verify", bytes(record))),
};

/** A sentence for whatever went wrong. */
export const sentenceOf = (problem: unknown): string =>
  problem instanceof Problem ? problem.sentence : text.net.surprise;
