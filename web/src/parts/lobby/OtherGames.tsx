/** At a table: how many other matches wait for me, and the way to them. */

import { useComputed } from "@preact/signals";
import { myGames } from "../../state/kept";
import { myTurn, useRefresh } from "../../state/lobby/myGames";
import { go, homePath } from "../../state/route";
import { text } from "../../text/en";

const REFRESH_MS = 20_000;

export function OtherGames({ match }: { match: string }) {
  useRefresh((game) => game.mode === "match" && game.match !== match, REFRESH_MS);
  const waiting = useComputed(
    () => myGames.value.filter((game) => game.mode === "match" && game.match !== match && myTurn(game)).length,
  );
  if (waiting.value === 0) return null;
  return (
    <button type="button" class="button small waits" onClick={() => go(homePath)}>
      {text.top.waiting(waiting.value)}
    </button>
  );
}
