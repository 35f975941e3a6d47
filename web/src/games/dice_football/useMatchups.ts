/** What the game says of card against card: the grid for the question at hand, and how rare a gain was. */

import type { EventOut } from "../../net/wire";
import type { BoardProps } from "../board";
import { useAid } from "../useAid";
import { asksCall, asksDefence, cardsOf, type Matchups } from "./cards";

export const useMatchups = ({ asked, aid }: Pick<BoardProps, "asked" | "aid">): Matchups | null =>
  useAid<Matchups>(aid, asked, asksCall(asked) || asksDefence(asked) ? { matchups: true } : null);

/** How often these two cards gain as much or more, once it is told; null for what is no gain. */
export function useRarity(aid: BoardProps["aid"], play: EventOut[], told: boolean): number | null {
  const gained = told ? play.findLast((event) => event.what === "gained") : undefined;
  const { call: card, defence } = cardsOf(play);
  const situation = play[0]?.facts["situation"] as { ball: number; down: number } | undefined;
  const yards = gained?.facts["yards"] ?? 0;
  const wanted = gained && situation?.down ? { rarity: { card, defence, ball: situation.ball, yards } } : null;
  return useAid<{ chance: number }>(aid, gained?.n, wanted)?.chance ?? null;
}
