"""A game without a board of its own is playable, hidden hands and all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def toys(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("toys") / "toys.db", "tests.browser.boards.toy_server") as running:
        yield running


def test_a_game_without_a_board_is_played_to_its_end(toys: Server, visit: Visit) -> None:
    one = visit(toys.address)
    one.new_game("Toy")
    expect(one.page.locator(".generic-situation")).to_contain_text("rounds left")
    assert 3 <= one.play(60) < 60
    expect(one.page.locator("section.end")).to_be_visible()


def test_hidden_hands_stay_hidden_at_one_screen(toys: Server, visit: Visit) -> None:
    one = visit(toys.address)
    one.new_game("Hands", against="hotseat")
    page = one.page
    expect(page.locator(".cover-screen")).to_contain_text("Only Red may look now")
    page.keyboard.press("Enter")
    one.ready()
    mine = page.locator(".log-line", has_text="SECRETCARD")
    expect(mine).to_have_count(1)
    first = mine.inner_text()
    one.options.first.click()
    expect(page.locator(".cover-screen")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".cover-screen")).to_have_count(0)
    expect(mine).to_have_count(1)
    assert mine.inner_text() != first, "the other hand now, and only that"


def test_odds_are_a_switch_in_practice(toys: Server, visit: Visit) -> None:
    one = visit(toys.address)
    one.new_game("Hands")
    one.ready()
    expect(one.page.locator(".odds")).to_have_count(0)
    one.page.get_by_role("switch", name="Odds").check()
    expect(one.page.locator(".odds").first).to_contain_text("as good as any")
    one.page.get_by_role("switch", name="Odds").uncheck()
    expect(one.page.locator(".odds")).to_have_count(0)
