/** The selected man: his numbers, his actions, the way in mind. */

import type { Plain } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import { WAYS } from "./hexes";
import { jersey, printed, type AtHand, type ContactOdds, type Doing, type Man } from "./types";
import { useAid, type Ask } from "./useAid";

/** The map offers these by itself. */
const ON_THE_MAP = new Set(["step", "transit"]);

interface Props {
  man: Man;
  atHand: AtHand | null;
  /** A way is in mind: it is confirmed on the field. */
  going: boolean;
  ask: Ask;
  moment: unknown;
  answer(value: Plain): void;
  consider(value: Doing | null): void;
}

export function ManPanel({ man, atHand, going, ask, moment, answer, consider }: Props) {
  const card = printed(man.id);
  const doings = atHand?.actions.filter((doing) => !ON_THE_MAP.has(doing.value[0]?.kind ?? "")) ?? [];
  return (
    <section class="sc-one" aria-label={say.manTitle(man.id, card.role)}>
      <header>
        <h3>{say.manTitle(man.id, card.role)}</h3>
        <p class="small num">{say.manNumbers(card.physical, man.mp, card.movement, WAYS[man.facing] ?? "")}</p>
      </header>
      {going ? (
        <p class="small soft">{say.turnHandles}</p>
      ) : (
        <>
          {atHand && <p class="small soft">{atHand.places.length > 1 ? say.tapHex : doings.length > 0 ? "" : say.nothing}</p>}
          <ul class="sc-doings">
            {doings.map((doing) => (
              <li key={doing.label}>
                <button
                  type="button"
                  class="button small"
                  onPointerEnter={() => consider(doing)}
                  onPointerLeave={() => consider(null)}
                  onFocus={() => consider(doing)}
                  onBlur={() => consider(null)}
                  onClick={() => answer(doing.value as unknown as Plain)}
                >
                  {say.doing(doing.label, man.id)}
                </button>
                {doing.value[0]?.kind === "contact" ? <Contact doing={doing} ask={ask} moment={moment} /> : doing.explain && <span class="small soft">{doing.explain}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A contact before the dice: differential, cost and the odds of each result. */
function Contact({ doing, ask, moment }: { doing: Doing; ask: Ask; moment: unknown }) {
  const [action] = doing.value;
  const wanted = action ? { ask: "contact", by: [action.man, ...action.join], on: action.target } : null;
  const odds = useAid<ContactOdds>(ask, moment, wanted);
  if (!odds) return <span class="small soft">{doing.explain}</span>;
  return (
    <span class="sc-contact">
      <span class="small num">{say.differential(odds.differential, odds.costs)}</span>
      <span class="sc-ways" role="img" aria-label={doing.explain}>
        {Object.entries(odds.ways).map(([result, ways]) => (
          <span key={result} class={`sc-result ${result.slice(0, 2)}`} style={{ flexGrow: ways }} title={say.result(result)}>
            <b>{result}</b> {say.percent(ways / 36)}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The men who can still do something, as buttons. */
export function Roster({ men, chosen, choose }: { men: readonly Man[]; chosen: string; choose(man: string): void }) {
  return (
    <div class="sc-roster row" role="group" aria-label={say.men}>
      {men.map((man) => (
        <button key={man.id} type="button" class="sc-chip" aria-pressed={man.id === chosen} onClick={() => choose(man.id === chosen ? "" : man.id)}>
          <strong>{jersey(man.id)}</strong> {printed(man.id).position} <span class="num">{say.mp(man.mp)}</span>
        </button>
      ))}
    </div>
  );
}
