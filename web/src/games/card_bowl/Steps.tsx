/** Where a play from scrimmage stands, and what the step at hand is for. */

import { cardBowl } from "../../text/en.card_bowl";

export function Steps({ phase, hint }: { phase: string; hint: string }) {
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
      {hint && <p>{hint}</p>}
    </div>
  );
}
