/** Where we are: the lobby, a table by its token, a game's lessons, or a replay held in memory. */

import { signal } from "@preact/signals";
import type { Shelf } from "../net/api";
import { numberOf } from "./lesson/days";
import type { Replay } from "../net/wire";

/** Where the page lies: at the top of a server of its own, or in a folder of any web host. */
export const root = import.meta.env.BASE_URL === "./" ? new URL("..", import.meta.url).pathname : "/";
export const homePath = root;
export const workshopPath = `${root}workshop`;

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; token: string; at: number | null }
  | { screen: "review"; token: string }
  | { screen: "season"; token: string }
  | { screen: "how"; game: string }
  | { screen: "lessons"; shelf: Shelf; game: string }
  | { screen: "lesson"; shelf: Shelf; game: string; number: number }
  | { screen: "workshop"; hash: string }
  | { screen: "replay"; replay: Replay; file: File; opened: number };

/** `/play#TOKEN` or `/play#TOKEN@42`. */
export function routeOf(path: string, hash: string): Route {
  const daily = /^\/daily\/([a-z_]+)\/?$/.exec(path);
  if (daily?.[1]) return { screen: "lesson", shelf: "daily", game: daily[1], number: numberOf(new Date()) };
  const learn = /^\/(learn|puzzles)\/([a-z_]+)(?:\/(\d{1,3}))?\/?$/.exec(path);
  if (learn?.[2]) {
    const shelf = learn[1] === "learn" ? "lessons" : "puzzles";
    const [, , game, number] = learn;
    return number ? { screen: "lesson", shelf, game, number: Number(number) } : { screen: "lessons", shelf, game };
  }
  const how = /^\/how-to-play\/([a-z_]+)\/?$/.exec(path);
  if (how?.[1]) return { screen: "how", game: how[1] };
  if (/^\/workshop\/?$/.test(path)) return { screen: "workshop", hash };
  const review = path.startsWith("/review") ? /^#?([A-Za-z0-9_-]+)$/.exec(hash) : null;
  if (review?.[1]) return { screen: "review", token: review[1] };
  const season = path === "/season" || path === "/season/" ? /^#?([A-Za-z0-9_-]*)$/.exec(hash) : null;
  if (season) return { screen: "season", token: season[1] ?? "" };
  if (!path.startsWith("/play")) return { screen: "lobby" };
  const found = /^#?([A-Za-z0-9_-]+)(?:@(\d+))?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  return { screen: "table", token: found[1], at: found[2] === undefined ? null : Number(found[2]) };
}

export const tablePath = (token: string, at: number | null = null): string =>
  `${root}play#${token}${at === null ? "" : `@${at}`}`;

/** `/learn/dice_football`: all lessons of a game; `/learn/dice_football/3`: one of them; `/puzzles/…` alike. */
export const learnPath = (shelf: Shelf, game: string, number?: number): string =>
  `${root}${shelf === "lessons" ? "learn" : shelf}/${game}${number === undefined ? "" : `/${number}`}`;

/** Where one came from: the list of lessons, or for a daily drive the lobby. */
export const backPath = (shelf: Shelf, game: string): string => (shelf === "daily" ? homePath : learnPath(shelf, game));

/** `/daily/dice_football`: today's drive. */
export const dailyPath = (game: string): string => `${root}daily/${game}`;

/** `/how-to-play/dice_football`: the game on one page. */
export const howPath = (game: string): string => `${root}how-to-play/${game}`;

/** `/review#TOKEN`: a finished game looked back on. */
export const reviewPath = (token: string): string => `${root}review#${token}`;

/** `/season#TOKEN`: a season by its link; `/season`: a new one. */
export const seasonPath = (token = ""): string => (token ? `${root}season#${token}` : `${root}season`);

export const tableLink = (token: string, at: number | null = null): string => location.origin + tablePath(token, at);

const here = (): Route =>
  typeof location === "undefined" ? { screen: "lobby" } : routeOf(location.pathname.replace(root, "/"), location.hash);

export const route = signal<Route>(here());

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = here();
  scrollTo(0, 0);
}

/** The same place under a new link. */
export function replaceAddress(path: string): void {
  history.replaceState(null, "", path);
  route.value = here();
}

/** How many replays were opened: each begins at its own start. */
let opened = 0;

export function openReplay(replay: Replay, file: File): void {
  history.pushState(null, "", homePath);
  opened += 1;
  route.value = { screen: "replay", replay, file, opened };
  scrollTo(0, 0);
}

export function followAddress(): void {
  addEventListener("popstate", () => (route.value = here()));
  addEventListener("hashchange", () => (route.value = here()));
}
