"""Sums in compiled code: what each pair of cards is worth, in 64 lanes side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from snapcount.games.dice_football.analysis.solver.forms import SLOTS
from snapcount.games.dice_football.analysis.solver.games import WIDE, WIDTH, ZERO

LANES = 16 * WIDE
"""Pairs of timeouts, each with all score differences."""
LONG = np.uint64(LANES)


@njit(cache=True)
def challenges(ends: Any, rows: Any, nodes: Any, ours: int, theirs: int, thrown: Any) -> None:
    """What each challenge is worth: let it stand, or an even chance of better and of a timeout less."""
    half = np.float32(0.5)
    here = np.uint64((4 * ours + theirs) * WIDE)
    for n in range(nodes.shape[0]):
        seat, to = nodes[n, 0], np.uint64(n * WIDE)
        stands, won = rows[nodes[n, 1]] + here, rows[nodes[n, 2]] + here
        if (seat == 0 and ours == 0) or (seat == 1 and theirs == 0):
            for j in range(ZERO, WIDTH):
                thrown[to + j] = ends[stands + j]
        elif seat == 0:
            lost = stands - np.uint64(4 * WIDE)
            for j in range(ZERO, WIDTH):
                thrown[to + j] = max(ends[stands + j], half * (ends[won + j] + ends[lost + j]))
        else:
            lost = stands - WIDTH
            for j in range(ZERO, WIDTH):
                thrown[to + j] = min(ends[stands + j], half * (ends[won + j] + ends[lost + j]))


@njit(cache=True)
def add(total: Any, to: Any, source: Any, at: Any, weight: Any, e: int, stop: int) -> None:
    """Sources `e` to `stop` added up, four at a time: `at` says where in `source` each begins."""
    while e + 4 <= stop:
        a, b, c, d = weight[e], weight[e + 1], weight[e + 2], weight[e + 3]
        p, q, r, s = at[e], at[e + 1], at[e + 2], at[e + 3]
        for j in range(ZERO, WIDTH):
            total[to + j] += (a * source[p + j] + b * source[q + j]) + (c * source[r + j] + d * source[s + j])
        e += 4
    while e < stop:
        a, p = weight[e], at[e]
        for j in range(ZERO, WIDTH):
            total[to + j] += a * source[p + j]
        e += 1


@njit(cache=True)
def add_forms(
    ends: Any,
    thrown: Any,
    here: Any,
    rows: Any,
    base: Any,
    start: Any,
    middle: Any,
    slot: Any,
    weight: Any,
    at: Any,
    forms: Any,
) -> None:
    """Every form: its sources in `ends`, then its challenges in `thrown`."""
    for e in range(slot.shape[0]):
        if slot[e] < SLOTS:
            at[e] = rows[slot[e]] + here
        else:
            at[e] = np.uint64((slot[e] - SLOTS) * WIDE)
    for f in range(base.shape[0]):
        to = np.uint64(f) * LONG + here
        if base[f] < 0:
            for j in range(ZERO, WIDTH):
                forms[to + j] = 0.0
        else:
            like = np.uint64(base[f]) * LONG + here
            for j in range(ZERO, WIDTH):
                forms[to + j] = forms[like + j]
        add(forms, to, ends, at, weight, start[f], middle[f])
        add(forms, to, thrown, at, weight, middle[f], start[f + 1])


@njit(cache=True)
def timeouts(
    forms: Any,
    cells: Any,
    room: Any,
    pair: int,
    ours: int,
    theirs: int,
    choice_start: Any,
    choice_seat: Any,
    option_start: Any,
    option_spent: Any,
    option_form: Any,
) -> None:
    """The events that offer a timeout: the best of what can be had, for the side that is asked."""
    share = np.float32(1.0 / 24.0)
    here = np.uint64((4 * ours + theirs) * WIDE)
    to = np.uint64(pair * WIDE)
    for c in range(choice_start[pair], choice_start[pair + 1]):
        first = True
        for k in range(option_start[c + 1] - 1, option_start[c] - 1, -1):
            spent = option_spent[k]
            at = np.uint64(option_form[k]) * LONG + here
            if spent == 1:
                if ours == 0:
                    continue
                at -= np.uint64(4 * WIDE)
            elif spent == 2:
                if theirs == 0:
                    continue
                at -= WIDTH
            if first:
                for j in range(ZERO, WIDTH):
                    room[j] = forms[at + j]
                first = False
            elif choice_seat[c] == 0:
                for j in range(ZERO, WIDTH):
                    room[j] = max(room[j], forms[at + j])
            else:
                for j in range(ZERO, WIDTH):
                    room[j] = min(room[j], forms[at + j])
        for j in range(ZERO, WIDTH):
            cells[to + j] += share * room[j]
