"""Throws: every receiver against whoever covers him, with as many yardage cards as pay."""

from __future__ import annotations

from functools import lru_cache
from math import inf, sqrt
from typing import NamedTuple

from snapcount.games.card_bowl.coaches.sight import Sight, reaches_man
from snapcount.games.card_bowl.coaches.unseen import chance
from snapcount.games.card_bowl.coaches.worth import OPEN_FIELD, SACK, Moment, Worth, in_yards
from snapcount.games.card_bowl.rules.cards import SUIT, Card
from snapcount.games.card_bowl.rules.open_field import may_tackle
from snapcount.games.card_bowl.rules.plays.calls import receiver_sides
from snapcount.games.card_bowl.rules.plays.coverage import may_cover_back
from snapcount.games.card_bowl.state import Call, Defender, Field, Man

MOST_CARDS = 3
OTHER_SUIT = 0.76
"""How likely a yardage card does not spoil the throw, where the receiver's suit is unknown."""
HIDDEN = 2.6
"""The spread of a hidden card about what is expected of it."""
DOUBT = 2.0
"""A hidden receiver may be so much better or worse than the defence expects."""


class Secondary(NamedTuple):
    """The defence behind the line: who is on whom, who may help, who would tackle on each way."""

    on: dict[str, list[float]]
    free: list[tuple[Defender, float]]
    tackles: dict[str, float]
    """Of the left and the right side, and inside."""


def secondary(sight: Sight, field: Field) -> Secondary:
    on: dict[str, list[float]] = {}
    free: list[tuple[Defender, float]] = []
    tackles = {"L": 0.0, "R": 0.0, "": 0.0}
    for d, value in zip(field.defenders, sight.them, strict=True):
        if d.m >= 0 and not d.hang:
            continue
        if d.on:
            on.setdefault(d.on, []).append(value)
        else:
            free.append((d, value))
        if not d.up:
            for way in tackled_ways(d):
                tackles[way] += value
    return Secondary(on, free, tackles)


@lru_cache(maxsize=1024)
def tackled_ways(d: Defender) -> tuple[str, ...]:
    """On which ways a card would tackle first."""
    return tuple([way for way in ("L", "R", "") if may_tackle(d, way, 1)])


covers_back = lru_cache(maxsize=1024)(may_cover_back)


def passes(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...]) -> list[Worth]:
    """A throw to each receiver, with as many yardage cards as pay."""
    unseen = sight.unseen
    quarterback = sight.men[0] + field.gun
    made, thrown = unseen.below(quarterback - at.pressure)
    behind = secondary(sight, field)
    found: list[Worth] = []
    for index, man in enumerate(field.men):
        if man.kind in "WTB":
            sides = receiver_sides(field, man)
            keep = 1 - unseen.suit(SUIT[cards[index]]) if cards and not at.quick else OTHER_SUIT
            value = sight.men[index]
            for side in sides:
                call = Call("pass", man.place, "", side if len(sides) > 1 else "")
                against = coverage(sight, field, at, behind, man, value, side)
                found.append(throw(sight, at, call, man, value, made, quarterback + thrown, against, keep))
    return found


class Against(NamedTuple):
    """What a receiver meets."""

    total: float
    broken: float
    """How likely a good throw to him is broken up."""
    after: float
    """Yards after the catch."""


def coverage(
    sight: Sight, field: Field, at: Moment, behind: Secondary, man: Man, value: float, side: str
) -> Against:
    """The cards on a receiver, the extra card, and those who would tackle him (CB-24.5, CB-25.2)."""
    kind, aim = man.kind, man.aim
    cover = behind.on.get(man.place, [])
    way = side if kind == "W" else ""
    tackle = behind.tackles[way] - (sum(cover) if kind == "W" else 0.0)
    extras: list[float] = []
    for d, card in behind.free:
        if d.hang and d.m == aim and man.at < 0:
            cover = [*cover, card]
        elif reaches_man(d, kind, side):
            extras.append(card)
    if kind == "T" and at.quick and aim >= 0:
        cover = cover + [
            v
            for d, v in zip(field.defenders, sight.them, strict=True)
            if d.m == aim and not d.since and not d.hang
        ]
    elif kind == "B" and not cover:
        moment = "blocking" if at.quick else ""
        near = [v for d, v in zip(field.defenders, sight.them, strict=True) if covers_back(d, side, moment)]
        if near:
            cover = [sight.best(near)]
            extras = sorted(extras)[:-1]
            tackle -= cover[0]
    extra = sight.best(extras)
    broken = breaks(sight, cover, value) if cover else 0.0
    return Against(sum(cover) + extra, broken, max(0.0, OPEN_FIELD - tackle + extra))


def breaks(sight: Sight, cover: list[float], value: float) -> float:
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


def throw(
    sight: Sight,
    at: Moment,
    call: Call,
    man: Man,
    value: float,
    made: float,
    base: float,
    against: Against,
    keep: float,
) -> Worth:
    """Pass card, yardage while it pays, reception, break-up."""
    unseen = sight.unseen
    held, caught = unseen.below(value)
    odds = made * held * (1 - against.broken)
    yards = base + value + caught - against.total - 2 * unseen.mean
    limit = 0 if at.quick else at.survived + 1 if at.hot else MOST_CARDS
    if man.kind == "B" or (man.kind == "T" and man.up and man.at >= 0):
        limit = min(limit, 1)
    unknown = 4.0 if sight.shown and sight.guarded else 16.0
    mean, variance, joker, after = unseen.mean, unseen.spread**2, unseen.joker, against.after
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
    return Worth(call, *chosen)
