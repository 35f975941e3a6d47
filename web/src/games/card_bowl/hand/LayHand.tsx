/** The formation book: a page lays the whole hand out; on the grass cards change places. What is legal the server says at every step. */

import { useEffect, useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../../net/wire";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { defenderSpot, HEIGHT, manSpot, SCRIMMAGE_Y, WIDTH } from "../grass/layout";
import type { Placing } from "../types";
import { fieldOf, isOffence, mirrored, regunned, type Laid } from "./arranging";
import { CardTiles, type Item } from "./CardTiles";
import { plan } from "./holding";

interface Page {
  name: string;
  /** The same formation for each plan: a run, a pass; best cards in front … */
  options: Option[];
}

const planOf = (option: Option): string => option.label.split(", ").slice(1).join(", ");
const nameOf = (option: Option): string => option.label.split(", ")[0] ?? option.label;
export const facingOf = (asked: Asked): string => String((asked.facts as { shape?: string }).shape ?? "");

/** The hand as it is laid out: what is raised, else the first page of the book. */
export const laidOf = (asked: Asked, chosen: Plain | undefined): Laid => (chosen ?? asked.options[0]?.value ?? null) as unknown as Laid;

export function pagesOf(options: readonly Option[]): Page[] {
  const pages = new Map<string, Option[]>();
  for (const option of options) pages.set(nameOf(option), [...(pages.get(nameOf(option)) ?? []), option]);
  return [...pages].map(([name, some]) => ({ name, options: some }));
}

/** The book for one plan: a page that knows no such plan is open at its first. */
export function bookFor(options: readonly Option[], wanted: string): Option[] {
  return pagesOf(options).flatMap(({ options: some }) => some.find((one) => planOf(one) === wanted) ?? some[0] ?? []);
}

export function LayHand({ asked, sending = false, chosen, choose, raise, aid, seat }: BoardProps & { asked: Asked }) {
  const plans = [...new Set(asked.options.map(planOf))];
  const wanted = plans.includes(plan.value) ? plan.value : (plans[0] ?? "");
  const laid = laidOf(asked, chosen);
  const placing = usePlacing(aid, laid, null);
  useEffect(() => raise(bookFor(asked.options, wanted)[0]?.value), [asked]);
  const items = bookFor(asked.options, wanted).map((option): Item => ({ option, title: nameOf(option), picture: <Thumb laid={option.value as unknown as Laid} facing={facingOf(asked)} /> }));
  const replan = (next: string): void => {
    const open = asked.options.find((option) => JSON.stringify(option.value) === JSON.stringify(laid));
    plan.value = next;
    const same = bookFor(asked.options, next).find((option) => open && nameOf(option) === nameOf(open));
    if (same) raise(same.value);
  };
  return (
    <div class="cb-railed cb-lay">
      <div class="cb-rail-kinds" role="radiogroup" aria-label={cardBowl.plan}>
        {plans.map((one) => (
          <button key={one} type="button" role="radio" aria-checked={one === wanted} data-point={`plan:${one}`} onClick={() => replan(one)}>
            {one.charAt(0).toUpperCase() + one.slice(1)}
          </button>
        ))}
      </div>
      <CardTiles asked={asked} items={items} team={seat ?? "home"} sending={sending} chosen={chosen} choose={choose} consider={() => undefined} narrow={0.5} low={44} />
      <div class="cb-lay-tools">
        <Legality placing={placing} />
        {isOffence(laid) && (
          <span class="row">
            <button type="button" class="button small" onClick={() => raise(regunned(laid) as unknown as Plain)}>
              {laid.shape.startsWith("G") ? cardBowl.underCentre : cardBowl.shotgun}
            </button>
            <button type="button" class="button small" onClick={() => raise(mirrored(laid) as unknown as Plain)}>
              {cardBowl.mirror}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}

function Legality({ placing }: { placing: Placing | null }) {
  const problem = placing?.problem;
  return (
    <p class={problem ? "cb-legal wrong" : "cb-legal"} role="status">
      {placing === null ? (
        cardBowl.checking
      ) : problem ? (
        <>
          {cardBowl.notLegal} {problem.sentence} <RuleId id={problem.rule} />
        </>
      ) : (
        cardBowl.legal(placing.name)
      )}
    </p>
  );
}

/** A formation in dots. */
function Thumb({ laid, facing }: { laid: Laid; facing: string }) {
  const field = fieldOf(laid, facing);
  const offends = isOffence(laid);
  const spots = offends ? field.men.map((man) => manSpot(man, field)) : field.defenders.map((one) => defenderSpot(one, field));
  return (
    <svg class="cb-thumb" viewBox={offends ? `0 ${SCRIMMAGE_Y} ${WIDTH} ${HEIGHT - SCRIMMAGE_Y}` : `0 0 ${WIDTH} ${SCRIMMAGE_Y}`} aria-hidden="true">
      {spots.map((spot, at) => (
        <rect key={at} x={spot.x - 3.4} y={spot.y - 4.6} width="6.8" height="9.2" rx="1" />
      ))}
    </svg>
  );
}

/** The rules couldn't be asked: they have the last word when it is lined up. */
const UNASKED: Placing = { problem: null, places: [], name: "" };

/** Asks the rules about the formation as it stands and about the card in hand. */
export function usePlacing(aid: BoardProps["aid"], laid: Laid, taken: number | null): Placing | null {
  const [placing, setPlacing] = useState<{ key: string; said: Placing } | null>(null);
  const key = JSON.stringify([laid, taken]);
  useEffect(() => {
    let current = true;
    aid?.({ ask: "placing", set: laid as unknown as Plain, at: taken ?? -1 }).then(
      (said) => current && setPlacing({ key, said: said as unknown as Placing }),
      () => current && setPlacing({ key, said: UNASKED }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  if (!placing) return null;
  return placing.key === key ? placing.said : { ...placing.said, places: [] };
}
