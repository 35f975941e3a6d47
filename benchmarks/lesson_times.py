"""How long a lesson takes: `python -m benchmarks.lesson_times [GAME | GAME:NUMBER …]`, a table of minutes.

`--keep` writes them where a test holds every lesson to two to four minutes (tests/lessons/times.json).

Somebody who answers rightly at once is walked through it in Chromium at the usual pace. Counted are the words that
he reads (the teacher's, the question's and every line of the story, once), a few seconds for every decision, and the
time that the page takes to show what happens, by its own clock. What an earlier lesson of the game has shown is not
read again. A drive at the end is played by its coach for both sides, to count its decisions, and stands apart. Whoever
tries wrong answers too takes longer.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import CHROMIUM, PATIENCE, QUIET, build_page
from tests.browser.learning.lesson_walk import LAPTOP, SETTLED, SOON, Walk
from tests.browser.learning.walk_lessons import wanted
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.lessons import taken_time

from snapcount.games import GAMES
from snapcount.lessons.drive import FreeDrive
from snapcount.lessons.scripted import LEARNER

DECISION, PRESS = 4.0, 1.0
"""Seconds for an answer that one thinks about, and for a press on Next."""
DRIVES = 40
LONGEST = 25_000
"""Milliseconds that a play may be shown for."""

REPLY, NEXT = "reply", "next"
RIGHT = ".hand.teaching.right"
CLOCK = f"""
if (location.protocol !== 'about:') {{
  localStorage['snapcount.one_click'] = 'true'; localStorage['snapcount.pace'] = '"usual"';
  Object.assign(window, {{ wanted: '', pressed: 0, took: null }});
  addEventListener('click', () => {{ window.pressed = performance.now(); }}, true);
  const look = () => {{
    const right = document.querySelector('{RIGHT}') !== null;
    const there = window.wanted === '{REPLY}' ? right
      : window.wanted === '{NEXT}' && !right && document.querySelector(`{SETTLED}`) !== null;
    if (there) Object.assign(window, {{ wanted: '', took: performance.now() - window.pressed }});
    requestAnimationFrame(look);
  }};
  look();
}}"""
"""From the last click until the teacher replies, or the next step can be answered."""
SAID, TOLD = ".teacher p, .teacher-says, .teacher-choice, [data-part=question] h2", ".table-story"
LINES = """(where) => [...document.querySelectorAll(where)]
  .filter((one) => one.checkVisibility()).flatMap((one) => one.innerText.split("\\n"))"""
WORD = re.compile(r"[A-Za-z]{2}")
"""Of the story: figures and the cells of a card are looked at, not read."""


class Taken(NamedTuple):
    """One lesson, in seconds where nothing else is said."""

    title: str
    words: int
    decisions: int
    presses: int
    shown: float
    unseen: int
    """Steps whose showing couldn't be measured: the usual time of the game's lessons stands for them."""
    driven: float
    """Decisions of the drive at its end."""
    usual: float
    """How long the game's lessons so far showed what came of a step."""

    @property
    def minutes(self) -> float:
        acting = self.decisions * DECISION + self.presses * PRESS
        return self.words / taken_time.WORDS_A_MINUTE + (acting + self.shown + self.unseen * self.usual) / 60

    @property
    def driving(self) -> float:
        """Minutes of the drive."""
        return self.driven * (DECISION + self.usual) / 60


