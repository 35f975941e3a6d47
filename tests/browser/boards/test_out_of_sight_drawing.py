"""Out of Sight Football: a stroke by mouse, finger and keys, and what a broken one costs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.blind import READY, begin, draw, press, step, until
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import OPTION, Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web


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
    page.get_by_role("switch", name="Clicks").check()
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


def test_on_a_phone_a_play_goes_left_or_right_beside_its_words(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    begin(one)
    until(one, ".os-play")
    page = one.page
    page.locator('.os-play[data-play="off_tackle_left"]').tap()
    page.locator(".first-time button").first.tap()
    page.locator(".os-strip").get_by_role("button", name="Off-Tackle Right").tap()
    expect(page.locator(".os-asks")).to_contain_text("Off-Tackle Right")


def test_enter_draws_by_keys_where_no_answer_is_raised(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".os-play")
    one.page.keyboard.press("2")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_label("Heading")).to_be_focused()


GROWN = """() => {
  window.grown = 0;
  document.addEventListener("animationend", ({ animationName, target }) => {
    if (animationName === "os-grow" && target.matches(".os-line:not(.os-drop)")) window.grown += 1;
  });
}"""
RETURNED = "main.table .log-head:has-text('Returned')"


def test_the_return_of_a_kick_is_drawn_to_its_end_right_after_the_kick(server: Server, visit: Visit) -> None:
    """The end of the kick's flight isn't the end of what follows it at once."""
    one = visit(server.address, reduced_motion="no-preference")
    begin(one)
    page = one.page
    for _ in range(8):
        page.wait_for_selector(READY)
        if "Kick off" in page.locator("#question-prompt").inner_text():
            break
        before, kick = one.seq, page.locator(OPTION, has_text="Kick")
        if kick.count():
            kick.first.click()
            one.moved_on(before)
        else:
            step(one)
    page.evaluate(GROWN)
    before = one.seq
    draw(page, 50)
    one.moved_on(before)
    page.wait_for_selector(READY)
    expect(page.locator(RETURNED).first).to_be_attached()
    assert page.evaluate("window.grown") > 0, "the line that the coach drew grows over the field"
