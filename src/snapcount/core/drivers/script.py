"""Answers from a list of inputs: rule tests and worked examples."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, cast

from snapcount.core.table import Dice, Listening, Pending, Question, Roll, Seat

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


class ScriptEnded(Pending):
    """The rules wanted a die or a card that the script doesn't have."""

    def __init__(self, wanted: Dice | tuple[Any, ...]) -> None:
        super().__init__({})
        self.wanted = wanted


class Script(Listening):
    """Takes rolls, cards and answers in the order given. Out of answers it raises `Pending` with the question."""

    def __init__(self, inputs: Iterable[Any] = ()) -> None:
        super().__init__()
        self.inputs = list(inputs)
        self.used = 0

    @property
    def left(self) -> list[Any]:
        return self.inputs[self.used :]

    def take(self) -> Any:
        self.used += 1
        return self.inputs[self.used - 1]

    def roll(self, dice: Dice) -> Roll:
        if self.used == len(self.inputs):
            raise ScriptEnded(dice)
        roll = self.take()
        assert isinstance(roll, tuple) and len(roll) == dice.count, (
            f"{dice} was rolled, the script has {roll!r}"
        )
        return tuple(sorted(roll)) if dice.alike else cast(Roll, roll)

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.used == len(self.inputs):
            raise ScriptEnded(deck)
        card = self.take()
        assert card in deck, f"{card!r} is not in the deck {deck!r}"
        return cast(T, card)

    def ask(self, seat: Seat, question: Question[T]) -> T:
        if self.used == len(self.inputs):
            raise Pending({seat: question})
        answer = self.take()
        refusal = question.problem(answer)
        if refusal is not None:
            raise refusal
        return cast(T, answer)

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        """The script lists the home seat's answer first."""
        if self.used == len(self.inputs):
            raise Pending({Seat.HOME: home, Seat.AWAY: away})
        first = self.ask(Seat.HOME, home)
        return first, self.ask(Seat.AWAY, away)
