/** How long a play takes: chosen by whoever plays, and by the speed of a match between coaches. */

import { kept } from "../kept";

export const PACES = ["slow", "usual", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

export const pace = kept<Pace>("pace", "usual");

const FACTOR: Record<Pace, number> = { slow: 1.7, usual: 1, fast: 0.45, once: 0 };
export const factorOf = (chosen: Pace): number => FACTOR[chosen];

/** From the ms between the answers of two coaches. */
export const watched = (ms: number): Pace => (ms >= 4000 ? "slow" : ms >= 1500 ? "usual" : ms >= 500 ? "fast" : "once");
