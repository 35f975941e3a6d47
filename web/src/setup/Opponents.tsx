/** Against whom: the ladder of coaches, weakest first, what the chosen one is like, and the ways to play with people. */

import { ALONE } from "../net/reach";
import type { Choice } from "../state/lobby/newMatch";
import { text } from "../text/en";

type Opponent = Pick<Choice, "id" | "level" | "elo" | "name" | "about">;

interface Props {
  /** Whom one has beaten for keeps, by level. */
  down?: ReadonlySet<string>;
  choices: Opponent[];
  chosen: string;
  onChoose(id: string): void;
}

const NOBODY: ReadonlySet<string> = new Set();

export function Opponents({ down = NOBODY, choices, chosen, onChoose }: Props) {
  const coaches = choices.filter(({ level }) => level);
  const at = coaches.findIndex(({ id }) => id === chosen);
  const radio = (id: string) => (
    <input type="radio" name="opponent" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
  );
  return (
    <fieldset>
      <legend>{text.setup.opponent}</legend>
      {coaches.length > 0 && (
        <div class="ladder" style={`--rungs: ${Math.ceil(coaches.length / 2)}`}>
          {coaches.map(({ id, level, name }, rung) => (
            <label key={id} class="rung" title={text.setup.rung(rung, coaches.length)}>
              {radio(id)}
              <span>
                <strong>{name}</strong>
                <small>
                  {level}
                  {level && down.has(level) && (
                    <span class="beaten" role="img" aria-label={text.setup.beaten}>
                      {" "}
                      ✓
                    </span>
                  )}
                </small>
                <meter min={0} max={coaches.length} value={rung + 1} aria-label={text.setup.rung(rung, coaches.length)} />
              </span>
            </label>
          ))}
        </div>
      )}
      {coaches.length > 0 && <About coach={coaches[at]} rung={at} of={coaches.length} climb={climbOf(coaches, at, down)} />}
      <div class="opponents">
        {choices
          .filter(({ level }) => !level)
          .map(({ id, name, about }) => (
            <label key={id} class="opponent">
              {radio(id)}
              <span>
                <strong>{name}</strong>
                <small>{about}</small>
              </span>
            </label>
          ))}
      </div>
      {ALONE && <p class="small soft">{text.alone.friend}</p>}
    </fieldset>
  );
}

/** What the ladder says of the chosen rung: beaten, or the next; nothing before one has begun to climb. */
function climbOf(coaches: Opponent[], at: number, down: ReadonlySet<string>): string {
  if (down.has(coaches[at]?.level ?? "")) return text.setup.beatenText;
  const next = coaches.findIndex(({ level }) => !down.has(level ?? ""));
  return down.size > 0 && at === next ? text.setup.nextText : "";
}

/** The chosen coach's habit and strength. Its place stays when people play, so that nothing jumps. */
function About({ coach, rung, of, climb }: { coach: Opponent | undefined; rung: number; of: number; climb: string }) {
  return (
    <p class="rung-about small" aria-live="polite">
      {coach && (
        <>
          {coach.about} <span class="soft">{text.setup.strength(rung, of, coach.elo ?? null)}</span> {climb}
        </>
      )}
    </p>
  );
}
