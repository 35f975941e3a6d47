"""Win chances where possessions are counted: what this one may bring, then what all others usually do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log1p
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.football.chances.fitting import dot, multinomial
from snapcount.football.chances.renewal import sign
from snapcount.football.chances.samples import Sample
from snapcount.football.chances.standing import Standing
from snapcount.games.scrimmage.analysis.standing import SINGLE
from snapcount.games.scrimmage.tables import DOWNS, LAW, TOUCHDOWN_VP

DIE = 6
"""SC-14.3: the objective of a single play."""
FEW = 4.0
"""A chance is drawn to the average of all as if by so many plays."""

Spread = Sequence[tuple[int, float]]
"""Victory Points with their chances."""


class Possessions(NamedTuple):
    """What was measured of Scrimmage."""

    single: Sequence[float]
    """The chance of the offence in a single play, by the hexes of the objective."""
    touchdown: Sequence[float]
    """Weights of a touchdown in this possession."""
    further: Sequence[Spread]
    """Without one: how many hexes further a possession comes, by down."""
    whole: Spread
    """What a possession brings from its beginning."""

    def win_chance(self, at: Standing) -> float:
        if at.kind == "over":
            return sign(at.lead)
        if at.clock.half == SINGLE:
            return self.single_play(at)
        if at.kind == "toss":
            return 0.5
        return plain_sum(chance * self.later(at, at.lead + points) for points, chance in self.this(at))

    def single_play(self, at: Standing) -> float:
        """Before the die the average of all objectives; before the toss it is anybody's."""
        if at.kind == "toss":
            return 0.5
        hexes = round(at.to_go * LAW.length / 100)
        return self.single[hexes - 1] if hexes <= DIE else plain_sum(self.single) / DIE

    def this(self, at: Standing) -> list[tuple[int, float]]:
        """What this possession may bring."""
        reached = 1 / (1 + exp(-dot(self.touchdown, features(at))))
        goal = round(at.goal * LAW.length / 100)
        ends = [
            (max(0, at.receives + min(hexes, goal - 1)), (1 - reached) * chance)
            for hexes, chance in self.further[at.down - 1]
        ]
        return [(TOUCHDOWN_VP, reached), *ends]

    def later(self, at: Standing, lead: int) -> float:
        """What a lead is worth when this possession is over."""
        table = self.worth(max(0, round(at.clock.left)), round(at.clock.later))
        most = len(table) // 2
        return table[min(max(lead + most, 0), 2 * most)]

    def worth(self, ours: int, theirs: int) -> Sequence[float]:
        """The chance to win with each lead, so many possessions of each side to come."""
        return worth(tuple(self.whole), ours, theirs)

    def points_expected(self, at: Standing) -> float:
        """Victory Points that this possession still brings; a single play has none."""
        if at.clock.half == SINGLE or at.kind != "down":
            return 0.0
        return plain_sum(points * chance for points, chance in self.this(at))


@cache
def worth(whole: tuple[tuple[int, float], ...], ours: int, theirs: int) -> Sequence[float]:
    spread = {0: 1.0}
    for way in (*[1] * ours, *[-1] * theirs):
        after: dict[int, float] = {}
        for lead, chance in spread.items():
            for points, share in whole:
                after[lead + way * points] = after.get(lead + way * points, 0.0) + chance * share
        spread = after
    most = TOUCHDOWN_VP * (ours + theirs + 1)
    return [
        plain_sum([chance * sign(lead + more) for more, chance in spread.items()])
        for lead in range(-most, most + 1)
    ]


def features(at: Standing) -> tuple[float, ...]:
    return (1.0, at.goal / 100, *[float(at.down == down) for down in range(2, DOWNS + 1)], log1p(at.to_go))


def fitted(games: Sequence[Sequence[Sample]]) -> dict[str, Any]:
    """The numbers of the table."""
    samples = [sample for game in games for sample in game]
    single = [sample for sample in samples if sample.at.clock.half == SINGLE and sample.at.kind == "down"]
    plays = [sample for sample in samples if sample.at.clock.half != SINGLE and sample.at.kind == "down"]
    rows = [
        (features(at), [float(is_touchdown(score)), float(not is_touchdown(score))]) for at, score, _ in plays
    ]
    return {
        "single": objectives(single),
        "touchdown": [round(weight, 4) for weight in multinomial(rows)[0]],
        "further": [
            further([sample for sample in plays if sample.at.down == down]) for down in range(1, DOWNS + 1)
        ],
        "whole": begun(plays),
    }


def is_touchdown(score: tuple[str, int]) -> bool:
    return score == ("ours", TOUCHDOWN_VP)


def objectives(single: Sequence[Sample]) -> list[float]:
    """How often each objective was reached; a farther one never oftener."""
    all_won = plain_sum(sample.won for sample in single) / len(single)
    found: list[float] = []
    for hexes in range(1, DIE + 1):
        won = [sample.won for sample in single if round(sample.at.to_go * LAW.length / 100) == hexes]
        chance = (plain_sum(won) + FEW * all_won) / (len(won) + FEW)
        found.append(round(min([chance, *found[-1:]]), 4))
    return found


def further(plays: Sequence[Sample]) -> list[tuple[int, float]]:
    """Hexes from here to where possessions without a touchdown ended."""
    hexes = Counter(
        (points if whose == "ours" else 0) - at.receives
        for at, (whose, points), _ in plays
        if not is_touchdown((whose, points))
    )
    return portions(hexes)


def begun(plays: Sequence[Sample]) -> list[tuple[int, float]]:
    """What possessions brought, each counted once."""
    first = [
        sample
        for before, sample in zip([None, *plays], plays, strict=False)
        if before is None or (before.at.seat, before.at.clock) != (sample.at.seat, sample.at.clock)
    ]
    return portions(Counter(points if whose == "ours" else 0 for _, (whose, points), _ in first))


def portions(count: Counter[int]) -> list[tuple[int, float]]:
    total = plain_sum(count.values())
    return [(number, round(times / total, 5)) for number, times in sorted(count.items())]


def from_table(table: Mapping[str, Any]) -> Possessions:
    """As the table of the game has it."""
    pairs = [[(points, share) for points, share in row] for row in (*table["further"], table["whole"])]
    return Possessions(table["single"], table["touchdown"], pairs[:-1], pairs[-1])
