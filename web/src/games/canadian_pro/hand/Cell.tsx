/** One call in its fixed place: its usual yards and first downs where odds are shown, its reason where it isn't possible. */

import type { Advice, Plain } from "../../../net/wire";
import { same } from "../../../state/table/choosing";
import { text } from "../../../text/en";
import { cp } from "../../../text/en.canadian_pro";
import { adviceFor } from "../../../parts/table/hand/Tiles";
import type { Choice } from "../choices";
import type { Call } from "../types";
import type { Withheld } from "./withheld";

export interface Touch {
  advice: Advice[] | null;
  chosen: Plain | undefined;
  choose(value: Plain): void;
  consider(value: Plain | undefined): void;
}

interface Props extends Touch {
  choice: Choice<Call> | undefined;
  words: string;
  why?: Withheld | undefined;
  class?: string;
  /** The place is what counts: its number stays, the yards stand beside it. */
  place?: boolean;
}

/** The average in the sentence of the odds. */
export const yardsIn = (advice: Advice | undefined): string => /(-?\d+\.\d) yards/.exec(advice?.text ?? "")?.[1]?.replace("-", "−") ?? "";

/** What a lesson calls it: HB run, FL S, punt. */
export const callName = ({ play, who, depth }: Call): string => [who, depth || play].filter(Boolean).join(" ");

export function Cell({ choice, words, why, class: name = "", place = false, advice, chosen, choose, consider }: Props) {
  if (!choice)
    return (
      <span class={`cp-cell none ${name}`} title={why ? `${why.why} ${why.rule}` : undefined}>
        <span aria-hidden="true">{place ? words : "–"}</span>
        {why && <span class="hush">{cp.call.withheld(words, why.why, why.rule)}</span>}
      </span>
    );
  const given = adviceFor(advice, choice.option.value);
  const chance = given?.chances[0];
  const yards = yardsIn(given);
  const raised = same(chosen, choice.option.value);
  return (
    <button
      type="button"
      class={`option cp-cell ${name}${place ? " spot" : ""}${raised ? " raised" : ""}`}
      data-point={`call:${callName(choice.value)}`}
      aria-label={choice.option.label}
      aria-pressed={raised}
      title={choice.option.explain || undefined}
      onClick={() => choose(choice.option.value)}
      onPointerMove={(event) => event.pointerType === "mouse" && consider(choice.option.value)}
      onPointerLeave={() => consider(undefined)}
    >
      <b>{place ? words : yards || words}</b>
      {chance && (
        <>
          <small>{place ? yards : text.percent(chance[1])}</small>
          <i style={{ width: `${Math.min(1, Math.max(0, chance[1])) * 100}%` }} />
        </>
      )}
    </button>
  );
}
