/** From the lessons straight into a real game against the coach to begin with. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../../net/api";
import { firstOpponent, playFirst } from "../../state/lobby/firstGame";
import { fetchGames, gameOf } from "../../state/lobby/games";
import { text } from "../../text/en";

export function PlayNow({ game, main = false }: { game: string; main?: boolean }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const info = gameOf(game);
  const coach = info && firstOpponent(info);
  useEffect(() => {
    if (!info) void fetchGames().catch((trouble: unknown) => setProblem(sentenceOf(trouble)));
  }, [game]);
  const play = () => {
    if (!info || !coach || busy) return;
    setBusy(true);
    playFirst(info, coach).catch((trouble: unknown) => {
      setProblem(sentenceOf(trouble));
      setBusy(false);
    });
  };
  return (
    <>
      {coach && (
        <button type="button" class={main ? "button main" : "button"} disabled={busy} onClick={play}>
          {text.learn.play(coach.name)}
        </button>
      )}
      {problem && (
        <p class="notice refusal" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
