"""What axe finds on a page that would keep somebody out."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
AT_REST = """async () => {
  const ends = (each) => each.effect?.getComputedTiming().iterations !== Infinity;
  const frame = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  await frame();
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
  await frame();
}"""
"""Drawn, and every motion over that ends: what is half shown has half its contrast."""


def findings(page: Page) -> list[str]:
    page.evaluate(AT_REST)
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{found['id']}: {found['help']}: {found['nodes'][0]['html'][:200]}"
        for found in violations
        if found["impact"] in SERIOUS
    ]
