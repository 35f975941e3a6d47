"""Choosing: the first click, tap or key raises an answer and shows what it means; the second plays it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_a_click_raises_and_the_second_plays(server: Server, visit: Visit) -> None:
    one = visit(server.address, one_click=False)
    one.new_game()
    one.ready()
    before = one.seq
    one.options.first.click()
    expect(one.options.first).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator("button.confirm")).to_be_enabled()
    assert one.seq == before
    one.options.first.click()
    one.moved_on(before)


def test_a_key_raises_and_enter_plays(server: Server, visit: Visit) -> None:
    one = visit(server.address, one_click=False)
    one.new_game()
    one.ready()
    before = one.seq
    one.page.keyboard.press("2")
    expect(one.options.nth(1)).to_have_attribute("aria-pressed", "true")
    assert one.seq == before
    one.page.keyboard.press("Enter")
    one.moved_on(before)


def test_on_a_phone_the_bar_confirms(server: Server, visit: Visit) -> None:
    one = visit(server.address, one_click=False, viewport=PHONE, has_touch=True, is_mobile=True)
    one.new_game()
    one.ready()
    before = one.seq
    one.options.first.tap()
    assert one.seq == before
    confirm = one.page.locator("button.confirm")
    box = confirm.bounding_box()
    assert box is not None and box["height"] >= 44 and box["y"] > PHONE["height"] / 2, "in thumb's reach"
    confirm.tap()
    one.moved_on(before)


def test_one_click_plays_where_somebody_wants_it(server: Server, visit: Visit) -> None:
    one = visit(server.address, one_click=False)
    one.new_game()
    one.ready()
    one.page.locator(".menu-open").click()
    one.page.get_by_role("switch", name="One click plays").check()
    one.page.keyboard.press("Escape")
    before = one.seq
    one.options.first.click()
    one.moved_on(before)
