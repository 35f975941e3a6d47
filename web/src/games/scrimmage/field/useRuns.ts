/** Men run along the hexes of their moves as these are told, so that the other side's moves can be followed. */

import { useEffect, useRef } from "preact/hooks";
import { middle } from "./hexes";
import type { Trail } from "./staged";

const HEX_MS = 110;
const LONGEST_MS = 1100;

/** Runs every trail that is newer than the last one run; without motion everybody is there at once. */
export function useRuns(trails: readonly Trail[], known: number, motion: boolean, up: number): void {
  const last = useRef(known);
  useEffect(() => {
    for (const trail of trails) {
      if (trail.n <= last.current || !motion) continue;
      const steps = trail.hexes.map((hex) => middle(hex, up)).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
      const duration = Math.min(LONGEST_MS, HEX_MS * trail.hexes.length + 120);
      document.querySelector(`.sc-map > [data-man="${trail.man}"]`)?.animate(steps, { duration, easing: "ease-in-out" });
    }
    last.current = trails.at(-1)?.n ?? known;
  }, [trails]);
}
