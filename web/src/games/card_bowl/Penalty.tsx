/** A flag: what accepting and declining would each lead to, side by side. */

import { useRef } from "preact/hooks";
import type { Asked, Names, Plain } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { useFocusOn } from "../../parts/board/focus";
import { Holes } from "./sheet/Track";
import type { Situation, TakePenalty } from "./view.gen";

const fromHome = ({ offence }: Situation, spot: number): number => (offence === "home" ? spot : 100 - spot);

export function Penalty({ asked, names, sending, answer }: { asked: Asked; names: Names; sending: boolean; answer(value: Plain): void }) {
  const { foul, choices, after } = asked.facts as unknown as TakePenalty;
  const whole = useRef<HTMLElement>(null);
  useFocusOn(whole, [".cb-outcome"], asked);
  return (
    <section ref={whole} class="cb-penalty" role="group" aria-label={cardBowl.penalty}>
      <h3>
        <svg class="cb-flag" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 15V1.5h10l-2.5 3.6L13 9H4.6v6z" />
        </svg>
        {cardBowl.flag(foul.name, foul.yards, names[foul.vs])}
      </h3>
      <div class="cb-outcomes">
        {asked.options.map((option) => {
          const next = after[choices.indexOf(String(option.value))];
          return (
            <button key={String(option.value)} type="button" class="cb-outcome" aria-disabled={sending} onClick={() => !sending && answer(option.value)}>
              <Outcome label={option.label} />
              {next && (
                <svg viewBox="-11.4 -0.4 122.8 7.8" aria-hidden="true">
                  <Holes small ball={fromHome(next.situation, next.situation.ball)} line={next.situation.down ? fromHome(next.situation, next.situation.line) : null} />
                </svg>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** "Accept: they have 1st and 11 at their 19" */
function Outcome({ label }: { label: string }) {
  const [choice, ...words] = label.split(": ");
  const what = words.join(": ");
  return (
    <>
      <strong>{choice}</strong>
      {what && <span>{what.charAt(0).toUpperCase() + what.slice(1)}</span>}
    </>
  );
}
