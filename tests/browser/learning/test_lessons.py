"""Lessons on a phone: words are whole, what the teacher points at is in view. `make walk-lessons` takes them all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from snapcount.games import GAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.learning.lesson_walk import LAPTOP, Walk
from tests.browser.player import OPTION
from tests.browser.serving import Server

pytestmark = pytest.mark.web


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_read_and_seen_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    assert Walk(one, server.address, "lessons", game, 1).take() == []


def test_the_field_is_seen_when_a_puzzle_is_answered(server: Server, visit: Visit) -> None:
    """OS-2.14 hides it while one draws; the answer to a puzzle is judged, and nothing is played."""
    walk = Walk(visit(server.address, viewport=LAPTOP), server.address, "puzzles", "out_of_sight", 1)
    seen: list[int] = []
    faults = walk.take(lambda page, step: seen.append(page.locator(".os-stage.covered").count()))
    assert (faults, seen) == ([], [0, 0]), "before the answer, and under what is said to it"


def test_a_lane_is_tapped_where_it_glows_and_its_neighbour_joins(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/learn/card_bowl/1", one_click=False, viewport=PHONE, has_touch=True).page
    page.locator("[data-point='lane:F2'].pointed [data-lane]").tap()
    expect(page.locator(".confirm")).to_contain_text("left back through F2")
    page.locator("[data-point='lane:F3'] [data-lane]").tap()
    expect(page.locator(".confirm")).to_contain_text("between F2 and F3")


def test_the_teacher_is_heard_and_a_lesson_taken_by_keys_alone(server: Server, visit: Visit) -> None:
    """The announcer stands on the page before it speaks: a region that comes with its words is often not read."""
    page = visit(f"{server.address}/learn/dice_football/1", one_click=False).page
    expect(page.locator(OPTION).first).to_be_visible()
    heard = page.get_by_test_id("announcer")
    expect(heard).to_contain_text("ten yards to the yellow line. Lay Run. Lay an offence card.")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("Run against defence")
    expect(heard).to_contain_text("3 + 4 makes 7")
    expect(page.locator(".go-on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".teacher-step")).to_contain_text("2")
    expect(heard).to_contain_text(page.locator(".teacher p").inner_text())
