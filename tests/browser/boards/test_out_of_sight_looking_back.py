"""A record of Out of Sight played back: a line is drawn to its end before anybody hears what it gained."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import ROOT, Server
from tests.browser.test_replay import drop

pytestmark = pytest.mark.web
RECORD = ROOT / "tests" / "records" / "out_of_sight" / "fumble_safety_penalty.snap"

WATCH = """() => {
  window.changes = [];
  const look = () => {
    const now = {
      drawing: document.querySelector(".os-line.moving") !== null,
      log: document.querySelectorAll(".log-line:not(.later)").length,
      outcome: document.querySelector("[data-part=outcome]")?.textContent ?? "",
    };
    if (JSON.stringify(now) !== JSON.stringify(window.changes.at(-1))) window.changes.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_return_that_ends_a_quarter_is_seen_before_the_ends_change(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    page = one.page
    expect(page.locator(".game-cover").first).to_be_visible()
    drop(page, RECORD)
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(page.locator("section.end")).to_be_visible()
    page.locator(".log-line", has_text="Halftime").locator("button").first.click()
    page.keyboard.press("[")
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play back").click()
    expect(page.locator("[data-part=outcome]", has_text="Halftime")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    changes: list[dict[str, Any]] = page.evaluate("window.changes")
    told = next(at for at, change in enumerate(changes) if change["outcome"])
    assert any(change["drawing"] for change in changes[:told]), "the line is drawn before its result is said"
    assert {change["log"] for change in changes[:told]} == {changes[0]["log"]}, (
        "and before the log tells of it"
    )
    said = list(dict.fromkeys(change["outcome"] for change in changes if change["outcome"]))
    assert "Fumble lost" in said[0] and "Halftime" in said[1]
