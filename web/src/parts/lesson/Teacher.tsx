/** What the teacher asks for, over the upper edge of the board, and what he points at. What he says to an answer stands in the hand;
 * the announcer says both to a screen reader, for a region that comes with its words is often not read. */

import { useEffect } from "preact/hooks";
import type { Lesson } from "../../state/lesson/lesson";
import { backPath, go } from "../../state/route";
import { text } from "../../text/en";

export function Teacher({ lesson }: { lesson: Lesson }) {
  const info = lesson.info.value;
  const step = lesson.step.value;
  usePointing(lesson.pointed.value);
  if (!info || step?.kind !== "answer" || !step.say || lesson.reply.value) return null;
  return (
    <section class="teacher" aria-label={text.shelves[lesson.shelf].one(info.number, info.title)}>
      {info.steps > 1 && <span class="teacher-step">{text.learn.step(step.number, info.steps)}</span>}
      <p>{step.say}</p>
      <button type="button" class="teacher-leave" title={text.shelves[lesson.shelf].all} aria-label={text.shelves[lesson.shelf].all} onClick={() => go(backPath(lesson.shelf, lesson.game))}>
        ×
      </button>
    </section>
  );
}

const HAND = "hand:";

/** What can be pointed at carries its name as `data-point`; an answer in the hand is known by its value. */
export function placeOf(point: string): string {
  if (!point.startsWith(HAND)) return `[data-point="${point}"]`;
  const answer = point.slice(HAND.length);
  const named = `[data-answer='${JSON.stringify(answer)}']`;
  return /^(-?\d+|null)$/.test(answer) ? `[data-answer='${answer}'], ${named}` : named;
}

/** What is pointed at; an answer that lies on another page of the hand is reached by its arrow. */
function sought(point: string): Element[] {
  const found = [...document.querySelectorAll(placeOf(point))];
  return found.length > 0 || !/^(tile|hand):/.test(point) ? found : [...document.querySelectorAll("[data-more]:not([disabled])")];
}

/** The things pointed at glow as long as the sentence stands, also those that come later than the sentence or are drawn again. */
function usePointing(point: string[]): void {
  useEffect(() => {
    const mark = () => {
      for (const one of point) for (const found of sought(one)) if (!found.classList.contains("pointed")) found.classList.add("pointed");
    };
    mark();
    const watching = new MutationObserver(mark);
    if (point.length > 0) watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    return () => {
      watching.disconnect();
      for (const marked of document.querySelectorAll(".pointed")) marked.classList.remove("pointed");
    };
  }, [point.join()]);
}
