"""What every play that can be executed is worth, from the rules' own sums and the cards still to be drawn."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from snapcount.games.card_bowl.calls import lateral_sides, perimeters, receiver_sides
from snapcount.games.card_bowl.cards import SUIT, Card
from snapcount.games.card_bowl.coaches.sight import Sight, backing, blocks, reaches_man, rush
from snapcount.games.card_bowl.coaches.unseen import chance, positive
from snapcount.games.card_bowl.match_ups import Lane, covering, end_side, in_backfield, lanes
from snapcount.games.card_bowl.open_field import may_tackle
from snapcount.games.card_bowl.passing import may_cover_back
from snapcount.games.card_bowl.state import Call, Defender, Field, Man

TURNOVER = 35.0
"""What losing the ball costs, in yards of field."""
SACK = 7.5
"""What a sack costs: its yards, and the down."""
TOUCHDOWN = 12.0
"""What crossing the goal line is worth beyond the yards."""
OPEN_FIELD = 9.0
"""Yards of a run card and what may follow it, with nobody there to tackle."""
BROKEN = 0.8
"""What a run that gains may still add in the open field."""
MOST_CARDS = 3
OTHER_SUIT = 0.76
"""How likely a yardage card does not spoil the throw, where the receiver's suit is unknown."""
RUSHES, SCRAMBLES = 3, 1
"""So many lanes of each are looked at, the best first."""
NEW_DOWNS = (0.0, 4.0, 5.0, 9.0, 24.0)
"""What reaching the line to gain is worth on each down, in yards."""
BEHIND = 5
DOUBT = 2.0
"""A hidden receiver may be so much better or worse than the defence expects."""


class Moment(NamedTuple):
    """When a play would be executed, and how far the rush has come."""

    down: int
    to_go: int
    spot: int
    quick: bool = False
    """In the blocking phase: no yardage cards, covered by whoever stands there."""
    hot: bool = False
    survived: int = 0
    pressure: int = 0
    sacked: float = 0.0
    """How likely a round of sack draws ends in a sack."""


class Worth(NamedTuple):
    """A play's prospects."""

    call: Call
    yards: float
    """Expected."""
    first: float
    """How likely it reaches the line to gain."""
    lost: float
    """How likely the ball is lost."""
    made: float = 1.0
    """How likely a pass is complete."""
    use: float = 0.0
    """Everything in yards: those gained, new downs, a score, the ball lost, a sack."""
    cards: int = 0
    """Yardage cards of a pass."""
    sacked: float = 0.0


def worth(
    at: Moment, call: Call, mean: float, spread: float, share: float, lost: float, more: float
) -> Worth:
    """Prospects of a play that comes off with `share` and then gains a normal number of yards, or nothing."""
    room = 100 - at.spot
    need = min(at.to_go, room)
    first = share * chance(mean, spread, need - 0.5)
    yards = share * (positive(mean, spread) + more)
    yards = min(yards, room)
    score = share * chance(mean, spread, room - 0.5) if room < 40 else 0.0
    use = yards + NEW_DOWNS[at.down] * first + TOUCHDOWN * score - TURNOVER * lost
    return Worth(call, yards, first, lost, share, use)


def prospects(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...] = ()) -> list[Worth]:
    """The plays worth looking at. `cards`: the offence's faces, where their suits are known."""
    return [*carries(sight, field, at), *passes(sight, field, at, cards)]


# Runs


class Margin(NamedTuple):
    """A lane: blocks less the defence's line and the extra card."""

    edge: float
    name: str
    lane: Lane


def margins(sight: Sight, field: Field) -> list[Margin]:
    """Every lane, the best first."""
    front, line = blocks(sight, field), rush(sight, field)
    extras = backing(sight, field)
    found: list[Margin] = []
    for name, lane in lanes(len(field.xs)).items():
        bits = 1 << lane[0] | 1 << lane[-1]
        edge = sum([front[m] - line[m] for m in lane]) - sight.best([v for mask, v in extras if mask & bits])
        found.append(Margin(edge, name, lane))
    found.sort(reverse=True)
    return found


def tackles(sight: Sight, field: Field, way: str) -> float:
    """What unrevealed cards take off the first set in the open field."""
    return sum(
        [v for d, v in zip(field.defenders, sight.them, strict=True) if not d.up and may_tackle(d, way, 1)]
    )


def open_yards(tackle: float) -> float:
    return max(0.0, OPEN_FIELD - tackle)


