/** The formation book: one tap lays the whole hand out. */

import type { Asked, Option } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { fieldOf, isOffence, type Laid } from "./arranging";
import { defenderSpot, manSpot } from "../grass/layout";

interface Page {
  name: string;
  /** The same formation for each plan: a run, a pass; best cards in front … */
  options: Option[];
}

const planOf = (option: Option): string => option.label.split(", ").slice(1).join(", ");
const nameOf = (option: Option): string => option.label.split(", ")[0] ?? option.label;

export function pagesOf(options: readonly Option[]): Page[] {
  const pages = new Map<string, Option[]>();
  for (const option of options) pages.set(nameOf(option), [...(pages.get(nameOf(option)) ?? []), option]);
  return [...pages].map(([name, some]) => ({ name, options: some }));
}

interface Props {
  asked: Asked;
  facing: string;
  plan: string;
  laid: Laid;
  onPlan(plan: string): void;
  onTake(laid: Laid): void;
}

export function Book({ asked, facing, plan, laid, onPlan, onTake }: Props) {
  const pages = pagesOf(asked.options);
  const plans = [...new Set(asked.options.map(planOf))];
  const current = plans.includes(plan) ? plan : (plans[0] ?? "");
  const take = (page: Page, wanted: string): void => {
    const option = page.options.find((one) => planOf(one) === wanted) ?? page.options[0];
    if (option) onTake(option.value as unknown as Laid);
  };
  const open = pages.find((page) => page.options.some((option) => sameShape(option.value as unknown as Laid, laid)));
  return (
    <div class="cb-book" role="group" aria-label={cardBowl.book}>
      <div class="cb-book-head">
        <h3>{cardBowl.book}</h3>
        <div class="cb-plans" role="radiogroup" aria-label={cardBowl.plan}>
          {plans.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === current}
              onClick={() => {
                onPlan(one);
                if (open) take(open, one);
              }}
            >
              {one.charAt(0).toUpperCase() + one.slice(1)}
            </button>
          ))}
        </div>
      </div>
      <div class="cb-pages">
        {pages.map((page) => (
          <button key={page.name} type="button" class="cb-page" aria-pressed={page === open} onClick={() => take(page, current)}>
            <Thumb laid={page.options[0]?.value as unknown as Laid} facing={facing} />
            <span>{page.name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function sameShape(one: Laid, two: Laid): boolean {
  if (isOffence(one) && isOffence(two)) return one.shape === two.shape;
  if (isOffence(one) || isOffence(two)) return false;
  return [one.front, one.zones, one.corners].join("/") === [two.front, two.zones, two.corners].join("/");
}

/** A formation in dots. */
function Thumb({ laid, facing }: { laid: Laid; facing: string }) {
  const field = fieldOf(laid, facing);
  const offends = isOffence(laid);
  const spots = offends ? field.men.map((man) => manSpot(man, field)) : field.defenders.map((one) => defenderSpot(one, field));
  return (
    <svg viewBox={offends ? "0 34 100 37" : "0 0 100 37"} aria-hidden="true">
      {spots.map((spot, at) => (
        <rect key={at} x={spot.x - 2.9} y={spot.y - 3.4} width="5.8" height="6.8" rx="1" />
      ))}
    </svg>
  );
}
