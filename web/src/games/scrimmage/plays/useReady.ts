/** What the button beside the prompt does. */

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Ready } from "./plays";

/** While this is drawn, and until it is drawn anew. */
export function useReady(what: Signal<Ready | null>, ready: Ready | null): void {
  useEffect(() => {
    what.value = ready;
  });
  useEffect(() => () => void (what.value = null), []);
}
