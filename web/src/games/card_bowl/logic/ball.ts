/** Which card has the ball (CB-37.1). */

import type { EventOut } from "../../../net/wire";
import { playStart } from "./draws";

const BEFORE_SNAP = new Set(["offence", "defence", "motion", "snap"]);
const HANDED = new Set(["ran", "screened", "lateralled", "caught"]);
const LOST = new Set(["intercepted", "fumbled", "came_loose"]);

export function holderOf(phase: string, events: readonly EventOut[]): string {
  let holder = BEFORE_SNAP.has(phase) ? "C" : "QB";
  for (const { what, facts } of events.slice(playStart(events))) {
    if (HANDED.has(what)) holder = String(facts["place"] ?? holder);
    if (LOST.has(what)) holder = "";
  }
  return holder;
}
