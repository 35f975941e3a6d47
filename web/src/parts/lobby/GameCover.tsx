/** A game as a box on a shelf. */

import type { GameInfo } from "../../net/wire";
import { coverOf } from "../../games/registry";
import { text } from "../../text/en";

export function GameCover({ game, onChoose }: { game: GameInfo; onChoose(): void }) {
  const Art = coverOf(game.id);
  return (
    <button type="button" class="game-cover" onClick={onChoose} aria-label={text.lobby.play(game.title)}>
      <span class="game-art" aria-hidden="true">
        {Art ? <Art /> : <PlainArt seed={game.id} />}
      </span>
      <span class="game-words">
        <span class="game-title">{game.title}</span>
        <span class="game-summary">{game.summary}</span>
        <span class="game-lengths">
          {game.lengths.map((length) => (
            <span key={length.name} class="badge">
              {length.name}
            </span>
          ))}
        </span>
      </span>
    </button>
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
