"""Long work is stopped by whoever asked for it."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Page, expect

import snapcount
from snapcount.core.record.file import dump
from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.test_replay import let_fall

pytestmark = pytest.mark.web
BEGUN = "() => document.querySelector('progress')?.value > 0"
SEEDS = count(61)


def begun(address: str, visit: Visit) -> Page:
    """The review of a game that nobody there ever saw: one that it knows is told at once, and never begins."""
    played = snapcount.play_out("dice_football", "rookie", "rookie", seed=next(SEEDS), listen=True)
    page = visit(address).page
    expect(page.locator(".game-cover").first).to_be_visible()
    let_fall(page, dump(played.game()))
    expect(page.get_by_role("slider")).to_be_visible(timeout=90_000)
    page.get_by_role("button", name="Review").click()
    page.wait_for_function(BEGUN, timeout=180_000)
    return page


def test_a_review_that_has_begun_is_stopped(server: Server, visit: Visit) -> None:
    page = begun(server.address, visit)
    page.get_by_role("button", name="Stop here").click()
    so_far = page.get_by_text("Stopped: these are the plays so far.")
    nothing = page.get_by_role("heading", name="Stopped", exact=True)
    expect(so_far.or_(nothing)).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def test_a_server_tells_the_plays_that_were_judged(server: Server, visit: Visit) -> None:
    page = begun(server.address, visit)
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_text("Stopped: these are the plays so far.")).to_be_visible()
    expect(page.get_by_role("img", name="Win chance after every play")).to_be_visible()
