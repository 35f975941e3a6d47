"""A play is told in order: nothing shows a result before its moment, live, in history and in replays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web

WATCH = """() => {
  const table = document.querySelector("main.table");
  window.changes = [];
  const look = () => {
    const now = {
      stage: table.dataset.stage,
      log: document.querySelectorAll(".log-line:not(.later)").length,
      points: [...document.querySelectorAll(".team-points")].map((one) => one.textContent).join(),
      outcome: document.querySelector("[data-part=outcome]")?.textContent ?? "",
      asked: document.querySelector(".hand.question") !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.changes.at(-1))) window.changes.push(now);
  };
  look();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""

OPEN = ("call", "cards", "dice", "sum", "ball")
"""The stages of an event before it may be told."""


def watched(one: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.page.evaluate("window.changes")
    return found


def in_order(changes: list[dict[str, Any]]) -> None:
    for before, after in zip(changes, changes[1:], strict=False):
        if after["stage"] in OPEN:
            assert after["log"] <= before["log"], (before, after)
            assert after["points"] == before["points"], (before, after)
            assert not after["outcome"] and not after["asked"], after
        if after["outcome"]:
            assert after["stage"] == "result", after
        if after["asked"]:
            assert after["stage"] == "rest", after


def test_a_live_play_is_told_in_order_and_ends_in_a_moment(server: Server, visit: Visit) -> None:
    one = visit(server.address, pace="fast")
    one.new_game()
    one.ready()
    one.page.evaluate(WATCH)
    for number in range(8):
        one.ready()
        one.decide(number % 3 + 1)
    one.ready()
    changes = watched(one)
    in_order(changes)
    stages = [change["stage"] for change in changes]
    assert {"call", "dice", "sum", "told", "result", "rest"} <= set(stages)
    assert any(change["outcome"] for change in changes), "the result stands before the next question"


def test_space_skips_to_the_end_of_a_play(server: Server, visit: Visit) -> None:
    one = visit(server.address, pace="slow")
    one.new_game()
    one.ready()
    one.options.first.click()
    expect(one.page.locator("main.table:not([data-stage=rest])")).to_be_visible()
    one.page.keyboard.press("Space")
    expect(one.page.locator("main.table[data-stage=rest]")).to_be_visible()


def test_what_is_played_back_is_told_in_order_too(server: Server, visit: Visit) -> None:
    one = visit(server.address, pace="fast")
    one.new_game()
    one.page.evaluate("localStorage['snapcount.pace']")
    for number in range(4):
        one.ready()
        one.decide(number % 2 + 1)
    one.ready()
    one.page.get_by_role("button", name="To the start").click()
    one.page.evaluate(WATCH)
    one.page.get_by_role("button", name="Play back").click()
    expect(one.page.locator("[data-part=outcome]").first).to_be_visible()
    one.page.get_by_role("button", name="Pause").click()
    in_order(watched(one))
