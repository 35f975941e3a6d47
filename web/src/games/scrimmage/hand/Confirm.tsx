/** In place of the button that confirms: the way in mind, the raised play card, or the next step of the play in hand. */

import { useKeys } from "../../../state/keys";
import { text } from "../../../text/en";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { desk } from "../mind";
import { cardReady, stepReady } from "../plays/plays";

/** Their hands have the button themselves, beside what is put together there. */
const THEIR_OWN = new Set(["SelectMarkers", "NameTarget"]);

export function Confirm({ asked, sending = false }: BoardProps) {
  const at = desk.value;
  const go = at?.acting && at.plan.end ? at.go : undefined;
  const ready = (go && { label: say.goThere, press: () => go() }) ?? cardReady.value ?? stepReady.value;
  const press = (): void => {
    if (!sending) ready?.press();
  };
  useKeys((key) => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (key !== "Enter" || !ready || !nowhere) return false;
    press();
    return true;
  });
  if (asked && THEIR_OWN.has(asked.name) && !ready) return null;
  return (
    <button type="button" class="button main confirm" disabled={!ready || sending} onClick={press}>
      {ready ? ready.label : text.question.choose}
      {ready && <kbd aria-hidden="true">{text.question.enter}</kbd>}
    </button>
  );
}
