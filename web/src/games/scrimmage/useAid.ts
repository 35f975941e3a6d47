/** Questions to the game while a player thinks; answers are for one position and forgotten with it. */

import { useEffect, useState } from "preact/hooks";
import type { Facts } from "../../net/wire";
import type { BoardProps } from "../board";

export type Ask = BoardProps["aid"];

/** The answer to `wanted` in the position `moment`; null while it is on its way or nothing is wanted. */
export function useAid<Answer>(ask: Ask, moment: unknown, wanted: Facts | null): Answer | null {
  const [given, setGiven] = useState<{ key: string; moment: unknown; answer: Answer } | null>(null);
  const key = wanted ? JSON.stringify(wanted) : "";
  useEffect(() => {
    if (!ask || !wanted) return;
    let current = true;
    ask(wanted).then(
      (answer) => current && setGiven({ key, moment, answer: answer as Answer }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key, moment]);
  return given !== null && given.key === key && given.moment === moment ? given.answer : null;
}
