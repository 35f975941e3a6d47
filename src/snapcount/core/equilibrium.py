"""The equilibrium of a small matrix game: two sides choose in secret, one gains what the other loses."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Generic, NamedTuple, TypeVar

from snapcount.core.adding import plain_sum

N = TypeVar("N", bound=Fraction | float)
Tableau = list[list[Any]]
TINY = 1e-9
"""Floats below this are rounding."""
CLOSE = 1e-6
"""How far a solution in floats may be from the best."""
PATIENCE = 40
"""Pivots for each row and column before floats are taken to go in circles."""


class Equilibrium(NamedTuple, Generic[N]):
    """What the row side can be sure of, and how each side must mix: exact for fractions."""

    value: N
    rows: tuple[N, ...]
    columns: tuple[N, ...]


def solve(matrix: Sequence[Sequence[N]]) -> Equilibrium[N]:
    """Solve the game by the simplex method. The row side gains `matrix[row][column]`.

    With everything shifted above 0 and divided by the value, the column side looks for the largest sum of weights
    that holds every row to 1; the prices of the rows are the row side's weights. Floats may go in circles where
    exact numbers can't: such a game is solved again with fractions.
    """
    cells: Tableau = [list(row) for row in matrix]
    rows, columns = len(cells), len(cells[0])
    one = cells[0][0] * 0 + 1
    shift = min(min(row) for row in cells) - one
    tableau: Tableau = [
        [*(cell - shift for cell in row), *(one if at == slack else one - one for slack in range(rows)), one]
        for at, row in enumerate(cells)
    ]
    goal = [*([-one] * columns), *([one - one] * (rows + 1))]
    basis = list(range(columns, columns + rows))
    tiny: float = 0 if isinstance(one, Fraction) else TINY
    pivots = 0
    while True:
        entering = steepest(goal) if tiny else first(goal)
        if entering is None or goal[entering] >= -tiny:
            break
        leaving = tightest(tableau, basis, entering, tiny)
        pivots += 1
        if leaving is None or (tiny and pivots > PATIENCE * (rows + columns)):
            return exactly(cells)
        pivot(tableau, goal, leaving, entering)
        basis[leaving] = entering
    whole = goal[-1]
    weights = [one - one] * columns
    for at, variable in enumerate(basis):
        if variable < columns:
            weights[variable] = tableau[at][-1] / whole
    prices = goal[columns : columns + rows]
    found = Equilibrium(one / whole + shift, tuple([price / whole for price in prices]), tuple(weights))
    return found if not tiny or sure(found, cells) else exactly(cells)


def first(goal: list[Any]) -> int | None:
    """Bland's rule: slow, but it never goes in circles."""
    return next((column for column, cost in enumerate(goal[:-1]) if cost < 0), None)


def steepest(goal: list[Any]) -> int:
    return goal.index(min(goal[:-1]))


def sure(found: Equilibrium[Any], cells: Tableau) -> bool:
    """Neither side could do better by more than rounding."""
    held = [
        plain_sum([weight * cell for weight, cell in zip(found.columns, row, strict=True)]) for row in cells
    ]
    given = [
        plain_sum([weight * cell for weight, cell in zip(found.rows, column, strict=True)])
        for column in zip(*cells, strict=True)
    ]
    sums = abs(plain_sum(found.rows) - 1), abs(plain_sum(found.columns) - 1)
    return bool(max(*sums, max(held) - min(given), -min(*found.rows, *found.columns)) < CLOSE)


def exactly(cells: Tableau) -> Equilibrium[Any]:
    """A game of floats solved with fractions."""
    exact = solve([[Fraction(cell) for cell in row] for row in cells])
    return Equilibrium(float(exact.value), tuple(map(float, exact.rows)), tuple(map(float, exact.columns)))


def tightest(tableau: Tableau, basis: list[int], entering: int, tiny: float) -> int | None:
    """The row that limits the entering variable most; the lowest variable among equals. None only by rounding."""
    limits = [
        (row[-1] / row[entering], basis[at], at) for at, row in enumerate(tableau) if row[entering] > tiny
    ]
    return min(limits)[2] if limits else None


def pivot(tableau: Tableau, goal: list[Any], leaving: int, entering: int) -> None:
    pivoted = tableau[leaving]
    by = pivoted[entering]
    pivoted = tableau[leaving] = [cell / by for cell in pivoted]
    for row in (*(row for at, row in enumerate(tableau) if at != leaving), goal):
        factor = row[entering]
        if factor:
            row[:] = [cell - factor * other for cell, other in zip(row, pivoted, strict=True)]
