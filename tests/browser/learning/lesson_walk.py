"""A lesson taken on the page to its end: at every step the words are whole and what is pointed at can be seen.

`make walk-lessons` takes all of them, on a laptop and on a phone; `SHOTS=folder` keeps a picture of every step."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize
from playwright.sync_api import TimeoutError as TooLate

from snapcount.games import find
from snapcount.lessons.learning import Learning
from snapcount.lessons.shelves import SHELVES
from tests.browser.clipped import clipped
from tests.browser.player import OPTION, Player
from tests.browser.test_one_screen import FAULTS, LAID_OUT, answer_it, ended_phase

LAPTOP = ViewportSize(width=1366, height=650)
PHONE = ViewportSize(width=390, height=844)
SIZES = {"laptop": LAPTOP, "phone": PHONE}

ADDRESSES = {"lessons": "learn", "puzzles": "puzzles"}
SAID = ".teacher p, .teacher-says, [data-part=question].question"
TO_PRESS = f"{OPTION}:visible"
DONE = ".lesson-done"
SETTLED = f"{DONE}, .go-on, .teacher-choice, [data-part=question].question:not(:has([aria-busy=true]))"
WORDS = ".teacher, [data-part=score], [data-part=question]"
SOON = 8_000
MOVED_ON = "before => [undefined, before].indexOf(document.querySelector('main.table')?.dataset.seq) < 1"

POINTED = """(points) => {
  const faults = [];
  const seen = [...document.querySelectorAll(".pointed")].filter((one) => one.checkVisibility());
  if (points.length > 0 && seen.length === 0) return [`nothing glows: ${points}`];
  const says = [...document.querySelectorAll(".teacher, .teacher-says")].find((one) => one.checkVisibility());
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cut = (box, by) => ({
    left: Math.max(box.left, by.left), top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom),
  });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const words = says?.getBoundingClientRect();
  if (!words || area(cut(words, window)) < 0.99 * area(words)) faults.push("the teacher is not in view");
  for (const one of seen) {
    const name = one.dataset.point ?? one.dataset.answer;
    const whole = cut(one.getBoundingClientRect(), { ...window, top: -Infinity, bottom: Infinity });
    let box = cut(whole, window);
    for (let above = one.parentElement; above; above = above.parentElement)
      if (getComputedStyle(above).overflow !== "visible") box = cut(box, above.getBoundingClientRect());
    if (area(box) < 0.5 * area(whole)) { faults.push(`${name} glows out of sight`); continue; }
    const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const over = one.contains(middle) ? null : middle?.closest(".teacher, .outcome, .sign-tip");
    if (over) faults.push(`${name} glows under ${over.className}`);
    const answers = one.matches("button") && one.closest("[data-part=question]");
    if (answers && !one.contains(middle)) faults.push(`${name} glows and can't be tapped`);
  }
  return faults;
}"""
"""What glows lies in the window, not under the teacher's words, and a button that glows can be pressed."""


class Walk:
    """One learner who answers rightly. What the page can't be made to answer by a click is put in its mouth."""

    def __init__(self, one: Player, address: str, shelf: str, game: str, number: int) -> None:
        self.one, self.page = one, one.page
        self.shelf = shelf
        self.learning = Learning(find(game), SHELVES[shelf].find(game, number))
        self.address = f"{address}/{ADDRESSES[shelf]}/{game}/{number}"
        self.asks = re.compile(rf"/api/games/{game}/{shelf}/{number}(?:/try|/aid)?$")
        self.faults: list[str] = []

    def take(self, keep: Callable[[Page, str], None] = lambda page, name: None) -> list[str]:
        """To the end; every fault, with the step that has it."""
        self.page.route(self.asks, self.rightly)
        self.page.goto(self.address)
        while not self.learning.done:
            number = len(self.learning.answered) + 1
            self.look(f"step {number}", self.learning.step.point)
            keep(self.page, f"{number}")
            if self.learning.step.kind == "drive":
                break
            replied = self.go_on()
            if replied:
                self.look(f"reply {number}", ())
                keep(self.page, f"{number}-reply")
                self.leave_reply()
        return self.faults

    def rightly(self, route: Route) -> None:
        """Whatever was clicked or drawn, the right answers are sent."""
        body = {**json.loads(route.request.post_data or "{}"), "path": self.learning.path}
        if "given" in body:
            self.sent, body["given"] = True, self.learning.step.example
        route.continue_(post_data=json.dumps(body))

    def leave_reply(self) -> None:
        before = self.one.seq
        self.page.locator(".go-on").click()
        self.page.wait_for_function(MOVED_ON, arg=before)

    def look(self, where: str, points: tuple[str, ...]) -> None:
        self.page.wait_for_selector(SETTLED)
        self.page.evaluate(LAID_OUT)
        if points:
            self.glowing()
        found: list[str] = [] if self.page.locator(DONE).count() else self.page.evaluate(FAULTS)
        found += self.page.evaluate(POINTED, list(points))
        found += [f"“{words}” is cut" for words in clipped(self.page, WORDS)]
        self.faults += [f"{where}: {fault}" for fault in found]

    def glowing(self) -> None:
        """Waits for the board that is pointed at: its code comes after the question."""
        with suppress(TooLate):
            self.page.wait_for_selector(".pointed >> visible=true", timeout=SOON)

    def go_on(self) -> bool:
        """Answers the step; whether the teacher replies to it on the page."""
        example, kind = self.learning.step.example, self.learning.step.kind
        self.sent = False
        if kind == "watch":
            self.page.locator(".go-on").click()
            replied = bool(self.replied())
        else:
            replied = self.clicked(example)
        self.learning.go_on(example)
        if not replied:
            self.page.reload()
        return replied

    def clicked(self, example: Any) -> bool:
        exact = self.page.locator(
            f"button[data-answer='{json.dumps(example, separators=(',', ':'))}']:visible"
        )
        try:
            if self.learning.step.kind == "choose":
                self.page.locator(".teacher-choice").filter(has_text=example).first.click(timeout=SOON)
                # In a puzzle the second tap answers.
                if self.shelf == "puzzles":
                    self.page.locator(".teacher-choice[aria-pressed=true]").click(timeout=SOON)
            elif exact.count():
                exact.first.click(timeout=SOON)
            else:
                self.anything()
            return self.replied()
        except TooLate:
            return False

    def anything(self) -> None:
        self.page.set_default_timeout(SOON)
        try:
            line_up = self.page.get_by_role("button", name="Line up", exact=True)
            if line_up.count():
                line_up.click()
            elif self.page.locator(TO_PRESS).count():
                self.page.locator(TO_PRESS).first.click()
            elif not ended_phase(self.one):
                answer_it(self.one)
        finally:
            self.page.set_default_timeout(30_000)

    def replied(self) -> bool:
        try:
            self.page.wait_for_selector(".hand.teaching.right", timeout=SOON if self.sent else SOON // 4)
            return self.sent
        except TooLate:
            return False
