"""Step, scrub, play back, link to a moment, try it from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_stepping_scrubbing_and_coming_back(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(10)
    one.ready()
    page, log = one.page, one.log
    page.get_by_role("button", name="One step back").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    assert not one.asked, "the past asks nothing"
    assert one.log == log[: len(one.log)] and len(one.log) < len(log)
    slider.press("Home")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    assert page.locator(".team-points").all_inner_texts() == ["0", "0"]
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Play back").click()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to now").click()
    one.ready()
    assert one.log == log


def test_a_link_to_a_moment_and_a_game_from_there(server: Server, visit: Visit) -> None:
    one = visit(server.address, permissions=["clipboard-read", "clipboard-write"])
    one.new_game()
    one.play(8)
    one.ready()
    page = one.page
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step back").click()
    then = one.log
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".notice")).to_contain_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/play#" in link and "@" in link

    guest = visit(link)
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert guest.log == then
    assert not guest.asked
    guest.page.get_by_role("button", name="Back to now").click()
    assert "@" not in guest.page.url

    token = page.url
    page.get_by_role("button", name="Try it from here").click()
    one.ready()
    assert page.url != token
    one.play(3)
    page.goto(server.address)
    expect(page.locator(".mine li")).to_have_count(2)
