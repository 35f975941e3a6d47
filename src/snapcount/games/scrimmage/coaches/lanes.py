"""Ways through a crowd: how far it is to a man when his blockers stand in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from snapcount.games.scrimmage.rules.field import AROUND, HEXES
from snapcount.games.scrimmage.rules.sight import ground, other
from snapcount.games.scrimmage.state import Play

STOPPED = 4
"""What a hex of an opponent's zone costs: whoever enters it goes no further in that phase."""
CROWDED = 3
FAR = 15
"""Nobody looks further; also what it costs to get where no lane leads."""

Lanes = bytearray
"""Steps by hex."""


def lanes(play: Play, goals: Iterable[int], side: str, wanted: Sequence[int] | None = None) -> Lanes:
    """Steps to the nearest goal as a man of this side would walk there, from the hexes wanted or from all around."""
    men, zone = ground(play.men).at, ground(play.men).zones[other(side)]
    found = bytearray([FAR]) * HEXES
    dear = bytearray(b"\1") * HEXES
    for hex in zone:
        dear[hex] += STOPPED
    for hex, there in men.items():
        if any(man.id[0] != side and not man.level for man in there):
            found[hex] = 0
        dear[hex] += CROWDED
    buckets: list[list[int]] = [[] for _ in range(FAR + STOPPED + CROWDED + 1)]
    buckets[0] = [hex for hex in goals if found[hex]]
    for hex in buckets[0]:
        found[hex] = 0
    for far in range(FAR - 1):
        if wanted is not None and all(found[hex] <= far for hex in wanted):
            break
        for hex in buckets[far]:
            if found[hex] == far:
                through = far + dear[hex] if far else 1
                for near in AROUND[hex]:
                    if through < found[near]:
                        found[near] = through
                        buckets[through].append(near)
    return found


def next_to(play: Play, hex: int, side: str, wanted: Sequence[int] | None = None) -> Lanes:
    """Steps from the hexes wanted, or from all, to a place beside this one; a hex with an opponent in it counts 0."""
    return lanes(play, AROUND[hex], side, wanted)
