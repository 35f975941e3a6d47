/** One line per event: what happened, the dice, the rule. The newest stands on top. */

import { memo } from "./memo";
import type { EventOut } from "../net/wire";
import { text } from "../text/en";
import { Dice } from "./Dice";
import { RuleId } from "./RuleDialog";

export const diceOf = (event: EventOut): number[] => {
  const dice = event.facts["dice"];
  return Array.isArray(dice) ? dice.filter((die): die is number => typeof die === "number") : [];
};

export function Log({ events, fresh, motion }: { events: EventOut[]; fresh: number; motion: boolean }) {
  const first = events.length - fresh;
  if (events.length === 0) return <p class="soft">{text.log.empty}</p>;
  return (
    <ol class="log" reversed aria-label={text.log.label}>
      {events
        .map((event, at) => <Line key={event.n} event={event} fresh={at >= first} late={motion && at >= first} />)
        .reverse()}
    </ol>
  );
}

const Line = memo(function Line({ event, fresh, late }: { event: EventOut; fresh: boolean; late: boolean }) {
  const dice = diceOf(event);
  return (
    <li class={["log-line", fresh && "fresh", late && dice.length > 0 && "late"].filter(Boolean).join(" ")}>
      <span class="log-text">{event.text}</span>
      <span class="log-notes">
        {event.seat && <span class="badge sealed">{text.log.onlyYou}</span>}
        {dice.length > 0 && <Dice dice={dice} size="small" />}
        <RuleId id={event.rule} tag={event.tag} />
      </span>
    </li>
  );
});
