"""Pictures of every question and moment at every size: `python -m tests.browser.gallery GAME --shots FOLDER`."""

from __future__ import annotations

import argparse
import json
import random
import re
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, sync_playwright

from snapcount.games import GAMES
from tests.browser.boards import blind
from tests.browser.conftest import CHROMIUM, PATIENCE, QUIET, build_page
from tests.browser.player import OPTION
from tests.browser.serving import Server

SIZES: dict[str, tuple[int, int, int]] = {
    "large": (1366, 650, 125),
    "desktop": (1920, 900, 100),
    "tablet": (834, 1112, 100),
    "phone": (390, 844, 100),
    "laptop": (1366, 650, 100),
}
"""Width, height, text in percent; the game is played at the last of them."""

FREEZE = """() => {
  if (location.protocol === "about:") return;
  localStorage["snapcount.pace"] ??= '"fast"';
  const start = window.setTimeout.bind(window);
  const held = [];
  window.still = null;
  window.setTimeout = (then, ms = 0, ...rest) =>
    start((...given) => (window.still && ms >= 100 ? held.push(() => then(...given)) : then(...given)), ms, ...rest);
  window.goOn = () => {
    window.still = null;
    for (const each of held.splice(0)) each();
  };
  window.wanted = {};
  const stopAt = (moment) => {
    const left = window.wanted[moment] ?? 1;
    if (left <= 0) return;
    window.wanted[moment] = left - 1;
    window.still = moment;
  };
  let seen = null;
  new MutationObserver(() => {
    const outcome = document.querySelector("[data-part=outcome]");
    const words = outcome?.textContent ?? "";
    if (outcome && words !== seen) stopAt(outcome.dataset.moment || "result");
    seen = words;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""The page's timers stop when a play's outcome stands that is still wanted."""

MOST_CLICKS = 30
READY = "() => window.still || document.querySelector('.hand.question, section.end')"
STILL = "() => Promise.allSettled(document.getAnimations().filter((each) => \
each.effect?.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"


def text_size(percent: int) -> str:
    """At the usual one the page's own rules hold: in a large window its words grow."""
    return f"{percent}%" if percent != 100 else ""


class Gallery:
    def __init__(self, page: Page, folder: Path, of: str, sizes: list[str]) -> None:
        self.page, self.folder, self.of, self.sizes = page, folder, of, sizes
        self.taken: Counter[str] = Counter()

    def shoot(self, name: str) -> None:
        """The page as it is, at every size, light and dark."""
        self.taken[name] += 1
        for size in self.sizes:
            width, height, percent = SIZES[size]
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            self.page.evaluate(
                "(size) => { document.documentElement.style.fontSize = size }", text_size(percent)
            )
            for scheme in ("light", "dark") if size != "large" else ("light",):
                self.page.emulate_media(color_scheme=scheme)
                self.page.wait_for_timeout(150)
                self.page.evaluate(STILL)
                number = self.taken[name]
                self.page.screenshot(path=self.folder / f"{self.of}-{name}{number}-{size}-{scheme}.png")
        self.page.emulate_media(color_scheme="light")

    def play(self, answers: int, chance: random.Random, often: int) -> None:
        for _ in range(answers):
            self.page.wait_for_function(READY)
            if still := self.page.evaluate("window.still"):
                self.shoot(f"moment-{still}")
                self.page.evaluate("window.goOn()")
                continue
            if self.page.locator("section.end").count():
                return self.shoot("final")
            self.decide(chance, often)

    def decide(self, chance: random.Random, often: int) -> None:
        """One answer: chosen, looked at, given."""
        hand = self.page.locator("[data-part=question]")
        asks = hand.get_attribute("data-asks") or "?"
        new = self.taken[f"ask-{asks}"] < often
        if new:
            self.shoot(f"ask-{asks}")
        self.raise_one(chance)
        if new and self.page.locator(".confirm:not([disabled])").count():
            self.shoot(f"raised-{asks}")
        before = self.page.locator("main.table").get_attribute("data-seq")
        confirm = self.page.locator(".confirm:not([disabled])")
        if self.page.locator(".os-start:visible").count():
            blind.draw(self.page, chance.choice((8, 15, 30, 55)))
        elif self.page.locator(".os-stage[data-press]").count():
            blind.draw(self.page, chance.choice((8, 20)), ".os-stage[data-press]")
        elif confirm.count():
            confirm.click(force=True)
        self.page.wait_for_function(
            "(seq) => window.still || document.querySelector('main.table').dataset.seq !== seq", arg=before
        )

    def raise_one(self, chance: random.Random) -> None:
        """An answer of the list, or what a game's own hand is put together from until it can be confirmed."""
        unfold = self.page.get_by_role("button", name=re.compile("as a (list|button)"))
        if unfold.count():
            unfold.click()
        ready = self.page.locator(".confirm:not([disabled])")
        if self.page.locator(".os-start:visible, .os-stage[data-press]").count():  # a stroke answers
            if count := (plays := self.page.locator(".os-play:visible")).count():
                plays.nth(chance.randrange(count)).click()
            return
        for _ in range(MOST_CLICKS):
            options = self.page.locator(OPTION)
            if not options.count():
                options = self.page.locator(".hand-answers button:enabled:visible")
            if not (count := options.count()):  # its hand is still being loaded
                self.page.wait_for_timeout(200)
                continue
            with suppress(TimeoutError):  # it went while the hand was laid anew: look again
                options.nth(chance.randrange(count)).click(timeout=5_000)
            if ready.count():
                return


def made(server: Server, game: str, rules: dict[str, object]) -> str:
    seats = {"home": {"kind": "person", "name": "Ravens"}, "away": {"kind": "coach", "level": "rookie"}}
    body = json.dumps({"game": game, "mode": "practice", "options": rules, **seats}).encode()
    with urlopen(
        Request(f"{server.address}/api/matches", body, {"content-type": "application/json"})
    ) as answer:
        token: str = json.load(answer)["tokens"]["home"]
    return f"{server.address}/play#{token}"


def walk(browser: Browser, server: Server, game: str, given: argparse.Namespace) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 650}, reduced_motion="no-preference")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({FREEZE})()")
    page = context.new_page()
    page.goto(made(server, game, json.loads(given.rules)))
    Gallery(page, given.shots, given.name or game, given.sizes).play(
        given.answers, random.Random(given.seed), given.often
    )
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game on the page and keep pictures of it.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--shots", type=Path, required=True, help="where the pictures go")
    parser.add_argument("--sizes", nargs="*", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--often", type=int, default=1, help="pictures of each kind of question")
    parser.add_argument("--rules", default="{}", help="options of the rules, as JSON")
    parser.add_argument("--name", default="", help="what the pictures are called")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.shots.mkdir(parents=True, exist_ok=True)
    build_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for game in given.games:
            walk(browser, server, game, given)
        browser.close()


if __name__ == "__main__":
    main()
