"""Wraps another table and keeps its inputs and what was told."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from snapcount.core.data.made import new
from snapcount.core.table import Dice, Listening, Question, Roll, Seat, Table

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")

HOME, AWAY = Seat


class Input(NamedTuple):
    """One answer from the world. `question` and `seat` belong to answers, `counter` to dice and cards."""

    kind: str
    value: Any
    rule: str
    seat: Seat | None = None
    question: str = ""
    counter: int = 0
    commitment: str = ""
    """Set where new fair dice begin: their commitment."""


class Recorded(Listening):
    """Plays at another table and writes down what came from it."""

    __slots__ = ("inner", "inputs")

    def __init__(self, inner: Table) -> None:
        super().__init__()
        self.inner = inner
        self.inputs: list[Input] = []

    def roll(self, dice: Dice) -> Roll:
        roll = self.inner.roll(dice)
        self.inputs.append(new(Input, ("roll", roll, self.running, None, "", 0, "")))
        return roll

    def draw(self, deck: tuple[T, ...]) -> T:
        card = self.inner.draw(deck)
        self.inputs.append(new(Input, ("draw", card, self.running, None, "", 0, "")))
        return card

    def ask(self, seat: Seat, question: Question[T]) -> T:
        answer = self.inner.ask(seat, question)
        self.inputs.append(answered(seat, question, answer))
        return answer

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        answers = self.inner.ask_both(home, away)
        self.inputs += (answered(HOME, home, answers[0]), answered(AWAY, away, answers[1]))
        return answers


def answered(seat: Seat, question: Question[T], answer: T) -> Input:
    return new(Input, ("answer", answer, question.rule, seat, type(question).__name__, 0, ""))
