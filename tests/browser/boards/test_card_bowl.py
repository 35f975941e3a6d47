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


def until_laying_out(one: Player) -> None:
    """Any listed answer until this seat has a hand to lay out."""
    until(one, lambda: one.page.locator(".cb-set").count() > 0)


def until(one: Player, there: Callable[[], bool]) -> None:
    """Lay out as the book has it and give the first answer until something is on the board."""
    for _ in range(120):
        one.page.wait_for_selector(
            ".cb-set, .cb-tray button:visible, .cb-outcome, button.option, section.end"
        )
        if there():
            return
        answer_anything(one)
    raise AssertionError("it did not come up in 120 answers")


def answer_anything(one: Player) -> None:
    """The answer that a person in a hurry would give; where cards must be named, the first that is offered."""
    page = one.page
    plain = page.locator(".cb-set, .cb-outcome, .cb-tray .main, button.option")
    if plain.count() == 0:
        page.locator(".cb-tray .cb-name").first.dispatch_event("click")
        plain = page.locator(".cb-tray-card button")
    before = one.seq
    plain.first.click()
    one.moved_on(before)


def card(page: Page, place: str) -> Locator:
    return page.locator(f".cb-layout .cb-card.pick[aria-label^='{place}']")


def face(held: Locator) -> str:
    return str(held.get_attribute("aria-label")).split(": ")[-1]


def test_cards_are_exchanged_by_tap_by_key_and_by_drag_and_the_formation_lines_up(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    cards = page.locator(".cb-layout .cb-card.pick")
    expect(cards).to_have_count(11)
    first, second = cards.nth(0), cards.nth(10)
    before = [face(first), face(second)]
    first.click()
    second.focus()
    page.keyboard.press("Enter")
    assert [face(first), face(second)] == before[::-1]
    first.drag_to(second)
    assert [face(first), face(second)] == before
    assert findings(page) == []
    seq = one.seq
    page.locator(".cb-set").click()
    one.moved_on(seq)
    expect(page.locator(".cb-layout")).to_have_count(0)


def test_a_finger_drags_a_card_onto_another(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    cards = page.locator(".cb-layout .cb-card.pick")
    first, second = cards.nth(1), cards.nth(9)
    page.locator(".cb-layout .cb-grass").evaluate("grass => grass.scrollIntoView({block: 'center'})")
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
    one = visit(server.address, viewport=PHONE)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    pages = page.locator(".cb-page")
    assert pages.count() >= 6
    pages.nth(1).click()
    expect(pages.nth(1)).to_have_attribute("aria-pressed", "true")
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
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_a_card_on_the_grass_offers_its_moves_and_one_of_them_moves_it(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    until(
        one,
        lambda: page.locator(".cb-stage .cb-card.pick").count() > 0 and page.locator(".cb-tray").count() > 0,
    )
    page.locator(".cb-stage .cb-card.pick").first.focus()
    page.keyboard.press("Enter")
    chips = page.locator(".cb-tray-card button")
    expect(chips.first).to_be_visible()
    expect(chips.first).to_be_focused()
    before = one.seq
    page.keyboard.press("Enter")
    one.moved_on(before)
    assert findings(page) == []


def test_a_play_from_scrimmage_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Number keys where there is a list, Enter where the board has the focus: nobody has to hunt for a button."""
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    played = page.locator(".cb-sheet tbody td:nth-child(2)", has_text="&")
    for _ in range(80):
        page.wait_for_selector(".cb-set, .cb-tray button, .cb-outcome, button.option")
        if played.count():
            return
        before = one.seq
        if page.locator("button.option").count():
            page.keyboard.press("1")
        else:
            expect(page.locator(".cb-set:focus, .cb-tray :focus, .cb-outcome:focus")).to_have_count(1)
            naming = page.locator(".cb-name:focus").count()
            page.keyboard.press("Enter")
            if naming:
                expect(page.locator(".cb-tray-card button").first).to_be_focused()
                page.keyboard.press("Enter")
        one.moved_on(before)
    raise AssertionError("no play was over in 80 answers")


def test_the_score_sheet_fills_and_the_deck_names_the_next_draw(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    until(one, lambda: page.locator(".cb-drawn.next").count() > 0)
    expect(page.locator(".cb-drawn.next figcaption")).to_have_text(re.compile(r"^Next: \w+"))
    until(one, lambda: page.locator(".cb-last").count() > 0)
    sheet = page.locator(".cb-sheet")
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").click()
    expect(sheet.locator("tbody td").nth(3)).to_have_text(re.compile(r"\w"))


def test_with_motion_a_draw_lies_face_down_under_its_purpose_before_it_is_turned(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    one.new_game("Card Bowl")
    page = one.page
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
        page.wait_for_selector(".cb-set, .cb-tray .main, button.option, .cb-outcome", timeout=20_000)
        if page.evaluate("window.seen.length"):
            break
        answer_anything(one)
    seen = page.evaluate("window.seen")
    assert seen and ": " in seen[0], "no card was announced"
