/** The grid of card against card, asked of the game once for each question, by hand and story together. */

import { useEffect, useState } from "preact/hooks";
import type { Asked } from "../../net/wire";
import type { BoardProps } from "../board";
import { asksCall, asksDefence, asMatchups, type Matchups } from "./cards";

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
