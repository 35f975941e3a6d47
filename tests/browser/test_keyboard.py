"""Keyboard only, with a focus one can see."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_from_the_lobby_into_a_game_without_a_mouse(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    page = one.page
    expect(page.locator(".game-cover").first).to_be_visible()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('game-cover')"):
            break
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert outline == "3px"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Kick off")).to_be_focused()
    page.keyboard.press("Enter")
    one.ready()
    expect(one.options.first).to_be_focused()
    before = one.seq
    page.keyboard.press("ArrowRight")
    expect(one.options.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    one.moved_on(before)


def test_numbers_answer_and_letters_act(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    page = one.page
    for number in "1212121":
        one.ready()
        before = one.seq
        page.keyboard.press(number)
        one.moved_on(before)
    one.ready()
    page.keyboard.press("o")
    expect(page.get_by_role("switch", name="Odds")).to_be_checked()
    expect(page.get_by_role("switch", name="Explain")).to_be_checked()
    page.keyboard.press("e")
    expect(page.get_by_role("switch", name="Explain")).not_to_be_checked()
    page.keyboard.press("[")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator(".notice")).to_contain_text("taken back")


def test_numbers_are_only_numbers_while_typing(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.ready()
    before = one.seq
    one.page.keyboard.press("/")
    expect(one.page.get_by_role("searchbox")).to_be_focused()
    one.page.keyboard.type("12 u o")
    expect(one.page.get_by_role("searchbox")).to_have_value("12 u o")
    assert one.seq == before


def test_events_are_announced(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(4)
    one.ready()
    said = one.page.get_by_test_id("announcer")
    expect(said).to_contain_text(one.log[-1])
    expect(said).to_contain_text(one.page.locator("#question-prompt").inner_text())
    assert one.page.locator(".board > .hush").inner_text().strip(), "the board is described in words"
