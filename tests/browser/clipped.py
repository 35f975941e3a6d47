"""Words that end in "…" or under an edge: what a reader can't read."""

from __future__ import annotations

from playwright.sync_api import Page

CLIPPED = """(parts) => {
  const found = new Set();
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const boxless = (style) => ["inline", "contents"].includes(style.display);
  const forEarsOnly = (node, style) => (node.clientWidth <= 1 && !boxless(style)) || style.clipPath !== "none";
  const holder = (node, style) => (style.position === "absolute" ? node.offsetParent : node.parentElement);
  const cut = (words, root) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    let missing = false;
    for (let node = words.parentElement, style; root.contains(node); node = holder(node, style)) {
      style = getComputedStyle(node);
      if (forEarsOnly(node, style)) return false;
      const edge = node.getBoundingClientRect();
      missing ||= boxes.some(
        (box) =>
          (hides(style, "X") && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (hides(style, "Y") && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)),
      );
    }
    return missing;
  };
  for (const root of document.querySelectorAll(parts)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const [words, holder] = [walk.currentNode, walk.currentNode.parentElement];
      if (!words.data.trim() || holder.closest("svg, select")) continue;
      if (holder.checkVisibility({ visibilityProperty: true }) && cut(words, root)) found.add(words.data.trim());
    }
  }
  return [...found];
}"""
"""Text that reaches beyond a box which hides what overflows it. What scrolls isn't cut: that is another test."""


def clipped(page: Page, parts: str) -> list[str]:
    """The words within these parts of the page (a selector) that are cut off."""
    found: list[str] = page.evaluate(CLIPPED, parts)
    return found
