"""Sentences and answers at the terminal, where no whole game is played: lessons, puzzles, the daily drive."""

from __future__ import annotations

import textwrap
from typing import Any

from snapcount.cli.answers import Command, read_answer
from snapcount.cli.common import TIED, Ink, width
from snapcount.cli.keys import typed_line
from snapcount.cli.screen import Screen
from snapcount.core.game import Game
from snapcount.core.table import Event, Refusal
from snapcount.lessons.scripted import LEARNER

SHOWN = object()
"""In place of an answer: let me see one."""


class Leave(Exception):
    """The person wants to stop."""


class Talking:
    """Asks the person who sits at home."""

    def __init__(self) -> None:
        self.ink = Ink()

    def typed(self, game: Game, shows: bool = False, task: str = "", only: tuple[str, ...] = ()) -> Any:
        """An answer to the game's question; help and explanations on the way, after which the task is said again."""
        question = game.waiting[LEARNER]
        screen = Screen(game, self.ink, only)
        while True:
            line = self.line()
            if shows and line.lower() == "show":
                return SHOWN
            try:
                given = read_answer(game, question, line, only)
            except Refusal as refusal:
                screen.refuse(refusal)
                continue
            if given is Command.LEAVE:
                raise Leave
            if given is Command.EXPLAIN:
                screen.explain(LEARNER, question)
            elif given is Command.BOARD:
                screen.show_whole_board(LEARNER, question)
            elif isinstance(given, Command):
                screen.show_question(LEARNER, question)
            else:
                return given
            if task:
                self.say(task)

    def line(self) -> str:
        text = typed_line("> ")
        if text is None or text.lower() in ("q", "quit", "exit"):
            raise Leave
        return text

    def tell(self, game: Game, event: Event) -> None:
        if game.say(event):
            print(textwrap.fill(game.say(event), width(), initial_indent="  ", subsequent_indent="    "))

    def say(self, text: str) -> None:
        """No line begins with a per cent sign."""
        lines = textwrap.fill(text.replace(" %", f"{TIED}%"), width())
        print(self.ink("cyan", lines.replace(TIED, " ")))
