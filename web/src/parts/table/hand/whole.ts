/**
 * No word of the hand is cut. Where the words of a question, of its answers or of the confirm button don't fit, they are
 * set tighter step by step (`styles/tight.css`); in the last steps explanations and odds are left to the story.
 */

import { useLayoutEffect } from "preact/hooks";

const PARTS = ":scope > .hand-head, :scope > .hand-answers, :scope > .confirm";
const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"];

const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

/** For ears only: what is one pixel wide is read, never seen. Words in a line and what has no box of its own have no width. */
const unseen = (node: Element, style: CSSStyleDeclaration): boolean =>
  (node.clientWidth <= 1 && !["inline", "contents"].includes(style.display)) || style.clipPath !== "none";

function beyond(boxes: readonly DOMRect[], node: Element, style: CSSStyleDeclaration): boolean {
  const edge = node.getBoundingClientRect();
  return boxes.some(
    (box) =>
      (hides(style.overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
      (hides(style.overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)),
  );
}

/** Whether these words reach beyond a box that hides what overflows it. */
function isCut(words: Text, root: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(words);
  const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
  let cut = false;
  let node = words.parentElement;
  while (node && boxes.length > 0 && root.contains(node)) {
    const style = getComputedStyle(node);
    if (unseen(node, style)) return false;
    cut ||= beyond(boxes, node, style);
    node = style.position === "absolute" ? (node.offsetParent as HTMLElement | null) : node.parentElement;
  }
  return cut;
}

/** Words in the middle of an answer that is too low for them stand out above and below: the first line goes first. */
function spills(words: Element): boolean {
  const [inside, edge] = [words.getBoundingClientRect(), words.closest(".option")?.getBoundingClientRect()];
  return edge !== undefined && inside.height > 0 && (inside.top < edge.top - 1 || inside.bottom > edge.bottom + 1);
}

function anyCut(root: Element): boolean {
  if ([...root.querySelectorAll(".option-words")].some(spills)) return true;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode as Text;
    if (words.data.trim() && !words.parentElement?.closest("svg, select") && isCut(words, root)) return true;
  }
  return false;
}

function fit(part: HTMLElement): void {
  for (const step of STEPS) {
    part.dataset["tight"] = step;
    if (!anyCut(part)) return;
  }
}

/** Keeps the words of this hand whole, whatever it comes to hold and whatever size it gets. */
export function useWholeWords(place: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const hand = place.current;
    if (!hand) return;
    const fitAll = (): void => hand.querySelectorAll<HTMLElement>(PARTS).forEach(fit);
    const resized = new ResizeObserver(fitAll);
    const changed = new MutationObserver(fitAll);
    resized.observe(hand);
    changed.observe(hand, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["style"] });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
}
