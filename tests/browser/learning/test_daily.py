"""The daily drive on the page: played to its end, entered in today's table, seen in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OPTION
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def give_it_away(page: Page) -> None:
    """Punt, whatever the day's event asks besides."""
    table = page.get_by_role("heading", name="Today's table")
    while True:
        expect(page.locator(OPTION).first.or_(table)).to_be_visible()
        if table.is_visible():
            return
        punts = page.locator(OPTION).filter(has_text="Punt")
        before = page.locator("main.table").get_attribute("data-seq")
        (punts if punts.count() else page.locator(OPTION)).first.click()
        page.wait_for_function(
            "before => document.querySelector('main.table')?.dataset.seq !== before", arg=before
        )


def test_a_drive_is_entered_in_todays_table_under_any_name(visit: Visit, server: Server) -> None:
    page = visit(f"{server.address}/daily/dice_football").page
    give_it_away(page)
    expect(page.locator(".daily-band .lower-line")).to_have_text("Punt")
    assert page.locator(".daily-band .sign").count() == 1, "a square for the one play"
    expect(page.get_by_role("button", name="Today's drive of Card Bowl")).to_be_visible()
    page.get_by_label("Your name in it").fill("Somebody")
    page.get_by_role("button", name="Enter my drive").click()
    mine = page.locator(".day-board li.mine")
    expect(mine).to_contain_text("Somebody")
    page.goto(server.address)
    expect(page.locator(".daily")).to_contain_text("leads")
