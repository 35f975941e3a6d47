"""All lessons, or puzzles, on the page: `python -m tests.browser.learning.walk_lessons`, `--shelf puzzles`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from snapcount.games import GAMES
from snapcount.lessons.shelves import SHELVES
from tests.browser.conftest import CHROMIUM, PATIENCE, QUIET, build_page
from tests.browser.learning.lesson_walk import SIZES, Walk
from tests.browser.player import Player
from tests.browser.serving import Server

AT_ONCE = "localStorage['snapcount.one_click'] = 'true'; localStorage['snapcount.pace'] = '\"once\"'"


def main() -> int:
    parser = argparse.ArgumentParser(description="Take lessons on the page, on a laptop and on a phone.")
    parser.add_argument("which", nargs="*", default=GAMES, help="a game, or game:number")
    parser.add_argument("--shots", type=Path, help="keep a picture of every step here")
    parser.add_argument("--shelf", choices=("lessons", "puzzles"), default="lessons")
    given = parser.parse_args()
    build_page()
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for game, number in wanted(given.which, given.shelf):
            for size in SIZES:
                faults = walk(browser, server, given.shelf, game, number, size, given.shots)
                failed += len(faults)
                print(f"{game} {number}, {size}:", "; ".join(faults) or "fine", flush=True)
        browser.close()
    return 1 if failed else 0


def wanted(which: list[str], shelf: str) -> Iterator[tuple[str, int]]:
    for one in which:
        game, _, number = one.partition(":")
        listed = [lesson.number for lesson in SHELVES[shelf].of(game)]
        yield from ((game, found) for found in ([int(number)] if number else listed))


def walk(
    browser: Browser, server: Server, shelf: str, game: str, number: int, size: str, shots: Path | None
) -> list[str]:
    context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce", has_touch=size == "phone")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (location.protocol !== 'about:') {{ {AT_ONCE} }}")
    page = context.new_page()

    def keep(page: Page, step: str) -> None:
        if shots:
            shots.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=shots / f"{game}-{number}-{size}-{step}.png")

    faults = Walk(Player(page), server.address, shelf, game, number).take(keep)
    context.close()
    return faults


if __name__ == "__main__":
    raise SystemExit(main())
