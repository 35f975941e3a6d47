"""A coach that thinks, and a review, are stopped where the rooms run in the page: nobody has to wait for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Worker, expect

from tests.browser.alone.conftest import LONG, Host
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_stopping import BEGUN, begun

pytestmark = pytest.mark.web
HELD = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => 100 * now();
  const post = Worker.prototype.postMessage, end = Worker.prototype.terminate;
  Object.assign(self, { errands: 0, holds: false, held: 0, ended: 0 });
  Worker.prototype.postMessage = function (errand) {
    self.errands++;
    if (self.holds) self.held++;
    else post.call(this, errand);
  };
  Worker.prototype.terminate = function () {
    self.ended++;
    end.call(this);
  };
}"""
"""A clock by which every thought takes long, and the other worker as one that thinks for ever, when it is told to."""


def rooms_of(one: Player) -> Worker:
    one.page.locator(".alone-strip progress").wait_for()
    (rooms,) = (worker for worker in one.page.workers if "/rooms-" in worker.url)
    return rooms


def until(one: Player, rooms: Worker, so: str) -> None:
    for _ in range(LONG // 50):
        if rooms.evaluate(so):
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(so)


def test_one_gives_up_while_the_coach_thinks_and_it_thinks_no_more(server: Host, visit: Visit) -> None:
    one = visit(server.address + "/")
    page = one.page
    page.set_default_timeout(LONG)
    rooms = rooms_of(one)
    rooms.evaluate(HELD)
    one.new_game(against="pro")
    one.ready()
    while not rooms.evaluate("self.errands > 1"):  # it has taken long, and thinks there now
        one.decide()
    rooms.evaluate("self.holds = true")
    while not rooms.evaluate("self.held"):
        if one.asked:
            one.options.first.click()
        page.wait_for_timeout(50)
    one.ask_to_resign()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("section.end")).to_be_visible(timeout=2_000)
    until(one, rooms, "self.ended === 1")


def test_two_coaches_rest_while_one_thinks_and_go_on(server: Host, visit: Visit) -> None:
    one = visit(server.address + "/")
    page = one.page
    page.set_default_timeout(LONG)
    rooms = rooms_of(one)
    rooms.evaluate(HELD)
    one.choose("Dice Football")
    page.locator("input[name=opponent][value=watch]").check(force=True)
    for seat in range(2):
        page.locator("select:has(option[value=pro])").nth(seat).select_option("pro")
    page.get_by_role("button", name="Kick off").click()
    one.at_table()
    until(one, rooms, "self.errands > 2")
    rooms.evaluate("self.holds = true")
    until(one, rooms, "self.held")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator(".waiting")).to_contain_text("Paused", timeout=2_000)
    until(one, rooms, "self.ended === 1")
    rooms.evaluate("self.holds = false")
    lines = len(one.log)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".log-line").nth(lines + 4)).to_be_attached()


def test_a_stopped_review_says_so_and_may_be_had_after_all(server: Host, visit: Visit) -> None:
    page = begun(server.address + "/", visit)
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_role("heading", name="Stopped", exact=True)).to_be_visible()
    page.get_by_role("button", name="Review it after all").click()
    page.wait_for_function(BEGUN, timeout=180_000)
