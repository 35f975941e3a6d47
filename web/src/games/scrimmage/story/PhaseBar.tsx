/** Where in the sequence of play one is. */

import { scrimmage as say } from "../../../text/en.scrimmage";
import type { Play } from "../types";

const STAGES = ["set-up", "pre", "snap", "contact"] as const;

export function stageOf(play: Play): (typeof STAGES)[number] {
  if (play.turn === "pre") return play.phase.endsWith("movement") || play.phase === "O.call" || play.number > 1 ? "pre" : "set-up";
  return play.turn === "snap" ? "snap" : "contact";
}

export function PhaseRail({ play }: { play: Play }) {
  const stage = stageOf(play);
  return (
    <ol class="sc-phase" aria-label={say.sequence}>
      {STAGES.map((one) => (
        <li key={one} class={one === stage ? "now" : ""} aria-current={one === stage ? "step" : undefined}>
          {say.stage(one, one === stage && one !== "snap" && one !== "set-up" ? play.number : 0, play.turn)}
        </li>
      ))}
    </ol>
  );
}
