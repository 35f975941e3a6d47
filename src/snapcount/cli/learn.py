"""`snapcount learn`: the lessons of a game in the terminal."""

from __future__ import annotations

import argparse
import textwrap
from itertools import count
from typing import Any

from snapcount.cli.common import Kept, add_parser, data_folder, rulebook_of, whole_number, width
from snapcount.cli.screen import Screen
from snapcount.cli.talking import SHOWN, Leave, Talking
from snapcount.core.rulebook import Names, Rulebook
from snapcount.core.table import Refusal
from snapcount.games import GAMES
from snapcount.lessons.drive import FreeDrive
from snapcount.lessons.learning import Learning, Reply
from snapcount.lessons.lesson import Lesson, Step, find_lesson, lessons_of
from snapcount.lessons.scripted import LEARNER

MOST = 3
"""Stars of a lesson."""
ENOUGH = 2
"""After so many wrong tries a right one may be seen."""


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "learn",
        "learn a game by playing it: short lessons, one idea each",
        "  snapcount learn                     the next lesson of Dice Football\n"
        "  snapcount learn dice_football 3     one lesson by its number\n"
        "  snapcount learn dice_football --list\n",
    )
    parser.add_argument(
        "game", nargs="?", default=GAMES[0], metavar="GAME", help=f"one of {', '.join(GAMES)}"
    )
    parser.add_argument("lesson", nargs="?", type=whole_number, metavar="N", help="its number (the next one)")
    parser.add_argument("--list", action="store_true", help="the lessons, and the stars you have")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    lessons = lessons_of(rulebook.id)
    if not lessons:
        raise Refusal("", f"{rulebook.face.title} has no lessons yet.")
    progress = Progress(data_folder() / "lessons.json")
    if arguments.list:
        show_list(lessons, progress, rulebook.id)
        return 0
    number = arguments.lesson if arguments.lesson is not None else progress.next(rulebook.id, len(lessons))
    return Session(rulebook, find_lesson(rulebook.id, number), progress, rulebook.id).take()


def show_list(lessons: tuple[Lesson, ...], progress: Progress, name: str) -> None:
    """`name`: of the game, or whatever else their stars are kept under."""
    for lesson in lessons:
        stars = progress.stars(name, lesson.number)
        print(f"{lesson.number:>2}  {'*' * stars:<{MOST}}  {lesson.title}: {lesson.idea}")


class Progress(Kept):
    """The stars of each lesson."""

    def stars(self, game: str, number: int) -> int:
        found: int = self.notes.get(game, {}).get(str(number), 0)
        return found

    def next(self, game: str, count: int) -> int:
        """The first lesson without a star; the last one when all have some."""
        return next((number for number in range(1, count + 1) if not self.stars(game, number)), count)

    def passed(self, game: str, number: int, stars: int) -> None:
        best = max(stars, self.stars(game, number))
        self.notes.setdefault(game, {})[str(number)] = best
        self.write()


class Session(Talking):
    """One lesson or puzzle at the terminal, begun by `snapcount COMMAND NAME`."""

    def __init__(
        self, rulebook: Rulebook, lesson: Lesson, progress: Progress, name: str, command: str = "learn"
    ) -> None:
        self.lesson = lesson
        self.progress = progress
        self.name, self.command = name, f"snapcount {command} {name}"
        self.kind = "Lesson" if command == "learn" else "Puzzle"
        self.learning = Learning(rulebook, lesson)
        super().__init__()

    def take(self) -> int:
        lesson = self.lesson
        print(self.ink("bold", f"{self.kind} {lesson.number}: {lesson.title}"))
        if not lesson.steps[0].choices or len(lesson.steps) > 1:  # a puzzle's choices come below its board
            self.say(lesson.idea)
        try:
            while not self.learning.done:
                self.step()
        except Leave:
            print(f"\n`{self.command} {lesson.number}` begins this {self.kind.lower()} again.")
            return 0
        stars = self.learning.stars
        self.progress.passed(self.name, lesson.number, stars)
        print(f"\n{self.ink('yellow', '*' * stars)}  Remember: {lesson.remember}")
        print(f"`{self.command}` goes on with the next one.")
        return 0

    def step(self) -> None:
        step, said = self.learning.step, self.task
        print()
        if step.kind == "drive":
            self.say(said)
            self.drive(step)
        elif step.kind == "choose":
            self.choose(step)
        elif step.kind == "watch":
            self.say(said)
            self.reply(self.learning.go_on())
        else:
            self.answer(step)

    @property
    def task(self) -> str:
        return self.learning.step.typed or self.learning.step.say

    def answer(self, step: Step) -> None:
        """Ask until the answer is right; what the rules refuse they refuse in their own words."""
        game = self.learning.table
        Screen(game, self.ink, step.only).show_question(LEARNER, game.waiting[LEARNER])
        self.say(self.task)
        for tried in count(1):
            game = self.learning.table
            given = self.typed(game, shows=True, task=self.task, only=step.only)
            try:
                reply = self.learning.go_on(step.example if given is SHOWN else given)
            except Refusal as refusal:
                Screen(game, self.ink).refuse(refusal)
                continue
            self.reply(reply)
            if reply.right and not reply.stays:
                return
            if not reply.right and tried >= ENOUGH:
                print("  Type `show` and I'll play it.")

    def choose(self, step: Step) -> None:
        if len(self.lesson.steps) == 1 or step.start is not None:  # nothing has shown this table before
            print(self.learning.table.rulebook.face.board(*self.seen()))
        self.say(self.task)
        for number, text in enumerate(step.choices, 1):
            listed = textwrap.fill(f"{number:>2}  {text}", width() - 2, subsequent_indent=" " * 4)
            print(
                textwrap.indent(listed, "  ").replace(f"{number:>2}", self.ink("yellow", f"{number:>2}"), 1)
            )
        while True:
            text = self.line()
            number = int(text) if text.isdigit() else 0
            if not 1 <= number <= len(step.choices):
                print(f"  Type 1 to {len(step.choices)}, or q to leave.")
                continue
            reply = self.learning.go_on(step.choices[number - 1])
            self.reply(reply)
            if reply.right:
                return

    def seen(self) -> tuple[Any, Names]:
        return self.learning.table.view(LEARNER), self.learning.table.names

    def drive(self, step: Step) -> None:
        """Real dice until points are on the board; a drive that fails is tried again."""
        assert step.drive is not None
        while True:
            drive = FreeDrive(self.learning.table, step.drive.coach)
            screen = Screen(drive.game, self.ink)
            while not drive.over:
                screen.show_question(LEARNER, drive.game.waiting[LEARNER])
                try:
                    drive.answer(self.typed(drive.game))
                except Refusal as refusal:
                    screen.refuse(refusal)
                    continue
                screen.show_news(LEARNER)
            self.say(step.drive.passed if drive.passed else step.drive.failed)
            if drive.passed:
                self.learning.go_on()
                return

    def reply(self, reply: Reply) -> None:
        for event in reply.events:
            if event.seen_by(LEARNER):
                self.tell(reply.game, event)
        if reply.say:
            self.say(reply.typed or reply.say)
