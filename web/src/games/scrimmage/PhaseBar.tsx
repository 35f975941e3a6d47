/** Where in the sequence of play one is, who acts, and what may be done now. */

import type { Names, Seat } from "../../net/wire";
import { other } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import type { Play } from "./types";

const STAGES = ["set-up", "pre", "snap", "contact"] as const;

export function stageOf(play: Play): (typeof STAGES)[number] {
  if (play.turn === "pre") return play.phase.endsWith("movement") || play.phase === "O.call" || play.number > 1 ? "pre" : "set-up";
  return play.turn === "snap" ? "snap" : "contact";
}

export function PhaseBar({ play, names, seat }: { play: Play; names: Names; seat: Seat | null }) {
  const stage = stageOf(play);
  const side = play.phase[0] === "O" ? play.offence : play.phase[0] === "D" ? other(play.offence) : null;
  const now = say.phases[play.phase];
  return (
    <div class="sc-phase">
      <ol aria-label={say.sequence}>
        {STAGES.map((one) => (
          <li key={one} class={one === stage ? "now" : ""} aria-current={one === stage ? "step" : undefined}>
            {say.stage(one, one === stage && one !== "snap" && one !== "set-up" ? play.number : 0, play.turn)}
          </li>
        ))}
      </ol>
      {side && (
        <p>
          <span class={`sc-side ${side}`}>{play.phase[0] === "O" ? say.offence : say.defence}: {side === seat ? say.you : names[side]}</span>
          {now && <span class="soft small">{now}</span>}
        </p>
      )}
    </div>
  );
}
