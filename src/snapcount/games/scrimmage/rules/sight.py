"""Chapter 6: who stands where, zones of control and contact sighting."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snapcount.games.scrimmage.rules.field import NEIGHBOURS, control, depth, sees
from snapcount.games.scrimmage.state import Man, Play


class Ground(NamedTuple):
    """The men on their hexes and the hexes that each side controls."""

    at: dict[int, tuple[Man, ...]]
    zones: dict[str, frozenset[int]]


@lru_cache(maxsize=64)
def ground(men: tuple[Man, ...]) -> Ground:
    """SC-6.5: a Hit man keeps his zone. SC-6.6: zones reach occupied hexes, whoever stands there."""
    at: dict[int, tuple[Man, ...]] = {}
    zones: dict[str, set[int]] = {"O": set(), "D": set()}
    for man in men:
        if man.hex >= 0:
            at[man.hex] = (*at.get(man.hex, ()), man)
            if not man.level:
                zones[man.id[0]].update(control(man.hex, man.facing))
    return Ground(at, {side: frozenset(hexes) for side, hexes in zones.items()})


def other(side: str) -> str:
    return "D" if side == "O" else "O"


def depth_of(play: Play, hex: int) -> int:
    return depth(play.dir, play.scrimmage_line, hex)


def controlled(play: Play, man: Man, hex: int) -> bool:
    """SC-6.4, SC-4.10: whether an un-neutralized opponent controls a hex; before the snap nobody does.

    SC-6.7: that matters to movement; to passing see `zone_overlaps`.
    """
    return play.turn != "pre" and hex in ground(play.men).zones[other(man.id[0])]


def front(man: Man) -> int:
    """SC-6.1: the hex beyond his front hexside, -1 over the edge."""
    return NEIGHBOURS[man.hex][man.facing]


def rear(contacted: Man, contacting: Man) -> bool:
    """SC-8.4: whether the contacting man stands beyond a rear hexside of the other."""
    way = NEIGHBOURS[contacted.hex].index(contacting.hex)
    return (way - contacted.facing) % 6 in (2, 3, 4)


def sights(man: Man, target: Man) -> bool:
    """SC-6.9: at this moment."""
    return target.hex >= 0 and man.hex >= 0 and sees(man.hex, man.facing, target.hex)


def sighted(play: Play, man: Man, target: str) -> bool:
    """SC-6.12: at the start of the phase."""
    return any(man.sees >> at & 1 and play.men[at].id == target for at in range(len(play.men)))


def take_sights(play: Play, side: str) -> Play:
    """SC-6.12, SC-6.13: what every man of the phasing side sees now counts for the whole phase."""
    men = list(play.men)
    for at, man in enumerate(men):
        if man.id[0] == side:
            seen = 0
            if man.hex >= 0 and not man.level:
                for bit, target in enumerate(play.men):
                    if bit != at and sights(man, target):
                        seen |= 1 << bit
            men[at] = man._replace(sees=seen)
    return play._replace(men=tuple(men))
