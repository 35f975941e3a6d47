/** Straight to the play: questions that may be passed over are, until the play is over or something is taken back. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked, Plain } from "../../../net/wire";
import { passOn } from "../choices";

export function useSkip(asked: Asked | null, play: number, told: number, answer: (value: Plain) => void): () => void {
  const [skipping, setSkipping] = useState<number | null>(null);
  const furthest = useRef(0);
  const passed = useRef<Asked | null>(null);
  const backwards = told < furthest.current;
  furthest.current = told;
  const pass = skipping === play && !backwards && asked ? passOn(asked) : undefined;
  useEffect(() => {
    if (backwards) setSkipping(null);
    else if (pass && passed.current !== asked) {
      passed.current = asked;
      answer(pass.value);
    }
  }, [asked, pass, backwards]);
  return () => setSkipping(play);
}
