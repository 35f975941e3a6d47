"""Draws the page's icons as pictures of points, from web/public/icon.svg: what phones want beside it. Needs Chromium.

python tools/make_icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent.parent
PUBLIC = HERE / "web" / "public"
ROUNDED, SQUARE = 'rx="7"', 'rx="0"'
ICONS = {
    "icon-192.png": (192, ROUNDED),
    "icon-512.png": (512, ROUNDED),
    "icon-maskable.png": (512, SQUARE),
    "icon-apple.png": (180, SQUARE),
}
"""Their size, and their corners: where a phone cuts its own, the field goes to the edge."""


def main(into: Path) -> None:
    sys.path.insert(0, str(HERE))
    from tests.browser.conftest import CHROMIUM, QUIET

    drawn = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for name, (size, corners) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
            page.set_content(style + drawn.replace(ROUNDED, corners))
            page.screenshot(path=into / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
