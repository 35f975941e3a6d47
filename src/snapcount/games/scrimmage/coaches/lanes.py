"""How far it is to a place when blockers and defenders stand in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from snapcount.games.scrimmage.rules.field import AROUND
from snapcount.games.scrimmage.rules.searching.boards import ALL, BIT, CONTROL, beside, board
from snapcount.games.scrimmage.state import Play

STOPPED = 4
"""What a hex of an opponent's zone costs: whoever enters it goes no further in that phase."""
CROWDED = 3
FAR = 15
"""Nobody looks further; also what it costs to get where no lane leads."""


class Lanes:
    """Steps by hex, looked for no further than somebody asks."""

    __slots__ = ("coming", "free", "fronts", "prices")

    def __init__(self, begun: int, foes: int, prices: Sequence[tuple[int, int]]) -> None:
        self.fronts = [begun | foes]
        """By steps: the hexes that are so far."""
        self.coming = [0] * (FAR + STOPPED + CROWDED + 1)
        self.coming[1] = beside(begun)
        self.free = ALL & ~self.fronts[0]
        self.prices = prices

    def __getitem__(self, hex: int) -> int:
        bit = BIT[hex]
        for far, front in enumerate(self.fronts):
            if front & bit:
                return far
        while len(self.fronts) < FAR:
            if self.go_on() & bit:
                return len(self.fronts) - 1
        return FAR

    def go_on(self) -> int:
        """The next front."""
        far = len(self.fronts)
        if far > 1:
            last = self.fronts[-1]
            for price, where in self.prices:
                if here := last & where:
                    self.coming[far - 1 + price] |= beside(here)
        front = self.coming[far] & self.free
        self.free ^= front
        self.fronts.append(front)
        return front


def lanes(play: Play, goals: Iterable[int], side: str) -> Lanes:
    """Steps to the nearest goal as a man of this side would walk there."""
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
    return Lanes(board(goals) & ~foes, foes, prices)


def next_to(play: Play, hex: int, side: str) -> Lanes:
    """Steps to a place beside this one; a hex with an opponent in it counts 0."""
    return lanes(play, AROUND[hex], side)
