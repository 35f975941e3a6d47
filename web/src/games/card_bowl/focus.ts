/** Keyboard players stay where the answers are: a new question takes the focus, unless it is somewhere already. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

export function useFocusOn(place: RefObject<HTMLElement | null>, selectors: readonly string[], question: unknown): void {
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== document.documentElement) return;
    const found = selectors.map((selector) => place.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: true });
  }, [question]);
}
