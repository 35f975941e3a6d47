"""Card Bowl on the page: hands are laid out by drag, tap and key, cards are moved on the grass, draws are announced."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web

MANY = 120
"""Answers of a drawn game within which every question comes up."""


def until_laying_out(one: Player) -> None:
    """Any listed answer until this seat has a hand to lay out."""
    until(one, lambda: one.page.locator(".cb-layout").count() > 0)


def until(one: Player, there: Callable[[], bool]) -> None:
    """Lay out as the book has it and give the first answer until something is on the board."""
    for _ in range(MANY):
        one.ready()
        if there():
            return
        assert not one.over, "the game is over"
        one.decide()
    raise AssertionError(f"it did not come up in {MANY} answers")


def asks(one: Player) -> str:
    return one.page.locator("[data-part=question]").get_attribute("data-asks") or ""


def face(held: Locator) -> str:
    return str(held.get_attribute("aria-label")).split(": ")[-1]


def full_game(one: Player, level: str = "full") -> None:
    """A quick game against the rookie in which everything is asked."""
    one.choose("Card Bowl")
    one.page.locator("input[name=length][value=quick]").check(force=True)
    one.page.locator(f"input[name=level][value={level}]").check(force=True)
    one.page.get_by_role("button", name="Kick off").click()
    one.at_table()


def test_cards_are_exchanged_by_tap_by_key_and_by_drag_and_the_formation_lines_up(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, one_click=False)
    one.new_game("Card Bowl")
    page = one.page
    for _ in range(60):
        one.ready()
        if page.locator(".cb-layout").count():
            break
        before = one.seq
        one.options.first.click()
        page.keyboard.press("Enter")
        one.moved_on(before)
    cards = page.locator(".cb-layout .cb-card.pick")
    expect(cards).to_have_count(11)
    first, second = cards.nth(0), cards.nth(10)
    held = [face(first), face(second)]
    first.click()
    second.focus()
    page.keyboard.press("Enter")
    assert [face(first), face(second)] == held[::-1]
    first.drag_to(second)
    assert [face(first), face(second)] == held
    assert findings(page) == []
    seq = one.seq
    page.locator(".confirm").click()
    one.moved_on(seq)
    expect(page.locator(".cb-layout")).to_have_count(0)


def test_a_finger_drags_a_card_onto_another(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    cards = page.locator(".cb-layout .cb-card.pick")
    first, second = cards.nth(0), cards.nth(10)
    before = [face(first), face(second)]
    (x1, y1), (x2, y2) = middle(first), middle(second)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x1, "y": y1}]})
    for part in (0.3, 0.7, 1.0):
        at = {"x": x1 + (x2 - x1) * part, "y": y1 + (y2 - y1) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(first).to_have_attribute("aria-label", re.compile(f": {before[1]}$"))
    assert [face(first), face(second)] == before[::-1]


def middle(held: Locator) -> tuple[float, float]:
    box = held.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_free_places_are_shown_for_the_card_in_hand_and_a_book_page_lays_everything_out(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, one_click=True)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    assert one.options.count() >= 4 and page.locator(".cb-thumb").count() == one.options.count()
    expect(page.locator(".cb-legal")).to_contain_text("Legal")
    mover = page.locator(
        ".cb-layout .cb-card.pick[aria-label*='safety'], .cb-card.pick[aria-label*='receiver']"
    )
    name = str(mover.first.get_attribute("aria-label"))
    mover.first.focus()
    page.keyboard.press("Enter")
    free = page.locator(".cb-slot")
    expect(free.first).to_be_visible()
    free.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f".cb-card.pick[aria-label='{name}']")).to_have_count(0)
    expect(page.locator(".cb-card.pick")).to_have_count(11)


def test_a_card_on_the_grass_offers_its_moves_and_one_of_them_moves_it(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    until(one, lambda: asks(one) in ("BlockingPattern", "DefenceTurn"))
    page.locator(".cb-stage .cb-card.pick").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cb-held")).to_be_visible()
    assert findings(page) == []
    before = one.seq
    page.keyboard.press("1")
    one.moved_on(before)


def test_the_sheet_fills_and_the_deck_names_the_next_draw(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    full_game(one)
    page = one.page
    named = page.locator(".cb-drawn.next figcaption, .cb-pile[aria-label*='Next: ']")
    until(one, lambda: named.count() > 0)
    one.tab("Sheet")
    until(one, lambda: page.locator(".cb-last").count() > 0)
    expect(page.locator(".cb-sheet tbody td").nth(3)).to_have_text(re.compile(r"\w"))


def test_with_motion_a_draw_lies_face_down_under_its_purpose_before_it_is_turned(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    one.new_game("Card Bowl")
    page: Page = one.page
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            for (const card of document.querySelectorAll('.cb-card.turning'))
              if (card.querySelector('.cb-down') && card.querySelector('.cb-front'))
                window.seen.push(card.getAttribute('aria-label'));
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    for _ in range(30):
        page.wait_for_selector("button.option")
        if page.evaluate("window.seen.length"):
            break
        one.decide()
    seen = page.evaluate("window.seen")
    assert seen and ": " in seen[0], "no card was announced"
