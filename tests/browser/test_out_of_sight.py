"""Out of Sight Football on the page: strokes by mouse and keys, the curtain, covered linebackers, practice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import OPTION, Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web
TITLE = "Out of Sight Football"
READY = f".os-start:visible, .os-spot, .os-man, .os-stage[data-press], {OPTION}, section.end"


def yard(page: Page) -> float:
    """Pixels to a yard, as the field is shown now."""
    script = "() => { const pitch = document.querySelector('.os-pitch'); \
        return pitch.clientWidth / pitch.viewBox.baseVal.width; }"
    return float(page.evaluate(script))


def downfield(page: Page) -> int:
    """+1 if the person at the ball goes to the right: away from the nearer edge does for a kick or return."""
    ball, stage = page.locator(".os-start").bounding_box(), page.locator(".os-stage").bounding_box()
    assert ball and stage
    return 1 if ball["x"] + ball["width"] / 2 < stage["x"] + stage["width"] / 2 else -1


def press(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def draw(page: Page, yards: float, selector: str = ".os-start") -> None:
    """One blind stroke downfield."""
    far = yards * (yard(page) if page.locator(".os-pitch").count() else 6.0)
    way = downfield(page) if selector == ".os-start" else 1
    x, y = press(page, selector)
    page.mouse.move(x + way * far, y + 3, steps=8)
    page.mouse.up()


def step(one: Player) -> None:
    """Any fitting answer to whatever is asked."""
    page, before = one.page, one.seq
    if page.locator(".os-spot").count():
        page.get_by_role("button", name="Spot it here").click()
    elif page.locator(".os-man").count():
        page.get_by_role("button", name="Set the defence").click()
    elif page.locator(".os-start:visible").count():
        draw(page, 55 if "Kick off" in page.locator("#question-prompt").inner_text() else 15)
    elif page.locator(".os-stage[data-press]").count():
        draw(page, 8, ".os-stage[data-press]")
    else:
        page.locator(OPTION).first.click()
    one.moved_on(before)


def until(one: Player, wanted: str, most: int = 60) -> None:
    for _ in range(most):
        one.page.wait_for_selector(READY)
        if one.page.locator(wanted).count():
            return
        assert not one.over, f"no {wanted} in a whole game"
        step(one)
    raise AssertionError(f"no {wanted} in {most} answers")


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything the server tells this page, as it comes."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(json.loads(payload)))

    page.on("websocket", opened)
    return heard


def begin(one: Player) -> None:
    one.new_game(TITLE, length="full")


def test_a_run_is_drawn_behind_the_curtain_and_linebackers_stay_covered(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    page = one.page
    heard = listen(page)
    begin(one)
    until(one, ".os-play")
    expect(page.locator(".os-play")).to_have_count(17)
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


def test_a_tap_and_a_broken_stroke_cost_nothing(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    page, before = one.page, one.seq
    page.locator('.os-play[data-play="dive"]').click()
    press(page, ".os-start")
    page.mouse.up()
    expect(page.locator(".os-say")).to_contain_text("only a tap")
    x, y = press(page, ".os-start")
    page.mouse.move(x + 50, y, steps=3)
    page.evaluate(
        "() => dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, isPrimary: true, bubbles: true}))"
    )
    expect(page.locator(".os-say")).to_contain_text("Nothing is lost")
    page.mouse.up()
    expect(page.locator(".os-pitch")).to_be_visible()
    assert one.seq == before


SOCKETS = """
const Real = WebSocket; window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...given) { super(...given); window.sockets.push(this); }
  send(text) {
    if (window.swallows && JSON.parse(text).type === 'answer') { window.swallows = false; this.close(); }
    else super.send(text);
  }
};
"""
"""Lets a test cut the connection, or lose an answer together with it."""


def fragile(server: Server, visit: Visit) -> Player:
    one = visit("about:blank")
    one.page.add_init_script(SOCKETS)
    one.page.goto(server.address)
    begin(one)
    until(one, ".os-play")
    one.page.locator('.os-play[data-play="dive"]').click()
    return one


def plays_called(one: Player) -> int:
    return sum("calls Dive" in line for line in one.log)


def test_a_connection_lost_while_drawing_costs_nothing(server: Server, visit: Visit) -> None:
    one = fragile(server, visit)
    page, before, called = one.page, one.seq, plays_called(one)
    x, y = press(page, ".os-start")
    page.mouse.move(x + 20, y, steps=4)
    page.evaluate("sockets.at(-1).close()")
    expect(page.locator(".os-stage.covered")).to_be_visible()
    page.mouse.move(x + 60, y + 4, steps=4)
    page.mouse.up()
    one.moved_on(before)
    page.wait_for_selector(READY)
    assert plays_called(one) == called + 1, "the line that was drawn is played, once"


def test_an_answer_lost_on_its_way_is_said_again(server: Server, visit: Visit) -> None:
    one = fragile(server, visit)
    page, before, called = one.page, one.seq, plays_called(one)
    page.evaluate("window.swallows = true")
    draw(page, 15)
    expect(page.locator(".os-stage.covered")).to_be_visible()
    one.moved_on(before)
    page.wait_for_selector(READY)
    assert plays_called(one) == called + 1 and page.evaluate("sockets.length") >= 2


def test_leaving_in_the_middle_of_a_stroke_leaves_the_play_open(server: Server, visit: Visit) -> None:
    one = fragile(server, visit)
    page, before, called = one.page, one.seq, plays_called(one)
    x, y = press(page, ".os-start")
    page.mouse.move(x + 30, y, steps=4)
    page.reload()
    page.mouse.up()
    page.wait_for_selector(".os-play")
    assert one.seq == before and plays_called(one) == called
    page.locator('.os-play[data-play="dive"]').click()
    draw(page, 12)
    one.moved_on(before)


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
    expect(watching.page.locator(".os-note")).to_contain_text("refused or broken off so far: 1")
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


def touch(page: Page, *places: tuple[float, float]) -> None:
    """A finger comes down, moves and is lifted, as the browser hears it."""
    finger = page.context.new_cdp_session(page)
    for at, (x, y) in enumerate(places):
        kind = "touchMove" if at else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_draws_and_a_slip_is_taken_up_again(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    begin(one)
    until(one, ".os-play")
    page = one.page
    page.locator('.os-play[data-play="dive"]').click()
    page.get_by_role("button", name="Practise").click()
    page.locator(".os-start").scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    box = page.locator(".os-start").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(page, (x, y), (x + 10, y + 20), (x + 15, y + 60))
    expect(page.locator(".os-stage.covered")).to_be_visible()
    touch(page, (x + 40, y), (x + 40, y - 30))
    expect(page.locator(".os-try")).to_have_count(1)
    assert page.evaluate("scrollY") == scrolled, "drawing does not scroll the page"
    path = page.locator(".os-try").get_attribute("d") or ""
    lowest, last = max(places(path), key=lambda at: at[1]), places(path)[-1]
    assert lowest[1] > last[1] + 2, "the second press went on upwards from where the first ended"


def places(path: str) -> list[tuple[float, float]]:
    found = [part.split() for part in path.replace("M", "L").split("L") if part]
    return [(float(x), float(y)) for x, y in found]


def test_click_move_click_draws_without_holding(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    page = one.page
    page.locator('.os-play[data-play="slant"]').click()
    page.get_by_role("button", name="Practise").click()
    page.get_by_role("switch", name="Click, move, click").check()
    x, y = press(page, ".os-start")
    page.mouse.up()
    page.mouse.move(x + 60, y + 10, steps=5)
    expect(page.locator(".os-stage.covered")).to_be_visible()
    page.wait_for_timeout(300)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".os-try.dot")).to_have_count(1)
    expect(page.locator(".os-pitch")).to_be_visible()


def test_a_stroke_by_keys_is_entered_blind(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    page = one.page
    page.locator('.os-play[data-play="dive"]').focus()
    page.keyboard.press("Enter")
    before = one.seq
    page.locator(".os-start").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Heading")).to_be_focused()
    assert page.locator(".os-pitch").count() == 0, "the field is hidden"
    page.keyboard.type("5")
    page.keyboard.press("Tab")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    expect(page.locator(".os-steps li")).to_have_text("6 yards 5° left")
    page.keyboard.press("Enter")
    one.moved_on(before)
    assert any("calls Dive" in line for line in one.log)


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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_has_no_serious_findings(server: Server, visit: Visit, theme: str) -> None:
    one = visit(server.address, color_scheme=theme)
    begin(one)
    until(one, ".os-spot")
    assert findings(one.page) == []
    until(one, ".os-play")
    assert findings(one.page) == []
    one.page.get_by_role("button", name="Draw by keys", exact=True).click()
    assert findings(one.page) == []


def test_nothing_tells_how_a_line_ends_before_it_is_drawn(server: Server, visit: Visit) -> None:
    one = visit(server.address, reduced_motion="no-preference")
    begin(one)
    until(one, ".os-play")
    page, before = one.page, one.seq
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
