"""CP-20.1: bringing a column of cells to its sum."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import floor

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.tables import WEIGHT, table

Column = dict[int, int]

ORDER: Sequence[int] = tuple(table("forge")["balance_order"])
PASSES = 400


class Unforgeable(ValueError):
    """No cells within the limits add up to the line. `column` names the statistic that is in the way."""

    def __init__(self, column: str, sentence: str) -> None:
        super().__init__(sentence)
        self.column = column


def rounded(x: float) -> int:
    """Half a yard is a yard: floor(x + 1/2), with what binary fractions lose put back."""
    return floor(x + 0.5 + 1e-9)


def weighed(column: Mapping[int, int]) -> int:
    """The sum over the 36 throws."""
    return plain_sum(WEIGHT[total] * cell for total, cell in column.items())


def fit(
    template: Mapping[int, int],
    target: int,
    low: int | None = None,
    high: int | None = None,
    locked: Collection[int] = (),
) -> Column | None:
    """FIT: move the cells of a column one by one until they add up to the target; None if they can't."""
    free = [total for total in ORDER if total in template and total not in locked]
    column = dict(template)
    for total in free:
        column[total] = _clipped(column[total], low, high)
    missing = target - weighed(column)
    for _ in range(PASSES):
        if missing == 0:
            return column
        step = 1 if missing > 0 else -1
        movable = [
            total for total in free if _clipped(column[total] + step, low, high) == column[total] + step
        ]
        moved = False
        for total in movable:
            if missing and (missing > 0) == (step > 0) and WEIGHT[total] <= abs(missing):
                column[total] += step
                missing -= step * WEIGHT[total]
                moved = True
        if not moved:
            if not movable:
                return None
            column[movable[0]] += step
            missing -= step * WEIGHT[movable[0]]
    return None


def _clipped(cell: int, low: int | None, high: int | None) -> int:
    if low is not None and cell < low:
        return low
    if high is not None and cell > high:
        return high
    return cell


def subset(priority: Iterable[int], weight: int) -> list[int] | None:
    """SUBSET: the first totals of this weight together, searched include-first with backtracking."""
    return _search(list(priority), weight, WEIGHT)


def nearest_subset(priority: Iterable[int], weight: int) -> list[int]:
    """As many totals of the list as come to the weight, or to the next lower one that can be had."""
    totals = list(priority)
    while weight > 0:
        found = subset(totals, weight)
        if found is not None:
            return found
        weight -= 1
    return []


def _search(totals: list[int], weight: int, weights: Mapping[int, int]) -> list[int] | None:
    if weight == 0:
        return []
    for at, total in enumerate(totals):
        if weights[total] <= weight:
            rest = _search(totals[at + 1 :], weight - weights[total], weights)
            if rest is not None:
                return [total, *rest]
    return None
