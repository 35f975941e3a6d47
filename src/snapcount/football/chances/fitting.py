"""The weights of a model from what happened in games: counted in cells, then fitted by Newton's method."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, log1p, sqrt

from snapcount.core.adding import plain_sum
from snapcount.football.chances.next_score import CLASSES, KINDS, NextScore, Weights, features, kind_of
from snapcount.football.chances.samples import Sample
from snapcount.football.chances.standing import Standing

ROUNDS = 400
NEWTON = 6
CAUTION = 10.0
"""How much must speak for a correction: about as much as a hundred games."""
RIDGE = 2.0
"""Weights are drawn to what is usual in football as if by so many plays: kinds of score that hardly occur stay rare."""
SCARCE, FREQUENT = -6.0, -3.5
"""Usual at one play to go: small scores, and all others."""
BY_LOG, BY_SHARE = 1.1, 1.2
"""How the weight of a score usually grows with the plays that are left."""
ENOUGH = 1e-3
USUAL_POINTS = {"touchdown": 7, "field_goal": 3, "small": 2}

Cell = tuple[tuple[float, ...], list[float]]
"""Features of positions that are alike, and how often each kind of score followed; the last is none."""


def cells(samples: Iterable[Sample], downs: int) -> list[Cell]:
    """Positions that are nearly alike are counted together: their average features stand for all."""
    counts: dict[tuple[float, ...], list[float]] = defaultdict(lambda: [0.0] * (len(CLASSES) + 1))
    sums: dict[tuple[float, ...], list[float]] = {}
    for at, score, _ in samples:
        key = cell_of(at)
        counts[key][class_of(score)] += 1
        found = features(at, downs)
        sums[key] = [a + b for a, b in zip(sums.get(key, [0.0] * len(found)), found, strict=True)]
    return [
        (tuple(total / plain_sum(counts[key]) for total in sums[key]), counts[key]) for key in sorted(counts)
    ]


def cell_of(at: Standing) -> tuple[float, ...]:
    return (at.down, at.goal // 8, round(1.5 * log1p(at.to_go)), round(2.5 * log1p(at.clock.left)))


def class_of(score: tuple[str, int]) -> int:
    whose, points = score
    return CLASSES.index((whose, kind_of(points))) if points else len(CLASSES)


def usual(size: int) -> Weights:
    """What weights are drawn to: the first feature is 1, the last ones are those of time."""
    between = [0.0] * (size - 3)
    times = [BY_LOG, *between[:1], BY_SHARE] if between else [BY_LOG, BY_SHARE]
    return [[SCARCE if kind == "small" else FREQUENT, *between[1:], *times] for _, kind in CLASSES]


def multinomial(found: Sequence[Cell], drawn_to: Weights | None = None) -> Weights:
    """The weights of each kind of score against none that make what happened likeliest.

    Each step is Newton's with the steepest bend that there can be (Böhning 1992): it never goes too far, and the matrix
    is inverted once. Steps are drawn out by Nesterov's momentum until that no longer helps.
    """
    size, classes = len(found[0][0]), len(found[0][1]) - 1
    inverse = inverted(steepest(found, size, classes))
    start = drawn_to or [[0.0] * size for _ in range(classes)]
    weights = start
    ahead, momentum, best = weights, 1.0, float("-inf")
    for _ in range(ROUNDS):
        likelihood, gradient = slopes(found, ahead, start)
        if likelihood < best:
            ahead, momentum, best = weights, 1.0, float("-inf")
            continue
        best = likelihood
        together = [plain_sum(column) for column in zip(*gradient, strict=True)]
        steps = [
            [2.0 * dot(line, [g + t for g, t in zip(row, together, strict=True)]) for line in inverse]
            for row in gradient
        ]
        moved = [[w + s for w, s in zip(*pair, strict=True)] for pair in zip(ahead, steps, strict=True)]
        after = (1.0 + sqrt(1.0 + 4.0 * momentum * momentum)) / 2.0
        drawn = (momentum - 1.0) / after
        ahead = [
            [m + drawn * (m - w) for m, w in zip(*pair, strict=True)]
            for pair in zip(moved, weights, strict=True)
        ]
        weights, momentum = moved, after
        if max(abs(step) for row in steps for step in row) < ENOUGH:
            break
    return weights


def steepest(found: Sequence[Cell], size: int, classes: int) -> list[list[float]]:
    """The sum of squares of the features, by how often each cell came; and as much as the ridge can bend."""
    matrix = [[2.0 * (classes + 1) * RIDGE * (at == other) for other in range(size)] for at in range(size)]
    for row, counts in found:
        total = plain_sum(counts)
        for at, x in enumerate(row):
            matrix[at] = [value + total * x * y for value, y in zip(matrix[at], row, strict=True)]
    return matrix


def slopes(found: Sequence[Cell], weights: Weights, drawn_to: Weights) -> tuple[float, list[list[float]]]:
    """How likely these weights make what happened (its logarithm), and which way they should move."""
    away = [[w - d for w, d in zip(*pair, strict=True)] for pair in zip(weights, drawn_to, strict=True)]
    likelihood = -RIDGE / 2 * plain_sum(dot(line, line) for line in away)
    gradient = [[-RIDGE * weight for weight in line] for line in away]
    for row, counts in found:
        odds = [dot(line, row) for line in weights]
        scores = [exp(min(30.0, value)) for value in odds]
        whole, total = 1.0 + plain_sum(scores), plain_sum(counts)
        likelihood += plain_sum(
            [count * value for count, value in zip(counts, odds, strict=False)]
        ) - total * log(whole)
        for into, count, score in zip(gradient, counts, scores, strict=False):
            miss = count - total * score / whole
            for at, x in enumerate(row):
                into[at] += miss * x
    return likelihood, gradient


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return plain_sum([a * b for a, b in zip(one, other, strict=True)])


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    columns = [solved(matrix, [float(at == one) for at in range(size)]) for one in range(size)]
    return [list(line) for line in zip(*columns, strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A linear system with a positive definite matrix, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / pivot[at]
            if factor:
                rows[below][at:] = [b - factor * p for b, p in zip(rows[below][at:], pivot[at:], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = plain_sum([rows[at][other] * found[other] for other in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def shares(numbers: Iterable[int], least: float = 0.002) -> list[tuple[int, float]]:
    """How often each number came, the rare ones left out."""
    count = Counter(numbers)
    total = plain_sum(count.values())
    kept = {number: times for number, times in count.items() if times >= least * total}
    return [(number, round(times / plain_sum(kept.values()), 4)) for number, times in sorted(kept.items())]


def next_score(samples: Sequence[Sample], downs: int) -> NextScore:
    """Who scores next, from what happened."""
    down = [sample for sample in samples if sample.at.kind == "down" and sample.at.clock.left > 0]
    kick = [sample for sample in samples if sample.at.kind == "kick" and sample.at.clock.left > 0]
    scored = [sample.score[1] for sample in kick if sample.score[1]]
    points = {kind: shares(points for points in scored if kind_of(points) == kind) for kind in KINDS}
    return NextScore(
        downs,
        rounded(drawn(cells(down, downs))),
        rounded(drawn(cells(kick, downs))),
        {kind: found or [(USUAL_POINTS[kind], 1.0)] for kind, found in points.items()},
        shares(signed(sample.score) for sample in samples if sample.at.kind == "try") or [(0, 1.0)],
    )


def drawn(found: Sequence[Cell]) -> Weights:
    return multinomial(found, usual(len(found[0][0])))


def signed(score: tuple[str, int]) -> int:
    return score[1] if score[0] == "ours" else -score[1]


def rounded(weights: Weights) -> Weights:
    return [[round(weight, 4) for weight in row] for row in weights]


def correction(rows: Sequence[tuple[Sequence[float], float]], games: int) -> list[float]:
    """The weights of log odds and what else counts that fit the results best, by Newton's method.

    Positions of one game share its result: all of them count as one. Few games change little.
    """
    size, each = len(rows[0][0]), games / len(rows)
    begun = [1.0] + [0.0] * (size - 1)
    weights = begun
    for _ in range(NEWTON):
        gradient = [CAUTION * (start - weight) for start, weight in zip(begun, weights, strict=True)]
        bends = [[CAUTION * (at == other) for other in range(size)] for at in range(size)]
        for row, won in rows:
            chance = 1.0 / (1.0 + exp(-dot(weights, row)))
            miss, bend = each * (won - chance), each * chance * (1.0 - chance)
            for at, x in enumerate(row):
                gradient[at] += miss * x
                bends[at] = [value + bend * x * y for value, y in zip(bends[at], row, strict=True)]
        weights = [weight + step for weight, step in zip(weights, solved(bends, gradient), strict=True)]
    return [round(weight, 4) for weight in weights]
