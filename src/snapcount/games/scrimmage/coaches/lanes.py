"""How far it is to a place when blockers and defenders stand in between."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.games.scrimmage.rules.field import AROUND
from snapcount.games.scrimmage.rules.searching.boards import ALL, BIT, CONTROL, beside, board
from snapcount.games.scrimmage.state import Play

STOPPED = 4
"""What a hex of an opponent's zone costs: whoever enters it goes no further in that phase."""
CROWDED = 3
FAR = 15
"""Nobody looks further; also what it costs to get where no lane leads."""


class Lanes:
    """Steps by hex."""

    __slots__ = ("fronts",)

    def __init__(self, fronts: list[int]) -> None:
        self.fronts = fronts
        """By steps: the hexes that are so far."""

    def __getitem__(self, hex: int) -> int:
        bit = BIT[hex]
        for far, front in enumerate(self.fronts):
            if front & bit:
                return far
        return FAR


def lanes(play: Play, goals: Iterable[int], side: str, wanted: Iterable[int] | None = None) -> Lanes:
    """Steps to the nearest goal as a man of this side would walk there, from the hexes wanted or from all around."""
    zone = crowd = foes = 0
    for man in play.men:
        if man.hex >= 0:
            crowd |= BIT[man.hex]
            if man.id[0] != side and not man.level:
                foes |= BIT[man.hex]
                zone |= CONTROL[man.hex * 6 + man.facing]
    # What it costs to go on from a hex, and the hexes where it costs so much.
    prices = (
        (1, ALL & ~(zone | crowd)),
        (1 + CROWDED, crowd & ~zone),
        (1 + STOPPED, zone & ~crowd),
        (1 + STOPPED + CROWDED, zone & crowd),
    )
    begun = board(goals) & ~foes
    fronts = [begun | foes]
    coming = [0] * (FAR + STOPPED + CROWDED + 1)
    coming[1] = beside(begun)
    free = ALL & ~fronts[0]
    sought = ALL if wanted is None else board(wanted)
    for far in range(1, FAR):
        front = coming[far] & free
        free &= ~front
        fronts.append(front)
        if not sought & free:
            break
        for price, where in prices:
            if here := front & where:
                coming[far + price] |= beside(here)
    return Lanes(fronts)


def next_to(play: Play, hex: int, side: str, wanted: Iterable[int] | None = None) -> Lanes:
    """Steps from the hexes wanted, or from all, to a place beside this one; a hex with an opponent in it counts 0."""
    return lanes(play, AROUND[hex], side, wanted)
