"""What axe finds on a page that would keep somebody out."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

Scheme = Literal["light", "dark"]
AT_REST = """async () => {
  const ends = (each) => each.effect?.getComputedTiming().iterations !== Infinity;
  const frame = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  await frame();
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
  await frame();
}"""
"""Drawn, and every motion over that ends: what is half shown has half its contrast."""

SERIOUS = """async (only) => {
  const rules = only.length ? { runOnly: only } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0].html.slice(0, 200)}`);
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""All that light and dark can differ in: the rest of the page is the same."""


def findings(page: Page, schemes: tuple[Scheme, ...] = ("light", "dark")) -> list[str]:
    """In the first scheme everything, in another one its colours."""
    found: list[str] = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(AT_REST)
        if page.evaluate("!window.axe"):
            page.evaluate(AXE_SCRIPT)
        only = [] if scheme == schemes[0] else OF_COLOURS
        found += [f"{scheme}: {each}" for each in page.evaluate(SERIOUS, only)]
    return found
