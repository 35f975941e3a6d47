"""One phase of a game being played: first the inputs it already has, then new ones from a source."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from snapcount.core.data.made import new
from snapcount.core.drivers.recorded import Input, answered
from snapcount.core.table import Dice, Listening, Pending, Question, Roll, Seat

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


class Source(Protocol):
    """Where new inputs come from: fair dice, or the lines of a saved game."""

    @property
    def counter(self) -> int:
        """The number of the last throw or draw."""
        ...

    def announce(self, rule: str) -> str:
        """File the last throw or draw under the rule that asked; the commitment that it is the first of, or ""."""
        ...

    def roll(self, dice: Dice) -> Roll: ...

    def draw(self, deck: tuple[T, ...]) -> T: ...

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        """The next answer of one of the seats asked, or `Pending`."""
        ...

    def checkpoint(self, state: Any) -> None:
        """A phase is complete; a saved game compares its own checkpoint here."""


class Live(Listening):
    """Runs a phase from its checkpoint. `inputs` grows as the source gives; `used` counts those already taken."""

    def __init__(self, inputs: list[Input], source: Source) -> None:
        super().__init__()
        self.inputs = inputs
        self.source = source
        self.used = 0

    def roll(self, dice: Dice) -> Roll:
        if self.used < len(self.inputs):
            return self.take("roll")  # type: ignore[no-any-return]
        roll = self.source.roll(dice)
        self.keep("roll", roll)
        return roll

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.used < len(self.inputs):
            return self.take("draw")  # type: ignore[no-any-return]
        card = self.source.draw(deck)
        self.keep("draw", card)
        return card

    def ask(self, seat: Seat, question: Question[T]) -> T:
        if self.used == len(self.inputs):
            self.inputs.append(self.source.answer({seat: question}))
        return self.take("answer")  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        open_questions: dict[Seat, Question[Any]] = {Seat.HOME: home, Seat.AWAY: away}
        answers: dict[Seat, Any] = {}
        while open_questions:
            if self.used == len(self.inputs):
                self.inputs.append(self.source.answer(open_questions))
            seat = self.inputs[self.used].seat
            assert seat is not None
            answers[seat] = self.take("answer")
            del open_questions[seat]
        return answers[Seat.HOME], answers[Seat.AWAY]

    def keep(self, kind: str, value: Any) -> None:
        """A roll or a card that is new; only fair dice are counted."""
        source, rule = self.source, self.running
        self.inputs.append(new(Input, (kind, value, rule, None, "", source.counter, source.announce(rule))))
        self.used += 1

    def take(self, kind: str) -> Any:
        taken = self.inputs[self.used]
        assert taken.kind == kind, f"a {kind} was wanted, the game has {taken}"
        self.used += 1
        return taken.value


class Seats:
    """The source of a game in progress: dice from `dice`, answers when a person or coach gives them."""

    def __init__(self, dice: Any) -> None:
        self.dice = dice

    @property
    def counter(self) -> int:
        return int(self.dice.counter)

    def announce(self, rule: str) -> str:
        return str(self.dice.announce())

    def roll(self, dice: Dice) -> Roll:
        return self.dice.roll(dice)  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        return self.dice.draw(deck)  # type: ignore[no-any-return]

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        raise Pending(dict(asked))

    def checkpoint(self, state: Any) -> None:
        """A game in progress has nothing to compare."""


__all__ = ["Live", "Seats", "Source", "answered"]
