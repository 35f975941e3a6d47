"""No serious finding of axe on any screen: every game, light and dark, desktop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from snapcount.games import GAMES, find
from tests.browser.axe import Scheme, findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import ROOT, Server
from tests.browser.test_replay import drop

pytestmark = pytest.mark.web
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
KINDS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": ON_A_PHONE}
RECORDS = {
    game: min((ROOT / "tests" / "records" / game).glob("*.snap"), key=lambda path: path.stat().st_size)
    for game in GAMES
}


class Seen:
    """What axe found, by screen."""

    def __init__(self, page: Page, *schemes: Scheme) -> None:
        self.page = page
        self.schemes: tuple[Scheme, ...] = schemes or ("light", "dark")
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        if found := findings(self.page, self.schemes):
            self.found[screen] = found

    def tabs(self, one: Player, of: str) -> None:
        for tab in ("Drives", "Box score", "Rules"):
            one.tab(tab)
            if tab == "Rules":
                expect(self.page.locator(".how-to-play, .rules-pages").first).to_be_visible()
            self.look(f"{of}: {tab}")
        self.page.get_by_role("button", name="All rules").click()
        expect(self.page.locator(".chapters summary").first).to_be_visible()
        self.page.locator(".chapters summary").first.click()
        expect(self.page.locator(".rule-list").first).to_be_visible()
        self.look(f"{of}: a chapter")
        one.tab("Log")

    def key(self, key: str, screen: str) -> None:
        """A window that a key or button opened."""
        if key:
            self.page.keyboard.press(key)
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.look(screen)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("kind", KINDS)
def test_from_the_lobby_to_the_end(server: Server, visit: Visit, kind: str) -> None:
    one = visit(server.address, **KINDS[kind])
    page = one.page
    seen = Seen(page)
    expect(page.locator(".game-cover").first).to_be_visible()
    seen.look("lobby")
    one.choose("Dice Football")
    page.locator(".house-rules summary").click()
    seen.look("setup")
    page.get_by_role("button", name="Kick off").click()
    one.ready()
    seen.look("first decision")
    one.play(9)
    one.with_odds()
    seen.look("table with odds")
    seen.tabs(one, "table")
    page.locator(".log-line .rule-id").first.click()
    seen.key("", "rule")
    seen.key("?", "keys")
    one.open_links()
    seen.key("", "links")
    one.tab("Log")
    page.keyboard.press("[")
    expect(page.get_by_role("slider")).to_be_visible()
    seen.look("history")
    page.get_by_role("button", name="Try it from here").click()
    seen.key("", "try it from here")
    page.keyboard.press("Escape")
    one.ask_to_resign()
    seen.look("resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    seen.look("end")
    page.goto(server.address)
    expect(page.locator(".mine-link")).to_be_visible()
    seen.look("my games")
    page.goto(f"{server.address}/play#nothing")
    expect(page.get_by_role("heading", name="This link opens no game")).to_be_visible()
    seen.look("an unknown link")
    page.goto(f"{server.address}/no/such/page")
    seen.look("an unknown address")
    assert seen.found == {}


@pytest.mark.parametrize("kind", KINDS)
def test_watching_and_sharing_a_screen(server: Server, visit: Visit, kind: str) -> None:
    one = visit(server.address, **KINDS[kind])
    page = one.page
    seen = Seen(page)
    one.new_game(against="watch")
    page.get_by_role("button", name="Pause", exact=True).click()
    seen.look("watching")
    page.goto(server.address)
    one.new_game(against="hotseat")
    for _ in range(8):
        one.ready()
        if page.locator(".cover-screen").count():
            break
        one.decide()
    expect(page.locator(".cover-screen")).to_be_visible()
    seen.look("cover")
    page.goto(server.address)
    one.new_game(against="match")
    seen.look("invitation")
    page.keyboard.press("Escape")
    seen.look("waiting for a friend")
    assert seen.found == {}


@pytest.mark.parametrize(("kind", "scheme"), [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_every_game(server: Server, visit: Visit, game: str, kind: str, scheme: Scheme) -> None:
    one = visit(server.address, **KINDS[kind])
    page = one.page
    seen = Seen(page, scheme)
    one.choose(find(game).face.title)
    seen.look("setup")
    page.get_by_role("button", name="Kick off").click()
    page.wait_for_selector("section.question")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "no wider than the screen"
    seen.look("first decision")
    page.goto(server.address)
    expect(page.locator(".game-cover").first).to_be_visible()
    drop(page, RECORDS[game])
    slider = page.get_by_role("slider")
    seen.look("replay")
    for _ in range(6):
        slider.press("PageUp")
    expect(slider).not_to_have_value("0")
    seen.look("replay, some way in")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    seen.look("replay, checked")
    slider.press("End")
    expect(page.locator("section.end")).to_be_visible()
    seen.look("replay, the end")
    seen.tabs(one, "replay")
    assert seen.found == {}
