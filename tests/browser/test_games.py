"""Every game that ships opens on the page, asks, and takes an answer, by its board or from the list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import snapcount.games
from tests.browser.boards import blind
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web
TITLES = [snapcount.games.find(game).face.title for game in snapcount.games.GAMES]


def answer_it(one: Player) -> None:
    """By the board where a line is drawn; else from the list, which a board may fold away."""
    if one.page.locator(".os-stage").count():
        blind.step(one)
        return
    unfold = one.page.get_by_role("button", name=re.compile("as a (list|button)"))
    if unfold.count():
        unfold.click()
    one.decide()


@pytest.mark.parametrize("title", TITLES)
def test_a_game_opens_and_takes_answers(server: Server, visit: Visit, title: str) -> None:
    one = visit(server.address)
    one.choose(title)
    one.page.get_by_role("button", name="Kick off").click()
    one.at_table()
    for _ in range(3):
        one.page.wait_for_selector("section.question, section.end")
        if one.over:
            break
        answer_it(one)
    expect(one.page.locator(".board")).to_be_visible()
    assert len(one.log) > 0


@pytest.mark.parametrize("title", TITLES)
def test_a_game_fits_a_phone(server: Server, visit: Visit, title: str) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True, is_mobile=True)
    one.choose(title)
    one.page.get_by_role("button", name="Kick off").tap()
    one.page.wait_for_selector("section.question, section.end")
    assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
