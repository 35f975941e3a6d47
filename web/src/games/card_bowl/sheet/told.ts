/** What has just happened, in a sentence where one looks: a card that lies face down is only announced (CB-2.3). */

import type { EventOut, Seat } from "../../../net/wire";
import { playStart } from "../logic/draws";

/** What is booked, or what the next question says itself; nor is one's own line news. */
const SILENT = new Set(["play_ended", "play_began", "dealt", "kept", "chose", "ran_off", "quarter_ended", "lined_up", "set", "assigned", "determined"]);

/** How a play ended, which is told after what ended it. */
const ENDS = new Set(["gained", "settled", "returned", "touchback", "first_down", "turned_over_on_downs"]);

/** What a person would want to hear of this play now: the last news, and with its end what brought it. */
export function lastTold(events: readonly EventOut[], seat: Seat | null): EventOut[] {
  const known = ({ what, facts }: EventOut): boolean => SILENT.has(what) || (what === "shown" && facts["seat"] === seat);
  const news = events.slice(playStart(events)).filter((event) => event.text && !known(event));
  const [before, last] = news.slice(-2);
  if (!last) return before ? [before] : [];
  return before && ENDS.has(last.what) && before.what !== "turned" ? [before, last] : [last];
}
