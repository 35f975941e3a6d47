/** Keyboard players stay where the answers are: a new question takes the focus, unless it is somewhere already. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

export function useFocusOn(place: RefObject<HTMLElement | null>, selectors: readonly string[], question: unknown): void {
  useEffect(() => {
    const active = document.activeElement;
    const listed = active?.closest(".question"); // the list folds away once this board is loaded
    if (active !== null && active !== document.body && active !== document.documentElement && !listed) return;
    const found = selectors.map((selector) => place.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: true });
  }, [question]);
}
