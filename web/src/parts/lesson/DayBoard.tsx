/** Today's table under a daily drive: enter it under any name, and see the best. */

import { useState } from "preact/hooks";
import type { DayTable } from "../../state/lesson/dayTable";
import { myName } from "../../state/kept";
import { text } from "../../text/en";
import { Signs } from "./Signs";

const LONGEST_NAME = 24;

export function DayBoard({ day }: { day: DayTable }) {
  const told = day.told.value;
  if (!told) return null;
  return (
    <section class="day-board" aria-labelledby="day-board-title">
      <h2 id="day-board-title">{text.learn.todaysTable}</h2>
      {!day.entered.value && <Enter day={day} />}
      {told.place !== null && <p>{text.learn.yourPlace(told.place, told.count)}</p>}
      {day.problem.value && <p role="alert">{day.problem.value}</p>}
      {told.entries.length > 0 && (
        <ol>
          {told.entries.map((entry, at) => (
            <li key={at} class={told.place === at + 1 ? "mine" : ""}>
              <strong>{entry.name}</strong>
              <Signs signs={[...entry.picture]} label="" />
              <span>{entry.said}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Enter({ day }: { day: DayTable }) {
  const [name, setName] = useState(myName.value);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void day.enter(name.trim());
      }}
    >
      <label>
        {text.learn.anyName}
        <input value={name} maxLength={LONGEST_NAME} onInput={(event) => setName(event.currentTarget.value)} autocomplete="nickname" />
      </label>
      <button type="submit" class="button" disabled={!name.trim()}>
        {text.learn.enterTable}
      </button>
    </form>
  );
}
