/** Who plays: the names and colours of the teams, or the coaches to watch. */

import type { GameInfo, Mode } from "../net/wire";
import { COLOURS, USUAL } from "../state/colours";
import { text } from "../text/en";

export interface Side {
  name: string;
  /** "" for the usual one. */
  colour: string;
}
export type Sides = Record<"mine" | "theirs", Side>;

interface TeamsProps {
  mode: Mode;
  sides: Sides;
  /** The game's own clubs have names and colours; whoever wants others chooses them. */
  clubs: boolean;
  onChange(sides: Sides): void;
}

export function Teams({ mode, sides, clubs, onChange }: TeamsProps) {
  const shared = mode === "hotseat";
  const team = (whose: keyof Sides, label: string, usual: string) => (
    <Team
      label={label}
      side={sides[whose]}
      usual={usual}
      clubs={clubs}
      colour={whose === "mine" ? "home" : "away"}
      onChange={(side) => onChange({ ...sides, [whose]: side })}
    />
  );
  return (
    <div class="two">
      {team("mine", shared ? text.setup.homeTeam : text.setup.team, text.setup.red)}
      {mode !== "practice" && team("theirs", shared ? text.setup.awayTeam : text.setup.theirTeam, text.setup.blue)}
    </div>
  );
}

interface TeamProps {
  label: string;
  side: Side;
  usual: string;
  clubs: boolean;
  colour: "home" | "away";
  onChange(side: Side): void;
}

function Team({ label, side, usual, clubs, colour, onChange }: TeamProps) {
  const chosen = side.colour || (clubs ? "" : USUAL[colour]);
  return (
    <fieldset class="team-side">
      <legend>{label}</legend>
      <input
        class="input"
        maxLength={24}
        value={side.name}
        placeholder={clubs ? text.setup.clubName : usual}
        aria-label={text.setup.nameOf(label)}
        onInput={(event) => onChange({ ...side, name: event.currentTarget.value })}
      />
      <div class="swatches" role="radiogroup" aria-label={text.setup.colourOf(label)}>
        {COLOURS.map((found) => (
          <label key={found} class="swatch" title={text.setup.colours[found]}>
            <input
              type="radio"
              name={`colour-${colour}`}
              aria-label={text.setup.colours[found]}
              checked={found === chosen}
              onChange={() => onChange({ ...side, colour: found === USUAL[colour] && !clubs ? "" : found })}
            />
            <span style={{ background: found }} />
          </label>
        ))}
      </div>
    </fieldset>
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
