"""What the pairs of cards from one ball come to, once it is known what every end of a play is worth."""

from __future__ import annotations

from collections.abc import Iterable
from operator import mul

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis.balls import Ball, Challenges
from snapcount.games.dice_football.analysis.matrix import Matrix
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.tables import DEFENCES

Row = list[float]
NEVER = (-1.0, 2.0)
"""What nobody chooses: the offence, the defence."""


def less(values: Row, cost: float | None) -> Row | None:
    return None if cost is None else [value + cost for value in values]


def with_challenges(cards: Ball, ends: Row, ours: Row | None, theirs: Row | None) -> Row:
    """The ends, then what challenges are worth; `ours` and `theirs` with a timeout less, if any."""
    return [*ends, *thrown(cards.ours, ends, ours, False), *thrown(cards.theirs, ends, theirs, True)]


def thrown(challenges: Challenges, ends: Row, spent: Row | None, defends: bool) -> Iterable[float]:
    """DF-11.3 With a timeout for it, a challenge is an even chance of what is won, and of a timeout less."""
    stands = challenges.stands(ends)
    if spent is None:
        return stands
    half = 0.5
    tried = [
        half * (won + lost) for won, lost in zip(challenges.won(ends), challenges.stands(spent), strict=True)
    ]
    return map(min if defends else max, stands, tried)


def costs(cards: Ball, call: int, lanes: list[Row]) -> Row:
    """By lane, how much less it is worth on average after a card, when nothing comes between."""
    take, weights = cards.usual[call]
    usual = [plain_sum(map(mul, weights, take(ends))) for ends in lanes]
    return [value - usual[0] for value in usual]


def sums(cards: Ball, ends: Row) -> Row:
    """Each after the one that it is added to."""
    total: Row = []
    for base, take, weights in cards.sums:
        added = plain_sum(map(mul, weights, take(ends)))
        total.append(added + total[base] if base >= 0 else added)
    return total


def pairs(cards: Ball, mine: Row, ours: Row | None, theirs: Row | None, leads: bool) -> Matrix:
    """Each pair of cards from its sums; `ours` and `theirs` with a timeout less, if there is one."""
    changed = changes(
        cards, *(row or [never] * len(mine) for row, never in zip((ours, theirs), NEVER, strict=True))
    )
    cells: Row = []
    for (plain, leading, others), offers in zip(cards.pairs, cards.offers, strict=True):
        cell = mine[leading if leads else others]
        for to_defence, _, kept, change in offers:
            stays, other = mine[kept], changed[change]
            cell += other if (other < stays if to_defence else other > stays) else stays
        cells.append(mine[plain] + SHARE * cell)
    width = len(DEFENCES)
    return [cells[start : start + width] for start in range(0, len(cells), width)]


def changes(cards: Ball, ours: Row, theirs: Row) -> Row:
    """What a timeout leads to, at best for who takes it."""
    found = cards.changes
    return [
        *found.ours(ours),
        *found.theirs(theirs),
        *[max(take(ours)) for take in found.our_choices],
        *[min(take(theirs)) for take in found.their_choices],
    ]