class Before:
    """What the game's earlier lessons showed, and how long."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.shown = 0.0
        self.steps = 0

    @property
    def usual(self) -> float:
        return self.shown / max(1, self.steps)


class Timed(Walk):
    """Looks for no faults; reads what an earlier lesson hasn't shown yet, and looks at the clock."""

    def __init__(self, one: Player, address: str, game: str, number: int, before: Before) -> None:
        super().__init__(one, address, "lessons", game, number)
        self.before = before
        self.read: set[str] = set()
        self.times: list[float] = []
        self.unseen = 0

    def look(self, where: str, points: tuple[str, ...]) -> None:
        self.page.wait_for_selector(SETTLED)
        self.read.update(line.strip() for line in self.page.evaluate(LINES, SAID))
        told: list[str] = self.page.evaluate(LINES, TOLD)
        self.read.update(" ".join(filter(WORD.search, line.split())) for line in told)

    def go_on(self) -> bool:
        self.page.evaluate("window.wanted = 'reply'")
        told = self.learning.give().events if self.learning.step.kind == "watch" else True
        replied = super().go_on()
        if replied:
            self.note()
        else:
            self.unseen += bool(told)
        return replied

    def replied(self) -> bool:
        try:
            self.page.wait_for_selector(RIGHT, timeout=LONGEST if self.sent else SOON // 2)
            return True
        except TooLate:
            return False

    def leave_reply(self) -> None:
        self.page.evaluate("window.wanted = 'next'")
        super().leave_reply()
        self.page.wait_for_selector(SETTLED)
        self.note()

    def note(self) -> None:
        self.page.wait_for_function("() => window.wanted === ''")
        self.times.append(self.page.evaluate("window.took") / 1000)

    def timed(self) -> Taken:
        self.take()
        lesson = self.learning.lesson
        drive = 0.0 if self.learning.done else self.driven()
        steps = [step.kind for step in lesson.steps if step.kind != "drive"]
        whole = [lesson.title, lesson.idea, lesson.remember, *(self.read - self.before.read)]
        self.before.read |= self.read
        self.before.shown += sum(self.times)
        self.before.steps += len(steps) - self.unseen
        return Taken(
            lesson.title,
            sum(len(line.split()) for line in whole),
            len(steps) - steps.count("watch"),
            len(steps),
            sum(self.times),
            self.unseen,
            drive,
            self.before.usual,
        )

    def driven(self) -> float:
        """Decisions of a drive, on average."""
        coach = self.learning.step.drive
        assert coach is not None
        return mean(decisions(FreeDrive(self.learning.table, coach.coach)) for _ in range(DRIVES))


def decisions(drive: FreeDrive) -> int:
    made = 0
    while not drive.over and LEARNER in drive.game.waiting:
        view, question = drive.game.view(LEARNER), drive.game.waiting[LEARNER]
        drive.answer(drive.coach.answer(view, question, drive.random))
        made += 1
    return made


def walked(browser: Browser, server: Server, game: str, number: int, before: Before) -> Taken:
    context = browser.new_context(viewport=LAPTOP, reduced_motion="no-preference")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(CLOCK)
    found = Timed(Player(context.new_page()), server.address, game, number, before).timed()
    context.close()
    return found


def line(game: str, number: int, taken: Taken) -> str:
    told = f"{taken.words} | {taken.decisions} | {taken.shown:.0f}" + "?" * taken.unseen
    drive = f"{taken.driving:.1f}" if taken.driven else ""
    return f"| {game} {number}, {taken.title} | {told} | {taken.minutes:.1f} | {drive} |"


def note(game: str, number: int, taken: Taken) -> None:
    page = taken_time.pages(game)[number - 1]
    minutes = round(taken.minutes + taken.driving, 2)
    kept = taken_time.read()
    kept.setdefault(game, {})[number] = taken_time.Taken(
        taken_time.played(page), taken_time.words(page), minutes
    )
    taken_time.keep(kept)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How long lessons take.")
    parser.add_argument("which", nargs="*", default=GAMES, help="a game, or game:number")
    parser.add_argument("--keep", action="store_true", help="write what is measured into tests/lessons")
    which, keep = vars(parser.parse_args(given)).values()
    build_page()
    print("| lesson | words | decisions | seconds shown | minutes | and the drive |\n" + "|---" * 6 + "|")
    before: dict[str, Before] = defaultdict(Before)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for game, number in wanted(which, "lessons"):
            taken = walked(browser, server, game, number, before[game])
            print(line(game, number, taken), flush=True)
            if keep:
                note(game, number, taken)
        browser.close()


if __name__ == "__main__":
    main()
