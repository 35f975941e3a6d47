"""Throws: every receiver against whoever covers him, with as many yardage cards as pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import inf, sqrt
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.data.made import new
from snapcount.games.card_bowl.coaches.sight import Sight, reaches_man
from snapcount.games.card_bowl.coaches.unseen import chance
from snapcount.games.card_bowl.coaches.worth import OPEN_FIELD, SACK, Moment, Worth, in_yards
from snapcount.games.card_bowl.rules.cards import SUIT, Card
from snapcount.games.card_bowl.rules.open_field import may_tackle
from snapcount.games.card_bowl.rules.plays.calls import receiver_sides
from snapcount.games.card_bowl.rules.plays.coverage import may_cover_back
from snapcount.games.card_bowl.rules.turns.match_ups import zone_reaches
from snapcount.games.card_bowl.state import Call, Defender, Field, Man

WHERE = ("WL", "WR", "TL", "TR", "BL", "BR")
"""A kind of receiver and a side."""
MOST_CARDS = 3
OTHER_SUIT = 0.76
"""How likely a yardage card does not spoil the throw, where the receiver's suit is unknown."""
HIDDEN = 2.6
"""The spread of a hidden card about what is expected of it."""
DOUBT = 2.0
"""A hidden receiver may be so much better or worse than the defence expects."""


class Secondary(NamedTuple):
    """The defence behind the line: who is on whom, who may help where, who would tackle on each way."""

    on: dict[str, tuple[float, ...]]
    """The cards on each receiver."""
    hanging: list[tuple[Defender, float]]
    helping: dict[str, list[float]]
    """Values in range of a kind of receiver on a side."""
    tackles: dict[str, float]
    """Of the left and the right side, and inside."""
    beside: dict[tuple[str, bool], list[float]]
    """Those who may cover a back, by his side and whether he is thrown to quickly; filled in as they are asked for."""


def secondary(sight: Sight, field: Field) -> Secondary:
    on: dict[str, tuple[float, ...]] = {}
    hanging: list[tuple[Defender, float]] = []
    helping: dict[str, list[float]] = {where: [] for where in WHERE}
    tackles = {"L": 0.0, "R": 0.0, "": 0.0}
    for d, value in zip(field.defenders, sight.them, strict=True):
        if d.m >= 0 and not d.hang:
            continue
        if d.on:
            on[d.on] = (*on.get(d.on, ()), value)
        elif d.hang:
            hanging.append((d, value))
        elif d.zone and d.reach:
            for where in helps(d.reach):
                helping[where].append(value)
        if not d.up:
            for way in tackled_ways(d):
                tackles[way] += value
    return Secondary(on, hanging, helping, tackles, {})


@cache
def helps(reach: str) -> tuple[str, ...]:
    """Where a card with this range may help."""
    return tuple([where for where in WHERE if zone_reaches(reach, *where)])


@lru_cache(maxsize=1024)
def tackled_ways(d: Defender) -> tuple[str, ...]:
    """On which ways a card would tackle first."""
    return tuple([way for way in ("L", "R", "") if may_tackle(d, way, 1)])


covers_back = lru_cache(maxsize=1024)(may_cover_back)


class Target(NamedTuple):
    """A receiver on a side on which he can be thrown to."""

    man: Man
    value: float
    side: str
    call: Call
    keep: float
    """How likely a yardage card does not spoil the throw."""


class Throws:
    """The throws of a moment, whatever the defence does: against the same cards each is worked out once.

    Only for a defence, which knows its cards: what is expected of one counts otherwise than the same value seen.
    """

    def __init__(self, sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...] = ()) -> None:
        self.sight, self.at = sight, at
        passer = sight.men[0] + field.gun
        self.made, thrown = sight.unseen.below(passer - at.pressure)
        self.base = passer + thrown
        self.targets: list[tuple[Target, dict[Met, Worth]]] = [
            (target, {}) for target in targets(sight, field, at, cards)
        ]
        self.feared = 0
        """Who was last worth too much is looked at first."""

    def against(self, field: Field, behind: Secondary, limit: float = inf) -> list[Worth]:
        """A throw to each receiver, with as many yardage cards as pay; one that is worth more than `limit` will do."""
        if limit < inf and self.targets:
            feared = self.worth(self.feared, field, behind)
            if feared.use > limit:
                return [feared]
        found: list[Worth] = []
        for number in range(len(self.targets)):
            worth = self.worth(number, field, behind)
            if worth.use > limit:
                self.feared = number
                return [worth]
            found.append(worth)
        return found

    def worth(self, number: int, field: Field, behind: Secondary) -> Worth:
        target, known = self.targets[number]
        met = coverage(self.sight, field, self.at.quick, behind, target)
        worth = known.get(met) if self.sight.guarded else None
        if worth is None:
            worth = known[met] = throw(self.sight, self.at, target, self.made, self.base, met)
        return worth


