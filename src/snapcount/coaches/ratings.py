"""Elo of a field of coaches from their games, with its doubt.

400 points are odds of ten to one. All games are fitted at once (a tie is half a win), and one tied game between every
two is added, so that a coach who never lost has a rating too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from snapcount.core.adding import plain_sum

ELO = 400 / log(10)
"""Points for one unit of log odds."""
SURE = 1.96
"""Standard errors in a 95 % interval."""
ROUNDS = 100
"""Newton's method needs about six."""

Matrix = list[list[float]]


class Pair(NamedTuple):
    """One seed, played twice: `first` is home in the first game and away in the second."""

    first: int
    second: int
    scores: tuple[tuple[int, int], tuple[int, int]]
    """Points of the first and of the second, game by game."""

    @property
    def share(self) -> float:
        """What the first won of the two games."""
        return plain_sum((mine > theirs) + (mine == theirs) / 2 for mine, theirs in self.scores)


class Rating(NamedTuple):
    elo: float
    error: float
    """Half of the 95 % interval, against the average of the field."""


def ratings(played: Sequence[Pair], coaches: int) -> list[Rating]:
    """Elo of each coach, the field's average at 0, by maximum likelihood.

    The error comes from how the results of whole pairs scatter about what the ratings expect (a sandwich estimate),
    because the two games of a seed are not independent.
    """
    strength = [0.0] * coaches
    for _ in range(ROUNDS):
        slope, curve = derivatives(played, strength)
        step = solved(curve, slope)
        strength = [now + change for now, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    _, curve = derivatives(played, strength)
    scatter = [[0.0] * coaches for _ in range(coaches)]
    for pair in played:
        surprise = pair.share - 2 * expected(strength, pair.first, pair.second)
        spread(scatter, pair.first, pair.second, surprise * surprise)
    inverse = [solved(curve, [float(row == column) for row in range(coaches)]) for column in range(coaches)]
    doubt = product(product(inverse, scatter), inverse)
    average = plain_sum(strength) / coaches
    return [
        Rating(ELO * (strength[at] - average), ELO * SURE * sqrt(max(0.0, doubt[at][at])))
        for at in range(coaches)
    ]


def expected(strength: Sequence[float], first: int, second: int) -> float:
    """The share of a game that the first wins."""
    return 1 / (1 + exp(strength[second] - strength[first]))


def derivatives(played: Sequence[Pair], strength: Sequence[float]) -> tuple[list[float], Matrix]:
    """Slope and curvature of the log likelihood; the curvature is made regular along the average, which is free."""
    coaches = len(strength)
    won = [[0.0] * coaches for _ in range(coaches)]
    games = [[0.0] * coaches for _ in range(coaches)]
    for pair in played:
        won[pair.first][pair.second] += pair.share
        games[pair.first][pair.second] += 2
    slope = [0.0] * coaches
    curve = [[1.0 / coaches] * coaches for _ in range(coaches)]
    for first, second in combinations(range(coaches), 2):
        count = games[first][second] + games[second][first] + 1
        share = won[first][second] + games[second][first] - won[second][first] + 0.5
        chance = expected(strength, first, second)
        slope[first] += share - count * chance
        slope[second] -= share - count * chance
        spread(curve, first, second, count * chance * (1 - chance))
    return slope, curve


def spread(matrix: Matrix, first: int, second: int, weight: float) -> None:
    """Add what a meeting of two weighs."""
    matrix[first][first] += weight
    matrix[second][second] += weight
    matrix[first][second] -= weight
    matrix[second][first] -= weight


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """x of matrix · x = right, by elimination; the matrix is symmetric and positive."""
    size = len(right)
    rows = [[*row, right[at]] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [
                    value - factor * above for value, above in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size] for row in rows]


def product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [plain_sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left
    ]
