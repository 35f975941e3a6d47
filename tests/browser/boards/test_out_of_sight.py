"""Out of Sight Football on the page: the curtain, covered linebackers, who watches a line grow, practice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.axe import findings
from tests.browser.boards.blind import READY, TITLE, begin, catch, draw, listen, press, step, until
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_a_run_is_drawn_behind_the_curtain_and_linebackers_stay_covered(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    page = one.page
    heard = listen(page)
    begin(one)
    until(one, ".os-play")
    expect(page.locator(".os-play")).to_have_count(13)
    page.locator('.os-play[data-play="dive"]').click()
    expect(page.locator(".os-asks")).to_contain_text("Reds Only 10 yards past the line")
    expect(page.locator(".os-marks .os-gate")).to_have_count(1)
    states = [message for message in heard if message["type"] == "state"]
    assert states[-1]["view"]["linebackers"] == [] and states[-1]["view"]["linebacker_count"] > 0
    events = [event for message in heard for event in message.get("events", ())]
    ours = [event for event in events if event["what"] == "defence_set" and event["facts"]["seat"] == "home"]
    told_places = [event for event in events if event["what"] == "linebackers_set"]
    assert len(told_places) == len(ours), "where linebackers stand is told to their own side alone"
    before, told = one.seq, len(heard)
    x, y = press(page, ".os-start")
    page.mouse.move(x + 40, y, steps=4)
    expect(page.locator(".os-stage.covered .os-curtain")).to_be_visible()
    assert page.locator(".os-pitch, .os-line, .os-lb, .os-ball").count() == 0
    assert page.locator(".os-curtain").inner_text() == ""
    assert page.evaluate("getComputedStyle(document.querySelector('.os-stage')).touchAction") == "none"
    assert "revealed" not in json.dumps(heard[told:]), "nothing is told while the pen is down"
    page.mouse.up()
    one.moved_on(before)
    assert any(event["what"] == "revealed" for message in heard[told:] for event in message.get("events", ()))
    page.wait_for_selector(READY)
    expect(page.locator(".os-scene .os-lb").first).to_be_visible()
    expect(page.locator(".os-scene .os-hit")).to_be_visible()


def test_os_2_14_the_defence_watches_the_line_grow_and_nobody_else(server: Server, visit: Visit) -> None:
    home = visit(server.address)
    home.new_game(TITLE, against="match", length="full")
    links = home.links()
    away, watcher = visit(links["friend"]), visit(links["watch"])
    drawing, watching = to_the_first_play(home, away)
    drawing.page.locator('.os-play[data-play="dive"]').click()
    x, y = press(drawing.page, ".os-start")
    way = 1 if drawing is home else -1
    for step_by in range(1, 9):
        drawing.page.mouse.move(x + way * 8 * step_by, y + step_by)
        drawing.page.wait_for_timeout(60)
    expect(watching.page.locator(".os-growing .os-line").first).to_be_visible()
    expect(watching.page.locator(".os-say")).to_contain_text("is drawing blind")
    assert drawing.page.locator(".os-growing, .os-line, .os-pitch").count() == 0
    assert watcher.page.locator(".os-growing").count() == 0, "a second screen would show him his own line"
    drawing.page.evaluate(
        "() => dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, isPrimary: true, bubbles: true}))"
    )
    expect(watching.page.locator(".os-note")).to_contain_text("so far: 1")
    expect(watching.page.locator(".os-growing")).to_have_count(0)
    drawing.page.mouse.up()


def to_the_first_play(home: Player, away: Player) -> tuple[Player, Player]:
    """Two people play on until one of them has the Playbook open: he, and the other."""
    for _ in range(40):
        for one, other in ((home, away), (away, home)):
            one.page.wait_for_timeout(150)
            if one.page.locator(".os-play").count():
                return one, other
            if one.page.locator(READY).count():
                step(one)
    raise AssertionError("no play was called")


def test_practice_keeps_a_map_of_where_lines_end(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    page, before = one.page, one.seq
    page.get_by_role("button", name="Practise").click()
    for tries in (1, 2):
        draw(page, 10)
        expect(page.locator(".os-try")).to_have_count(tries)
    assert page.locator(".os-heat").count() > 10
    expect(page.locator(".os-note")).to_contain_text("2 tries")
    assert one.seq == before


def test_the_defence_moves_its_linebackers_in_secret(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    begin(one)
    until(one, ".os-man")
    page = one.page
    expect(page.locator(".os-blitz")).to_be_visible()
    man = page.locator(".os-man").first
    name = man.get_attribute("aria-label")
    man.focus()
    page.keyboard.press("Shift+ArrowUp")
    expect(man).not_to_have_attribute("aria-label", name or "")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = one.seq
    page.get_by_role("button", name="Set the defence").click()
    one.moved_on(before)


def test_the_board_has_no_serious_findings_in_light_and_dark(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-spot")
    assert findings(one.page) == []
    until(one, ".os-play")
    assert findings(one.page) == []
    one.page.get_by_role("button", name="By keys", exact=True).click()
    assert findings(one.page) == []


def test_nothing_tells_how_a_line_ends_before_it_is_drawn(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference", pace="once")
    begin(one)
    until(one, ".os-play")
    page, before = one.page, one.seq
    page.evaluate("localStorage['snapcount.pace'] = '\"usual\"'")
    page.reload()
    page.wait_for_selector(".os-play")
    page.locator('.os-play[data-play="dive"]').click()
    lines, board = len(one.log), page.locator(".scoreboard").inner_text()
    draw(page, 15)
    expect(page.locator(".os-scene .os-line.moving").first).to_be_attached()
    assert (one.seq, len(one.log)) == (before, lines)
    assert page.locator(".scoreboard").inner_text() == board
    page.get_by_role("button", name="Skip").click()
    one.moved_on(before)
    assert len(one.log) > lines
    expect(page.locator(".os-scene .os-hit")).to_be_visible()
    assert page.locator(".os-scene .moving").count() == 0, "wherever it is drawn again, it rests"


def test_os_10_7_the_run_after_a_catch_is_shown_before_it_is_told(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference", pace="once")
    begin(one)
    catch(one)
    page = one.page
    expect(page.locator(".os-curtain")).to_contain_text("Complete!")
    page.evaluate("localStorage['snapcount.pace'] = '\"usual\"'")
    page.reload()
    page.wait_for_selector(".os-stage[data-press]")
    assert page.locator(".os-pitch, .os-flight, .os-line").count() == 0, "the eyes stay hidden"
    before, lines = one.seq, len(one.log)
    x, y = press(page, ".os-stage[data-press]")
    page.mouse.move(x + 60, y + 5, steps=6)
    page.mouse.up()
    expect(page.locator(".os-scene .os-flight")).to_be_attached()
    expect(page.locator(".os-scene .os-line.moving").first).to_be_attached()
    assert (one.seq, len(one.log)) == (before, lines), "drop, throw and run are drawn first"
    page.get_by_role("button", name="Skip").click()
    one.moved_on(before)
    expect(page.locator(".os-plate, .os-curtain, .os-stage").first).to_be_visible()
    expect(page.locator(".os-along")).to_contain_text("Caught in the white")


ONWARD = ".os-plate.onward, .os-plate-onward"


def apart(one: FloatRect, two: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= two["y"] or two["y"] + two["height"] <= one["y"]


def test_a_result_says_the_yards_who_tackled_and_what_the_line_would_have_gained(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    begin(one)
    for _ in range(12):
        until(one, ".os-play")
        one.page.locator('.os-play[data-play="dive"]').click()
        assert one.page.locator(".os-scene:not(.past)").count() == 0, "the last play is only a faint line"
        assert one.page.locator(".os-lb").count() == 0, "and its linebackers are gone"
        before = one.seq
        draw(one.page, 40)
        one.moved_on(before)
        one.page.wait_for_selector(READY)
        if one.page.locator(ONWARD).count():
            break
    page = one.page
    expect(page.locator(".os-plate").first).to_contain_text("tackled by")
    expect(page.locator(ONWARD)).to_contain_text("without that")
    first, *others = [plate.bounding_box() for plate in page.locator(".os-plate").all()]
    assert first and all(apart(first, other) for other in others if other), "no plate lies over another"
    expect(page.locator(".os-onward")).to_be_attached()
    expect(page.locator(".os-along .stop")).to_contain_text("ackled by")
    assert page.locator(".os-tackler, .os-stopper").count() == 1, "who or what made the tackle is marked"


def test_cards_keep_their_places_and_point_the_way_one_attacks(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    page = one.page
    goes = 1 if page.locator(".os-bands .behind").bounding_box()["x"] < 100 else -1  # type: ignore[index]
    ways = page.locator(".os-play svg").evaluate_all("all => all.map((one) => one.dataset.goes)")
    assert set(ways) == {str(goes)}
    before = one.seq
    page.keyboard.press("q")
    expect(page.locator(".os-asks")).to_contain_text("Slant")
    page.keyboard.press("4")
    expect(page.locator(".os-asks")).to_contain_text("Off-Tackle Left")
    page.keyboard.press("4")
    expect(page.locator(".os-asks")).to_contain_text("Off-Tackle Right")
    page.locator('.os-side [data-play="sweep_left"]').click()
    expect(page.locator(".os-asks")).to_contain_text("Sweep Left")
    assert one.seq == before and page.get_by_role("button", name="as a list").count() == 0
    expect(page.locator(".os-legend")).to_contain_text("White square")
    page.locator(".os-symbol").first.dispatch_event("pointerdown")
    assert one.seq == before, "looking costs nothing"
