/** A man's counter: team colour, number, facing, and the markers that lie on him. */

import type { Seat } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { angle, middle, nameOf, type Point } from "./hexes";
import { jersey, printed, type Man } from "../types";

export type BallOn = "" | "ball" | "maybe" | "dummy";

interface Props {
  man: Man;
  at: Point & { size: number };
  /** How many pixels a hex has. */
  scale?: number;
  team: Seat;
  up: number;
  /** Room for what is printed in the corners. */
  detailed: boolean;
  ball: BallOn;
  marks: string;
  motion: boolean;
}

const SMALL = 25;
/** Where hexes are small a counter fills its hex, and goes beyond it where they are very small, so that its number can be read. */
const grown = (scale: number): number => Math.max(1, Math.min(1.2, SMALL / scale), Math.min(1.5, 19.5 / scale));

export function Counter({ man, at, scale = SMALL, team, up, detailed, ball, marks, motion }: Props) {
  const card = printed(man.id);
  const grow = grown(scale);
  const size = at.size * grow;
  // Men who share a hex stand further apart by as much as they have grown.
  const own = man.hex >= 0 ? middle(man.hex, up) : at;
  const spot = { x: own.x + (at.x - own.x) * grow, y: own.y + (at.y - own.y) * grow };
  const looks = ["sc-man", team, man.level > 0 && "down", motion && "moving", marks].filter(Boolean).join(" ");
  return (
    <g
      class={looks}
      data-man={man.id}
      data-point={`man:${man.id}`}
      data-hex={man.hex}
      role="img"
      aria-label={say.man(man.id, card.position, nameOf(man.hex), man.facing, man.hit, man.level, ball)}
      style={{ transform: `translate(${spot.x.toFixed(3)}px, ${spot.y.toFixed(3)}px) scale(${size.toFixed(3)})` }}
    >
      <g class="sc-face" style={{ transform: `rotate(${angle(man.facing, up)}deg)` }}>
        <path class="sc-nose" d="M-.36 -.32L0 -.62L.36 -.32Z" />
      </g>
      <rect class="sc-body" x="-.36" y="-.36" width=".72" height=".72" rx=".1" />
      <text class={detailed ? "sc-jersey among" : "sc-jersey"} y={detailed ? 0.03 : 0}>{jersey(man.id)}</text>
      {detailed && (
        <>
          <text class="sc-print where" y="-.235">{card.position}</text>
          <text class="sc-print" x="-.24" y=".255">{card.physical}</text>
          <text class="sc-print" x=".24" y=".255">{card.movement}</text>
          {card.passing > 0 && <text class="sc-print" x="-.25" y="-.235">{card.passing}</text>}
          {card.receiving > 0 && <text class="sc-print" x=".25" y="-.235">{card.receiving}</text>}
        </>
      )}
      {man.hit && <Badge x={-0.36} y={-0.34} kind="hit" text={say.hitMark} />}
      {man.level > 0 && <Badge x={-0.36} y={-0.34} kind="level" text={String(man.level)} />}
      {ball && (
        <g class={`sc-ball ${ball}`} data-part={ball === "dummy" ? undefined : "ball"} transform="translate(.34 .32) rotate(-35)">
          <ellipse rx=".21" ry=".13" />
          {ball === "ball" ? <path d="M-.09 0H.09" /> : <text transform="rotate(35)">?</text>}
        </g>
      )}
    </g>
  );
}

function Badge({ x, y, kind, text }: { x: number; y: number; kind: string; text: string }) {
  return (
    <g class={`sc-badge ${kind}`} transform={`translate(${x} ${y})`}>
      <circle r=".2" />
      <text>{text}</text>
    </g>
  );
}
