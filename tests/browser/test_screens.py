"""What a screen must be: light to load, no wider than a phone, in the colours one likes, still where one likes it."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BUILT, PHONE, Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_the_first_load_is_light(page_built: None) -> None:
    index = BUILT.read_text(encoding="utf-8")
    scripts = re.findall(r'<script[^>]*src="/([^"]+)"', index)
    assert scripts and "<script>" not in index, "nothing inline"
    size = sum(len(gzip.compress((BUILT.parent / script).read_bytes())) for script in scripts)
    assert size < 150_000, size


def too_wide(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def test_a_phone_plays_without_scrolling_sideways(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True, is_mobile=True)
    page = one.page
    expect(page.locator(".game-cover").first).to_be_visible()
    assert too_wide(page) <= 0
    one.choose("Dice Football")
    assert too_wide(page) <= 0
    page.get_by_role("button", name="Kick off").tap()
    one.ready()
    for number in range(12):
        assert too_wide(page) <= 0
        one.ready()
        before = one.seq
        option = one.options.nth(number % one.options.count())
        box = option.bounding_box()
        assert box is not None and box["height"] >= 44, "large enough for a thumb"
        option.tap()
        one.moved_on(before)
    one.ready()
    field = page.locator("svg.field").bounding_box()
    question = page.locator(".question").bounding_box()
    assert field is not None and question is not None
    assert question["y"] + question["height"] <= PHONE["height"], "field and answers fit one screen"
    for tab in ("Drives", "Box score", "Rules", "Log"):
        one.tab(tab)
        page.wait_for_timeout(150)
        assert too_wide(page) <= 0, tab
    assert page.locator("svg.field").is_visible()
    page.locator(".rule-id:visible").first.tap()
    page.wait_for_selector(".rule-dialog .badge")
    title, close = (page.locator(f".rule-dialog {part}").bounding_box() for part in ("h2", "header .icon"))
    assert title and close, "the rule is open"
    assert close["x"] >= title["x"] + title["width"] and close["y"] < title["y"] + 8, (
        "its × is beside the title"
    )


def test_light_and_dark_can_be_chosen_and_are_kept(server: Server, visit: Visit) -> None:
    one = visit(server.address, color_scheme="light")
    page = one.page
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Colours follow your system").click()
    page.get_by_role("button", name="Light colours").click()
    expect(page.get_by_role("button", name="Dark colours")).to_be_visible()
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    expect(page.get_by_role("button", name="Dark colours")).to_be_visible()
    assert page.evaluate(paper) == dark


def test_dice_lie_still_for_people_who_prefer_it(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(6)
    assert one.page.locator(".die.rolling").count() == 0


def test_dice_roll_and_come_to_rest(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    one.new_game()
    for _ in range(12):
        one.ready()
        one.options.first.click()
        try:
            one.page.wait_for_selector(".die.rolling", timeout=1500)
            break
        except Exception:
            continue
    else:
        raise AssertionError("no die rolled")
    one.page.wait_for_selector(".dice.large .die:not(.rolling)")
    one.page.wait_for_selector(".die.rolling", state="detached")
    one.ready()
