"""How decisions are told apart from luck: a sealed pair against its best mixes, a single answer against the best.

All values are home's win chance. What these functions return adds up: the value before, all parts, the value after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from snapcount.core.equilibrium import solve
from snapcount.core.review.observed import Play, Step
from snapcount.core.review.shapes import DECISION, DICE, GUESSES, Part
from snapcount.core.table import Seat, plainly

Value = Callable[[Any], float]
"""Home's win chance in a state."""
NO_WORTH = 1e-9
"""Less than this is rounding, not a mistake."""


class Option(NamedTuple):
    """An answer that could have been given, the share of the best mix and the decider's own win chance."""

    answer: Any
    share: float | None
    chance: float | None
    label: str = ""
    """Where the question has no words for it."""


class Judged(NamedTuple):
    """A decision and what it cost; without options it was not judged."""

    step: Step
    cost: float = 0.0
    options: tuple[Option, ...] = ()
    by: str = ""
    why: str = ""
    shown: Any = None


class Verdict(NamedTuple):
    """What can be told apart of a play; the rest of its change is luck."""

    parts: tuple[Part, ...] = ()
    decisions: tuple[Judged, ...] = ()

    def __add__(self, other: Verdict) -> Verdict:  # type: ignore[override]
        return Verdict(self.parts + other.parts, self.decisions + other.decisions)


Judge = Callable[[Play, Value], Verdict]
NOTHING = Verdict()


def nothing_more(plays: Sequence[Play]) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Judging:
    """How a game's plays are judged, and what its kinds of luck are called."""

    judge: Judge
    how: str
    """By what decisions are judged, in a sentence; what can't be judged is named."""
    luck: tuple[tuple[str, str], ...] = ((GUESSES, "guesses"), (DICE, "dice"))
    """Kinds of luck in the order in which they are told, with their names."""
    rest: str = DICE
    """The kind that is left when everything else is told apart."""
    decider: str = "dice"
    """What decides where nobody does: "the dice decided more"."""
    cards: str = "Cards"
    card_name: Callable[[Any], str] = plainly
    more: Callable[[Sequence[Play]], dict[str, Any]] = nothing_more
    """What only this game has, as plain data."""
    win_chance: Value | None = None
    """What is counted with where the game has no win chance of its own."""


def own(seat: Seat, home: float) -> float:
    """Home's win chance as a seat's own."""
    return home if seat is Seat.HOME else 1 - home


class Side(NamedTuple):
    """One of two sealed answers: where it was given, and all that could have been."""

    step: Step
    answers: Sequence[Any]

    @property
    def chosen(self) -> int:
        return list(self.answers).index(self.step.given.value)


class Met(NamedTuple):
    """Two sealed answers: what best play was worth, what the two are worth, and the verdict between."""

    best: float
    value: float
    verdict: Verdict


def sealed(home: Side, away: Side, matrix: Sequence[Sequence[float]], by: str = "") -> Met:
    """`matrix[i][j]` is home's win chance with home's answer i and away's j.

    A side's own part is what its answer is worth against the other's best mix, less the value of the game; how the two
    met beyond that is a guess.
    """
    found = solve([list(row) for row in matrix])
    value = float(found.value)
    against_away = [sum(w * cell for w, cell in zip(found.columns, row, strict=True)) for row in matrix]
    against_home = [
        sum(w * cell for w, cell in zip(found.rows, column, strict=True))
        for column in zip(*matrix, strict=True)
    ]
    i, j = home.chosen, away.chosen
    parts = (
        Part(DECISION, Seat.HOME, no_gain(against_away[i] - value)),
        Part(DECISION, Seat.AWAY, -no_gain(value - against_home[j])),
    )
    met = matrix[i][j]
    guess = Part(GUESSES, None, met - value - parts[0].change - parts[1].change)
    theirs = [1 - chance for chance in against_home]
    return Met(
        value,
        met,
        Verdict(
            (*parts, guess),
            (
                Judged(home.step, -parts[0].change, mixed(home.answers, found.rows, against_away), by),
                Judged(away.step, parts[1].change, mixed(away.answers, found.columns, theirs), by),
            ),
        ),
    )


def no_gain(change: float) -> float:
    """Nobody does better than the best: above 0 is rounding."""
    return change if change < -NO_WORTH else 0.0


def mixed(answers: Sequence[Any], shares: Sequence[Any], chances: Sequence[float]) -> tuple[Option, ...]:
    """The best first: by share, then by win chance."""
    options = [
        Option(answer, max(0.0, float(share)), chance)
        for answer, share, chance in zip(answers, shares, chances, strict=True)
    ]
    return tuple(sorted(options, key=lambda one: (-round(one.share or 0.0, 6), -(one.chance or 0.0))))


def single(step: Step, values: Mapping[Any, float], by: str = "") -> Met:
    """One answer against the best of all: `values` are home's win chance with each."""
    seat = step.given.seat
    assert seat is not None
    best = max(values.values()) if seat is Seat.HOME else min(values.values())
    chosen = values[step.given.value]
    cost = own(seat, best) - own(seat, chosen)
    cost = cost if cost > NO_WORTH else 0.0
    part = Part(DECISION, seat, -cost if seat is Seat.HOME else cost)
    options = sorted(
        (Option(answer, None, own(seat, value)) for answer, value in values.items()),
        key=lambda one: -(one.chance or 0.0),
    )
    return Met(best, chosen, Verdict((part,), (Judged(step, cost, tuple(options), by),)))
