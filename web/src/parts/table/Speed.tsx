/** A match of two coaches: how fast, and pause, and one step at a time. */

import { SEATS, type Match } from "../../net/wire";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { Icon } from "../Icon";

export const betweenCoaches = (match: Match): boolean =>
  match.mode === "watch" && SEATS.every((seat) => match.kinds[seat] === "coach");

export function Speed({ table }: { table: Table }) {
  const { ms, paused } = table.tempo.value;
  return (
    <div class="tempo row">
      <button type="button" class="button small" onClick={() => table.say({ type: "pause", paused: !paused })}>
        <Icon name={paused ? "play" : "pause"} />
        {paused ? text.table.resume : text.table.pause}
      </button>
      <button type="button" class="button small" onClick={() => table.say({ type: "step" })}>
        <Icon name="forward" />
        {text.table.step}
      </button>
      <div class="segments speed" role="radiogroup" aria-label={text.table.speed}>
        {text.table.speeds.map(([pace, label]) => (
          <label key={pace} class="segment">
            <input
              type="radio"
              name="speed"
              checked={ms === pace}
              onChange={() => table.say({ type: "pace", ms: pace })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
