/** What a teacher points at on the field: symbols by their ids, and places on the grass. */

import type { Point, Symbol } from "../types";

export interface Ring {
  name: string;
  at: Point;
  r: number;
}

const SYMBOL = "symbol:";
const PLACE = "place:";

/** Those of the names that mean something on the field. */
export function ringsOf(pointed: string[], symbols: Symbol[]): Ring[] {
  return pointed.flatMap((name): Ring[] => {
    if (name.startsWith(PLACE)) {
      const [x = 0, y = 0] = name.slice(PLACE.length).split(",").map(Number);
      return [{ name: name.slice(PLACE.length), at: [x, y], r: 1.1 }];
    }
    const found = symbols.find(({ id }) => name === SYMBOL + id);
    return found ? [{ name, at: [found.x, found.y], r: Math.max(1.6, found.length / 2 + 0.7) }] : [];
  });
}

export const Rings = ({ rings }: { rings: Ring[] }) => (
  <g class="os-rings" aria-hidden="true">
    {rings.map(({ name, at: [x, y], r }) =>
      name.startsWith(SYMBOL) ? (
        <circle key={name} data-point={`symbol:${name.slice(SYMBOL.length)}`} cx={x} cy={-y} r={r} />
      ) : (
        <circle key={name} class="place" data-point={`place:${name}`} cx={x} cy={-y} r={r} />
      ),
    )}
  </g>
);
