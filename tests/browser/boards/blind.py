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
