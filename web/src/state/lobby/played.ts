/** The games that counted and ended in this browser: who has beaten whom, and how far one has climbed. */

import type { GameInfo, Match, Names, Seat } from "../../net/wire";
import { kept, myGames } from "../kept";

export interface Played {
  match: string;
  game: string;
  title: string;
  names: Names;
  /** The seat that was played here. */
  mine: Seat;
  score: [number, number];
  winner: Seat | null;
  /** The other seat's coach by his level; empty: a person. */
  coach: string;
  /** A game of a season: its coach has a club of his own. */
  season: boolean;
}

export const played = kept<Played[]>("played", []);
const MOST_PLAYED = 1000;

const OTHER = { home: "away", away: "home" } as const;

type Over = Pick<Match, "match" | "game" | "title" | "mode" | "names" | "seats" | "score" | "over" | "result" | "coaches" | "season" | "for_keeps" | "taken_back" | "sittings">;

/** For keeps against a coach, or of two people; nobody took anything back, and no coach sat in. */
export function counts({ mode, seats, over, for_keeps, taken_back, sittings }: Over): boolean {
  if (!over || seats.length === 0 || sittings.length > 0) return false;
  return mode === "practice" ? for_keeps : taken_back.length === 0;
}

/** A game once: told again it replaces what was known, and stands where it stood. */
export function withGame(all: Played[], match: Over): Played[] {
  const mine = match.seats[0];
  if (!mine || !counts(match)) return all;
  const { game, title, names, score } = match;
  const coach = match.coaches[OTHER[mine]];
  const now = { match: match.match, game, title, names, mine, score, winner: match.result?.winner ?? null, coach, season: match.season !== null };
  if (all.some((known) => known.match === now.match)) return all.map((known) => (known.match === now.match ? now : known));
  return [...all, now].slice(-MOST_PLAYED);
}

export function notePlayed(match: Over): void {
  if (myGames.value.some(({ match: known, tried }) => tried && known === match.match)) return;
  const now = withGame(played.value, match);
  if (now !== played.value) played.value = now;
}

/** Won, lost and tied, as one sees it oneself. */
export interface Tally {
  won: number;
  lost: number;
  tied: number;
  points: number;
  against: number;
}
export interface Rival {
  name: string;
  coach: boolean;
  total: Tally;
  /** By a game's title. */
  games: Map<string, Tally>;
  /** W, L and T, the oldest first. */
  letters: string;
}

const blank = (): Tally => ({ won: 0, lost: 0, tied: 0, points: 0, against: 0 });
export const gamesIn = ({ won, lost, tied }: Tally): number => won + lost + tied;
export const recordOf = ({ won, lost, tied }: Tally): string => `${won}–${lost}${tied ? `–${tied}` : ""}`;
/** W3: the last three won. */
export function streakOf(letters: string): string {
  const last = letters.at(-1) ?? "";
  return last && `${last}${letters.length - letters.replace(new RegExp(`${last}+$`), "").length}`;
}

function add(tally: Tally, one: Played): void {
  const at = one.mine === "home" ? 0 : 1;
  tally.won += Number(one.winner === one.mine);
  tally.lost += Number(one.winner === OTHER[one.mine]);
  tally.tied += Number(one.winner === null);
  tally.points += one.score[at] ?? 0;
  tally.against += one.score[1 - at] ?? 0;
}

const letterOf = ({ winner, mine }: Played): string => (winner === null ? "T" : winner === mine ? "W" : "L");

/** Everybody whom one has met: people first, most games first. */
export function rivals(all: readonly Played[], games: readonly GameInfo[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const one of all) {
    const known = one.season ? undefined : games.find(({ id }) => id === one.game)?.coaches.find(({ level }) => level === one.coach);
    const name = known?.name ?? one.names[OTHER[one.mine]];
    const key = `${one.coach ? "coach" : "person"} ${name}`;
    const rival = found.get(key) ?? { name, coach: one.coach !== "", total: blank(), games: new Map<string, Tally>(), letters: "" };
    const tally = rival.games.get(one.title) ?? blank();
    add(rival.total, one);
    add(tally, one);
    rival.games.set(one.title, tally);
    rival.letters += letterOf(one);
    found.set(key, rival);
  }
  return [...found.values()].sort((one, two) => Number(one.coach) - Number(two.coach) || gamesIn(two.total) - gamesIn(one.total));
}

/** The coaches of a game who were beaten for keeps, by level. */
export function beaten(all: readonly Played[], game: string): Set<string> {
  const won = all.filter((one) => one.game === game && one.coach && !one.season && one.winner === one.mine);
  return new Set(won.map(({ coach }) => coach));
}

/** The lowest coach who stands; undefined at the top. */
export const nextRung = (coaches: GameInfo["coaches"], down: ReadonlySet<string>): GameInfo["coaches"][number] | undefined => coaches.find(({ level }) => !down.has(level));
