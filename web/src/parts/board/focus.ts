/** Keyboard players stay where the answers are: focus on a new question, and arrow keys between its buttons. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A new question takes the focus, unless it is somewhere already. */
export function useFocusOn(place: RefObject<HTMLElement | null>, selectors: readonly string[], question: unknown): void {
  useEffect(() => {
    const active = document.activeElement;
    const listed = active?.closest(".question"); // the list folds away once this board is loaded
    if (active !== null && active !== document.body && active !== document.documentElement && !listed) return;
    const found = selectors.map((selector) => place.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: true });
  }, [question]);
}

/** The first button of what has just appeared. */
export function useFirstFocus<T extends HTMLElement>(): { current: T | null } {
  const place = useRef<T>(null);
  useFocusOn(place, ["button:not(:disabled)"], null);
  return place;
}

export function arrows(event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  if (!event.key.startsWith("Arrow") || from.tagName !== "BUTTON") return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const boxes = buttons.map((button) => {
    const box = button.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const next = buttons[neighbour(boxes, buttons.indexOf(from as HTMLButtonElement), event.key)];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/** The next button in the direction of an arrow key. */
export function neighbour(boxes: { x: number; y: number }[], from: number, key: string): number {
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const here = boxes[from];
  if (!direction || !here) return from;
  const [dx = 0, dy = 0] = direction;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const along = (box.x - here.x) * dx + (box.y - here.y) * dy;
    const aside = Math.abs((box.x - here.x) * dy) + Math.abs((box.y - here.y) * dx);
    if (along < 4) return;
    const cost = along + aside * 3;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}
