"""What axe finds on a page that would keep somebody out."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")


def findings(page: Page) -> list[str]:
    page.wait_for_timeout(150)
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{found['id']}: {found['help']}: {found['nodes'][0]['html'][:200]}"
        for found in violations
        if found["impact"] in SERIOUS
    ]
