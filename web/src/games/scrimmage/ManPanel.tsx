/** The selected man: his numbers, his actions, the way in mind. */

import type { Facts, Plain } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import { nameOf, WAYS } from "./hexes";
import { jersey, printed, type Action, type ContactOdds, type Doing, type Man } from "./types";
import { useAid, type Ask } from "./useAid";
import type { Planning } from "./usePlan";

/** The map offers these by itself. */
const ON_THE_MAP = new Set(["step", "transit"]);
/** And these by the handles around the place aimed at. */
const TURNS = new Set(["turn", "free_turn"]);

interface Props {
  man: Man;
  plan: Planning;
  ask: Ask;
  moment: unknown;
  /** Carry out the plan in mind, and this after it; absent where one only looks. */
  go: ((more: Action[]) => void) | undefined;
  consider(value: Doing | null): void;
}

export function ManPanel({ man, plan, ask, moment, go, consider }: Props) {
  const card = printed(man.id);
  const { atHand, then } = plan;
  const going = plan.plan.length > 0;
  const hint = plan.aim ? (go ? say.turnHandles : say.turnOnly) : !atHand ? "" : atHand.places.length > 1 ? say.tapHex : then && then.actions.length > 0 ? "" : say.nothing;
  const doings = then?.actions.filter((doing) => !ON_THE_MAP.has(doing.value[0]?.kind ?? "") && !((plan.aim || !go) && TURNS.has(doing.value[0]?.kind ?? ""))) ?? [];
  return (
    <section class="sc-one" aria-label={say.manTitle(man.id, card.role)}>
      <header>
        <h3>{say.manTitle(man.id, card.role)}</h3>
        <p class="small num">{say.manNumbers(card.physical, man.mp, card.movement, WAYS[man.facing] ?? "")}</p>
      </header>
      {hint && <p class="small soft">{hint}</p>}
      {going && doings.length > 0 && <h4>{say.thenThere(nameOf(plan.end?.[0] ?? -1))}</h4>}
      <ul class="sc-doings">
        {doings.map((doing) => (
          <li key={doing.label}>
            {go ? (
              <button
                type="button"
                class="button small"
                onPointerEnter={() => consider(doing)}
                onPointerLeave={() => consider(null)}
                onFocus={() => consider(doing)}
                onBlur={() => consider(null)}
                onClick={() => go(doing.value)}
              >
                {say.doing(doing.label, man.id)}
              </button>
            ) : (
              <span>{say.doing(doing.label, man.id)}</span>
            )}
            {doing.value[0]?.kind === "contact" ? <Contact doing={doing} plan={plan.plan} ask={ask} moment={moment} /> : doing.explain && <span class="small soft">{doing.explain}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A contact before the dice: differential, cost and the odds of each result. */
function Contact({ doing, plan, ask, moment }: { doing: Doing; plan: Action[]; ask: Ask; moment: unknown }) {
  const [action] = doing.value;
  const before: Facts = plan.length > 0 ? { plan: plan as unknown as Plain } : {};
  const wanted = action ? { ask: "contact", by: [action.man, ...action.join], on: action.target, ...before } : null;
  const odds = useAid<ContactOdds>(ask, moment, wanted);
  if (!odds) return <span class="small soft">{doing.explain}</span>;
  return (
    <span class="sc-contact">
      <span class="small num">{say.differential(odds.differential, odds.costs)}</span>
      <span class="sc-ways" role="img" aria-label={say.chances(odds.ways)}>
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
