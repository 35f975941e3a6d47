/** What a call usually brings: the server's sentence, and its odds where they are switched on. */

import type { Advice, Option } from "../../net/wire";
import { adviceFor } from "../../parts/table/QuestionPanel";
import { text } from "../../text/en";
import { cp } from "../../text/en.canadian_pro";

export function Odds({ advice }: { advice: Advice | undefined }) {
  if (!advice) return null;
  const chances = advice.chances.map(([label, chance]) => `${label} ${text.percent(chance)}`).join(", ");
  return <span class="cp-odds">{chances ? cp.odds(advice.text.replace(/\.$/, ""), chances) : advice.text}</span>;
}

export function Hint({ option, advice, otherwise }: { option: Option | null; advice: Advice[] | null; otherwise: string }) {
  const given = option ? adviceFor(advice, option.value) : undefined;
  return (
    <p class="cp-hint soft small" aria-live="polite">
      {option?.explain || otherwise} <Odds advice={given} />
    </p>
  );
}
