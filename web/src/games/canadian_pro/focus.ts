/** Arrow keys between the buttons of a chooser, and focus where the answers are. */

import { useEffect, useRef } from "preact/hooks";
import { neighbour } from "./choices";

/** Keyboard players stay where the answers are: a new chooser takes the focus that the old one has left. */
export function useFirstFocus<T extends HTMLElement>(): { current: T | null } {
  const place = useRef<T>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) place.current?.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus({ preventScroll: true });
  }, []);
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
