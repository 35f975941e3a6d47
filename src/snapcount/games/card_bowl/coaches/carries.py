"""Runs: rushes, scrambles, screens and laterals through every lane, as one seat expects them."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.card_bowl.coaches.sight import Sight, backing, blocks, reaches_man, rush
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
