"""Who scores next in a half: six kinds of score or none, by a multinomial logit of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log1p
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.football.chances.standing import Standing

KINDS = ("touchdown", "field_goal", "small")
"""By the points of a score: six or more (the try included), three, fewer (a safety, a single)."""
CLASSES = tuple((whose, kind) for whose in ("ours", "theirs") for kind in KINDS)
SAFETY = 2
"""The one score after which its own side gets the ball."""
LONG = 60.0
"""Plays after which more time hardly matters."""


def kind_of(points: int) -> str:
    return "touchdown" if points >= 6 else "field_goal" if points == 3 else "small"


class TimeLine(NamedTuple):
    """How the weight of one kind of score, against none, depends on the plays that are left."""

    fixed: float
    by_log: float
    by_share: float

    def at(self, left: float) -> float:
        return exp(
            min(30.0, self.fixed + self.by_log * log(max(left, 0.5)) + self.by_share * min(left, LONG) / LONG)
        )


def place_features(at: Standing, downs: int) -> tuple[float, ...]:
    """What counts of a down besides the time: the goal line, the down, the distance."""
    goal, far = at.goal / 100, log1p(at.to_go)
    last, third, second = (float(downs - at.down == still) for still in (0, 1, 2))
    near = max(0.0, 0.2 - goal) / 0.2
    return (1.0, goal, goal * goal, near, last, third, second, far, last * goal, last * far)


PLACES = 10
TIMES = 3
"""Logarithm, logarithm by goal line, share."""


def features(at: Standing, downs: int) -> tuple[float, ...]:
    """All that a weight is a sum of; a kickoff has nothing but the time."""
    left = at.clock.left
    late, share = log(max(left, 0.5)), min(left, LONG) / LONG
    if at.kind != "down":
        return (1.0, late, share)
    return (*place_features(at, downs), late, late * at.goal / 100, share)


Weights = Sequence[Sequence[float]]
"""For each kind of score."""


class NextScore(NamedTuple):
    """The measured chances of a game."""

    downs: int
    down: Weights
    kick: Weights
    points: Mapping[str, Sequence[tuple[int, float]]]
    """How many points a score of each kind is, and how often."""
    tries: Sequence[tuple[int, float]]
    """Points of a try."""

    def lines(self, at: Standing) -> list[TimeLine]:
        """How the chances of each kind of score depend on time, from this position."""
        if at.kind != "down":
            return [TimeLine(*weights) for weights in self.kick]
        place, goal = place_features(at, self.downs), at.goal / 100
        return [
            TimeLine(
                plain_sum([weight * feature for weight, feature in zip(weights, place, strict=False)]),
                weights[PLACES] + weights[PLACES + 1] * goal,
                weights[PLACES + 2],
            )
            for weights in self.down
        ]

    def points_expected(self, at: Standing) -> float:
        """What the side of the position can expect of the next score of its half."""
        if at.kind == "try":
            return plain_sum(points * chance for points, chance in self.tries)
        if at.kind in ("toss", "over") or at.clock.left <= 0:
            return 0.0
        total = 0.0
        for (whose, kind), chance in zip(CLASSES, within(self.lines(at), at.clock.left), strict=True):
            mean = plain_sum(points * share for points, share in self.points[kind])
            total += chance * (mean if whose == "ours" else -mean)
        return total


def within(lines: Sequence[TimeLine], left: float) -> list[float]:
    """The chance of each kind of score within so many plays."""
    weights = [line.at(left) for line in lines]
    total = 1.0 + plain_sum(weights)
    return [weight / total for weight in weights]


def from_table(table: Mapping[str, Any]) -> NextScore:
    """As the table of a game has it."""
    return NextScore(
        table["downs"],
        table["down"],
        table["kick"],
        {kind: [(points, share) for points, share in table["points"][kind]] for kind in KINDS},
        [(points, share) for points, share in table["tries"]],
    )
