/** The man in hand: his card, his Movement Points, which way he faces and what a turn costs; and the men as chips. */

import { scrimmage as say } from "../../../text/en.scrimmage";
import { angle, WAYS } from "../field/hexes";
import { chosenMan, type Desk } from "../mind";
import { jersey, printed, type Man } from "../types";

export function ManCard({ desk }: { desk: Desk }) {
  const man = desk.acting;
  if (!man) return null;
  const card = printed(man.id);
  const left = desk.plan.end?.[2] ?? man.mp;
  return (
    <section class="sc-one" aria-label={say.manTitle(man.id, card.role)}>
      <div class="sc-one-words">
        <h3><strong class="sc-big">{jersey(man.id)}</strong> {say.manRole(card.role)}</h3>
        <p class="small num">{say.manNumbers(card.physical, left, card.movement, WAYS[man.facing] ?? "")}</p>
        <span class="sc-pips" aria-hidden="true">{Array.from({ length: card.movement }, (_, at) => <i key={at} class={at < left ? "left" : ""} />)}</span>
        <button type="button" class="button small" onClick={() => (chosenMan.value = "")}>{say.otherMan}</button>
      </div>
      <Dial desk={desk} man={man} />
    </section>
  );
}

/** Six sides as they lie on the screen; tapping one turns him, where he can. */
function Dial({ desk, man }: { desk: Desk; man: Man }) {
  const { plan, up } = desk;
  const at = plan.end ?? plan.atHand?.at ?? [man.hex, man.facing, man.mp];
  const able = new Map((plan.atHand?.places ?? []).filter((place) => place[0] === at[0]).map((place) => [place[1], place[2]]));
  const turn = (way: number): void => plan.setAim({ hex: at[0], facing: way });
  return (
    <div class="sc-dial" role="group" aria-label={say.facing}>
      {WAYS.map((name, way) => {
        const turned = (angle(way, up) * Math.PI) / 180;
        const spot = { left: `${50 + 37 * Math.sin(turned)}%`, top: `${50 - 37 * Math.cos(turned)}%` };
        return (
          <button key={name} type="button" class={way === at[1] ? "now" : ""} style={spot} disabled={!able.has(way) && way !== at[1]} title={say.faceWay(way, up, able.get(way))} onClick={() => turn(way)}>
            {name}
          </button>
        );
      })}
      <svg viewBox="-10 -10 20 20" aria-hidden="true"><path transform={`rotate(${angle(at[1], up)})`} d="M-5 6L0 -8L5 6L0 3Z" /></svg>
    </div>
  );
}

/** The men who can still do something; who owes a step is marked. */
export function Roster({ men, chosen, owing, choose }: { men: readonly Man[]; chosen: string; owing: readonly string[]; choose(man: string): void }) {
  return (
    <div class="sc-roster" role="group" aria-label={say.men}>
      {men.map((man) => (
        <button key={man.id} type="button" class={owing.includes(man.id) ? "sc-chip owing" : "sc-chip"} aria-pressed={man.id === chosen} title={say.chip(man.id, printed(man.id).role, man.mp)} onClick={() => choose(man.id === chosen ? "" : man.id)}>
          <strong>{jersey(man.id)}</strong> <span class="num">{man.mp}</span>
        </button>
      ))}
    </div>
  );
}
