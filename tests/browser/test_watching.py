"""Coach against coach: at full speed, paused, one step at a time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_watching_two_coaches_at_full_speed(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game(against="watch")
    expect(one.page.get_by_role("radiogroup", name="Speed")).to_be_visible()
    one.page.get_by_text("At once", exact=True).click()
    expect(one.page.locator("section.end")).to_be_visible(timeout=60_000)
    assert len(one.log) > 100


def test_pausing_stepping_and_going_on(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game(against="watch")
    page = one.page
    expect(page.locator(".log-line").nth(2)).to_be_attached()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".waiting")).to_contain_text("Paused")
    page.wait_for_timeout(500)
    lines = len(one.log)
    page.wait_for_timeout(1000)
    assert len(one.log) == lines, "nothing happens while it is paused"
    for _ in range(2):
        page.get_by_role("button", name="One step", exact=True).click()
        expect(page.locator(".log-line").nth(lines)).to_be_attached()
        page.wait_for_timeout(400)
        now = len(one.log)
        page.wait_for_timeout(400)
        assert len(one.log) == now > lines
        lines = now
    other = visit(page.url)
    expect(other.page.get_by_role("button", name="Go on")).to_be_visible()
    other.page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(page.locator(".log-line").nth(lines + 4)).to_be_attached()
