/** What a person holds while thinking: the card that was taken up, the kind of play, the plan of the book. Board and hand share it. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Asked } from "../../../net/wire";

/** The place of the card that was taken up; "" for none. */
export const picked = signal("");
/** The kind of play whose answers are shown. */
export const kind = signal("");
/** Best cards for a run, for a pass, in front … as the book's labels say it. */
export const plan = signal("");
/** What the answer that is put together in the hand is called; "" where the list's own words say it. */
export const saying = signal("");

let question: Asked | null = null;

/** A new question finds empty hands. */
export function useEmptyHands(asked: Asked | null): void {
  useLayoutEffect(() => {
    if (question === asked) return;
    question = asked;
    picked.value = "";
    kind.value = "";
    saying.value = "";
  }, [asked]);
}
