/** Keys that work anywhere at a table, unless one is typing or a window is open. */

import { useEffect } from "preact/hooks";
import { helpOpen } from "../parts/dialogs/Help";

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const tag = element?.tagName;
  if (tag === "TEXTAREA" || tag === "SELECT" || element?.isContentEditable) return true;
  return tag === "INPUT" && !["checkbox", "radio", "range", "button"].includes((element as HTMLInputElement).type);
}

/** `act` returns true when the key meant something. */
export function useKeys(act: (key: string, event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key === "?") {
        helpOpen.value = true;
        event.preventDefault();
      } else if (act(event.key, event)) event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  });
}

/** The answer with this number, clicked as a person would; it has the focus then, so that Enter plays it. */
export function pressOption(key: string): boolean {
  if (!/^[1-9]$/.test(key)) return false;
  const button = document.querySelector<HTMLButtonElement>(`button.option[data-number="${key}"]`);
  button?.focus({ preventScroll: true });
  button?.click();
  return button !== null;
}
