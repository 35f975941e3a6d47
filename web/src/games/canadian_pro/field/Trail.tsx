/** The way of the ball: arcs through the air, straight lines on the ground. */

import { FIELD_WIDTH } from "../../../parts/table/Field";
import type { Stretch } from "./trails";

const MIDDLE = FIELD_WIDTH / 2;

export function Trail({ of }: { of: Stretch[] }) {
  return (
    <g class="cp-trail" aria-hidden="true">
      {of.map(({ from, to, air }, at) => {
        const lift = Math.min(16, 3 + Math.abs(to - from) / 4);
        const way = air ? `Q${(from + to) / 2} ${MIDDLE - lift} ${to} ${MIDDLE}` : `L${to} ${MIDDLE}`;
        return (
          <g key={at}>
            <path class={air ? "air" : "ground"} d={`M${from} ${MIDDLE}${way}`} data-from={Math.round(from)} data-to={Math.round(to)} />
            <circle cx={from} cy={MIDDLE} r=".8" />
          </g>
        );
      })}
    </g>
  );
}
