"""What stands in a man's way when he looks where he can go (SC-16.10)."""

from __future__ import annotations

from functools import lru_cache

from snapcount.games.scrimmage.rules.field import HEXES, beyond_goal
from snapcount.games.scrimmage.rules.legal.acting import half
from snapcount.games.scrimmage.rules.legal.moving import pass_blocking
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.searching.boards import ALL, BIT, CONTROL, board, hexes_of, rows
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play
from snapcount.games.scrimmage.tables import MOVEMENT


@lru_cache(maxsize=2)
def end_zone(dir: int) -> int:
    return board(hex for hex in range(HEXES) if beyond_goal(dir, hex))


class Survey:
    """What stands in a man's way, as sets of hexes from the place `low` on."""

    __slots__ = ("barred", "behind", "crossable", "early", "free", "half_spent", "lying", "over", "stop")

    def __init__(self, play: Play, man: Man, low: int) -> None:
        side = man.id[0]
        others = foes = lying = zone = 0
        for near in play.men:
            if near.hex >= 0 and near.id != man.id:
                bit = BIT[near.hex]
                others |= bit
                if near.level:
                    lying |= bit
                elif near.id[0] != side:
                    foes |= bit
                    zone |= CONTROL[near.hex * 6 + near.facing]
        all = ALL >> low
        others, foes, lying, zone = others >> low, foes >> low, lying >> low, zone >> low
        self.stop = zone if play.turn != "pre" else 0
        """SC-7.16: who enters them goes no further."""
        open_to_him = all & ~(self.shut(play, man) >> low)
        self.free = open_to_him & ~others
        self.crossable = open_to_him & others & ~(foes | self.stop)
        """SC-7.13: occupied hexes that he may cross; SC-7.14: straight on only where somebody lies."""
        self.lying = lying
        self.over = self.barred = self.behind = 0
        """Where the play ends; SC-13.19: out of which hexes he may not cross the line, and all that lies behind it."""
        if man.id == play.holder and play.turn != "pre":
            self.over = end_zone(play.dir) >> low
            self.behind = rows(play.dir, play.scrimmage_line, -99, 0) >> low
            self.barred = barred(play) >> low
        self.early = all
        self.half_spent = -1
        if man.motion >= 0:
            self.half_spent = half(man.id) - (MOVEMENT[man.id] - man.mp)
            self.early = rows(play.dir, play.scrimmage_line, -99, depth_of(play, man.motion)) >> low
            """SC-7.6: until half his MP are spent the man in motion gets no closer to the line."""

    def shut(self, play: Play, man: Man) -> int:
        """The rows that he may not enter, whatever stands there."""
        if play.turn == "pre":
            low, high = (1, 99) if man.id[0] == "O" else (-99, 0)
            return rows(play.dir, play.scrimmage_line, low, high)
        return rows(play.dir, play.scrimmage_line, 0, 99) if pass_blocking(play, man) else 0


def barred(play: Play) -> int:
    """SC-13.19: the hexes at the line out of which the real ball may not cross it."""
    line = rows(play.dir, play.scrimmage_line, 0, 0)
    if play.ball_crossed:
        return 0
    return board(hex for hex in hexes_of(line) if crossing_problem(play, hex))
