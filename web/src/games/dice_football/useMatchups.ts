/** The grid of card against card, asked of the game once for each question, by hand and story together. */

import { useEffect, useState } from "preact/hooks";
import type { Asked } from "../../net/wire";
import type { BoardProps } from "../board";
import type { EventOut } from "../../net/wire";
import { asksCall, asksDefence, asMatchups, cardsOf, type Matchups } from "./cards";

const grids = new WeakMap<Asked, Promise<Matchups>>();

function gridOf(asked: Asked, aid: NonNullable<BoardProps["aid"]>): Promise<Matchups> {
  const grid = grids.get(asked) ?? aid({ matchups: true }).then(asMatchups);
  grids.set(asked, grid);
  return grid;
}

export function useMatchups({ asked, aid }: Pick<BoardProps, "asked" | "aid">): Matchups | null {
  const [known, setKnown] = useState<{ asked: unknown; grid: Matchups } | null>(null);
  useEffect(() => {
    if (!aid || !asked || !(asksCall(asked) || asksDefence(asked))) return;
    let current = true;
    gridOf(asked, aid).then(
      (grid) => current && setKnown({ asked, grid }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return known?.asked === asked ? known.grid : null;
}

/** How often these two cards gain as much or more, once it is told; null for what is no gain. */
export function useRarity(aid: BoardProps["aid"], play: EventOut[], told: boolean): number | null {
  const [known, setKnown] = useState<{ n: number; chance: number } | null>(null);
  const gained = told ? play.findLast((event) => event.what === "gained") : undefined;
  const { call, defence } = cardsOf(play);
  const situation = play[0]?.facts["situation"] as { ball: number; down: number } | undefined;
  useEffect(() => {
    if (!gained || !aid || !situation?.down) return;
    let current = true;
    aid({ rarity: { card: call, defence, ball: situation.ball, yards: gained.facts["yards"] ?? 0 } }).then(
      (plain) => current && setKnown({ n: gained.n, chance: Number((plain as { chance: number }).chance) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [gained?.n]);
  return gained && known?.n === gained.n ? known.chance : null;
}
