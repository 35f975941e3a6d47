/** When to use the card and the alignment in mind: the game adds it up for the men on the field. */

import type { Asked } from "../../../net/wire";
import { adviceFor } from "../../../parts/table/hand/Tiles";
import { Odds } from "../../../parts/board/Odds";
import type { BoardProps } from "../../board";
import { useAid } from "../../useAid";
import type { DefenceCall } from "../types";

interface Words {
  cards: Record<string, string>;
  alignments: Record<string, string>;
}

export function Uses({ aid, asked, call, advice = null }: BoardProps & { asked: Asked; call: DefenceCall }) {
  const words = useAid<Words>(aid, asked, { ask: "uses" });
  const given = adviceFor(advice, call as never);
  return (
    <div class="cp-uses">
      {words?.cards[call.card] && <p>{words.cards[call.card]}</p>}
      {call.alignment && words?.alignments[call.alignment] && <p>{words.alignments[call.alignment]}</p>}
      {given && <p class="soft"><Odds advice={given} /></p>}
    </div>
  );
}
