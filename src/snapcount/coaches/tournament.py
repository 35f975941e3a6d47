"""Who is stronger: every coach against every other, the same dice from both seats, ratings with their doubt.

A seed is played twice with the seats changed, so that a lucky draw helps each side once. Ratings are Elo: 400 points
are odds of ten to one. They are fitted to all games at once (a tie is half a win), and one tied game between every
two is added, so that a coach who never lost has a rating too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from snapcount.coaches import find_coach
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal
from snapcount.games import find

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
        return sum((mine > theirs) + (mine == theirs) / 2 for mine, theirs in self.scores)


class Rating(NamedTuple):
    elo: float
    error: float
    """Half of the 95 % interval, against the average of the field."""


class Meeting(NamedTuple):
    """Two coaches' games: what share of them the first won, give or take (95 %), and by how many points."""

    games: int
    share: float
    error: float
    margin: float


def check_field(game: str, coaches: Sequence[str]) -> None:
    """Two or more coaches that the game knows, each once."""
    if len(coaches) < 2:
        raise Refusal("tournament", f"A tournament needs two coaches or more: got {len(coaches)}.")
    for coach in coaches:
        if coaches.count(coach) > 1:
            raise Refusal("tournament", f"{coach} is named twice: each coach plays once in the field.")
        find_coach(find(game), coach)


def schedule(coaches: Sequence[str], pairs: int) -> list[tuple[int, int, int]]:
    """First, second and seed of every pair of games; one round of all meetings after the other."""
    meetings = list(combinations(range(len(coaches)), 2))
    return [(first, second, seed) for seed in range(pairs) for first, second in meetings]


def play_pair(
    game: str, options: Mapping[str, Value], coaches: Sequence[str], first: int, second: int, seed: int
) -> Pair:
    """Both games of one seed."""
    rulebook = find(game)

    def scores(home: int, away: int) -> tuple[int, int]:
        chairs = (find_coach(rulebook, coaches[home]), find_coach(rulebook, coaches[away]))
        return play_out(rulebook, dict(options), chairs, seed).score

    there, back = scores(first, second), scores(second, first)
    return Pair(first, second, (there, (back[1], back[0])))


def tournament(
    game: str,
    coaches: Sequence[str],
    pairs: int = 100,
    *,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
) -> list[Pair]:
    """All games of a field of coaches, in this process: `ratings` and `meeting` say what they show."""
    check_field(game, coaches)
    settled = find(game).settle(dict(options or {}))
    return [
        play_pair(game, settled, coaches, first, second, seed_of(seed, at))
        for first, second, at in schedule(coaches, pairs)
    ]


def meeting(played: Iterable[Pair], first: int, second: int) -> Meeting:
    """How the first fared against the second."""
    shares: list[float] = []
    margins: list[int] = []
    for pair in played:
        if {pair.first, pair.second} != {first, second}:
            continue
        turned = pair.first != first
        shares.append((2 - pair.share if turned else pair.share) / 2)
        margins += [(theirs - mine if turned else mine - theirs) for mine, theirs in pair.scores]
    count = len(shares)
    if count == 0:
        return Meeting(0, 0.5, 0.5, 0.0)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    return Meeting(2 * count, mean, SURE * sqrt(spread / count), sum(margins) / len(margins))


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
    average = sum(strength) / coaches
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
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]
