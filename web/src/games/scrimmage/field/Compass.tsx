/** Where north is on a board that turns with the attack, and which way the man in hand looks. */

import { scrimmage as say } from "../../../text/en.scrimmage";
import { angle, WAYS } from "./hexes";

const at = (degrees: number, far: number): { x: number; y: number } => ({
  x: far * Math.sin((degrees * Math.PI) / 180),
  y: -far * Math.cos((degrees * Math.PI) / 180),
});

export function Compass({ up, facing }: { up: number; facing: number }) {
  const looks = facing >= 0 ? angle(facing, up) : 0;
  const [from, to] = [at(looks - 60, 34), at(looks + 60, 34)];
  return (
    <svg class="sc-compass" viewBox="-40 -40 80 80" role="img" aria-label={say.compass(up > 0, facing)}>
      <circle r="38" />
      {facing >= 0 && <path class="sc-looks" d={`M0 0L${from.x} ${from.y}A34 34 0 0 1 ${to.x} ${to.y}Z`} />}
      <path class="sc-needle" transform={`rotate(${angle(0, up)})`} d="M-5 5L0 -13L5 5L0 1Z" />
      {WAYS.map((name, way) => {
        const spot = at(angle(way, up), 28);
        return <text key={name} class={way === 0 ? "north" : ""} x={spot.x} y={spot.y}>{name}</text>;
      })}
    </svg>
  );
}
