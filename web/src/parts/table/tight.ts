/** No story scrolls: where it has more to say than room, it is set tighter step by step (`data-tight`, in the game's own styles). */

import { useLayoutEffect, useRef } from "preact/hooks";
import { needOf, roomOf } from "./tide";

const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4"];

export function useTightStory(): { current: HTMLDivElement | null } {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    const story = own?.closest<HTMLElement>(".table-story");
    if (!own || !story) return;
    const fit = (): void => {
      for (const step of STEPS) {
        own.dataset["tight"] = step;
        if (needOf(story) <= roomOf(story) + 1) return;
      }
    };
    fit();
    const changed = new MutationObserver(fit);
    changed.observe(story, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    const resized = new ResizeObserver(fit);
    resized.observe(story);
    if (story.parentElement) resized.observe(story.parentElement);
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }, []);
  return place;
}
