/** The wizard: a whole formation in one tap, shown on the field while it is in mind; and the bench, man by man. */

import type { Plain } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import { jersey, printed } from "./types";

export interface Ready {
  label: string;
  value: Plain;
  men: [string, number, number][];
}

interface Props {
  formations: readonly Ready[];
  consider(men: [string, number, number][] | null): void;
  answer(value: Plain): void;
}

export function LineUp({ formations, consider, answer }: Props) {
  if (formations.length === 0) return null;
  return (
    <section class="sc-lineup" aria-label={say.lineUp}>
      <h3>{say.lineUp}</h3>
      <div class="row">
        {formations.map((one) => (
          <button
            key={one.label}
            type="button"
            class="button small"
            onPointerEnter={() => consider(one.men)}
            onPointerLeave={() => consider(null)}
            onFocus={() => consider(one.men)}
            onBlur={() => consider(null)}
            onClick={() => {
              consider(null);
              answer(one.value);
            }}
          >
            {one.label}
          </button>
        ))}
      </div>
    </section>
  );
}

export function Bench({ men, chosen, choose }: { men: readonly string[]; chosen: string; choose(man: string): void }) {
  return (
    <section class="sc-bench" aria-label={say.bench}>
      <h3>{say.bench}</h3>
      <div class="row">
        {men.map((man) => (
          <button key={man} type="button" class="sc-chip" aria-pressed={man === chosen} onClick={() => choose(man === chosen ? "" : man)}>
            <strong>{jersey(man)}</strong> {printed(man).position}
          </button>
        ))}
      </div>
    </section>
  );
}
