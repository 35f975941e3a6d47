/** Who plays: the names of the teams, or the coaches to watch. */

import type { GameInfo, Mode } from "../net/wire";
import { friendName, myName } from "../state/kept";
import { text } from "../text/en";

export function Teams({ mode }: { mode: Mode }) {
  return (
    <div class="two">
      <label class="field-label">
        {mode === "hotseat" ? text.setup.homeTeam : text.setup.team}
        <input
          class="input"
          maxLength={24}
          value={myName.value}
          placeholder={text.setup.red}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>
      {mode !== "practice" && (
        <label class="field-label">
          {mode === "hotseat" ? text.setup.awayTeam : text.setup.theirTeam}
          <input
            class="input"
            maxLength={24}
            value={friendName.value}
            placeholder={text.setup.blue}
            onInput={(event) => (friendName.value = event.currentTarget.value)}
          />
        </label>
      )}
    </div>
  );
}

interface CoachesProps {
  game: GameInfo;
  watched: { home: string; away: string };
  onChange(watched: { home: string; away: string }): void;
}

export function Coaches({ game, watched, onChange }: CoachesProps) {
  const pick = (seat: "home" | "away", label: string) => (
    <label class="field-label">
      {label}
      <select
        class="input"
        value={watched[seat]}
        onChange={(event) => onChange({ ...watched, [seat]: event.currentTarget.value })}
      >
        {game.coaches.map((coach) => (
          <option key={coach.level} value={coach.level}>
            {coach.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="two">
      {pick("home", text.setup.homeCoach)}
      {pick("away", text.setup.awayCoach)}
    </div>
  );
}
