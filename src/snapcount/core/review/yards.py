"""Where a game judges in yards or points: what one is worth in win chance where the decision was made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from snapcount.core.review.judging import NO_WORTH, Judged, Option, Value, Verdict, own
from snapcount.core.review.observed import Step
from snapcount.core.review.shapes import DECISION, Part
from snapcount.core.table import Seat

REACH = 5
"""Yards each way over which the worth of one is measured."""


def slope(value: Value, seat: Seat, shifted: Callable[[int], Any], reach: int = REACH) -> float:
    """What a seat's win chance grows by with one, measured so far each way; never below 0."""
    far, near = own(seat, value(shifted(reach))), own(seat, value(shifted(-reach)))
    return max(0.0, (far - near) / (2 * reach))


def with_ball(state: Any, length: float) -> Callable[[int], Any]:
    """The same state with the ball so many yards on, down and distance as they are."""
    now = state.situation

    def shifted(yards: int) -> Any:
        ball = min(length - 1, max(1, now.ball + yards))
        return state._replace(situation=now._replace(ball=ball, line=min(length, now.line + yards)))

    return shifted


def with_points(state: Any, seat: Seat) -> Callable[[int], Any]:
    """The same state with a point more or less for a seat."""

    def shifted(points: int) -> Any:
        home, away = state.score
        better = points if seat is Seat.HOME else -points
        return state._replace(score=(home + max(0, better), away + max(0, -better)))

    return shifted


class Weighed(NamedTuple):
    """An answer with what it is worth to who decides, in yards or points."""

    answer: Any
    label: str
    worth: float


class Scale(NamedTuple):
    """How a judgement in yards or points becomes one in win chance."""

    home: float
    """Home's win chance where the decision was made."""
    each: float
    """What one is worth to the side that decides."""
    enough: float
    """Less than this is no mistake: the measure is no finer."""
    by: str

    def judged(self, step: Step, options: Sequence[Weighed], why: str = "", shown: Any = None) -> Verdict:
        seat = step.given.seat
        assert seat is not None
        best = max(option.worth for option in options)
        chosen = next(option for option in options if option.answer == step.given.value)
        cost = max(0.0, best - chosen.worth - self.enough) * self.each
        cost = cost if cost > NO_WORTH else 0.0
        chance = own(seat, self.home)
        ranked = tuple(
            Option(
                one.answer,
                None,
                min(1.0, max(0.0, chance + (one.worth - best) * self.each)),
                one.label if one is not chosen else "",
            )
            for one in sorted(options, key=lambda one: -one.worth)
        )
        part = Part(DECISION, seat, -cost if seat is Seat.HOME else cost)
        return Verdict((part,), (Judged(step, cost, ranked, self.by, why, shown),))
