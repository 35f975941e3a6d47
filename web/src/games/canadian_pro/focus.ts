/** Arrow keys between the buttons of a chooser. */

import { neighbour } from "./choices";

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
