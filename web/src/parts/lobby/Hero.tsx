/** The band above the games: where to start, or the game that waits. */

import { useState } from "preact/hooks";
import { sentenceOf } from "../../net/api";
import type { GameInfo } from "../../net/wire";
import type { MyGame } from "../../state/kept";
import { myTurn, standing } from "../../state/lobby/myGames";
import { firstOpponent, playFirst } from "../../state/lobby/firstGame";
import { go, learnPath, tablePath } from "../../state/route";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { LearnStars } from "../lesson/LearnStars";

const STRIPES = [0, 140, 280, 420, 560, 700, 840];
const LINES = Array.from({ length: 13 }, (_, at) => at * 70);
const FLIGHT = "M652 168C700 50 800 40 872 104";

function Grass({ zone }: { zone: string }) {
  return (
    <svg viewBox="0 0 980 212" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="980" height="212" class="grass-1" />
      {STRIPES.map((x) => (
        <rect key={x} x={x} width="70" height="212" class="grass-2" />
      ))}
      {LINES.map((x) => (
        <path key={x} d={`M${x} 0V212`} class="hero-line" />
      ))}
      <rect x="880" width="100" height="212" class="hero-zone" />
      <path d="M880 0V212" class="hero-goal" />
      <text x="930" y="106" transform="rotate(90 930 106)" class="hero-zone-name">
        {zone}
      </text>
      <path d={FLIGHT} class="hero-flight" />
      <g transform="translate(652 168) rotate(-52) scale(7)" class="hero-ball">
        <path d="M-2.6 0C-1.6-1.75 1.6-1.75 2.6 0 1.6 1.75-1.6 1.75-2.6 0z" class="ball-skin" />
        <path d="M-1 0h2M-.7-.42v.84M-.23-.42v.84M.23-.42v.84M.7-.42v.84M-1.75-.72v1.44M1.75-.72v1.44" class="ball-laces" />
      </g>
    </svg>
  );
}

/** Somebody new: one click to the easiest coach of the easiest game. */
export function StartHere({ game, onChoose }: { game: GameInfo; onChoose(): void }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { start } = text.lobby;
  const coach = firstOpponent(game);
  const play = async () => {
    if (!coach || busy) return;
    setBusy(true);
    try {
      await playFirst(game, coach);
    } catch (trouble) {
      setProblem(sentenceOf(trouble));
      setBusy(false);
    }
  };
  return (
    <section class="hero" aria-labelledby="hero-title">
      <Grass zone={start.zone} />
      <div class="hero-words">
        <span class="hero-tag">{start.tag}</span>
        <h2 id="hero-title">{start.title}</h2>
        <p>
          {start.text.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
        <div class="row">
          {coach && (
            <button type="button" class="button hero-main" disabled={busy} onClick={() => void play()}>
              <Icon name="play" />
              {start.play(coach.name, start.minutes)}
            </button>
          )}
          <button type="button" class="button hero-other" onClick={() => go(learnPath("lessons", game.id))}>
            {text.learn.learn}
            <LearnStars game={game.id} />
          </button>
          <button type="button" class="button hero-other" onClick={onChoose}>
            {start.choose}
          </button>
        </div>
      </div>
    </section>
  );
}

/** The game that was open last. */
export function GoOn({ game }: { game: MyGame }) {
  const { goOn } = text.lobby;
  return (
    <section class="hero small" aria-labelledby="hero-title">
      <Grass zone={text.lobby.start.zone} />
      <div class="hero-words">
        <span class="hero-tag">{game.title}</span>
        <h2 id="hero-title">
          {game.names.home} <span class="num">{game.score[0]}</span> – <span class="num">{game.score[1]}</span> {game.names.away}
        </h2>
        <p>{goOn.at(standing(game), game.over ? null : (game.moment ?? null))}</p>
        <div class="row">
          <button type="button" class="button hero-main" onClick={() => go(tablePath(game.mine))}>
            <Icon name="play" />
            {myTurn(game) ? goOn.button : goOn.look}
          </button>
        </div>
      </div>
    </section>
  );
}
