/** Straight to the play: questions that may be passed over are, until the play is over or something is taken back. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Asked, Plain } from "../../../net/wire";
import { passOn } from "../choices";

/** The number of the play in which nothing more is asked that may be passed over. */
const skipping = signal<number | null>(null);

export const skipFrom = (play: number): void => {
  skipping.value = play;
};

export function useSkip(asked: Asked | null, play: number, told: number, answer: (value: Plain) => void): void {
  const furthest = useRef(0);
  const passed = useRef<Asked | null>(null);
  const backwards = told < furthest.current;
  furthest.current = told;
  const pass = skipping.value === play && !backwards && asked ? passOn(asked) : undefined;
  useEffect(() => {
    if (backwards) skipping.value = null;
    else if (pass && passed.current !== asked) {
      passed.current = asked;
      answer(pass.value);
    }
  }, [asked, pass, backwards]);
}
