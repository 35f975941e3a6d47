"""Runs: rushes, scrambles, screens and laterals through every lane, as one seat expects them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.games.card_bowl.coaches.sight import Sight, backing, blocks, reaches_man, rush
from snapcount.games.card_bowl.coaches.throws import Secondary
from snapcount.games.card_bowl.coaches.unseen import chance
from snapcount.games.card_bowl.coaches.worth import OPEN_FIELD, Moment, Worth, worth
from snapcount.games.card_bowl.rules.open_field import may_tackle
from snapcount.games.card_bowl.rules.plays.calls import lateral_sides, perimeters
from snapcount.games.card_bowl.rules.plays.passing import BEHIND
from snapcount.games.card_bowl.rules.turns.match_ups import Lane, covering, end_side, in_backfield, lanes
from snapcount.games.card_bowl.state import Call, Field, Man

BROKEN = 0.8
"""What a run that gains may still add in the open field."""
RUSHES, SCRAMBLES = 3, 1
"""So many lanes of each are looked at, the best first."""


class Margin(NamedTuple):
    """A lane: blocks less the defence's line and the extra card."""

    edge: float
    name: str
    lane: Lane


def margins(sight: Sight, field: Field, front: Sequence[float] = ()) -> list[Margin]:
    """Every lane, the best first. `front`: the blocks, for who knows them already."""
    front = front or blocks(sight, field)
    edges = [mine - theirs for mine, theirs in zip(front, rush(sight, field), strict=True)]
    extras = backing(sight, field)
    found: list[Margin] = []
    helping: dict[int, float] = {}
    for name, lane, bits in edged(len(field.xs)):
        extra = helping.get(bits)
        if extra is None:
            extra = helping[bits] = sight.best([v for mask, v in extras if mask & bits])
        edge = edges[lane[0]] if len(lane) == 1 else edges[lane[0]] + edges[lane[1]]
        found.append(new(Margin, (edge - extra, name, lane)))
    found.sort(reverse=True)
    return found


@cache
def edged(fronts: int) -> tuple[tuple[str, Lane, int], ...]:
    """The lanes, each with the match-ups at its edges as bits."""
    return tuple([(name, lane, 1 << lane[0] | 1 << lane[-1]) for name, lane in lanes(fronts).items()])


def open_yards(tackle: float) -> float:
    return max(0.0, OPEN_FIELD - tackle)


class Carries:
    """Scrambles, rushes, screens and laterals of a moment through the best lanes, whatever the defence does.

    CB-21.9, CB-23.2, CB-26.9, CB-27.2. Through the same lane with the same edge each is worked out once.
    The defence does not reckon with laterals and perimeters: they are rare, and who stops the rest stops them.
    """

    def __init__(self, sight: Sight, field: Field, at: Moment) -> None:
        self.sight, self.at = sight, at
        self.front = blocks(sight, field)
        self.spread = sight.unseen.spread * (1.0 if sight.shown else 1.3)
        self.blocked = {man.at for man in field.men if man.kind in "LT" and man.at >= 0}
        backs = [
            (value - field.gun, man)
            for man, value in zip(field.men, sight.men, strict=True)
            if in_backfield(man)
        ]
        self.carrier = max(backs, key=lambda pair: pair[0], default=None)
        self.known: dict[tuple[str, float, float | None], list[Worth]] = {}

    def against(self, field: Field, behind: Secondary) -> list[Worth]:
        sight, known = self.sight, self.known
        by_edge = margins(sight, field, self.front)
        found: list[Worth] = []
        for edge, name, _ in by_edge[:SCRAMBLES]:
            found += known.get((name, edge, None)) or self.scramble(name, edge)
        if self.carrier is None:
            return found
        through = [margin for margin in by_edge if not self.blocked.isdisjoint(margin.lane)]
        for edge, name, _ in through[:RUSHES]:
            found += known.get(("rush " + name, edge, None)) or self.rush(name, edge)
        if through:
            edge, name, lane = through[0]
            after = open_yards(behind.tackles[end_side(lane, len(field.xs))])
            found += known.get((name, edge, after)) or self.toss(field, name, edge, after)
        for side, blockers in () if sight.guarded else perimeters(field, self.carrier[1].place):
            if len(blockers) > 1:
                found += outside(sight, field, self.at, self.carrier, side, blockers)
        return found

    def scramble(self, name: str, edge: float) -> list[Worth]:
        unseen = self.sight.unseen
        run = (self.sight.men[0] + edge) / 2 - unseen.mean
        call = Call("scramble", "QB", name)
        found = [worth(self.at, call, run, self.spread * 0.71, 1.0, unseen.joker, -0.6)]
        return self.known.setdefault((name, edge, None), found)

    def rush(self, name: str, edge: float) -> list[Worth]:
        assert self.carrier is not None, "somebody carries the ball"
        unseen, (value, back) = self.sight.unseen, self.carrier
        run = value + edge / 2 - unseen.mean
        gains = chance(run, self.spread, 0.5)
        more = BROKEN * gains - 0.9 * (1 - gains)
        call = Call("rush", back.place, name)
        found = [worth(self.at, call, run, self.spread, 1.0, 2 * unseen.joker, more)]
        return self.known.setdefault(("rush " + name, edge, None), found)

    def toss(self, field: Field, name: str, edge: float, after: float) -> list[Worth]:
        assert self.carrier is not None, "somebody carries the ball"
        value, back = self.carrier
        run = value + edge / 2 - self.sight.unseen.mean
        found = tosses(self.sight, field, self.at, back, Call("", back.place, name), run, after)
        return self.known.setdefault((name, edge, after), found)


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
