/** The Advanced Game: holes and zones lie on the field and are called there by a touch; for keys and readers they are in the hand. */

import type { Asked, Seat } from "../../../net/wire";
import { same } from "../../../state/table/choosing";
import type { BoardProps } from "../../board";
import { callsOf, matchingChoice } from "../choices";
import { manInHand, variants } from "../shared";
import { HOLES, type Call } from "../types";
import { holeY, onField, spread, zoneAt } from "./places";

type Props = Pick<BoardProps, "chosen" | "choose" | "consider"> & { asked: Asked; seat: Seat; ball: number; across: number };

const ZONES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function Targets({ asked, seat, ball, across, chosen, choose, consider }: Props) {
  const choices = callsOf(asked).filter(({ value }) => !value.hurry);
  const who = manInHand.value;
  const wide = spread(across);
  /** Who may touch it: everybody whose call it can be. */
  const touch = (wanted: Partial<Call>) => {
    const found = matchingChoice(choices, wanted)?.option.value;
    if (found === undefined) return null;
    return {
      class: same(chosen, found) ? "cp-target raised" : "cp-target",
      onClick: () => choose(found),
      onPointerEnter: () => consider(found),
      onPointerLeave: () => consider(undefined),
    };
  };
  return (
    <g aria-hidden="true">
      {ZONES.map((zone) => {
        const on = touch({ play: "pass", who, zone, variant: variants.value.pass });
        const { near, far, top, bottom } = zoneAt(zone);
        const [left, right] = [onField(seat, ball, near), onField(seat, ball, far)].sort((one, two) => one - two) as [number, number];
        return (
          on && right - left > 2 && (
            <g key={zone} {...on} data-zone={zone}>
              <rect x={left + 0.3} y={top * wide + 0.3} width={right - left - 0.6} height={(bottom - top) * wide - 0.6} rx="1.200" />
              <text x={(left + right) / 2} y={bottom * wide - 1.6}>{zone}</text>
            </g>
          )
        );
      })}
      {HOLES.map((hole) => {
        const on = touch({ play: "run", who, hole, variant: variants.value.run });
        return (
          on && (
            <g key={hole} {...on} data-hole={hole} transform={`translate(${onField(seat, ball, 0)} ${(holeY[hole] ?? 0) * wide})`}>
              <circle class="cp-touch" r="2.100" />
              <circle r="1.500" />
              <text y=".700">{hole}</text>
            </g>
          )
        );
      })}
    </g>
  );
}
