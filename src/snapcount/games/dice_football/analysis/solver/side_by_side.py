"""Many snaps at once with NumPy: the sums of a ball as matrices, and small matrix games side by side.

The same numbers as `series` and `matrix` work out one by one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from snapcount.games.dice_football.analysis.balls import Ball
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.matrix import ALIKE, PATIENCE, TINY
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.tables import DEFENCES, FIELD

Array = Any
NOBODY, OURS, THEIRS = range(3)
"""Lanes: all timeouts, one of ours spent, one of theirs spent."""


class Sums(NamedTuple):
    """What `Ball` has, as arrays."""

    ball: Ball
    weights: Array
    """By end (challenges last) and sum."""
    defends: Array
    stands: Array
    won: Array
    plain: Array
    leading: Array
    others: Array
    to_defence: Array
    """By offer, as are those that follow."""
    spent: Array
    number: Array
    """Its answers, the last one again where it has few."""
    pairs: Array
    """Which pair of cards it belongs to, as a matrix."""


@lru_cache(maxsize=FIELD)
def sums_at(spot: int) -> Sums:
    ball = ball_at(spot)
    known = len(ball.placed) + len(ball.others)
    ends = known + len(ball.challenges)
    weights = np.zeros((ends, len(ball.sums)))
    for number, (base, take, parts) in enumerate(ball.sums):
        if base >= 0:
            weights[:, number] = weights[:, base]
        weights[np.array(take(range(ends)), int), number] += parts
    offers = [(pair, offer) for pair, each in enumerate(ball.offers) for offer in each]
    most = max(len(offer.options) for _, offer in offers)
    options = [[*offer.options, *[offer.options[-1]] * (most - len(offer.options))] for _, offer in offers]
    belongs = np.zeros((len(offers), len(ball.pairs)))
    belongs[np.arange(len(offers)), [pair for pair, _ in offers]] = 1
    challenges = np.array(ball.challenges, int).reshape(-1, 3)
    pairs = np.array(ball.pairs)
    return Sums(
        ball,
        weights,
        challenges[:, 0] == 1,
        challenges[:, 1],
        challenges[:, 2],
        pairs[:, 0],
        pairs[:, 1],
        pairs[:, 2],
        np.array([offer.to_defence for _, offer in offers]),
        np.array([[option.spent for option in each] for each in options]),
        np.array([[option.number for option in each] for each in options]),
        belongs,
    )


def without(values: list[Array], lane: int, who: int) -> Array:
    """The values with a timeout less for one side: a second one is taken to cost what the first did."""
    return values[who] if lane == NOBODY else values[lane] + values[who] - values[NOBODY]


def cells(cards: Sums, ends: list[Array], have: list[tuple[Array, Array]], leads: Array, lanes: int) -> Array:
    """By lane, snap, call and defence card, what a pair is worth without fouls.

    `ends` has by lane, snap and end what it is worth; `have` by lane and snap whether we and they have a timeout.
    """
    whole = [np.concatenate([one, thrown(cards, ends, have, at)], 1) for at, one in enumerate(ends)]
    found = [one @ cards.weights for one in whole]
    return np.stack([pairs(cards, found, have[at], leads, at) for at in range(lanes)])


def thrown(cards: Sums, ends: list[Array], have: list[tuple[Array, Array]], lane: int) -> Array:
    """DF-11.3 With a timeout for it, a challenge is an even chance of what is won, and of a timeout less."""
    value, won = ends[lane][:, cards.stands], ends[lane][:, cards.won]
    ours, theirs = have[lane]
    less = [without(ends, lane, who)[:, cards.stands] for who in (OURS, THEIRS)]
    we, they = 0.5 * (won + less[0]), 0.5 * (won + less[1])
    ours, theirs = ours[:, None] & ~cards.defends, theirs[:, None] & cards.defends
    value = np.where(ours & (we > value), we, value)
    return np.where(theirs & (they < value), they, value)


def pairs(cards: Sums, sums: list[Array], have: tuple[Array, Array], leads: Array, lane: int) -> Array:
    mine = sums[lane]
    delay = np.where(leads[:, None], mine[:, cards.leading], mine[:, cards.others])
    rows = np.stack([mine, without(sums, lane, OURS), without(sums, lane, THEIRS)])
    offered = rows[cards.spent, :, cards.number]  # offer, answer, snap
    never = np.where(cards.to_defence, np.inf, -np.inf)[:, None, None]
    for who, side in ((OURS, have[0]), (THEIRS, have[1])):
        offered = np.where((cards.spent == who)[:, :, None] & ~side, never, offered)
    best = np.where(cards.to_defence[:, None], offered.min(1), offered.max(1))
    found = mine[:, cards.plain] + SHARE * delay + SHARE * (best.T @ cards.pairs)
    return found.reshape(len(mine), -1, len(DEFENCES))


def add_fouls(cells: Array, punt: int, part: Array | float, more: Array) -> Array:
    """A punt is never fouled; everything else counts in part, and what fouls add."""
    found = cells * np.asarray(part)[..., None, None] + more[..., None, None]
    found[..., punt, :] = cells[..., punt, :]
    return found


class Games(NamedTuple):
    """Matrix games side by side: their values, and both best mixes."""

    value: Array
    rows: Array
    columns: Array


def play_best(cells: Array) -> Games:
    """Saddles, and for the rest the simplex method in its short form."""
    many, high, wide = cells.shape
    least, most = cells.min(2), cells.max(1)
    best, worst = least.max(1), most.min(1)
    rows, columns = np.zeros((many, high)), np.zeros((many, wide))
    each = np.arange(many)
    rows[each, least.argmax(1)] = 1
    columns[each, most.argmin(1)] = 1
    value = best.copy()
    mixed = np.flatnonzero(worst - best >= ALIKE)
    if len(mixed):
        value[mixed], rows[mixed], columns[mixed] = simplex(cells[mixed], best[mixed])
    return Games(value, rows, columns)


def simplex(cells: Array, best: Array) -> Games:
    many, high, wide = cells.shape
    shift = best - 1.0
    tableau = np.zeros((many, high + 1, wide + 1))
    tableau[:, :high, :wide] = cells - shift[:, None, None]
    tableau[:, :high, wide] = 1.0
    tableau[:, high, :wide] = -1.0
    at_row = np.tile(np.arange(wide, wide + high), (many, 1))
    at_column = np.tile(np.arange(wide), (many, 1))
    for _ in range(PATIENCE):
        going = np.flatnonzero(tableau[:, high, :wide].min(1) < -TINY)
        if not len(going):
            break
        pivot(tableau, at_row, at_column, going)
    total = tableau[:, high, wide]
    shares = np.zeros((many, wide + high))
    each = np.arange(many)[:, None]
    shares[each, at_row] = tableau[:, :high, wide]
    columns = shares[:, :wide] / total[:, None]
    shares[:] = 0
    shares[each, at_column] = tableau[:, high, :wide]
    rows = shares[:, wide:] / total[:, None]
    return Games(1.0 / total + shift, rows, columns)


def pivot(tableau: Array, at_row: Array, at_column: Array, going: Array) -> None:
    """One step for the games that need it: a column enters, a row leaves."""
    part = tableau[going]
    each, high = np.arange(len(going)), part.shape[1] - 1
    entering = part[:, high, :-1].argmin(1)
    column = part[each, :, entering]
    with np.errstate(divide="ignore", invalid="ignore"):
        limits = np.where(column[:, :high] > TINY, part[:, :high, -1] / column[:, :high], np.inf)
    leaving = limits.argmin(1)
    by = 1.0 / part[each, leaving, entering]
    row = part[each, leaving]
    row[each, entering] = 1.0
    row *= by[:, None]
    column = column.copy()
    column[each, leaving] = 0.0
    rest = part.copy()
    rest[each, :, entering] = 0.0
    rest -= column[:, :, None] * row[:, None, :]
    rest[each, leaving] = row
    tableau[going] = rest
    out, into = at_row[going, leaving].copy(), at_column[going, entering].copy()
    at_row[going, leaving], at_column[going, entering] = into, out
