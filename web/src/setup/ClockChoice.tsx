/** A friend by link may be far away: how long each side may think, and what happens to an empty chair. */

import type { ClockChoice as Chosen, GameInfo } from "../net/wire";
import { text } from "../text/en";
import { Segment } from "./Segment";

interface Props {
  game: GameInfo;
  chosen: Chosen | null;
  onChange(chosen: Chosen | null): void;
}

export function ClockChoice({ game, chosen, onChange }: Props) {
  const now = text.clock.choices.find(({ per, seconds }) => per === chosen?.per && seconds === chosen?.seconds);
  return (
    <fieldset>
      <legend>{text.clock.setup}</legend>
      <div class="clock-choices">
        {text.clock.choices.map(({ id, name, about, per, seconds }) => (
          <Segment
            key={id}
            group="clock"
            value={id}
            name={name}
            about={about}
            chosen={id === (now?.id ?? "none")}
            onChoose={() => onChange(per && seconds ? { per, seconds, coach: chosen?.coach ?? null, by: "home" } : null)}
          />
        ))}
      </div>
      {chosen && (
        <div class="stack">
          <p class="soft small">{text.clock.setupMeans}</p>
          {game.coaches.length > 0 && (
            <label class="field-label">
              {text.clock.chair}
              <select
                class="input"
                value={chosen.coach ?? ""}
                onChange={(event) => onChange({ ...chosen, coach: event.currentTarget.value || null })}
              >
                <option value="">{text.clock.nobody}</option>
                {game.coaches.map((coach) => (
                  <option key={coach.level} value={coach.level}>
                    {coach.name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
    </fieldset>
  );
}
