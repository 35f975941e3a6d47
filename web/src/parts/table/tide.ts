/** How high the story's place is: as high as the story has been, so that the log has the rest and nothing moves from play to play. */

import { useEffect, useRef } from "preact/hooks";

/** Of the height of the right side: what the story has at the beginning, what it may take, and while a decision is explained. */
const LEAST = 0.36;
const MOST = 0.59;
const EXPLAINED = 0.72;

/** The next mark: it rises with what the story needs, never falls, and leaves the log its room. */
export const markOf = (mark: number, need: number, height: number, explained: boolean): number =>
  Math.min(Math.max(mark, need, LEAST * height), (explained ? EXPLAINED : MOST) * height);

/** The most that its place can be: beside the board a share of the side, else as much as it has. */
export function roomOf(story: HTMLElement): number {
  const side = story.parentElement;
  if (!side || getComputedStyle(side).display === "contents") return story.clientHeight;
  return (story.querySelector(".first-time") ? EXPLAINED : MOST) * side.clientHeight;
}

/** What a story needs, wherever it is scrolled to. */
export function needOf(story: HTMLElement): number {
  const bottoms = [...story.children].map((child) => child.getBoundingClientRect().bottom);
  const padding = parseFloat(getComputedStyle(story).paddingBottom);
  return Math.ceil(Math.max(0, ...bottoms) - story.getBoundingClientRect().top + story.scrollTop + padding);
}

/** Sets `--story` on the story's parent; `styles/frame.css` uses it where story and log stand one above the other. */
export function useTide(): { current: HTMLElement | null } {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const story = place.current;
    const side = story?.parentElement;
    if (!story || !side) return;
    const marks = { plain: 0, explained: 0 };
    let height = 0;
    const measure = () => {
      if (side.clientHeight !== height) Object.assign(marks, { plain: 0, explained: 0 });
      height = side.clientHeight;
      const explained = story.querySelector(".first-time") !== null;
      const kind = explained ? "explained" : "plain";
      marks[kind] = markOf(Math.max(marks[kind], marks.plain), needOf(story), height, explained);
      side.style.setProperty("--story", `${marks[kind]}px`);
    };
    const changes = new MutationObserver(measure);
    changes.observe(story, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["data-tight"] });
    const sizes = new ResizeObserver(measure);
    sizes.observe(side);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return place;
}
