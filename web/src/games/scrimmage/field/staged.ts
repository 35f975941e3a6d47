/** Events as they are shown one after the other: where the men stand by now, and the trails they left. */

import type { EventOut, Plain } from "../../../net/wire";
import type { Stage } from "../../../state/staging/stages";
import type { Man } from "../types";

export interface Trail {
  man: string;
  hexes: number[];
  /** It came of the last answer. */
  fresh: boolean;
  n: number;
}

const MOVES = new Set(["moved", "stepped", "went_through", "entered"]);
/** Nothing is drawn from before these. */
const ENDS = new Set(["snap_called", "play_began"]);

const numbers = (value: Plain | undefined): number[] =>
  Array.isArray(value) ? value.map((one) => Number(Array.isArray(one) ? one[0] : one)) : [];

/** The hexes of a move, the first one included; null for any other event. */
export function trailOf(event: EventOut): { man: string; hexes: number[] } | null {
  if (!MOVES.has(event.what)) return null;
  const hexes = [Number(event.facts["start"]), ...numbers(event.facts["path"])];
  return { man: String(event.facts["man"]), hexes: hexes.filter((hex, at) => hex !== hexes[at - 1]) };
}

/** One man after an event that is on show but not yet in the view. */
function after(man: Man, event: EventOut): Man {
  const facts = event.facts;
  if (event.what === "placed" || facts["man"] !== man.id) return man;
  const trail = trailOf(event);
  if (trail) return { ...man, hex: trail.hexes.at(-1) ?? man.hex, facing: Number(facts["facing"]), mp: Number(facts["mp"]) };
  if (event.what === "turned") return { ...man, facing: Number(facts["facing"]), mp: Number(facts["mp"]) };
  if (event.what === "left_the_field") return { ...man, hex: -1 };
  if (event.what === "hit") return { ...man, hit: true };
  if (event.what === "neutralized") return { ...man, hit: false, level: Number(facts["level"]) };
  if (event.what === "recovery" && facts["result"] === "R") return { ...man, level: 0 };
  return man;
}

/** A view, and how many events had led to it. */
export interface Base {
  play: unknown;
  count: number;
}

/** A view may come in one picture with the first event after it, which it doesn't know: that one is fresh, and being shown. */
export const baseOf = (last: Base | null, play: unknown, told: number, fresh: number, stage: Stage): Base =>
  last !== null && last.play === play ? last : { play, count: stage === "rest" ? told : told - fresh };

/** The men of a view after events that came since. */
export const staged = (men: readonly Man[], since: readonly EventOut[]): Man[] =>
  men.map((man) => since.reduce(after, man));

/** The trails of this movement phase, or of the last one while nobody has moved yet. */
export function trails(events: readonly EventOut[], fresh: number): Trail[] {
  const found: Trail[] = [];
  const first = events.length - fresh;
  let ended = 0;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (!event || ENDS.has(event.what)) break;
    if (event.what === "phase_ended" && (found.length > 0 || (ended += 1) > 1)) break;
    const trail = trailOf(event);
    if (trail && trail.hexes.length > 1) found.push({ ...trail, fresh: at >= first, n: event.n });
  }
  return found.reverse();
}

/** Both ends of the last throw, snap or hand-off of the last answer: the ball's way. */
export function ballWay(events: readonly EventOut[], fresh: number): { from: string; to: string; n: number } | null {
  for (const event of events.slice(events.length - fresh).reverse()) {
    if (["passed", "snapped", "handed_off"].includes(event.what))
      return { from: String(event.facts["by"]), to: String(event.facts["receiver"]), n: event.n };
  }
  return null;
}

/** Who was in the last contact of the last answer. */
export function clash(events: readonly EventOut[], fresh: number): { men: string[]; n: number } | null {
  const event = events.slice(events.length - fresh).filter((one) => one.what === "contacted").at(-1);
  return event ? { men: [String(event.facts["on"])], n: event.n } : null;
}
