"""Long work is stopped by whoever asked for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.test_replay import opened

pytestmark = pytest.mark.web
BEGUN = "() => document.querySelector('progress')?.value > 0"


def begun(page: Page) -> None:
    page.get_by_role("button", name="Review").click()
    page.wait_for_function(BEGUN, timeout=180_000)


def test_a_review_that_has_begun_is_stopped(server: Server, visit: Visit) -> None:
    page = opened(server, visit).page
    begun(page)
    page.get_by_role("button", name="Stop here").click()
    so_far = page.get_by_text("Stopped: these are the plays so far.")
    nothing = page.get_by_role("heading", name="Stopped", exact=True)
    expect(so_far.or_(nothing)).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def test_a_server_tells_the_plays_that_were_judged(server: Server, visit: Visit) -> None:
    page = opened(server, visit).page
    begun(page)
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_text("Stopped: these are the plays so far.")).to_be_visible()
    expect(page.get_by_role("img", name="Win chance after every play")).to_be_visible()
