/** A game as a box on a shelf: whom it suits, what one does, how long it takes, how much there is to learn, luck or skill. */

import type { GameInfo } from "../../net/wire";
import { coverOf } from "../../games/registry";
import { text } from "../../text/en";
import type { Suits } from "../../text/en.lobby";

const BARS = [1, 2, 3, 4, 5];

/** What is said of a game; one that is new here speaks for itself. */
export const suitsOf = (game: Pick<GameInfo, "id" | "title" | "summary" | "lengths">): Suits =>
  text.lobby.suits[game.id] ?? { name: game.title, who: "", what: game.summary, time: game.lengths.map(({ name }) => name).join(", "), learn: 0, skill: 0 };

/** From easy to demanding; what isn't known here comes last. */
export const byEffort = <Game extends Pick<GameInfo, "id">>(games: Game[]): Game[] => {
  const order = Object.keys(text.lobby.suits);
  const place = ({ id }: Game) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...games].sort((one, two) => place(one) - place(two));
};

export function GameCover({ game, first, onChoose }: { game: GameInfo; first: boolean; onChoose(): void }) {
  const Art = coverOf(game.id);
  const { name, who, what, time, learn, skill } = suitsOf(game);
  return (
    <button type="button" class={first ? "game-cover first" : "game-cover"} onClick={onChoose} aria-label={text.lobby.play(game.title)}>
      <span class="game-art" aria-hidden="true">
        {Art ? <Art /> : <PlainArt seed={game.id} />}
      </span>
      <span class="game-words">
        <span class="game-title">{name}</span>
        {who && <span class="game-who">{who}</span>}
        <span class="game-summary">{what}</span>
        <span class="game-facts">
          <b>{time}</b>
          {learn > 0 && (
            <span class="measure">
              <span>{text.lobby.learn}</span>
              <Bars said={text.lobby.learnOf(learn)} on={(bar) => bar <= learn} />
            </span>
          )}
          {skill > 0 && (
            <span class="measure">
              <span aria-hidden="true">{text.lobby.luck}</span>
              <Bars said={text.lobby.skillOf(skill)} on={(bar) => bar === skill} />
              <span aria-hidden="true">{text.lobby.skill}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function Bars({ said, on }: { said: string; on(bar: number): boolean }) {
  return (
    <span class="bars" role="img" aria-label={said}>
      {BARS.map((bar) => (
        <i key={bar} class={on(bar) ? "on" : ""} />
      ))}
    </span>
  );
}

/** Grass, a few lines and a ball: a cover for a game without one. */
function PlainArt({ seed }: { seed: string }) {
  const tilt = ([...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 50) - 25;
  return (
    <svg viewBox="0 0 120 90">
      <rect width="120" height="90" class="grass-1" />
      <g transform={`rotate(${tilt / 3} 60 45)`}>
        {[-20, 10, 40, 70, 100].map((x) => (
          <rect key={x} x={x} y="-30" width="15" height="150" class="grass-2" />
        ))}
        {[-20, -5, 10, 25, 40, 55, 70, 85, 100, 115].map((x) => (
          <path key={x} d={`M${x}-30v150`} class="chalk" stroke-width=".7" />
        ))}
      </g>
      <g transform={`translate(60 46) rotate(${tilt}) scale(9)`}>
        <path d="M-2.6 0C-1.6-1.75 1.6-1.75 2.6 0 1.6 1.75-1.6 1.75-2.6 0z" class="ball-skin" />
        <path
          d="M-1 0h2M-.7-.42v.84M-.23-.42v.84M.23-.42v.84M.7-.42v.84M-1.75-.72v1.44M1.75-.72v1.44"
          class="ball-laces"
        />
      </g>
    </svg>
  );
}
