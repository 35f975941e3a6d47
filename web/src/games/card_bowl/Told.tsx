/** What has just happened, in a sentence where one looks: a card that lies face down is only announced (CB-2.3). */

import type { EventOut } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { playStart } from "./draws";

/** What is booked, or what the next question says itself. */
const SILENT = new Set(["ended", "called", "dealt", "kept", "chose", "ran off", "quarter ended", "lined up", "set", "assigned", "penalty"]);

/** The last event of this play that a person would want to hear. */
export function lastTold(events: readonly EventOut[]): EventOut | undefined {
  return events.slice(playStart(events)).findLast((event) => event.text && !SILENT.has(event.what));
}

export function Told({ events, faceDown }: { events: readonly EventOut[]; faceDown: boolean }) {
  const last = lastTold(events);
  if (!last) return null;
  const hidden = faceDown && last === events.at(-1);
  return (
    <p class="cb-told" aria-hidden="true">
      {hidden ? cardBowl.turningNow(String(last.facts["purpose"] ?? "")) : last.text}
    </p>
  );
}
