"""One phase run answer by answer as quickly as that goes: nothing is written down, the dice come when they are due."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from snapcount.core.table import Dice, Listening, Pending, Question, Roll, Seat

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
HOME, AWAY = Seat


class Chances(Protocol):
    """Where dice and cards come from: a `Cup`, fair dice, or a tree that throws each of them in turn."""

    def roll(self, dice: Dice) -> Roll: ...

    def draw(self, deck: tuple[T, ...]) -> T: ...


class Due(BaseException):
    """A throw or a card is due and somebody else throws it: what may come, each equally likely."""

    def __init__(self, outcomes: tuple[Any, ...]) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class NotThrown:
    """Chances that throw nothing by themselves: whoever plays is asked for each throw and each card."""

    def roll(self, dice: Dice) -> Roll:
        assert dice.faces, f"{dice} has more faces than can be listed"
        raise Due(dice.faces)

    def draw(self, deck: tuple[T, ...]) -> T:
        raise Due(deck)


class Stepped(Listening):
    """Takes what it has been given in this phase, then dice from `chances`; a question without an answer is `Pending`.

    Unlike a `Live` table it keeps bare values: a phase runs again for each of its questions, many times a second.
    """

    __slots__ = ("chances", "inputs", "used")

    def __init__(self, inputs: list[Any], chances: Chances, *, listen: bool = False) -> None:
        self.direct = not listen
        self.filing = self.listens = listen
        self.events = []
        self.running = ""
        self.inputs = inputs
        self.chances = chances
        self.used = 0

    def roll(self, dice: Dice) -> Roll:
        used = self.used
        if used == len(self.inputs):
            self.inputs.append(self.chances.roll(dice))
        self.used = used + 1
        return self.inputs[used]  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        used = self.used
        if used == len(self.inputs):
            self.inputs.append(self.chances.draw(deck))
        self.used = used + 1
        return self.inputs[used]  # type: ignore[no-any-return]

    def ask(self, seat: Seat, question: Question[T]) -> T:
        used = self.used
        if used == len(self.inputs):
            raise Pending({seat: question})
        self.used = used + 1
        return self.inputs[used]  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        """Both sealed answers lie in the inputs together, home's first."""
        used = self.used
        if used == len(self.inputs):
            raise Pending({HOME: home, AWAY: away})
        self.used = used + 2
        return self.inputs[used], self.inputs[used + 1]

    def tell(self, what: str, /, *, to: Seat | None = None, **facts: object) -> None:
        if self.listens:
            super().tell(what, to=to, **facts)
