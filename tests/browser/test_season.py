"""A season in the browser: begun, one game of one's own team played by clicking, and the standings that follow."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.server.seasons.league import LEAGUE

pytestmark = pytest.mark.web
NARROW = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def begin(one: Player, tmp_path: Path) -> None:
    """From the lobby: a league file of one's own, the first team of it."""
    page = one.page
    page.get_by_role("button", name="Start a season").click()
    file = tmp_path / "pocket.json"
    file.write_text(json.dumps(LEAGUE))
    page.get_by_label("Your own league file").set_input_files(file)
    expect(page.get_by_text("Pocket League")).to_be_visible()
    page.get_by_text("Red Kites").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start the season").click()
    expect(page.get_by_role("tab", name="Standings")).to_be_visible()


def row(page: Page, club: str) -> str:
    return page.get_by_role("row").filter(has=page.get_by_role("button", name=club)).first.inner_text()


def test_one_game_by_clicking_changes_the_standings(server: Server, visit: Visit, tmp_path: Path) -> None:
    one = visit(server.address)
    page = one.page
    begin(one, tmp_path)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Week 1")
    assert re.search(r"\b0\s+0\s+0\b", row(page, "Red Kites")), row(page, "Red Kites")
    season = page.url
    page.get_by_role("button", name="Play", exact=True).click()
    one.ready()
    one.play(3)
    one.ask_to_resign()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Back to the season").click()
    assert page.url == season
    expect(page.get_by_role("row").filter(has_text="Red Kites").first).to_contain_text("L1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Week 2")
    page.get_by_role("button", name=re.compile("Let the others play")).click()
    expect(page.get_by_text("3 of 6 games played")).to_be_visible(timeout=120_000)
    page.get_by_role("tab", name="Leaders").click()
    expect(page.get_by_role("region", name="Teams, per game")).to_contain_text("Gold Orioles")
    page.get_by_role("tab", name="Schedule").click()
    page.get_by_role("button", name="Earlier week").click()
    page.get_by_role("button", name=re.compile("^Watch")).first.click()
    one.at_table()
    page.goto(server.address)
    expect(page.get_by_role("link", name=re.compile("Red Kites.*Pocket League"))).to_be_visible()


def test_a_friend_takes_a_team_by_link(server: Server, visit: Visit, tmp_path: Path) -> None:
    one = visit(server.address)
    begin(one, tmp_path)
    one.page.get_by_role("tab", name="League").click()
    one.page.get_by_role("button", name="Invite friends").click()
    link = one.page.locator("[data-link=season]").input_value()
    two = visit(link)
    two.page.get_by_label("Your name").fill("Bob")
    two.page.get_by_role("button", name="Take the Blue Herons").click()
    expect(two.page.get_by_role("heading", level=1)).to_contain_text("Blue Herons")
    assert two.page.url != link, "a link of one's own"
    one.page.keyboard.press("Escape")
    one.page.reload()
    one.page.get_by_role("tab", name="League").click()
    expect(one.page.get_by_text("Bob")).to_be_visible()


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_no_screen_of_a_season_has_a_serious_finding(server: Server, visit: Visit, kind: str) -> None:
    body = {"file": json.dumps(LEAGUE), "club": "RED", "name": "Ada"}
    token = httpx.post(f"{server.address}/api/seasons", json=body, timeout=30).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{server.address}/api/season/simulate", json={"everybody": True}, headers=bearer, timeout=30)
    one = visit(f"{server.address}/season#{token}", **(NARROW if kind == "phone" else {}))
    page = one.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("champions", timeout=180_000)
    found: dict[str, list[str]] = {}
    for tab in ("Standings", "Schedule", "Leaders", "Teams", "Playoffs", "League"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        if problems := findings(page, ("light", "dark")):
            found[tab] = problems
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{tab} is wider than the window"
    page.goto(f"{server.address}/season")
    expect(page.get_by_role("button", name="Start the season")).to_be_visible()
    if problems := findings(page, ("light", "dark")):
        found["new"] = problems
    assert not found, found
