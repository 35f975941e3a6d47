"""Card Bowl on the page: a hand is laid out by tapping two cards, with the keyboard too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_screens import findings

pytestmark = pytest.mark.web


def until_laying_out(one: Player) -> None:
    """Any listed answer until this seat has a hand to lay out."""
    page = one.page
    for _ in range(60):
        page.wait_for_selector(".cb-set, button.option:not([aria-disabled=true])")
        if page.locator(".cb-set").count():
            return
        before = one.seq
        page.locator("button.option:not([aria-disabled=true])").first.click()
        one.moved_on(before)
    raise AssertionError("no hand to lay out in sixty answers")


def test_two_cards_are_exchanged_and_the_formation_lines_up(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    cards = page.locator(".cb-layout .cb-card.pick")
    expect(cards).to_have_count(11)
    names = [str(cards.nth(at).get_attribute("aria-label")) for at in range(2)]
    cards.nth(0).click()
    cards.nth(1).focus()
    page.keyboard.press("Enter")
    swapped = [str(cards.nth(at).get_attribute("aria-label")) for at in range(2)]
    faces = [name.split(": ")[1] for name in names]
    assert [name.split(": ")[1] for name in swapped] == faces[::-1]
    assert findings(page) == []
    before = one.seq
    page.locator(".cb-set").click()
    one.moved_on(before)
    expect(page.locator(".cb-layout")).to_have_count(0)
