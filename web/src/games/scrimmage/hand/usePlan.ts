/** The plan in mind for one man: legs that are settled, the place aimed at next, and what he could do there. Nothing is sent. */

import { useEffect, useState } from "preact/hooks";
import type { Facts, Plain } from "../../../net/wire";
import { route } from "../field/hexes";
import { best, type Aim } from "../men";
import type { Action, AtHand, Man, Place } from "../types";
import { useAid, type Ask } from "../../useAid";

export interface Planning {
  /** The settled legs and the way to the place aimed at, as one answer to the question. */
  plan: Action[];
  /** Where he would stand by then; null while he stays where he is. */
  end: Place | null;
  /** What he may do from the last settled leg: the places to aim at. */
  atHand: AtHand | null;
  /** What he may do at the end of the plan. */
  then: AtHand | null;
  aim: Aim | null;
  /** The way to the place aimed at is known. */
  aimed: boolean;
  legs: number;
  /** The hexes of the whole plan, his own first. */
  path: number[];
  facings: number[];
  setAim(aim: Aim | null): void;
  /** Settle the way so far and think on from there. */
  settle(): void;
  /** Let go of the aim, else of the last leg; false when there is neither. */
  back(): boolean;
}

export function usePlan(ask: Ask, moment: unknown, man: Man | null): Planning {
  const [aim, setAim] = useState<Aim | null>(null);
  const [legs, setLegs] = useState<Action[][]>([]);
  useEffect(() => {
    setAim(null);
    setLegs([]);
  }, [moment, man?.id]);
  const settled = legs.flat();
  const after = (plan: Action[]): Facts => (plan.length > 0 ? { plan: plan as unknown as Plain } : {});
  const atHand = useAid<AtHand>(ask, moment, man ? { ask: "man", man: man.id, ...after(settled) } : null);
  const spot = atHand && aim ? best(atHand, aim) : null;
  const way = useAid<{ plan: Action[] }>(ask, moment, man && spot ? { ask: "path", man: man.id, hex: spot[0], facing: spot[1], ...after(settled) } : null);
  const plan = way ? [...settled, ...way.plan] : settled;
  const ahead = useAid<AtHand>(ask, moment, man && way ? { ask: "man", man: man.id, ...after(plan) } : null);
  const aimed = spot !== null && way !== null;
  return {
    plan,
    end: aimed ? spot : legs.length > 0 && atHand ? atHand.at : null,
    atHand,
    then: aim ? ahead : atHand,
    aim,
    aimed,
    legs: legs.length,
    path: man && plan.length > 0 ? route(man.hex, plan, man.facing) : [],
    facings: spot && atHand ? [...new Set(atHand.places.filter((place) => place[0] === spot[0]).map((place) => place[1]))] : [],
    setAim,
    settle: () => {
      if (way) setLegs([...legs, way.plan]);
      setAim(null);
    },
    back: () => {
      if (aim) setAim(null);
      else if (legs.length > 0) setLegs(legs.slice(0, -1));
      else return false;
      return true;
    },
  };
}
