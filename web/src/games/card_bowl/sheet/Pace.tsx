/** The usual pace: no timeouts and the usual seconds before the snap, unasked, until a half runs out. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { View } from "../types";

/** Boxes of five seconds. */
const LATE = 24;
const ASKS = new Set(["TakeTimeout", "RunOff"]);

/** In the last two minutes of a half, and in overtime, every second is one's own to weigh. */
export const late = ({ quarter, left }: Pick<View, "quarter" | "left">): boolean => quarter > 4 || (quarter % 2 === 0 && left <= LATE);

/** The rules list the usual answer first: no timeout, the usual seconds. */
export const usual = (asked: Asked | null, view: View): Option | undefined => (asked && ASKS.has(asked.name) && !late(view) ? asked.options[0] : undefined);

interface Props {
  asked: Asked | null;
  view: View;
  answer(value: Plain): void;
}

export function Pace({ asked, view, answer }: Props) {
  const [on, setOn] = useState(false);
  const given = useRef<Asked | null>(null);
  const option = usual(asked, view);
  const pass = on ? option : undefined;
  useEffect(() => {
    if (!pass || given.current === asked) return;
    given.current = asked;
    answer(pass.value);
  }, [asked, pass]);
  if (!on && !option) return null;
  return (
    <label class="switch cb-pace" title={cardBowl.paceMeans}>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
      {option && <span class="cb-pace-means">{cardBowl.paceMeans}</span>}
      <span class={option ? "cb-pace-short" : ""}>{cardBowl.pace}</span>
    </label>
  );
}
