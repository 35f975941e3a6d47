/** What a call usually brings: the server's sentence, and its odds where they are switched on. */

import type { Advice, Option } from "../../net/wire";
import { Odds } from "../../parts/board/Odds";
import { adviceFor } from "../../parts/table/Tiles";

export function Hint({ option, advice, otherwise }: { option: Option | null; advice: Advice[] | null; otherwise: string }) {
  const given = option ? adviceFor(advice, option.value) : undefined;
  return (
    <p class="cp-hint soft small" aria-live="polite">
      {option?.explain || otherwise} <Odds advice={given} />
    </p>
  );
}
