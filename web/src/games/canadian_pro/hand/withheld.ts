/** Why a call isn't possible now: the game says it, with its rule. */

import { useEffect, useState } from "preact/hooks";
import type { Asked, Facts, Plain } from "../../../net/wire";
import type { Call } from "../types";

export interface Withheld {
  call: Call;
  rule: string;
  why: string;
}

type Aid = ((wanted: Facts) => Promise<Plain>) | undefined;

/** What the game answers for this question; null until it has. */
export function useAid<T>(aid: Aid, ask: string, asked: Asked, wanted = true): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    setFound(null);
    if (wanted && aid) void aid({ ask }).then((answer) => current && setFound(answer as unknown as T), () => undefined);
    return () => {
      current = false;
    };
  }, [asked, ask, wanted]);
  return found;
}

export const reasonFor = (all: Withheld[] | null, wanted: Partial<Call>): Withheld | undefined =>
  all?.find(({ call }) => Object.entries(wanted).every(([name, part]) => call[name as keyof Call] === part));
