/** The choices of every game: how long, against whom, and whether it counts. */

import type { GameInfo } from "../net/wire";
import { forKeeps } from "../state/kept";
import { text } from "../text/en";
import { Segment } from "./Segment";

interface LengthProps {
  game: GameInfo;
  chosen: string;
  onChoose(length: string): void;
}

export function Length({ game, chosen, onChoose }: LengthProps) {
  if (game.lengths.length < 2) return null;
  return (
    <fieldset>
      <legend>
        {text.setup.length} {chosen === "" && <strong role="status">{text.setup.ownLength}</strong>}
      </legend>
      <div class="segments">
        {game.lengths.map((found) => (
          <Segment
            key={found.name}
            group="length"
            value={found.name}
            name={found.name}
            about={found.text}
            chosen={found.name === chosen}
            onChoose={() => onChoose(found.name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Against a coach: practice, or a game that counts. */
export function Keeps() {
  const { label, practice, keeps } = text.setup.keeps;
  return (
    <label class="field-label house keeps">
      <span>
        <strong>{label}</strong> <small class="soft">{forKeeps.value ? keeps : practice}</small>
      </span>
      <span class="switch">
        <input
          type="checkbox"
          role="switch"
          name="for_keeps"
          checked={forKeeps.value}
          onChange={(event) => (forKeeps.value = event.currentTarget.checked)}
        />
      </span>
    </label>
  );
}
