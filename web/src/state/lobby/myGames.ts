/** How the games this browser knows stand, and whose turn it is in them. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { text } from "../../text/en";
import { myGames, type MyGame } from "../kept";
import { notePlayed } from "./played";

const MOST_REFRESHED = 12;
const REMATCH_WITHIN = 7 * 86_400_000;
type Wanted = (game: MyGame) => boolean;

/** Whether it is one's own turn, or a rematch is offered. A game of coaches waits for nobody. */
export const myTurn = (game: MyGame): boolean =>
  game.over ? game.rematch_by !== null : [...game.waiting, ...game.awaited].some((seat) => game.seats.includes(seat));

/** Not over, or to be played once more. */
export const goesOn = (game: MyGame): boolean => !game.over || myTurn(game);

/** How a game stands, in a word or two. */
export function standing(game: MyGame): string {
  const { mine } = text.lobby;
  if (game.rematch_by) return mine.rematch(game.names[game.rematch_by]);
  if (game.over) return game.result?.how || text.lobby.over;
  if (myTurn(game)) return game.seats.length > 1 ? mine.toMove(game.names[game.waiting[0] ?? "home"]) : mine.yourTurn;
  const first = game.awaited[0] ?? game.waiting[0];
  return first && game.seats.length > 0 ? mine.waitsFor(game.names[first]) : text.lobby.running;
}

/** Whose clock runs and how long still; one's own first. Empty where none runs. */
export function timeLeft(game: MyGame, now: number): string {
  const { clock } = game;
  const seat = clock?.running.find((one) => game.seats.includes(one)) ?? clock?.running[0];
  if (!clock || !seat || game.over) return "";
  const seconds = clock.left[seat] - (now - clock.heard) / 1000;
  const left = seconds <= 0 ? text.clock.out : text.clock.left(seconds);
  return game.seats.includes(seat) ? text.clock.yours(left) : text.clock.of(game.names[seat], left);
}

/** My turn, running, over; within each the last opened first. */
export const inOrder = (games: MyGame[]): MyGame[] => {
  const rank = (game: MyGame): number => (myTurn(game) ? 0 : game.over ? 2 : 1);
  return [...games].sort((one, two) => rank(one) - rank(two) || two.opened - one.opened);
};

/** Running, or a match that ended lately: a rematch may be offered. */
export const mayHaveNews = (game: MyGame, now: number): boolean =>
  !game.over || (game.mode === "match" && game.seats.length > 0 && now - game.opened < REMATCH_WITHIN);

/** What happened in the games while this page was closed or somewhere else. */
async function refresh(wanted: Wanted): Promise<void> {
  const asked = inOrder(myGames.value.filter((known) => mayHaveNews(known, Date.now()) && wanted(known)));
  for (const game of asked.slice(0, MOST_REFRESHED)) {
    try {
      const match = await api.match(game.mine);
      const { colours, score, over, seats, waiting, awaited, result, rematch_by, moment, clock: told } = match;
      const clock = told && { running: told.running, left: told.left, heard: Date.now() };
      const news = { colours, score, over, seats, waiting, awaited, result, rematch_by, moment, clock };
      myGames.value = myGames.value.map((known) => (known.match === game.match ? { ...known, ...news } : known));
      notePlayed(match);
    } catch {
      // A game that can't be reached now stays as it was.
    }
  }
}

const SECOND = 1000;

/** The time, every second while somebody needs it. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!needed) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}

/** Asks after the games wanted now and every so often, while the page is looked at. */
export function useRefresh(wanted: Wanted, every: number): void {
  useEffect(() => {
    void refresh(wanted);
    const timer = setInterval(() => document.visibilityState === "visible" && void refresh(wanted), every);
    return () => clearInterval(timer);
  }, []);
}
