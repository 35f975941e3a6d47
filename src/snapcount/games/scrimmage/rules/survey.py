"""What stands in a man's way when he looks where he can go (SC-16.10)."""

from __future__ import annotations

from functools import lru_cache

from snapcount.games.scrimmage.rules.field import AROUND, HEXES, beyond_goal, depth
from snapcount.games.scrimmage.rules.legal.acting import half
from snapcount.games.scrimmage.rules.legal.moving import pass_blocking
from snapcount.games.scrimmage.rules.sight import depth_of, ground, other
from snapcount.games.scrimmage.state import Man, Play
from snapcount.games.scrimmage.tables import MOVEMENT

BLOCKED, STOP, SCORE = 1, 2, 4
"""Flags of a hex: may not be entered; must be stopped in; ends the play."""


@lru_cache(maxsize=256)
def rows_from(dir: int, line: int, low: int, high: int) -> bytes:
    """A map of all hexes: BLOCKED where the depth lies between `low` and `high`."""
    return bytes(BLOCKED if low <= depth(dir, line, hex) <= high else 0 for hex in range(HEXES))


@lru_cache(maxsize=128)
def depths(dir: int, line: int) -> tuple[int, ...]:
    """The depth of every hex."""
    return tuple(depth(dir, line, hex) for hex in range(HEXES))


@lru_cache(maxsize=2)
def end_zone(dir: int) -> tuple[int, ...]:
    return tuple(hex for hex in range(HEXES) if beyond_goal(dir, hex))


class Survey:
    """What stands in a man's way: flags by hex, and the occupied hexes that he may cross."""

    __slots__ = ("beside", "crossable", "early", "flags", "half_spent", "guarded")

    def __init__(self, play: Play, man: Man) -> None:
        side = man.id[0]
        flags = bytearray(HEXES)
        if play.turn == "pre":
            low, high = (1, 99) if side == "O" else (-99, 0)
            flags = bytearray(rows_from(play.dir, play.scrimmage_line, low, high))
        elif pass_blocking(play, man):
            flags = bytearray(rows_from(play.dir, play.scrimmage_line, 0, 99))
        zone = ground(play.men).zones[other(side)] if play.turn != "pre" else ()
        for hex in zone:
            flags[hex] |= STOP
        self.guarded = man.id == play.holder and play.turn != "pre"
        if self.guarded:
            for hex in end_zone(play.dir):
                flags[hex] |= SCORE
        self.crossable: dict[int, bool] = {}
        for hex, men in ground(play.men).at.items():
            there = [near for near in men if near.id != man.id]
            if there and not flags[hex] & BLOCKED:
                foes = any(near.id[0] != side and not near.level for near in there)
                if not foes and not flags[hex] & STOP:
                    self.crossable[hex] = any(near.level for near in there)
                flags[hex] |= BLOCKED
        self.beside = {near for hex in self.crossable for near in AROUND[hex]}
        """The hexes from which a man may begin to cross."""
        self.flags = flags
        self.early = flags
        self.half_spent = -1
        if man.motion >= 0:
            self.limit_motion(play, man)

    def limit_motion(self, play: Play, man: Man) -> None:
        """SC-7.6: until half his MP are spent the man in motion gets no closer to the line."""
        self.half_spent = half(man.id) - (MOVEMENT[man.id] - man.mp)
        ahead = rows_from(play.dir, play.scrimmage_line, depth_of(play, man.motion) + 1, 99)
        self.early = bytearray(a | b for a, b in zip(self.flags, ahead, strict=True))
