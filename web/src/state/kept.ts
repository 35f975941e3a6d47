/** What the browser keeps: preferences, the files that were brought, the list of my games. Nothing else is stored. */

import { effect, signal } from "@preact/signals";
import type { Match, Mode, Names, Result, Seat, Tokens } from "../net/wire";
import type { Promised } from "./table/promises";

const PREFIX = "snapcount.";

export function kept<T>(name: string, fallback: T) {
  const value = signal<T>(read(name, fallback));
  let first = true;
  effect(() => {
    const now = JSON.stringify(value.value);
    if (first) first = false;
    else
      try {
        localStorage.setItem(PREFIX + name, now);
      } catch {
        // A browser that keeps nothing still plays.
      }
  });
  return value;
}

function read<T>(name: string, fallback: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export type Theme = "auto" | "light" | "dark";
export const theme = kept<Theme>("theme", "auto");
export const myName = kept<string>("name", "");
export const friendName = kept<string>("friend", "");
/** "" for the seat's usual one. */
export const myColour = kept<string>("colour", "");
export const friendColour = kept<string>("friend.colour", "");
/** Each kind of decision is explained the first time it comes. */
export const explainsNew = kept<boolean>("explains", true);
/** The kinds of decisions that were met here, by whom: the browser's owner, and the guest at its screen. */
export const metKinds = kept<Record<string, string[]>>("met", {});
export function explainAgain(): void {
  explainsNew.value = true;
  metKinds.value = {};
}
export const showOdds = kept<boolean>("odds", false);
/** Win chance and book, where one practises. */
export const showChance = kept<boolean>("chance", false);
/** What each answer means stands on it, where there is room. */
export const explainAll = kept<boolean>("explain", true);
/** The first click or tap plays an answer instead of raising it. */
export const oneClick = kept<boolean>("one_click", false);
/** The last game against a coach was for keeps; somebody new begins with practice. */
export const forKeeps = kept<boolean>("keeps", false);
/** Results of daily drives, by game and day. */
export const dailies = kept<Record<string, string>>("daily", {});
/** A secret of this browser's own, by which its first drive of a day is known. */
export const person = kept<string>("person", "");
/** The stars of each lesson, by game and number. */
export const stars = kept<Record<string, number>>("stars", {});
export const lastLength = kept<Record<string, string>>("length", {});

/** A file that was brought for an option and was good. */
export interface MyFile {
  title: string;
  value: string;
}
const MOST_FILES = 8;

/** By game, the last first: they can be chosen again. */
export const myFiles = kept<Record<string, MyFile[]>>("files", {});

export function withFile(all: Record<string, MyFile[]>, game: string, file: MyFile): Record<string, MyFile[]> {
  const others = (all[game] ?? []).filter(({ title }) => title !== file.title);
  return { ...all, [game]: [file, ...others].slice(0, MOST_FILES) };
}

export interface MyGame {
  match: string;
  game: string;
  title: string;
  mode: Mode;
  names: Names;
  /** Empty where a side wears its seat's own; older entries have none. */
  colours?: Record<Seat, string>;
  tokens: Tokens;
  /** The token this browser opened last. */
  mine: string;
  score: [number, number];
  over: boolean;
  opened: number;
  /** The seats played here, who must answer, and whose part the dice wait for. */
  seats: Seat[];
  waiting: Seat[];
  awaited: Seat[];
  result: Result | null;
  /** The other side, where it wants a rematch. */
  rematch_by: Seat | null;
  /** The clock, where one runs, and when it was heard of. */
  clock?: { running: Seat[]; left: Record<Seat, number>; heard: number } | null;
  /** Where it stands, where its scoreboard was seen; older entries have none. */
  moment?: Match["moment"];
  /** How many events had been seen here. */
  seen: number;
  /** When the other side said what was read last, by the server's clock. */
  said?: number;
  promised?: Promised;
  /** Played on from a moment of another game: it stands in no book. */
  tried?: boolean;
}
const BLANK: MyGame = {
  match: "",
  game: "",
  title: "",
  mode: "practice",
  names: { home: "", away: "" },
  tokens: {},
  mine: "",
  score: [0, 0],
  over: false,
  opened: 0,
  seats: [],
  waiting: [],
  awaited: [],
  result: null,
  rematch_by: null,
  seen: 0,
};
export const myGames = kept<MyGame[]>("games", []);
/** What an earlier version kept may lack something. */
myGames.value = myGames.value.map((game) => ({ ...BLANK, ...game }));
const MOST_GAMES = 60;

/** Seasons by their links, the last opened first. */
export interface MySeason {
  season: string;
  token: string;
  name: string;
  club: string;
}
export const mySeasons = kept<MySeason[]>("seasons", []);
const MOST_SEASONS = 20;

/** A commissioner who takes a club gets a link of its own: one link a season and club. */
export function rememberSeason(all: MySeason[], season: MySeason): MySeason[] {
  const others = all.filter((known) => known.season !== season.season || (known.club && season.club && known.club !== season.club));
  return [season, ...others].slice(0, MOST_SEASONS);
}

/** Nobody here has played a whole game of this. */
export const isNewTo = (game: string): boolean => !myGames.value.some((known) => known.game === game && known.over);

export const tokensOf = (match: string): Tokens => myGames.value.find((game) => game.match === match)?.tokens ?? {};

/** What the list keeps of a match. */
export function knownOf({ match, game, title, mode, names, colours, score, over, seats, waiting, awaited, result, rematch_by, moment }: Match): Partial<MyGame> & { match: string } {
  return { match, game, title, mode, names, colours, score, over, seats, waiting, awaited, result, rematch_by, moment };
}

/** Add or refresh a game; what is already known of it stays. */
export function remember(games: MyGame[], game: Partial<MyGame> & { match: string }, now: number): MyGame[] {
  const before = games.find((known) => known.match === game.match);
  const after = { ...BLANK, ...before, ...game, tokens: { ...before?.tokens, ...game.tokens }, opened: now };
  return [after, ...games.filter((known) => known.match !== game.match)].slice(0, MOST_GAMES);
}

export const forgetGame = (match: string): void => {
  myGames.value = myGames.value.filter((known) => known.match !== match);
};

const quiet = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
export const reducedMotion = signal<boolean>(quiet?.matches ?? false);
quiet?.addEventListener("change", (change) => (reducedMotion.value = change.matches));

export function followTheme(): void {
  effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme.value;
  });
}
