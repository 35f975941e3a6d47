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
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: url != token)
    one.ready()
    one.play(3)
    page.goto(server.address)
    expect(page.locator(".mine li")).to_have_count(2)


def test_a_line_of_the_log_leads_to_its_moment(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(10)
    one.ready()
    page, log = one.page, one.log
    lines = page.locator(".log-text")
    expect(page.locator(".log-play").last, "a play that is over says how it came out").to_contain_text(
        "Kickoff"
    )
    assert page.locator(".log-line.folded").count() > 0
    one.unfold()
    expect(page.locator(".log-line.folded")).to_have_count(0)
    lines.nth(len(log) // 2).click()
    expect(page.get_by_role("slider")).to_be_visible()
    then = one.log
    assert log[len(log) - 1 - len(log) // 2] in then and len(then) < len(log)
    assert page.locator(".log-line").count() == len(log), "what came later stays in sight"
    assert page.locator(".log-line.later").count() == len(log) - len(then)
    page.locator(".log-line.later .log-text").first.click()
    expect(page.locator(".log-line.later")).to_have_count(0)
    page.keyboard.press("Escape")
    one.ready()


def test_the_log_by_keyboard(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(6)
    one.ready()
    page = one.page
    one.unfold()
    assert page.locator(".log-text[tabindex='0']").count() == 1, "one stop, then the arrows"
    page.locator(".log-text[tabindex='0']").focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    there = page.locator(".log-text:focus").inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
    assert there in one.log
    expect(page.locator(".log-text:focus")).to_have_text(there)
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_have_count(0)


def test_trying_it_at_one_screen_and_as_the_other_team(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(6)
    one.ready()
    page = one.page
    for against, notes in (("hotseat", 0), ("rookie", 1)):
        before = page.url
        page.get_by_role("button", name="One step back").click()
        page.get_by_role("button", name="Try it from here").click()
        dialog = page.get_by_role("dialog", name="Try it from here")
        dialog.locator("input[name=seat][value=away]").check(force=True)
        dialog.locator(f"input[name=opponent][value={against}]").check(force=True)
        dialog.get_by_role("button", name="Play on").click()
        expect(page).not_to_have_url(before)
        one.at_table()
        expect(page.locator(".team.away .you")).to_have_count(notes)
        page.go_back()
        one.ready()