def targets(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...]) -> Iterator[Target]:
    for index, man in enumerate(field.men):
        if man.kind in "WTB":
            sides = receiver_sides(field, man)
            keep = 1 - sight.unseen.suit(SUIT[cards[index]]) if cards and not at.quick else OTHER_SUIT
            for side in sides:
                call = Call("pass", man.place, "", side if len(sides) > 1 else "")
                yield Target(man, sight.men[index], side, call, keep)


Met = tuple[tuple[float, ...], float, float]
"""What a receiver meets: the cards that cover him, the extra card, and what the tacklers take off his run."""


def coverage(sight: Sight, field: Field, quick: bool, behind: Secondary, target: Target) -> Met:
    """The cards on a receiver, the extra card, and those who would tackle him (CB-24.5, CB-25.2)."""
    man, _, side, _, _ = target
    kind, aim = man.kind, man.aim
    cover = behind.on.get(man.place, ())
    tackle = behind.tackles[side] - plain_sum(cover) if kind == "W" else behind.tackles[""]
    extras = behind.helping[kind + side]
    for d, card in behind.hanging:
        if d.m == aim and man.at < 0:
            cover = (*cover, card)
        elif reaches_man(d, kind, side):
            extras = [*extras, card]
    if kind == "T" and quick and aim >= 0:
        them = zip(field.defenders, sight.them, strict=True)
        cover += tuple([v for d, v in them if d.m == aim and not d.since and not d.hang])
    elif kind == "B" and not cover:
        near = behind.beside.get((side, quick))
        if near is None:
            moment = "blocking" if quick else ""
            them = zip(field.defenders, sight.them, strict=True)
            near = behind.beside[side, quick] = [v for d, v in them if covers_back(d, side, moment)]
        if near:
            cover = (sight.best(near),)
            extras = sorted(extras)[:-1]
            tackle -= cover[0]
    return cover, sight.best(extras), tackle


def breaks(sight: Sight, cover: tuple[float, ...], value: float) -> float:
    """CB-24.24 How likely the best cover is as good as the receiver and beats him to the ball."""
    unseen = sight.unseen
    caught = value + unseen.below(value)[1]
    if sight.guarded:
        best = max(cover)
        return unseen.above(caught - best) * max(0.0, min(1.0, (best - value + DOUBT) / (2 * DOUBT)))
    chances = 1.0
    for card in cover:
        # An expectation is a float, a card that is seen an int.
        if type(card) is float:
            chances *= 1 - chance(card, HIDDEN, value - 0.5) * unseen.above(caught - max(card, value + 1))
        elif card >= value:
            chances *= 1 - unseen.above(caught - card)
    return 1 - chances


def throw(sight: Sight, at: Moment, target: Target, made: float, base: float, met: Met) -> Worth:
    """Pass card, yardage while it pays, reception, break-up."""
    man, value, _, call, keep = target
    cover, extra, tackle = met
    broken = breaks(sight, cover, value) if cover else 0.0
    after = max(0.0, OPEN_FIELD - tackle + extra)
    unseen = sight.unseen
    held, caught = unseen.below(value)
    odds = made * held * (1 - broken)
    yards = base + value + caught - (plain_sum(cover) + extra) - 2 * unseen.mean
    limit = 0 if at.quick else at.survived + 1 if at.hot else MOST_CARDS
    if man.kind == "B" or (man.kind == "T" and man.up and man.at >= 0):
        limit = min(limit, 1)
    unknown = 4.0 if sight.shown and sight.guarded else 16.0
    mean, variance, joker = unseen.mean, unseen.spread**2, unseen.joker
    best, chosen = -inf, (0.0, 0.0, 0.0, 0.0, 0.0, 0, 0.0)
    for count in range(min(limit, MOST_CARDS) + 1):
        spread = sqrt(variance * (2.6 + count) + unknown)
        sacked = at.sacked if at.hot and count > at.survived else 0.0
        share = odds * keep**count * (1 - sacked)
        lost = (3.5 + count) * joker
        gained, first, use = in_yards(at, yards + count * mean, spread, share, lost, after)
        use -= SACK * sacked
        if use > best:
            best, chosen = use, (gained, first, lost, share, use, count, sacked)
    return new(Worth, (call, *chosen))
