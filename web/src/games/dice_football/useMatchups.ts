/** The grid of card against card, asked of the game once for each question. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import { asksCall, asksDefence, asMatchups, type Matchups } from "./cards";

export function useMatchups({ asked, aid }: Pick<BoardProps, "asked" | "aid">): Matchups | null {
  const [known, setKnown] = useState<{ asked: unknown; grid: Matchups } | null>(null);
  useEffect(() => {
    if (!aid || !(asksCall(asked) || asksDefence(asked))) return;
    let current = true;
    aid({ matchups: true }).then(
      (plain) => current && setKnown({ asked, grid: asMatchups(plain) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return known?.asked === asked ? known.grid : null;
}
