"""The value of a small matrix game without its mixes: quicker than `core.equilibrium`, for thousands in a row."""

from __future__ import annotations

from snapcount.core.equilibrium import solve

TINY = 1e-10
ALIKE = 1e-7
PATIENCE = 40


Matrix = list[list[float]]
"""By row and column."""


def game_value(cells: Matrix) -> float:
    """What the row side can be sure of: a saddle, or the simplex method in its short form."""
    best = max(map(min, cells))
    worst = min(map(max, zip(*cells, strict=True)))
    if worst - best < ALIKE:
        return best
    shift = best - 1.0
    tableau = [[*[cell - shift for cell in row], 1.0] for row in cells]
    goal = [*([-1.0] * len(cells[0])), 0.0]
    for _ in range(PATIENCE):
        least = min(goal[:-1])
        if least >= -TINY:
            return 1.0 / goal[-1] + shift
        entering = goal.index(least)
        limits = [(row[-1] / row[entering], at) for at, row in enumerate(tableau) if row[entering] > TINY]
        leaving = min(limits)[1]
        pivot = tableau[leaving]
        by = 1.0 / pivot[entering]
        pivot[entering] = 1.0
        pivot = tableau[leaving] = [cell * by for cell in pivot]
        for row in tableau:
            if row is not pivot:
                reduce(row, pivot, entering)
        reduce(goal, pivot, entering)
    return float(solve(cells).value)


def reduce(row: list[float], pivot: list[float], entering: int) -> None:
    factor = row[entering]
    if factor:
        row[entering] = 0.0
        row[:] = [cell - factor * other for cell, other in zip(row, pivot, strict=True)]
