/** The games that can be played, fetched once. */

import { signal } from "@preact/signals";
import { api } from "../../net/api";
import type { GameInfo } from "../../net/wire";

export const games = signal<GameInfo[] | null>(null);

export async function fetchGames(): Promise<void> {
  games.value = await api.games();
}

export const gameOf = (id: string): GameInfo | undefined => games.value?.find((game) => game.id === id);
