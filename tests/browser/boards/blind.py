"""A person at the board of Out of Sight Football: strokes by the mouse, and any fitting answer."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.player import OPTION, Player

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


RECEIVER = """() => {
  const [grip, stage] = [".os-start", ".os-stage"].map((it) => document.querySelector(it).getBoundingClientRect());
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [bx, by] = middle(grip);
  const found = [...document.querySelectorAll(".os-symbol.aim")].map((one) => {
    const [x, y] = middle(one.querySelector(".os-square").getBoundingClientRect());
    const [tx, ty] = middle(one.querySelector("polygon").getBoundingClientRect());
    const side = one.querySelector(".os-square").getBoundingClientRect().width;
    const long = Math.hypot(tx - x, ty - y) || 1;
    return { x: x - ((tx - x) / long) * side * 0.3, y: y - ((ty - y) / long) * side * 0.3 };
  });
  const seen = found.filter(({ x, y }) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom);
  seen.sort((a, b) => Math.hypot(a.x - bx, a.y - by) - Math.hypot(b.x - bx, b.y - by));
  return seen;
}"""
"""The white of every receiver in range, the nearest first."""


def throw(one: Player, play: str, receiver: int = 0) -> bool:
    """A pass to the white of a receiver in range; False where there is none."""
    page, before = one.page, one.seq
    page.locator(f'.os-play[data-play="{play}"]').click()
    page.wait_for_timeout(150)
    places = page.evaluate(RECEIVER)
    if len(places) <= receiver:
        return False
    press(page, ".os-start")
    page.mouse.move(places[receiver]["x"], places[receiver]["y"], steps=10)
    page.mouse.up()
    one.moved_on(before)
    return True


def catch(one: Player, most: int = 40) -> None:
    """Play on until a pass is caught and the run after it is to be drawn."""
    for _ in range(most):
        until(one, ".os-play")
        if not throw(one, "slant") and not throw(one, "out") and not throw(one, "post"):
            step(one)
        one.page.wait_for_selector(READY)
        if one.page.locator(".os-stage[data-press]").count():
            return
    raise AssertionError("no pass was caught")
