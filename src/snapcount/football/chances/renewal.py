"""From who scores next to who wins: after a score the other side receives a kickoff, and it begins again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.football.chances.next_score import CLASSES, SAFETY, NextScore, TimeLine, within

MOST = 40
"""Leads beyond it count as this one."""
WIDTH = 2 * MOST + 1
GRID = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30, 35, 40, 46, 53, 60, 70, 80)
"""Plays left in a half, for which what is still to come is kept."""
EDGES = (3.0, 7.0, 12.0, 20.0, 36.0)
"""The times between which the next score of a position is told apart."""

Spread = Sequence[float]
"""The chance of each change of the lead from -MOST to MOST."""
Values = Sequence[Sequence[float]]
"""At each time of the grid, for each lead: what receiving the kickoff is worth."""


class Scored(NamedTuple):
    """One way in which the next score can come."""

    chance: float
    points: int
    """Of the side whose position it is, less those of the other."""
    left: float
    """Plays left after it."""
    receives: bool
    """Whether that side gets the ball then."""


def ways(model: NextScore, lines: Sequence[TimeLine], left: float, edges: Sequence[float]) -> list[Scored]:
    """Every kind and time of the next score within the half, with its chance."""
    found: list[Scored] = []
    before, start = [0.0] * len(CLASSES), 0.0
    for end in (*[edge for edge in edges if edge < left], left):
        now = [max(was, chance) for was, chance in zip(before, within(lines, end), strict=True)]
        rest = left - (start + end) / 2
        for (whose, kind), was, chance in zip(CLASSES, before, now, strict=True):
            sign = 1 if whose == "ours" else -1
            for points, share in model.points[kind]:
                own_ball = (sign < 0) != (points == SAFETY)
                found.append(Scored((chance - was) * share, sign * points, rest, own_ball))
        before, start = now, end
    total = plain_sum(way.chance for way in found)
    return [way._replace(chance=way.chance / total) for way in found] if total > 1 else found


def spreads(model: NextScore, most: int = GRID[-1]) -> list[list[float]]:
    """What a half still brings to the side that receives a kickoff, for every whole number of plays left."""
    lines = [TimeLine(*weights) for weights in model.kick]
    found: list[list[float]] = [[0.0] * MOST + [1.0] + [0.0] * MOST]
    for left in range(1, most + 1):
        spread = [0.0] * WIDTH
        none = 1.0
        for chance, points, rest, receives in ways(
            model, lines, float(left), list(map(float, range(1, left)))
        ):
            none -= chance
            follows = found[int(rest)] if receives else found[int(rest)][::-1]
            for change, share in enumerate(follows):
                spread[min(max(change + points, 0), WIDTH - 1)] += chance * share
        spread[MOST] += none
        found.append(spread)
    return found


def sign(lead: int) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def averaged(kept: Sequence[Spread], final: Sequence[float]) -> Values:
    """The worth of every lead, given what it is worth when the half is over."""
    reached = [*final, *[final[-1]] * MOST]
    lowest = final[0]
    rows: list[list[float]] = []
    for spread in kept:
        some = [(change - MOST, share) for change, share in enumerate(spread) if share]
        rows.append(
            [
                plain_sum(
                    [
                        share * (reached[lead + change] if lead + change >= 0 else lowest)
                        for change, share in some
                    ]
                )
                for lead in range(WIDTH)
            ]
        )
    return rows


class Renewal:
    """The course of a game from kickoff to kickoff, by what a half still brings at each time of the grid."""

    def __init__(self, kept: Sequence[Spread]) -> None:
        self.kept = [[share / plain_sum(spread) for share in spread] for spread in kept]
        self.last = averaged(self.kept, [sign(lead) for lead in range(-MOST, MOST + 1)])
        """The second half, or an overtime."""
        self.first = lru_cache(maxsize=16)(self.before_another)

    def before_another(self, later: float, receives: int) -> Values:
        """A first half, by the plays of the second and by who will receive its kickoff."""
        return averaged(self.kept, [self.half_time(lead, later, receives) for lead in range(-MOST, MOST + 1)])

    def half_time(self, lead: int, later: float, receives: int) -> float:
        """What a lead is worth when the first half is over."""
        ours, theirs = (self.kickoff(lead, later, ball) for ball in (True, False))
        return ours if receives > 0 else theirs if receives < 0 else (ours + theirs) / 2

    def kickoff(self, lead: int, left: float, ball: bool, later: float = 0.0, receives: int = 0) -> float:
        """The chance of a side to win that will receive a kickoff, or kick it."""
        if not ball:
            return 1.0 - self.kickoff(-lead, left, True, later, -receives)
        return looked_up(self.first(later, receives) if later else self.last, lead, left)


def looked_up(values: Values, lead: int, left: float) -> float:
    """Between two times of the grid by their shares."""
    at = min(bisect_right(GRID, left) - 1, len(GRID) - 2)
    share = min(1.0, (left - GRID[at]) / (GRID[at + 1] - GRID[at]))
    column = min(max(lead + MOST, 0), WIDTH - 1)
    return (1.0 - share) * values[at][column] + share * values[at + 1][column]
