/** Questions to the game while a player thinks; answers are for one position and forgotten with it. */

import { useEffect, useState } from "preact/hooks";
import type { Facts, Plain } from "../net/wire";
import type { BoardProps } from "./board";

export type Ask = BoardProps["aid"];

/** What was asked of each position: board, hand and story want the same now and then. */
const asked = new WeakMap<object, Map<string, Promise<Plain>>>();

function askOnce(ask: NonNullable<Ask>, moment: unknown, key: string, wanted: Facts): Promise<Plain> {
  if (typeof moment !== "object" || moment === null) return ask(wanted);
  const here = asked.get(moment) ?? new Map<string, Promise<Plain>>();
  asked.set(moment, here);
  const answer = here.get(key) ?? ask(wanted);
  here.set(key, answer);
  answer.catch(() => here.delete(key));
  return answer;
}

/** The answer to `wanted` in the position `moment`; null while it is on its way or nothing is wanted. */
export function useAid<Answer>(ask: Ask, moment: unknown, wanted: Facts | null): Answer | null {
  const [given, setGiven] = useState<{ key: string; moment: unknown; answer: Answer } | null>(null);
  const key = wanted ? JSON.stringify(wanted) : "";
  useEffect(() => {
    if (!ask || !wanted) return;
    let current = true;
    askOnce(ask, moment, key, wanted).then(
      (answer) => current && setGiven({ key, moment, answer: answer as Answer }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key, moment]);
  return given !== null && given.key === key && given.moment === moment ? given.answer : null;
}
