/** A lane that is tapped on the grass: which answer it means. */

import type { Asked, Option, Plain } from "../../../net/wire";
import { callOf } from "../choices";
import { callsOf, kindOf } from "../hand/CallHand";

const at = (lane: string): number => Number(lane.slice(1));

/** F2 and its neighbour F3 together are F2-F3. */
const together = (one: string, two: string): string => (at(one) < at(two) ? `${one}-${two}` : `${two}-${one}`);

/**
 * The tile of this lane, of the kind that is shown if it has lanes, else of a run; of the man that was taken up or chosen.
 * The neighbour of a lane that is chosen already joins it.
 */
export function laneAnswer(asked: Asked | null, wanted: string, place: string, chosen: Plain | undefined, lane: string): Option | undefined {
  if (asked?.name !== "Execute") return undefined;
  const shown = callsOf(asked, kindOf(asked, wanted, place), place);
  const laned = (options: Option[]): Option[] => options.filter(({ value }) => callOf(value)?.lane);
  const options = laned(shown).length > 0 ? laned(shown) : laned(callsOf(asked, "rush", place));
  const raised = chosen === undefined ? null : callOf(chosen);
  const of = (wanted: string): Option | undefined => {
    const found = options.filter(({ value }) => callOf(value)?.lane === wanted);
    return found.find(({ value }) => callOf(value)?.carrier === raised?.carrier) ?? found[0];
  };
  const next = raised && /^F\d+$/.test(raised.lane) && Math.abs(at(raised.lane) - at(lane)) === 1;
  return (next && of(together(raised.lane, lane))) || of(lane);
}
