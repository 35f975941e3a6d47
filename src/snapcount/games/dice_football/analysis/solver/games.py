"""Matrix games in compiled code: 64 of them side by side, at most five cards against five."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

WIDE = 64
"""Games side by side."""
ZERO: Any = np.uint64(0)
WIDTH: Any = np.uint64(WIDE)
DEFENCES: Any = np.uint64(5)
"""Unsigned: an index that can't be below 0 needn't be looked at, which makes the loops twice as fast."""


@njit(cache=True)
def saddles(cells: Any, calls: int, best: Any, worst: Any, room: Any) -> None:
    """In every lane, what the offence has for sure with one card, and what the defence gives away at most."""
    for j in range(ZERO, WIDTH):
        best[j] = np.float32(-10.0)
        worst[j] = np.float32(10.0)
    for call in range(ZERO, np.uint64(calls)):
        row = call * DEFENCES * WIDTH
        for j in range(ZERO, WIDTH):
            room[j] = cells[row + j]
        for defence in range(np.uint64(1), DEFENCES):
            at = row + defence * WIDTH
            for j in range(ZERO, WIDTH):
                room[j] = min(room[j], cells[at + j])
        for j in range(ZERO, WIDTH):
            best[j] = max(best[j], room[j])
    for defence in range(ZERO, DEFENCES):
        for j in range(ZERO, WIDTH):
            room[j] = cells[defence * WIDTH + j]
        for call in range(np.uint64(1), np.uint64(calls)):
            at = (call * DEFENCES + defence) * WIDTH
            for j in range(ZERO, WIDTH):
                room[j] = max(room[j], cells[at + j])
        for j in range(ZERO, WIDTH):
            worst[j] = min(worst[j], room[j])


@njit(cache=True)
def mixed(cells: Any, lane: Any, calls: int, best: float, tableau: Any) -> Any:
    """The value of a game without a saddle, by the simplex method in its short form: six numbers a row."""
    rows, columns, six = np.uint64(calls), DEFENCES, np.uint64(6)
    one = np.uint64(1)
    shift = best - 1.0
    for row in range(ZERO, rows):
        at = row * columns * WIDTH + lane
        for column in range(ZERO, columns):
            tableau[row * six + column] = cells[at + column * WIDTH] - shift
        tableau[row * six + columns] = 1.0
    last = rows * six
    for column in range(ZERO, columns):
        tableau[last + column] = -1.0
    tableau[last + columns] = 0.0
    for _ in range(40):
        entering = ZERO
        for column in range(one, columns):
            if tableau[last + column] < tableau[last + entering]:
                entering = column
        if tableau[last + entering] >= -1e-10:
            break
        leaving: Any = rows
        tightest = 1e30
        for row in range(ZERO, rows):
            if tableau[row * six + entering] > 1e-10:
                limit = tableau[row * six + columns] / tableau[row * six + entering]
                if limit < tightest:
                    tightest = limit
                    leaving = row
        if leaving == rows:
            break
        pivot = leaving * six
        by = 1.0 / tableau[pivot + entering]
        tableau[pivot + entering] = 1.0
        for column in range(ZERO, six):
            tableau[pivot + column] *= by
        for row in range(ZERO, rows + one):
            if row != leaving:
                factor = tableau[row * six + entering]
                tableau[row * six + entering] = 0.0
                for column in range(ZERO, six):
                    tableau[row * six + column] -= factor * tableau[pivot + column]
    return 1.0 / tableau[last + columns] + shift


@njit(cache=True)
def game_values(
    cells: Any, calls: int, lanes: int, out: Any, to: Any, best: Any, worst: Any, room: Any, tableau: Any
) -> None:
    """What the offence can be sure of in every lane: `cells` holds call by call, defence by defence, a row of lanes."""
    saddles(cells, calls, best, worst, room)
    for j in range(ZERO, np.uint64(lanes)):
        if worst[j] - best[j] < 1e-7:
            out[to + j] = best[j]
        else:
            out[to + j] = mixed(cells, j, calls, best[j], tableau)
