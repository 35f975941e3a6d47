"""A play is told in order: nothing shows a result before its moment, live, in history and in replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import snapcount
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import ROOT, Server
from tests.browser.test_replay import drop

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
        if after["points"] != before["points"]:
            assert after["stage"] in ("result", "rest"), (before, after)
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


LAPTOP = {"width": 1366, "height": 650}
SIDES = """() => {
  const story = document.querySelector(".table-story");
  const side = story.parentElement.clientHeight;
  return { cut: story.scrollHeight - story.clientHeight, story: story.clientHeight / side,
    log: document.querySelector(".table-side").clientHeight / side };
}"""


def test_the_log_has_the_room_that_the_story_leaves_and_stays_where_it_is(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, viewport=LAPTOP)
    one.page.evaluate("localStorage['snapcount.explainAll'] = 'false'")
    one.new_game("Card Bowl")
    seen: list[dict[str, float]] = []
    for _ in range(8):
        one.ready()
        if one.page.get_by_role("button", name="Got it").count():
            one.page.get_by_role("button", name="Got it").first.click()
        seen.append(one.page.evaluate(SIDES))
        one.decide()
    assert all(now["cut"] <= 1 for now in seen), seen
    heights = [now["story"] for now in seen]
    assert seen[0]["log"] > 0.6 and max(heights) < 0.6, "the story takes what it needs, to its share at most"
    assert heights == sorted(heights), "the story's place never falls from play to play"


SCORES = {
    "dice_football": "safety",
    "card_bowl": "one_joker",
    "canadian_pro": "basic_veterans",
    "scrimmage": "passive",
    "out_of_sight": "overtime",
}
"""A record of each game in which somebody scores."""


def first_score(path: Path) -> str:
    """The log's line of it."""
    record = snapcount.load(path)
    return record.say(next(event for event in record.events if event.what == "scored"))


def test_no_score_changes_before_its_result_stands_in_any_game(server: Server, visit: Visit) -> None:
    one = visit(server.address, pace="fast", reduced_motion="no-preference")
    page = one.page
    for game, name in SCORES.items():
        path = ROOT / "tests" / "records" / game / f"{name}.snap"
        page.goto(server.address)
        expect(page.locator(".game-cover").first).to_be_visible()
        drop(page, path)
        page.get_by_role("slider").press("End")
        one.unfold()
        page.locator(".log-text", has_text=first_score(path)).last.click()
        page.get_by_role("button", name="One step back").click()
        page.evaluate(WATCH)
        page.get_by_role("button", name="Play back").click()
        page.wait_for_function(
            "points => window.changes.some((now) => now.points !== points)", arg=points(one)
        )
        in_order(watched(one))


def points(one: Player) -> str:
    return ",".join(one.page.locator(".team-points").all_inner_texts())
