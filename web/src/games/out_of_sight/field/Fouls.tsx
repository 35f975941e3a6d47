/** OS-16.4: where the ball would lie if the penalty is taken, and where it lies if the tackle stands. */

import type { Asked, Plain } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { HASH } from "./geometry";
import { Ball } from "./Pitch";
import type { Point } from "../types";
import type { TakePenalty } from "../view.gen";

interface FoulSpot {
  at: Point;
  taken: boolean;
}

export function foulSpots(asked: Asked | null, y: number): FoulSpot[] {
  if (asked?.name !== "TakePenalty") return [];
  const { accepted, declined } = asked.facts as unknown as TakePenalty;
  return [
    { at: [accepted, y], taken: true },
    { at: [declined, y], taken: false },
  ];
}

/** The spot of the answer that is thought of stands out. */
export function FoulSpots({ spots, thought }: { spots: FoulSpot[]; thought: Plain | undefined }) {
  return (
    <>
      {spots.map(({ at, taken }) => (
        <g key={String(taken)} class={thought === taken ? "os-foul on" : "os-foul"} data-taken={taken}>
          <path d={`M${at[0]} ${-at[1] - 2 * HASH}v${4 * HASH}`} />
          <Ball at={at} faint={thought !== taken} />
          <text x={at[0]} y={-at[1] + (taken ? -1 : 1) * (2 * HASH + 1) + 0.5}>
            {taken ? os.foul.taken : os.foul.declined}
          </text>
        </g>
      ))}
    </>
  );
}
