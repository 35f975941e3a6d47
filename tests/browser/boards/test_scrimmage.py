"""Scrimmage on the page: a formation in one tap, a man moved over hexes by pointer and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Scheme, findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import ROOT, Server
from tests.browser.test_replay import drop

pytestmark = pytest.mark.web
RECORD = ROOT / "tests" / "records" / "scrimmage" / "deep_pass.snap"
LANDSCAPE = {"width": 844, "height": 390}
READY = "section.question, section.end"


def question(page: Page) -> str:
    page.wait_for_selector(READY)
    asked = page.locator("#question-prompt")
    return asked.inner_text() if asked.count() else ""


def press(one: Player, button: str) -> None:
    """This button of the board, and the server has taken the answer."""
    one.page.wait_for_selector(READY)
    before = one.seq
    one.page.locator(button).first.click()
    one.moved_on(before)


def until_before_the_snap(one: Player) -> None:
    """Toss, ball, men and markers by the board, up to the first movement phase."""
    for _ in range(12):
        asked = question(one.page)
        if asked.startswith("Move men"):
            return
        if "set up" in asked:
            press(one, ".sc-huddle, .sc-lineup button.option")
        elif asked.startswith("Lay two"):
            press(one, ".sc-lay-them")
        else:
            press(one, "button.option, .option")
    raise AssertionError("no movement phase")


def begin(one: Player) -> None:
    one.new_game("Scrimmage", length="quick")
    for _ in range(12):
        asked = question(one.page)
        if "set up" in asked or asked.startswith("On which"):
            return
        one.decide()
    raise AssertionError("nobody sets up")


def lay_ball(one: Player) -> None:
    if question(one.page).startswith("On which"):
        one.decide()


def layer(page: Page, name: str) -> None:
    """Something to be shown over the field is switched on."""
    layers = page.locator(".sc-shows button[aria-expanded=false]")
    if layers.count():
        layers.click()
    page.get_by_role("button", name=name, exact=True).click()


def click_hex(page: Page, place: str) -> None:
    box = page.locator(place).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_formation_in_one_tap_and_a_man_moved_by_clicking_hexes(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport={"width": 1280, "height": 1000})
    begin(one)
    lay_ball(one)
    page = one.page
    expect(page.locator(".sc-phase li.now")).to_have_text("Set-up")
    page.locator(".sc-huddle, .sc-lineup button.option").first.hover()
    expect(page.locator(".sc-ghost")).to_have_count(11)
    until_before_the_snap(one)
    mine = page.locator(".sc-man.able").first.get_attribute("data-man") or ""
    page.locator(f".sc-roster .sc-chip:has(strong:text-is('{mine[1:]}'))").click()
    expect(page.locator(".sc-one h3")).to_have_text(re.compile(rf"^{mine[1:]} [A-Z]\D+$"))
    reach = page.locator(".sc-reach g")
    expect(reach.first).to_be_attached()
    hex = next(
        (
            str(place.get_attribute("data-reach"))
            for place in reach.all()
            if (box := place.bounding_box()) and 200 < box["y"] < 600 and 120 < box["x"] < 780
        ),
    )
    click_hex(page, f"[data-reach='{hex}']")
    expect(page.locator(".sc-way polyline")).to_be_attached()
    go = page.locator(".sc-float .button.main")
    expect(go).to_contain_text(re.compile(r"Go to \d\d\w\w, face [↑↗↘↓↙↖] \w+ \(\d+ MP left\)"))
    words = go.inner_text()
    page.get_by_role("button", name="Then on…").click()
    expect(page.get_by_role("button", name="Then on…")).to_have_count(0)
    expect(page.locator(f"[data-man='{mine}']")).not_to_have_attribute("data-hex", hex)
    expect(go).to_have_text(words)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(go).to_have_count(0)
    click_hex(page, f"[data-reach='{hex}']")
    press(one, ".sc-float .button.main")
    expect(page.locator(f"[data-man='{mine}']")).to_have_attribute("data-hex", hex)
    assert any(line.startswith(f"{mine[1:]} ") for line in one.log)
    layer(page, "Arms")
    expect(page.locator(".sc-tint.zoc")).to_have_count(2)
    press(one, ".sc-ends button")


def test_a_man_walks_by_keys_alone(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    lay_ball(one)
    until_before_the_snap(one)
    page = one.page
    chip = page.locator(".sc-roster .sc-chip").first
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sc-doings button.option").first).to_be_visible()
    turn = page.locator(".sc-doings button.option", has_text="Turn").first
    before = one.seq
    turn.focus()
    page.keyboard.press("Enter")
    one.moved_on(before)
    assert any("turns" in line for line in one.log)
    field = page.get_by_role("application")
    field.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".sc-cursor")).to_be_attached()
    expect(page.locator(".sc-field [aria-live]")).to_contain_text(re.compile(r"\d\d\w\w "))


def test_zones_sight_and_reach_are_shown_at_moments_of_the_past(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport={"width": 1280, "height": 1000})
    expect(one.page.locator(".game-cover").first).to_be_visible()
    drop(one.page, RECORD)
    page = one.page
    kept: list[str] = []
    page.on("request", lambda request: kept.append(request.url) if "/kept" in request.url else None)
    page.get_by_role("slider").fill("16")
    expect(page.locator(".sc-man").first).to_be_visible()
    assert not kept, "a record that is only looked at stays nowhere"
    layer(page, "Arms")
    zone = page.locator(".sc-tint.zoc").first
    there = zone.get_attribute("d")
    page.get_by_role("slider").fill("30")
    expect(zone).not_to_have_attribute("d", there or "")
    page.get_by_role("slider").fill("16")
    expect(zone).to_have_attribute("d", there or "")
    layer(page, "Sight")
    for man in page.locator(".sc-man").all():
        man.click(force=True)
        expect(page.locator(".sc-tint.sight")).to_be_attached()
        if page.locator(".sc-reach g").count():
            break
    else:
        raise AssertionError("nobody could go anywhere")
    reach = page.locator(".sc-reach g").first
    click_hex(page, f"[data-reach='{reach.get_attribute('data-reach')}']")
    expect(page.locator(".sc-could")).to_contain_text("MP left")
    expect(page.locator(".sc-float .button.main, .sc-doings button.option")).to_have_count(0)


def test_history_of_ones_own_game_has_its_aids_too(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport={"width": 1280, "height": 1000})
    begin(one)
    lay_ball(one)
    until_before_the_snap(one)
    page = one.page
    layer(page, "Arms")
    expect(page.locator(".sc-tint.zoc")).to_have_count(2)
    page.keyboard.press("[")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".sc-tint.zoc")).to_have_count(2)


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "light"), (LANDSCAPE, "dark")])
def test_axe_finds_nothing_serious_and_a_phone_is_wide_enough(
    server: Server, visit: Visit, viewport: dict[str, int], scheme: Scheme
) -> None:
    one = visit(server.address, viewport=viewport)
    begin(one)
    lay_ball(one)
    found = {"set-up": findings(one.page, (scheme,))}
    until_before_the_snap(one)
    one.page.locator(".sc-roster .sc-chip").first.click()
    one.page.wait_for_selector(".sc-reach g, .sc-doings button")
    found["a man"] = findings(one.page, (scheme,))
    assert not any(found.values()), found
    assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
