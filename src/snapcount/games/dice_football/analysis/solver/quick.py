"""A series with NumPy: all lanes of a snap at once. The same numbers as `series` works out one after another."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from snapcount.games.dice_football.analysis import adding
from snapcount.games.dice_football.analysis.balls import Ball, Challenges, Take
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.matrix import Matrix
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.analysis.series import OURS, THEIRS, Series, Values
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD

Array = Any
Spent = int | float | None
"""A timeout less: the lane where it is spent, what it costs, or None where there is none to spend."""


class Sums(NamedTuple):
    """What `Ball` has, as arrays of places."""

    weights: Array
    """By end (challenges last) and sum."""
    ours: tuple[Array, Array]
    theirs: tuple[Array, Array]
    """Challenges: what stands, what is won."""
    plain: Array
    leading: Array
    others: Array
    singles: tuple[Array, Array]
    choices: tuple[Array, Array]
    """What a timeout leads to: one sum, or the best of many."""
    kept: Array
    change: Array
    to_defence: Array
    """Of every offer."""
    belongs: Array
    """By offer and pair of cards."""


def places(take: Take, of: int) -> Array:
    return np.array(take(range(of)), int)


def both(challenges: Challenges, ends: int) -> tuple[Array, Array]:
    return places(challenges.stands, ends), places(challenges.won, ends)


@lru_cache(maxsize=FIELD)
def sums_at(spot: int) -> Sums:
    ball = ball_at(spot)
    ends = len(ball.placed) + len(ball.others)
    every, many = ends + len(ball.challenges), len(ball.sums)
    weights = np.zeros((every, many))
    for number, (base, take, parts) in enumerate(ball.sums):
        if base >= 0:
            weights[:, number] = weights[:, base]
        weights[places(take, every), number] += parts
    offers = [(pair, offer) for pair, each in enumerate(ball.offers) for offer in each]
    belongs = np.zeros((len(offers), len(ball.pairs)))
    belongs[np.arange(len(offers)), [pair for pair, _ in offers]] = 1
    pairs, changes = np.array(ball.pairs), ball.changes
    return Sums(
        weights,
        both(ball.ours, ends),
        both(ball.theirs, ends),
        pairs[:, 0],
        pairs[:, 1],
        pairs[:, 2],
        (places(changes.ours, many), places(changes.theirs, many)),
        (
            np.stack([places(take, many) for take in changes.our_choices]),
            np.stack([places(take, many) for take in changes.their_choices]),
        ),
        np.array([offer.kept for _, offer in offers]),
        np.array([offer.change for _, offer in offers]),
        np.array([offer.to_defence for _, offer in offers]),
        belongs,
    )


def less(rows: Array, spent: Spent) -> Array:
    """A timeout less in every lane: a second one is taken to cost what the first did."""
    return rows + (rows[spent] - rows[0]) if isinstance(spent, int) else rows + spent


def thrown(side: tuple[Array, Array], ends: Array, spent: Spent, have: Array, best: Any) -> Array:
    """DF-11.3 With a timeout for it, a challenge is an even chance of what is won, and of a timeout less."""
    stands = ends[:, side[0]]
    if spent is None:
        return stands
    tried = 0.5 * (ends[:, side[1]] + less(ends, spent)[:, side[0]])
    return np.where(have, best(stands, tried), stands)


def cells(
    sums: Sums, ends: Array, spent: tuple[Spent, Spent], have: tuple[Array, Array], leads: bool
) -> Array:
    """By lane and pair of cards; `have`: the lanes that still have a timeout, ours and theirs."""
    ours = thrown(sums.ours, ends, spent[0], have[0], np.maximum)
    theirs = thrown(sums.theirs, ends, spent[1], have[1], np.minimum)
    mine = np.concatenate([ends, ours, theirs], 1) @ sums.weights
    rows = [
        np.full_like(mine, never) if who is None else np.where(open_, less(mine, who), never)
        for who, open_, never in zip(spent, have, adding.NEVER, strict=True)
    ]
    changed = np.concatenate(
        [
            rows[0][:, sums.singles[0]],
            rows[1][:, sums.singles[1]],
            rows[0][:, sums.choices[0]].max(2),
            rows[1][:, sums.choices[1]].min(2),
        ],
        1,
    )
    stays, other = mine[:, sums.kept], changed[:, sums.change]
    best = np.where(sums.to_defence, np.minimum(stays, other), np.maximum(stays, other))
    delay = mine[:, sums.leading if leads else sums.others]
    return mine[:, sums.plain] + SHARE * (delay + best @ sums.belongs)


class QuickSeries(Series):
    """Its pairs of cards are added up as arrays."""

    def __init__(self, lane: Any, line: int) -> None:
        super().__init__(lane, line)
        self.have = (
            np.array([[lane.ours > 0] for lane in self.lanes]),
            np.array([[lane.theirs > 0] for lane in self.lanes]),
        )

    def in_lanes(self, cards: Ball, ends: list[Values]) -> list[Matrix]:
        spent = self.spenders.get(OURS), self.spenders.get(THEIRS)
        rows = np.array(ends[: len(self.lanes)])
        return self.matrices(cells(sums_at(cards.spot), rows, spent, self.have, self.leads))

    def alone(self, cards: Ball, lanes: list[Values]) -> Matrix:
        costs = adding.costs(cards, cards.calls.index(Call.SHORT_PASS), lanes)
        ours, theirs = (costs[self.spenders[who]] if who in self.spenders else None for who in (OURS, THEIRS))
        have = self.have[0][:1], self.have[1][:1]
        found = cells(sums_at(cards.spot), np.array(lanes[:1]), (ours, theirs), have, self.leads)
        return self.matrices(found)[0]

    def matrices(self, found: Array) -> list[Matrix]:
        matrices: list[Matrix] = found.reshape(len(found), -1, len(DEFENCES)).tolist()
        return matrices
