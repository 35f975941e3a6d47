"""Elo of a field of coaches from their games, with its doubt.

400 points are odds of ten to one. All games are fitted at once (a tie is half a win), and one tied game between every
two is added, so that a coach who never lost has a rating too.

Every two coaches play the same seeds, so that a seed that suits one of them may suit him in all his meetings: what
was seen on one seed, whoever played, is one observation, and the doubt comes from how the seeds differ.
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
    seed: int | None = None
    """Which seed it was; None: one that nobody else played."""

    @property
    def share(self) -> float:
        """What the first won of the two games."""
        return plain_sum((mine > theirs) + (mine == theirs) / 2 for mine, theirs in self.scores)


class Rating(NamedTuple):
    elo: float
    error: float | None
    """Half of the 95 % interval, against the average of the field; None: a single seed says nothing of it."""


class Fit(NamedTuple):
    """Strengths in log odds about the field's average, and their covariance by seeds."""

    strength: list[float]
    doubt: Matrix | None
    """None: one seed."""


def ratings(played: Sequence[Pair], coaches: int) -> list[Rating]:
    """Elo of each coach, the field's average at 0, by maximum likelihood.

    The error comes from how the results of whole seeds scatter about what the ratings expect (a sandwich estimate by
    seeds): neither the two games of a pair nor the meetings on one seed are independent, and the same seed played
    twice is no more than played once.
    """
    strength, doubt = fitted(played, coaches)
    return [
        Rating(ELO * strength[at], None if doubt is None else ELO * SURE * sqrt(max(0.0, doubt[at][at])))
        for at in range(coaches)
    ]


def steps(played: Sequence[Pair], coaches: int) -> list[list[Rating]]:
    """How far each coach is above each other one, with the error of that difference, which the seeds they share make
    smaller or larger than the errors of both ratings would."""
    strength, doubt = fitted(played, coaches)

    def between(one: int, other: int) -> Rating:
        far = ELO * (strength[one] - strength[other])
        if doubt is None:
            return Rating(far, None)
        varied = doubt[one][one] + doubt[other][other] - doubt[one][other] - doubt[other][one]
        return Rating(far, ELO * SURE * sqrt(max(0.0, varied)))

    return [[between(one, other) for other in range(coaches)] for one in range(coaches)]


def fitted(played: Sequence[Pair], coaches: int) -> Fit:
    strength = [0.0] * coaches
    for _ in range(ROUNDS):
        slope, curve = derivatives(played, strength)
        step = solved(curve, slope)
        strength = [now + change for now, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    _, curve = derivatives(played, strength)
    average = plain_sum(strength) / coaches
    about = [each - average for each in strength]
    surprises = by_seed(played, strength)
    if len(surprises) < 2:
        return Fit(about, None)
    # The ratings follow each of few seeds too closely.
    few = len(surprises) / (len(surprises) - 1)
    scatter = [
        [few * plain_sum(seed[row] * seed[column] for seed in surprises) for column in range(coaches)]
        for row in range(coaches)
    ]
    inverse = [solved(curve, [float(row == column) for row in range(coaches)]) for column in range(coaches)]
    return Fit(about, product(product(inverse, scatter), inverse))


Observation = int | tuple[str, int]


def observation(number: int, pair: Pair) -> Observation:
    """What a pair belongs to: its seed, or nothing but itself."""
    return ("alone", number) if pair.seed is None else pair.seed


def by_seed(played: Sequence[Pair], strength: Sequence[float]) -> list[list[float]]:
    """What each coach won on each seed beyond what the ratings expect."""
    found: dict[Observation, list[float]] = {}
    for number, pair in enumerate(played):
        seed = found.setdefault(observation(number, pair), [0.0] * len(strength))
        surprise = pair.share - 2 * expected(strength, pair.first, pair.second)
        seed[pair.first] += surprise
        seed[pair.second] -= surprise
    return list(found.values())


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
