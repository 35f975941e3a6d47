"""Win chance and book at the table: switched on in the menu, where one practises, and only there."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web
STARTING = 180_000
"""Milliseconds: the book's process starts with the first question, and everybody else goes first."""


def made(server: Server, **more: Any) -> str:
    seats = {
        "home": {"kind": "person", "name": "Ravens"},
        "away": {"kind": "coach", "level": "rookie", "name": "Ada"},
    }
    body = json.dumps({"game": "dice_football", "mode": "practice", **seats, **more}).encode()
    asked = Request(f"{server.address}/api/matches", body, {"content-type": "application/json"})
    with urlopen(asked) as answer:
        told: dict[str, Any] = json.load(answer)
    return f"{server.address}/play#{next(iter(told['tokens'].values()))}"


def switch_on(one: Player) -> None:
    one.page.get_by_role("button", name="Menu").first.click()
    one.page.get_by_label("Win chance and book").check()
    one.page.keyboard.press("Escape")


def test_the_bar_is_off_until_it_is_switched_on_and_is_remembered(server: Server, visit: Visit) -> None:
    one = visit(made(server))
    one.ready()
    expect(one.page.locator(".chance")).to_have_count(0)
    switch_on(one)
    expect(one.page.locator(".chance [role=status]")).to_contain_text(
        "Win chance: Ravens 50 %, Ada 50 %", timeout=STARTING
    )
    one.page.reload()
    one.ready()
    expect(one.page.locator(".chance [role=status]")).to_contain_text(
        "both sides play best", timeout=STARTING
    )


OF_THE_MOMENT = """() =>
  document.querySelector('.chance')?.dataset.seq === document.querySelector('main.table').dataset.seq"""
WATCH = """() => {
  window.seen = [];
  const main = document.querySelector('main.table');
  const note = (what, place, name) =>
    new MutationObserver(() => window.seen.push([what, main.dataset.stage]))
      .observe(place, { attributeFilter: [name] });
  note('bar', document.querySelector('.chance'), 'data-seq');
  note('stage', main, 'data-stage');
}"""


def test_the_bar_is_of_the_moment_on_the_table(server: Server, visit: Visit) -> None:
    one = visit(made(server))
    one.ready()
    switch_on(one)
    for _ in range(4):
        one.decide()
        one.ready()
        one.page.wait_for_function(OF_THE_MOMENT, timeout=STARTING)


def test_a_play_that_is_still_told_does_not_move_the_bar(server: Server, visit: Visit) -> None:
    one = visit(made(server), reduced_motion="no-preference")
    one.ready()
    switch_on(one)
    one.page.wait_for_function(OF_THE_MOMENT, timeout=STARTING)
    one.page.evaluate(WATCH)
    one.options.first.click()
    one.page.wait_for_function("() => window.seen.some(([what]) => what === 'bar')", timeout=STARTING)
    seen = one.page.evaluate("() => window.seen")
    assert {stage for what, stage in seen if what == "bar"} == {"rest"}
    assert any(stage != "rest" for what, stage in seen if what == "stage"), "something was told before"


def test_the_book_says_what_it_would_do_in_words(server: Server, visit: Visit) -> None:
    one = visit(made(server))
    one.ready()
    switch_on(one)
    while one.page.locator("[data-part=question]").get_attribute("data-asks") not in (
        "CallPlay",
        "CallDefence",
    ):
        one.decide()
        one.ready()
    one.page.get_by_role("button", name="What would the book do?").click()
    page = one.page.get_by_role("region", name="The book")
    expect(page).to_contain_text(re.compile(r"\d+ %.*; worth \d+ %"), timeout=STARTING)
    expect(page).to_contain_text("the solved game")
    one.decide()
    expect(page).to_have_count(0)


@pytest.mark.parametrize("kind", ["for keeps", "at one screen"])
def test_where_it_counts_there_is_no_such_switch(server: Server, visit: Visit, kind: str) -> None:
    person = {"kind": "person", "name": "Ada"}
    address = (
        made(server, for_keeps=True) if kind == "for keeps" else made(server, mode="hotseat", away=person)
    )
    one = visit(address, storage_state=switched_on(server))
    one.page.get_by_role("button", name="Menu").first.click()
    expect(one.page.get_by_label("Sound")).to_be_visible()
    expect(one.page.get_by_label("Win chance and book")).to_have_count(0)
    expect(one.page.locator(".chance")).to_have_count(0)


def switched_on(server: Server) -> dict[str, Any]:
    """A browser that has had it on elsewhere."""
    kept = [{"name": "snapcount.chance", "value": "true"}]
    return {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
