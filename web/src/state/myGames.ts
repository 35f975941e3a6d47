/** How the games this browser knows stand, and whose turn it is in them. */

import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { text } from "../text/en";
import { myGames, type MyGame } from "./kept";

const MOST_REFRESHED = 12;
type Wanted = (game: MyGame) => boolean;

/** Whether it is one's own turn. A game of coaches waits for nobody. */
export const myTurn = (game: MyGame): boolean =>
  !game.over && [...game.waiting, ...game.awaited].some((seat) => game.seats.includes(seat));

/** How a game stands, in a word or two. */
export function standing(game: MyGame): string {
  const { mine } = text.lobby;
  if (game.over) return game.result?.how || text.lobby.over;
  if (myTurn(game)) return game.seats.length > 1 ? mine.toMove(game.names[game.waiting[0] ?? "home"]) : mine.yourTurn;
  const first = game.awaited[0] ?? game.waiting[0];
  return first && game.seats.length > 0 ? mine.waitsFor(game.names[first]) : text.lobby.running;
}

/** My turn, running, over; within each the last opened first. */
export const inOrder = (games: MyGame[]): MyGame[] => {
  const rank = (game: MyGame): number => (game.over ? 2 : myTurn(game) ? 0 : 1);
  return [...games].sort((one, two) => rank(one) - rank(two) || two.opened - one.opened);
};

/** What happened in the running games while this page was closed or somewhere else. */
async function refresh(wanted: Wanted): Promise<void> {
  for (const game of myGames.value.filter((known) => !known.over && wanted(known)).slice(0, MOST_REFRESHED)) {
    try {
      const { score, over, seats, waiting, awaited, result } = await api.match(game.mine);
      const news = { score, over, seats, waiting, awaited, result };
      myGames.value = myGames.value.map((known) => (known.match === game.match ? { ...known, ...news } : known));
    } catch {
      // A game that can't be reached now stays as it was.
    }
  }
}

/** Asks after the games wanted now and every so often, while the page is looked at. */
export function useRefresh(wanted: Wanted, every: number): void {
  useEffect(() => {
    void refresh(wanted);
    const timer = setInterval(() => document.visibilityState === "visible" && void refresh(wanted), every);
    return () => clearInterval(timer);
  }, []);
}
