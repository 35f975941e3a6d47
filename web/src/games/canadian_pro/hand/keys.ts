/** Keys of this hand come before those of every table: a number is a man or a setting, a letter what he does. */

import { useEffect } from "preact/hooks";
import { isTyping } from "../../../state/keys";

/** `act` returns true when the key, in small letters, meant something. */
export function useHandKeys(act: (key: string) => boolean): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (!act(event.key.toLowerCase())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", heard, true);
    return () => removeEventListener("keydown", heard, true);
  });
}
