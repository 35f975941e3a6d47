/** Where a play from scrimmage stands, and what the step at hand is for. */

import type { ComponentChildren } from "preact";
import { cardBowl } from "../../../text/en.card_bowl";

interface Props {
  phase: string;
  prompt: string;
  hint: string;
  /** What has just happened. */
  children: ComponentChildren;
}

export function Steps({ phase, prompt, hint, children }: Props) {
  const at = cardBowl.steps.findIndex(([, phases]) => phases.includes(phase));
  return (
    <div class="cb-steps">
      {at >= 0 && (
        <ol aria-label={cardBowl.stepsLabel}>
          {cardBowl.steps.map(([name], step) => (
            <li key={name} class={step < at ? "past" : step === at ? "now" : ""} aria-current={step === at ? "step" : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {children}
      {prompt && (
        <p class="cb-ask" aria-hidden="true">
          {prompt}
        </p>
      )}
      {hint && <p>{hint}</p>}
    </div>
  );
}
