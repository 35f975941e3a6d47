"""One layer of the game: the value of every position with so many plays left, from those with one play less."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit, prange

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.positions import FIRST_LINE
from snapcount.games.dice_football.analysis.solver.adding import LANES, LONG, add_forms, challenges, timeouts
from snapcount.games.dice_football.analysis.solver.forms import (
    FOUL_SLOT,
    GOOD_SLOT,
    LOST_SLOT,
    MISSED_SLOT,
    PUNT_SLOT,
    SLOTS,
)
from snapcount.games.dice_football.analysis.solver.games import WIDE, WIDTH, ZERO, game_values
from snapcount.games.dice_football.analysis.solver.places import GOOD, LOST, MISSED, PUNTED

LEVEL = 28
DIFFERENCES = 57
"""Score differences from -28 to 28 of the 64 lanes; the rest is like the last."""
PAIRS_BELOW = np.array(
    [0] * FIRST_LINE + [plain_sum(range(FIRST_LINE - 1, line - 1)) for line in range(FIRST_LINE, 102)]
)
"""How many pairs of ball and line have a lower line."""


@njit(cache=True)
def slot_rows(
    rows: Any,
    ball: int,
    line: int,
    down: int,
    pairs: int,
    below: Any,
    placed: Any,
    by_offence: Any,
    by_defence: Any,
    extended: int,
) -> None:
    """Where the row of values begins that each end of a play from here has."""
    for spot in range(101):
        rows[spot] = placed[down, line, spot]
    for spot in range(2 * (DEEPEST + 1)):
        rows[LOST_SLOT + spot] = LOST + spot
    for event in range(7, 11):
        rows[FOUL_SLOT + event - 7] = down * pairs + below[line] + by_offence[ball, event] - 1
    for event in range(8, 11):
        spot = by_defence[ball, line, event]
        again = down * pairs + below[line] - spot - 1
        first = below[min(100, spot + 10)] + spot - 1
        row = again if spot < 0 else first
        rows[FOUL_SLOT + 4 + event - 8] = row + extended
    rows[GOOD_SLOT] = GOOD
    rows[MISSED_SLOT] = MISSED + ball
    rows[PUNT_SLOT] = PUNTED + ball
    for at in range(SLOTS):
        rows[at] *= LANES


@njit(cache=True)
def one_position(
    ends: Any,
    out: Any,
    rows: Any,
    base: Any,
    start: Any,
    middle: Any,
    slot: Any,
    weight: Any,
    nodes: Any,
    pairs: Any,
    choice_start: Any,
    choice_seat: Any,
    option_start: Any,
    option_spent: Any,
    option_form: Any,
    calls: int,
    at: Any,
    forms: Any,
    thrown: Any,
    cells: Any,
    room: Any,
    best: Any,
    worst: Any,
    tableau: Any,
) -> None:
    """All timeouts and score differences of a position: the sums of each pair of cards, then the matrix game."""
    share = np.float32(1.0 / 24.0)
    level = np.uint64(LEVEL + 1)
    for t in range(16):
        ours, theirs = t // 4, t % 4
        here = np.uint64(t * WIDE)
        challenges(ends, rows, nodes, ours, theirs, thrown)
        add_forms(ends, thrown, here, rows, base, start, middle, slot, weight, at, forms)
        for pair in range(pairs.shape[0]):
            p, q, r = pairs[pair, 0], pairs[pair, 1], pairs[pair, 2]
            plain, leading, others = (
                np.uint64(p) * LONG + here,
                np.uint64(q) * LONG + here,
                np.uint64(r) * LONG + here,
            )
            to = np.uint64(pair * WIDE)
            for j in range(ZERO, level):
                cells[to + j] = forms[plain + j] + share * forms[others + j]
            for j in range(level, WIDTH):
                cells[to + j] = forms[plain + j] + share * forms[leading + j]
            timeouts(
                forms,
                cells,
                room,
                pair,
                ours,
                theirs,
                choice_start,
                choice_seat,
                option_start,
                option_spent,
                option_form,
            )
        game_values(cells, calls, DIFFERENCES, out, here, best, worst, room, tableau)
        for j in range(DIFFERENCES, WIDE):
            out[t * WIDE + j] = out[t * WIDE + DIFFERENCES - 1]


@njit(cache=True, parallel=True)
def layer(
    ends: Any,
    out: Any,
    jobs: Any,
    below: Any,
    placed: Any,
    by_offence: Any,
    by_defence: Any,
    extended: int,
    pairs_number: int,
    offsets: Any,
    base: Any,
    start: Any,
    middle: Any,
    slot: Any,
    weight: Any,
    nodes: Any,
    pairs: Any,
    choice_start: Any,
    choice_seat: Any,
    option_start: Any,
    option_spent: Any,
    option_form: Any,
    calls: Any,
) -> None:
    """`jobs` lists (ball, line); `offsets` where the arrays of each ball begin."""
    for job in prange(jobs.shape[0]):
        ball, line = jobs[job, 0], jobs[job, 1]
        a, b = offsets[ball], offsets[ball + 1]
        at = np.empty(b[2] - a[2], np.uint64)
        forms = np.empty((b[0] - a[0]) * LANES, np.float32)
        thrown = np.empty((b[3] - a[3]) * WIDE, np.float32)
        cells = np.empty((b[4] - a[4]) * WIDE, np.float32)
        room = np.empty(WIDE, np.float32)
        best = np.empty(WIDE, np.float32)
        worst = np.empty(WIDE, np.float32)
        tableau = np.empty(36, np.float64)
        rows = np.empty(SLOTS, np.uint64)
        for down in range(4):
            slot_rows(rows, ball, line, down, pairs_number, below, placed, by_offence, by_defence, extended)
            one_position(
                ends,
                out[down * pairs_number + below[line] + ball - 1],
                rows,
                base[a[0] : b[0]],
                start[a[1] : b[1]],
                middle[a[0] : b[0]],
                slot[a[2] : b[2]],
                weight[a[2] : b[2]],
                nodes[a[3] : b[3]],
                pairs[a[4] : b[4]],
                choice_start[a[5] : b[5]],
                choice_seat[a[6] : b[6]],
                option_start[a[7] : b[7]],
                option_spent[a[8] : b[8]],
                option_form[a[8] : b[8]],
                calls[ball],
                at,
                forms,
                thrown,
                cells,
                room,
                best,
                worst,
                tableau,
            )
