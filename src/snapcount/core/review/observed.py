"""A game gone through once more: every phase with what was asked, thrown and drawn in it, gathered into plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from snapcount.core.drivers.recorded import Input
from snapcount.core.table import Dice, Event, Listening, Pending, Question, Roll, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


class Step(NamedTuple):
    """An input with what it was the answer to."""

    at: int
    """Its number in the game."""
    given: Input
    question: Question[Any] | None = None
    sealed: bool = False
    """Both seats answered unseen: this one and the step beside it."""
    dice: Dice | None = None
    deck: tuple[Any, ...] = ()


class Phase(NamedTuple):
    """From one checkpoint to the next."""

    state: Any
    steps: tuple[Step, ...]
    after: Any
    """None where the game broke off inside it."""
    at: int
    events: tuple[Event, ...]


class Play(NamedTuple):
    """The phases from a snap or kick to the next; what comes before the first is one too."""

    phases: tuple[Phase, ...]

    @property
    def at(self) -> int:
        return self.phases[0].at

    @property
    def state(self) -> Any:
        return self.phases[0].state

    @property
    def after(self) -> Any:
        """The last checkpoint that was reached."""
        return next((phase.after for phase in self.phases[::-1] if phase.after is not None), self.state)

    @property
    def events(self) -> list[Event]:
        return [event for phase in self.phases for event in phase.events]

    @property
    def steps(self) -> list[Step]:
        return [step for phase in self.phases for step in phase.steps]


class Observed(Listening):
    """Gives the inputs of a phase once more and notes what each was for."""

    def __init__(self, inputs: Sequence[Input], at: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.at = at
        self.steps: list[Step] = []

    def take(self, wanted: dict[Seat, Question[Any]]) -> tuple[int, Input]:
        number = len(self.steps)
        if number == len(self.inputs):
            raise Pending(wanted)
        return self.at + number, self.inputs[number]

    def roll(self, dice: Dice) -> Roll:
        at, given = self.take({})
        self.steps.append(Step(at, given, dice=dice))
        return given.value  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        at, given = self.take({})
        self.steps.append(Step(at, given, deck=deck))
        return given.value  # type: ignore[no-any-return]

    def ask(self, seat: Seat, question: Question[T]) -> T:
        at, given = self.take({seat: question})
        self.steps.append(Step(at, given, question))
        return given.value  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        waiting: dict[Seat, Question[Any]] = {Seat.HOME: home, Seat.AWAY: away}
        answers: dict[Seat, Any] = {}
        while waiting:
            at, given = self.take(dict(waiting))
            assert given.seat is not None
            self.steps.append(Step(at, given, waiting.pop(given.seat), sealed=True))
            answers[given.seat] = given.value
        return answers[Seat.HOME], answers[Seat.AWAY]


def phases(game: Game) -> list[Phase]:
    found: list[Phase] = []
    at = 0
    for moment in game.moments:
        if game.rulebook.rules.is_over(moment.state):
            break
        table = Observed(moment.inputs, at)
        try:
            after = game.rulebook.rules.play(table, moment.state)
        except Pending:
            after = None
        found.append(Phase(moment.state, tuple(table.steps), after, at, tuple(table.events)))
        at += len(moment.inputs)
    return found


def plays(game: Game) -> list[Play]:
    """A play lasts until the next begins; whatever follows the last belongs to it."""
    groups: list[list[Phase]] = [[]]
    for phase in phases(game):
        if groups[-1] and any(event.what == "play_began" for event in phase.events):
            groups.append([])
        groups[-1].append(phase)
    return [Play(tuple(group)) for group in groups if group]
