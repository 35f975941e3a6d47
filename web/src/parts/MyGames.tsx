/** The games this browser knows: those that wait for me first, then the running ones, then what is over. */

import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { myGames, type MyGame } from "../state/kept";
import { go, tablePath } from "../state/route";
import { text } from "../text/en";
import { Icon } from "./Icon";

const MOST_REFRESHED = 12;
const REFRESH_MS = 10_000;

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
async function refresh(): Promise<void> {
  for (const game of myGames.value.filter((known) => !known.over).slice(0, MOST_REFRESHED)) {
    try {
      const { score, over, seats, waiting, awaited, result } = await api.match(game.mine);
      const news = { score, over, seats, waiting, awaited, result };
      myGames.value = myGames.value.map((known) => (known.match === game.match ? { ...known, ...news } : known));
    } catch {
      // A game that can't be reached now stays as it was.
    }
  }
}

function useRefresh(): void {
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

export function MyGames() {
  useRefresh();
  const games = inOrder(myGames.value);
  return (
    <section class="panel" aria-labelledby="mine-title">
      <h2 id="mine-title">{text.lobby.mine.title}</h2>
      {games.length === 0 ? (
        <p class="soft">{text.lobby.mine.empty}</p>
      ) : (
        <ul class="mine">
          {games.map((game) => (
            <Line key={game.match} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ game }: { game: MyGame }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(tablePath(game.mine));
  };
  const forget = () => (myGames.value = myGames.value.filter((known) => known.match !== game.match));
  return (
    <li>
      <a class="mine-link" href={tablePath(game.mine)} onClick={open}>
        <span class="mine-names">
          <span class="ink-home">{game.names.home}</span> <span class="num">{game.score.join("–")}</span>{" "}
          <span class="ink-away">{game.names.away}</span>
        </span>
        <span class={myTurn(game) ? "mine-standing turn" : "mine-standing"}>{standing(game)}</span>
        <span class="soft small mine-what">
          {game.title}, {text.lobby.mode[game.mode]}
        </span>
      </a>
      <button
        type="button"
        class="button small icon plain"
        title={text.lobby.forgetSign}
        aria-label={text.lobby.forget(text.lobby.versus(game.names))}
        onClick={forget}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
