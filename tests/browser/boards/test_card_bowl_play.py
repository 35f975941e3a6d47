"""Card Bowl as a newcomer meets it: answers in sight, nothing said twice or too early, few clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_card_bowl import answer_anything, until, until_laying_out
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web
TURN = ".cb-tray .finish .main"


def in_sight(page: Page, selector: str) -> bool:
    """The whole of it lies inside the window, and nothing lies on it."""
    seen: bool = page.locator(selector).first.evaluate(
        """one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && (at === one || one.contains(at));
        }"""
    )
    return seen


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_grass_and_the_answer_are_on_one_screen(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    one = visit(server.address, viewport=size)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    page.evaluate("scrollTo(0, 0)")
    assert in_sight(page, ".cb-set") and in_sight(page, ".cb-layout .cb-card.pick")
    until(one, lambda: page.locator(TURN).count() > 0)
    page.evaluate("scrollTo(0, 0)")
    assert in_sight(page, TURN) and in_sight(page, ".cb-stage .cb-card.pick")


def test_a_sentence_on_the_board_is_not_repeated_below_but_kept_for_screen_readers(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    until_laying_out(one)
    page = one.page
    sentence = page.locator(".cb-ask").inner_text()
    prompt = page.get_by_role("heading", name=sentence)
    expect(prompt).to_have_id("question-prompt")
    assert (prompt.bounding_box() or {"width": 0})["width"] <= 1, "hidden from the eyes"
    page.get_by_role("button", name=re.compile("as a list")).click()
    expect(page.locator("button.option").first).to_be_visible()


def test_the_log_keeps_silent_about_a_card_that_lies_face_down(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    one.new_game("Card Bowl")
    page = one.page
    page.evaluate(
        """() => {
          window.announced = [];
          new MutationObserver(() => {
            const told = document.querySelector('.cb-told')?.textContent ?? '';
            const top = document.querySelector('.log-line .log-text')?.textContent ?? '';
            if (told.endsWith('…')) window.announced.push([told, top]);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    for _ in range(12):
        page.wait_for_selector(".cb-set, .cb-tray .main, button.option, .cb-outcome", timeout=30_000)
        if page.evaluate("window.announced.length"):
            break
        answer_anything(one)
    told, top = page.evaluate("window.announced")[0]
    purpose = told.removesuffix(" …")
    assert purpose and not top.startswith(f"{purpose}:"), f"{top!r} was told while it was announced"
    expect(page.locator(".log-text", has_text=f"{purpose}:").first).to_be_attached()


def test_a_kick_names_any_line_and_a_wrong_one_is_refused_with_a_sentence(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    page.wait_for_selector("button.option, .cb-kicks")
    if "won the toss" in page.locator("#question-prompt").inner_text():
        one.decide(2)
    page.wait_for_selector(".cb-kicks")
    line = page.get_by_label("Aimed at their")
    squib = page.locator(".cb-kick", has=line).get_by_role("button")
    line.fill("0")
    squib.click()
    expect(page.locator(".notice.refusal")).to_contain_text("A squib kick names a line from 1")
    before = one.seq
    line.fill("33")
    squib.click()
    one.moved_on(before)
    assert any("squib kick aimed at the 33" in line for line in one.log)


def test_at_the_usual_pace_nobody_asks_about_timeouts_before_the_half_runs_out(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl", length="full")
    page = one.page
    until(one, lambda: page.locator(".cb-pace").count() > 0)
    before = one.seq
    page.locator(".cb-pace input").check()
    one.moved_on(before)
    for _ in range(25):
        page.wait_for_selector("#question-prompt")
        expect(page.locator("#question-prompt")).not_to_have_text(re.compile("timeouts|before the snap"))
        answer_anything(one)


def test_lane_totals_are_seen_in_history_too(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    known = page.locator(".cb-plate text", has_text=re.compile(r"F1 .*\d"))
    met = re.compile("given its blockers|last moves|line is shown")
    until(
        one,
        lambda: known.count() > 0 and met.search(page.locator("#question-prompt").inner_text()) is not None,
    )
    answer_anything(one)
    for _ in range(12):  # back to a moment at which the lines had met
        page.keyboard.press("[")
        expect(page.locator(".waiting.past")).to_be_visible()
        page.wait_for_timeout(300)
        if known.count():
            return
    raise AssertionError("no totals were seen in the last twelve moments")