def carries(sight: Sight, field: Field, at: Moment) -> list[Worth]:
    """Scrambles, rushes, screens and laterals through the best lanes (CB-21.9, CB-23.2, CB-26.9, CB-27.2).

    The defence does not reckon with laterals and perimeters: they are rare, and who stops the rest stops them.
    """
    unseen = sight.unseen
    by_edge = margins(sight, field)
    spread = unseen.spread * (1.0 if sight.shown else 1.3)
    fumble = unseen.joker / 2
    found: list[Worth] = []
    for edge, name, _ in by_edge[:SCRAMBLES]:
        run = (sight.men[0] + edge) / 2 - unseen.mean
        found.append(worth(at, Call("scramble", "QB", name), run, spread * 0.71, 1.0, 2 * fumble, -0.6))
    backs = [
        (value - field.gun, man) for man, value in zip(field.men, sight.men, strict=True) if in_backfield(man)
    ]
    if not backs:
        return found
    carrier, back = max(backs, key=lambda pair: pair[0])
    blocked = {man.at for man in field.men if man.kind in "LT" and man.at >= 0}
    through = [margin for margin in by_edge if not blocked.isdisjoint(margin.lane)]
    for edge, name, _ in through[:RUSHES]:
        run = carrier + edge / 2 - unseen.mean
        gains = chance(run, spread, 0.5)
        more = BROKEN * gains - 0.9 * (1 - gains)
        found.append(worth(at, Call("rush", back.place, name), run, spread, 1.0, 4 * fumble, more))
    if through:
        edge, name, lane = through[0]
        after = open_yards(tackles(sight, field, end_side(lane, len(field.xs))))
        run = carrier + edge / 2 - unseen.mean
        found += tosses(sight, field, at, back, Call("", back.place, name), run, after)
    for side, blockers in () if sight.guarded else perimeters(field, back.place):
        if len(blockers) > 1:
            found += outside(sight, field, at, (carrier, back), side, blockers)
    return found


def tosses(
    sight: Sight, field: Field, at: Moment, back: Man, call: Call, run: float, after: float
) -> list[Worth]:
    """A screen and a lateral with these yards at the end of the lane and in the open field (`after`)."""
    unseen = sight.unseen
    value = sight.men[field.men.index(back)]
    held, low = unseen.below(value)
    thrown, _ = unseen.below(sight.men[0] + field.gun - at.pressure)
    run += (low - unseen.mean) / 2
    spread = unseen.spread * 1.2
    screen = call._replace(play="screen")
    found = [worth(at, screen, run + after, spread, thrown * held, 4 * unseen.joker, 0.0)]
    if sight.guarded:
        return found
    if call.blockers or not lateral_sides(field, back, call.lane)[0]:
        lateral = call._replace(play="lateral")
        lost = (1 - held) / 2 + 2 * unseen.joker
        found.append(worth(at, lateral, run + after - BEHIND, spread, held, lost, 0.0))
    return found


def outside(
    sight: Sight, field: Field, at: Moment, carrier: tuple[float, Man], side: str, blockers: tuple[str, ...]
) -> list[Worth]:
    """A screen or lateral behind blockers on the perimeter and against everybody who covers them."""
    cover = {place for blocker in blockers for place in covering(field, blocker)}
    margin = 0.0
    kinds = ""
    for man, value in zip(field.men, sight.men, strict=True):
        if man.place in blockers:
            kinds += man.kind
            margin += (value + 1) // 2 if man.kind == "B" else value
    extras: list[float] = []
    after = 0.0
    for d, value in zip(field.defenders, sight.them, strict=True):
        if d.place in cover:
            margin -= value
        elif any(reaches_man(d, kind, side) for kind in kinds):
            extras.append(value)
        if not d.up and d.place not in cover and may_tackle(d, side, 1):
            after += value
    extra = sight.best(extras)
    run = (2 * carrier[0] + margin - extra - 2 * sight.unseen.mean) / 2
    call = Call("", carrier[1].place, "", side, blockers)
    return tosses(sight, field, at, carrier[1], call, run, open_yards(after - extra))


# Throws


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
            for way in tackles:
                if may_tackle(d, way, 1):
                    tackles[way] += value
    return Secondary(on, free, tackles)


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
        near = [
            v for d, v in zip(field.defenders, sight.them, strict=True) if may_cover_back(d, side, moment)
        ]
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
        if card == unseen.hidden:
            chances *= 1 - unseen.reaches(value) * unseen.above(caught - (value + 1))
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
    best, chosen = -99.0, worth(at, call, yards, 6.0, 0.0, 0.0, 0.0)
    for count in range(min(limit, MOST_CARDS) + 1):
        spread = sqrt(unseen.spread**2 * (2.6 + count) + unknown)
        sacked = at.sacked if at.hot and count > at.survived else 0.0
        share = odds * keep**count * (1 - sacked)
        lost = (3.5 + count) * unseen.joker
        found = worth(at, call, yards + count * unseen.mean, spread, share, lost, against.after)
        use = found.use - SACK * sacked
        if use > best:
            best, chosen = use, Worth(*found[:5], use, count, sacked)
    return chosen
