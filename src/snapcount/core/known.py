"""What a seat knows of a game in progress: what is still closed to it, and a position that holds no more than it knows.

A phase is run again from its checkpoint with other secrets: where the seat would have heard and been asked the same,
it can't know which were the true ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.drivers.live import Live
from snapcount.core.drivers.recorded import Input
from snapcount.core.drivers.replay import Replay
from snapcount.core.rulebook import Rules
from snapcount.core.table import Event, Pending, Question, Seat

if TYPE_CHECKING:
    from snapcount.core.course import Course
    from snapcount.core.game import Game

OTHERWISE = 40
"""How many other answers are tried in place of one, and how often hidden things are drawn anew."""


class Misfit(Exception):
    """The rules want something else here than the inputs hold."""


class Fitting(Replay):
    """Recorded inputs, given only where the rules take them as they are."""

    def wanted(self, kind: str) -> Input:
        given = self.following()
        if given.kind != kind:
            raise Misfit
        return given

    def roll(self, dice: Any) -> Any:
        return self.wanted("roll").value

    def draw(self, deck: Any) -> Any:
        card = self.wanted("draw").value
        if card not in deck:
            raise Misfit
        return card

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        given = super().answer(asked)
        question = None if given.seat is None else asked.get(given.seat)
        if question is None or type(question).__name__ != given.question:
            raise Misfit
        if question.problem(given.value) is not None:
            raise Misfit
        return given


class Phase(NamedTuple):
    """How far a phase went: what was told, who is asked what, and its end if it came to one."""

    events: list[Event]
    asked: dict[Seat, Question[Any]]
    state: Any = None

    def seen_by(self, seat: Seat) -> tuple[list[Event], Question[Any] | None]:
        return [event for event in self.events if event.seen_by(seat)], self.asked.get(seat)


def phase(rules: Rules, state: Any, inputs: Sequence[Input]) -> Phase | None:
    """A phase run with these inputs; None where they don't fit."""
    table = Live([], Fitting(inputs))
    try:
        return Phase(table.events, {}, rules.play(table, state))
    except Pending as pending:
        return Phase(table.events, pending.questions)
    except Misfit:
        return None


def inside(game: Course, at: int) -> tuple[int, int]:
    """Which moment the input with this number belongs to, and how many inputs came before that moment."""
    before = 0
    for number, moment in enumerate(game.moments[:-1]):
        if at < before + len(moment.inputs):
            return number, before
        before += len(moment.inputs)
    return len(game.moments) - 1, before


# What is closed


def first_closed(rules: Rules, state: Any, given: Sequence[Input], seat: Seat) -> int | None:
    """The first answer of the other seat in this phase that this seat can't know yet."""
    theirs = (at for at, answer in enumerate(given) if answer.seat is seat.other)
    return next((at for at in theirs if any(same_otherwise(rules, state, given, at, seat))), None)


def first_opened(rules: Rules, state: Any, inputs: Sequence[Input], length: int, seat: Seat) -> int | None:
    """The first answer of the other seat that was closed after so many inputs of this phase and came out since."""
    given = inputs[:length]
    theirs = (at for at, answer in enumerate(given) if answer.seat is seat.other)
    for at in theirs:
        others = list(same_otherwise(rules, state, given, at, seat))
        if not all(looks_same(rules, state, inputs, replaced(inputs, at, other), seat) for other in others):
            return at
    return None


def same_otherwise(rules: Rules, state: Any, given: Sequence[Input], at: int, seat: Seat) -> Iterator[Input]:
    """Other answers that could stand at this place for all that this seat knows."""
    before, answer = phase(rules, state, given[:at]), given[at]
    assert before is not None and answer.seat is not None
    question, random = before.asked[answer.seat], Random(at)
    others = [*islice(question.options(), OTHERWISE), *(question.sample(random) for _ in range(OTHERWISE))]
    for other in others:
        tried = answer._replace(value=other)
        if tried != answer and looks_same(rules, state, given, replaced(given, at, tried), seat):
            yield tried


def replaced(given: Sequence[Input], at: int, other: Input) -> list[Input]:
    return [*given[:at], other, *given[at + 1 :]]


def looks_same(rules: Rules, state: Any, given: Sequence[Input], others: Sequence[Input], seat: Seat) -> bool:
    """Whether this seat would have heard, been asked and be shown the same with other inputs."""
    seen, tried = phase(rules, state, given), phase(rules, state, others)
    if seen is None or tried is None or seen.seen_by(seat) != tried.seen_by(seat):
        return False
    if seen.state is None or tried.state is None:
        return seen.state is tried.state
    return bool(rules.view(seen.state, seat) == rules.view(tried.state, seat))


def holds_secrets(rules: Rules, state: Any, given: Sequence[Input], seat: Seat) -> bool:
    """Whether the phase told the other seat something alone, or drew a card that this seat didn't see."""
    seen = phase(rules, state, given)
    assert seen is not None
    if any(not event.seen_by(seat) for event in seen.events):
        return True
    events, asked = seen.seen_by(seat)
    shown = canonical(to_plain([[event.facts for event in events], asked]))
    return any(taken.kind == "draw" and canonical(to_plain(taken.value)) not in shown for taken in given)


# A position that holds no more than the seats know


def known_to(game: Game, at: int, seats: Sequence[Seat], random: Random) -> tuple[Any, list[Input]]:
    """A state to begin in, and the inputs that lead from it to the moment before input `at`.

    Answers that are still closed are dropped, what one seat may not see is drawn anew. Where the inputs of the phase
    can't be told apart from secrets, it begins again.
    """
    number, before = inside(game, at)
    rules, state = game.rulebook.rules, game.moments[number].state
    given = open_to(rules, state, game.moments[number].inputs[: at - before], seats)
    if len(seats) == 2:
        return state, given
    (seat,) = seats
    seen = phase(rules, state, given)
    for _ in range(OTHERWISE):
        drawn = rules.scramble(state, seat, random)
        again = phase(rules, drawn, given)
        if again is not None and seen is not None and again.seen_by(seat) == seen.seen_by(seat):
            return drawn, given
    return rules.scramble(state, seat, random), []


def open_to(rules: Rules, state: Any, given: list[Input], seats: Sequence[Seat]) -> list[Input]:
    """The inputs of a phase that these seats know of."""
    for seat in seats:
        while given and (at := first_closed(rules, state, given, seat)) is not None:
            kept = [*given[:at], *given[at + 1 :]]
            given = kept if phase(rules, state, kept) is not None else given[:at]
    if len(seats) == 1 and given and holds_secrets(rules, state, given, seats[0]):
        return []
    return given
