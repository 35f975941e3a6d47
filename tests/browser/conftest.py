"""A browser, a server and a page; the page is built first where it is older than its source."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from snapcount.server import page
from tests.browser.player import Player
from tests.browser.serving import ROOT, Server

BUILT = page.BUILT / "index.html"
WEB = ROOT / "web"
CHROMIUM = (
    os.environ.get("SNAPCOUNT_CHROMIUM")
    or shutil.which(
        "chromium-headless-shell"
    )  # without a window's frame: a third of the work for the same page
    or shutil.which("chromium")
    or shutil.which("google-chrome")
    or "/usr/bin/chromium"
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

PATIENCE = 30_000
"""Milliseconds until a missing thing fails a test: two browsers on a busy machine are slow, not wrong."""

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Player]


def build_page() -> None:
    sources = [WEB / "index.html", *(path for path in (WEB / "src").rglob("*") if path.is_file())]
    newest = max(path.stat().st_mtime for path in sources)
    if BUILT.is_file() and BUILT.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("the page is not built and there is no Node to build it with")
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci"], cwd=WEB, check=True)
    subprocess.run(
        [npm, "exec", "vite", "build"], cwd=WEB, check=True
    )  # types are checked by `npm run check`


@pytest.fixture(scope="session")
def page_built() -> None:
    build_page()


@pytest.fixture(scope="package")
def browser(page_built: None) -> Iterator[Browser]:
    """One Chromium for this package; it ends with it, because it keeps an event loop running."""
    if not Path(CHROMIUM).exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games") / "games.db") as running:
        yield running


ON_A_PAGE = "if (location.protocol !== 'about:')"
"""A blank page keeps nothing."""


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page in a context of its own. Nothing may go wrong in it: errors fail the test.

    "One click plays" is on and plays are shown at once, because most tests are about something else: see
    `test_choosing.py` and `test_telling.py`. A test that wants motion gets the usual pace too."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(
        address: str,
        *,
        viewport: dict[str, int] = DESKTOP,
        one_click: bool = True,
        pace: str = "",
        **more: Any,
    ) -> Player:
        pace = pace or ("usual" if more.get("reduced_motion") == "no-preference" else "once")
        wanted: dict[str, Any] = {"viewport": viewport, "reduced_motion": "reduce", **more}
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if one_click:
            context.add_init_script(f"{ON_A_PAGE} localStorage['snapcount.one_click'] ??= 'true'")
        context.add_init_script(f"{ON_A_PAGE} localStorage['snapcount.pace'] ??= '\"{pace}\"'")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "console",
            lambda told: problems.append(told.text) if "Content Security Policy" in told.text else None,
        )
        page.goto(address)
        return Player(page)

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, problems
