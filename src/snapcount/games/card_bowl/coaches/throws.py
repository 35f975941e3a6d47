"""Throws: every receiver against whoever covers him, with as many yardage cards as pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
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
BACKS = (("L", False), ("L", True), ("R", False), ("R", True))
"""The side of a back, and whether he is thrown to quickly."""
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
    """Those who may cover a back, by his side and whether he is thrown to quickly."""
    line: dict[int, tuple[float, ...]]
    """The cards that have stood in a match-up from the beginning."""
    extra: dict[str, float]
    """The best of those in range of a kind of receiver on a side; filled in as they are asked for."""


class Role(NamedTuple):
    """What a card of the defence may do against throws from where it stands."""

    helps: tuple[str, ...]
    """Where it may help: a kind of receiver and a side."""
    tackles: tuple[str, ...]
    """On which ways it would tackle first."""
    beside: tuple[tuple[str, bool], ...]
    """The backs it may cover: by their side and whether they are thrown to quickly."""


def secondary(sight: Sight, field: Field) -> Secondary:
    on: dict[str, tuple[float, ...]] = {}
    hanging: list[tuple[Defender, float]] = []
    helping: dict[str, list[float]] = {where: [] for where in WHERE}
    tackles = {"L": 0.0, "R": 0.0, "": 0.0}
    beside: dict[tuple[str, bool], list[float]] = {each: [] for each in BACKS}
    line: dict[int, tuple[float, ...]] = {}
    for d, value in zip(field.defenders, sight.them, strict=True):
        helps, ways, backs = role_of(d)
        for back in backs:
            beside[back].append(value)
        if d.m >= 0 and not d.hang:
            if not d.since:
                line[d.m] = (*line.get(d.m, ()), value)
            continue
        if d.on:
            on[d.on] = (*on.get(d.on, ()), value)
        elif d.hang:
            hanging.append((d, value))
        else:
            for where in helps:
                helping[where].append(value)
        for way in ways:
            tackles[way] += value
    return Secondary(on, hanging, helping, tackles, beside, line, {})


@lru_cache(maxsize=1024)
def role_of(d: Defender) -> Role:
    ranged = bool(d.zone and d.reach)
    return Role(
        tuple([where for where in WHERE if ranged and zone_reaches(d.reach, *where)]),
        tuple([way for way in ("L", "R", "") if may_tackle(d, way, 1)]),
        tuple(
            [(side, quick) for side, quick in BACKS if may_cover_back(d, side, "blocking" if quick else "")]
        ),
    )


class Try(NamedTuple):
    """A throw with so many yardage cards, whoever covers the receiver."""

    cards: int
    spread: float
    kept: float
    """How likely none of them spoils it."""
    stands: float
    """How likely the passer is not sacked before."""
    sacked: float
    lost: float


class Target(NamedTuple):
    """A receiver on a side on which he can be thrown to."""

    man: Man
    value: float
    side: str
    where: str
    call: Call
    held: float
    """How likely he holds the ball when nobody breaks it up."""
    caught: float
    """The card of his reception then."""
    tries: tuple[Try, ...]


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

    def against(self, behind: Secondary, limit: float = inf) -> list[Worth]:
        """A throw to each receiver, with as many yardage cards as pay; one that is worth more than `limit` will do."""
        feared: Worth | None = None
        if limit < inf and self.targets:
            feared = self.worth(self.feared, behind)
            if feared.use > limit:
                return [feared]
        found: list[Worth] = []
        for number in range(len(self.targets)):
            worth = feared if feared and number == self.feared else self.worth(number, behind)
            if worth.use > limit:
                self.feared = number
                return [worth]
            found.append(worth)
        return found

    def worth(self, number: int, behind: Secondary) -> Worth:
        target, known = self.targets[number]
        met = coverage(self.sight, self.at.quick, behind, target)
        worth = known.get(met) if self.sight.guarded else None
        if worth is None:
            worth = known[met] = throw(self.sight, self.at, target, self.made, self.base, met)
        return worth


def tries(sight: Sight, at: Moment, limit: int, keep: float) -> tuple[Try, ...]:
    """With no yardage card, with one, up to so many; `keep`: how likely one does not spoil the throw."""
    unseen = sight.unseen
    unknown = 4.0 if sight.shown and sight.guarded else 16.0
    variance, joker = unseen.spread**2, unseen.joker
    found: list[Try] = []
    for count in range(limit + 1):
        spread = sqrt(variance * (2.6 + count) + unknown)
        sacked = at.sacked if at.hot and count > at.survived else 0.0
        found.append(Try(count, spread, keep**count, 1 - sacked, sacked, (3.5 + count) * joker))
    return tuple(found)


def targets(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...]) -> Iterator[Target]:
    known: dict[tuple[int, float], tuple[Try, ...]] = {}
    most = 0 if at.quick else min(at.survived + 1, MOST_CARDS) if at.hot else MOST_CARDS
    for index, man in enumerate(field.men):
        if man.kind in "WTB":
            sides = receiver_sides(field, man)
            keep = 1 - sight.unseen.suit(SUIT[cards[index]]) if cards and not at.quick else OTHER_SUIT
            near = man.kind == "B" or (man.kind == "T" and man.up and man.at >= 0)
            limit = min(most, 1) if near else most
            counts = known.get((limit, keep)) or known.setdefault(
                (limit, keep), tries(sight, at, limit, keep)
            )
            for side in sides:
                call = Call("pass", man.place, "", side if len(sides) > 1 else "")
                held, caught = sight.unseen.below(value := sight.men[index])
                yield Target(man, value, side, man.kind + side, call, held, caught, counts)


Met = tuple[tuple[float, ...], float, float]
"""What a receiver meets: the cards that cover him, the extra card, and what the tacklers take off his run."""


def coverage(sight: Sight, quick: bool, behind: Secondary, target: Target) -> Met:
    """The cards on a receiver, the extra card, and those who would tackle him (CB-24.5, CB-25.2)."""
    man, _, side, where, *_ = target
    kind = man.kind
    cover = behind.on.get(man.place, ())
    tackle = behind.tackles[side] - plain_sum(cover) if kind == "W" else behind.tackles[""]
    if behind.hanging:
        cover, extras = hung(behind, target, cover)
        extra = sight.best(extras)
    else:
        extras, best = behind.helping[where], behind.extra.get(where)
        extra = behind.extra.setdefault(where, sight.best(extras)) if best is None else best
    if kind == "T" and quick:
        cover += behind.line.get(man.aim, ())
    elif kind == "B" and not cover and (near := behind.beside[side, quick]):
        cover = (sight.best(near),)
        tackle -= cover[0]
        extra = sight.best(sorted(extras)[:-1])
    return cover, extra, tackle


def hung(
    behind: Secondary, target: Target, cover: tuple[float, ...]
) -> tuple[tuple[float, ...], list[float]]:
    """With the ends who stay down for him: those who cover a tight end in his match-up, and those who may help."""
    man, extras = target.man, behind.helping[target.where]
    for d, card in behind.hanging:
        if d.m == man.aim and man.at < 0:
            cover = (*cover, card)
        elif reaches_man(d, man.kind, target.side):
            extras = [*extras, card]
    return cover, extras


def breaks(sight: Sight, cover: tuple[float, ...], value: float, caught: float) -> float:
    """CB-24.24 How likely the best cover is as good as the receiver and beats him to the ball, held with `caught`."""
    unseen = sight.unseen
    if sight.guarded:
        best = max(cover)
        doubt = (best - value + DOUBT) / (2 * DOUBT)
        return unseen.above(caught - best) * (1.0 if doubt > 1.0 else doubt) if doubt > 0.0 else 0.0
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
    _, value, _, _, call, held, caught, counts = target
    cover, extra, tackle = met
    broken = breaks(sight, cover, value, value + caught) if cover else 0.0
    after = max(0.0, OPEN_FIELD - tackle + extra)
    odds = made * held * (1 - broken)
    mean = sight.unseen.mean
    yards = base + value + caught - (plain_sum(cover) + extra) - 2 * mean
    best, chosen = -inf, (0.0, 0.0, 0.0, 0.0, 0.0, 0, 0.0)
    for count, spread, kept, stands, sacked, lost in counts:
        share = odds * kept * stands
        gained, first, use = in_yards(at, yards + count * mean, spread, share, lost, after)
        use -= SACK * sacked
        if use > best:
            best, chosen = use, (gained, first, lost, share, use, count, sacked)
    return new(Worth, (call, *chosen))
