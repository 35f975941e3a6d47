"""How long the page without a server takes to begin: `make static`, then `python -m benchmarks.start_in_the_browser`.

In Chromium, with an empty cache and then with a full one: until the lobby is there, and until the first question of a
game can be answered; in seconds, and in processor seconds of the whole browser, which a busy machine says too. Then the
longest tasks of the page's main thread while two coaches play, also in processor time.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from tests.browser.conftest import CHROMIUM, QUIET

DIST = Path(__file__).resolve().parent.parent / "dist"
PATIENCE = 180_000
WATCHED = {"Dice Football": "pro", "Scrimmage": "gunner", "Card Bowl": "veteran"}
SECONDS = 15
"""For which each of these is watched."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served() -> Generator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(DIST)))
    host.handle_error = lambda request, client_address: None  # type: ignore[method-assign]
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def spent(folder: str) -> float:
    """Processor seconds so far of the browser whose profile this is, and of all its processes."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    roots: set[int] = set()
    for place in Path("/proc").glob("[0-9]*"):
        try:
            told = (place / "stat").read_text().rpartition(")")[2].split()
            if folder in (place / "cmdline").read_text():
                roots.add(int(place.name))
        except OSError:
            continue
        parents[int(place.name)], ticks[int(place.name)] = int(told[1]), int(told[11]) + int(told[12])
    found = 0
    for process, used in ticks.items():
        at = process
        while at in parents and at not in roots:
            at = parents[at]
        found += used if at in roots else 0
    return found / os.sysconf("SC_CLK_TCK")


def context_of(playwright: Playwright, folder: str) -> BrowserContext:
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=list(QUIET), viewport={"width": 1366, "height": 650}
    )
    context.set_default_timeout(PATIENCE)
    return context


def began(playwright: Playwright, address: str, folder: str, name: str) -> None:
    context = context_of(playwright, folder)
    page = context.pages[0]
    at, used = time.perf_counter(), spent(folder)

    def say(what: str) -> None:
        print(
            f"  {what:<16} {time.perf_counter() - at:6.2f} s, processor {spent(folder) - used:5.2f} s",
            flush=True,
        )

    print(f"{name}:")
    page.goto(address)
    page.get_by_role("button", name="Play Dice Football").wait_for()
    say("lobby")
    page.locator(".alone-strip").wait_for(state="attached")
    page.get_by_role("button", name="Play Dice Football").click()
    page.get_by_role("button", name="Kick off").click()
    page.locator("[data-part=question].question").wait_for()
    say("first question")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(1500)  # what was read is in the cache
    context.close()


def tasks(browser: Browser, page: Page) -> list[float]:
    """Milliseconds of processor time of the main thread's tasks, longest first."""
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(1000 * SECONDS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    found = [one["tdur"] / 1000 for one in events if (one["pid"], one["tid"]) in mains and "tdur" in one]
    return sorted(found, reverse=True)


def watched(browser: Browser, address: str, game: str, level: str) -> None:
    page = browser.new_page(viewport={"width": 1366, "height": 650})
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.get_by_role("button", name=f"Play {game}").click()
    page.locator("input[name=opponent][value=watch]").check(force=True)
    sides = page.locator("dialog select").filter(has=page.locator(f"option[value={level}]"))
    assert sides.count() == 2, f"{game} has no {level} to watch"
    for side in sides.all():
        side.select_option(level)
    page.get_by_role("button", name="Kick off").click()
    page.locator(".log-line").first.wait_for()
    found = tasks(browser, page)
    longest = ", ".join(f"{one:.0f}" for one in found[:4])
    over = sum(one > 50 for one in found)
    print(
        f"{game}, {level}: {len(found)} tasks in {SECONDS} s, longest {longest} ms; over 50 ms: {over}",
        flush=True,
    )
    page.close()


def main() -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with served() as address, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        for name in ("empty cache", "full cache", "full cache again"):
            began(playwright, address, folder, name)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for game, level in WATCHED.items():
            watched(browser, address, game, level)
        browser.close()


if __name__ == "__main__":
    main()
