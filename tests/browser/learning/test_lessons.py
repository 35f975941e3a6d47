"""Lessons on a phone: words are whole, what the teacher points at is in view. `make walk-lessons` takes them all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from snapcount.games import GAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.learning.lesson_walk import Walk
from tests.browser.serving import Server

pytestmark = pytest.mark.web


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_read_and_seen_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    assert Walk(one, server.address, "lessons", game, 1).take() == []


def test_a_lane_is_tapped_where_it_glows_and_its_neighbour_joins(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/learn/card_bowl/1", one_click=False, viewport=PHONE, has_touch=True).page
    page.locator("[data-point='lane:F2'].pointed [data-lane]").tap()
    expect(page.locator(".confirm")).to_contain_text("left back through F2")
    page.locator("[data-point='lane:F3'] [data-lane]").tap()
    expect(page.locator(".confirm")).to_contain_text("between F2 and F3")
