"""Every question of a recorded game, as it was asked: each phase is run again from its checkpoint."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from snapcount.core.drivers.live import Live, Seats
from snapcount.core.drivers.recorded import Input
from snapcount.core.game import Game
from snapcount.core.table import Pending, Question, Seat
from tests.records.goldens import replayed

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
Asked = tuple[Seat, Question[Any], Any]
"""Who was asked what, and what the answer was."""


class Overheard(Live):
    """Writes down what is asked."""

    def __init__(self, inputs: list[Input]) -> None:
        super().__init__(inputs, Seats(None))
        self.asked: list[Asked] = []
        self.after: list[int] = []
        """How many inputs of the phase came before each of them."""

    def ask(self, seat: Seat, question: Question[T]) -> T:
        self.after.append(self.used)
        answer = super().ask(seat, question)
        self.asked.append((seat, question, answer))
        return answer

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        self.after += [self.used, self.used]
        answers = super().ask_both(home, away)
        self.asked += [(Seat.HOME, home, answers[0]), (Seat.AWAY, away, answers[1])]
        return answers


def asked_in(game: Game) -> list[Asked]:
    return [asked for _, asked in asked_after(game)]


def asked_after(game: Game) -> list[tuple[int, Asked]]:
    """With how many inputs of the game came before."""
    found: list[tuple[int, Asked]] = []
    before = 0
    for moment in game.moments:
        table = Overheard(list(moment.inputs))
        with suppress(Pending):
            if not game.rulebook.rules.is_over(moment.state):
                game.rulebook.rules.play(table, moment.state)
        found += [(before + after, asked) for after, asked in zip(table.after, table.asked, strict=False)]
        before += len(moment.inputs)
    return found


@cache
def asked(path: Path) -> list[Asked]:
    return asked_in(replayed(path))
