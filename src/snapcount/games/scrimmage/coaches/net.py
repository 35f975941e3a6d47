"""How far a ball carrier could run next, and where a defender must stand to stop him."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.tactics import Plan, turned_away
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
    FIRST_ROW,
    HEXES,
    LAST_ROW,
    NEIGHBOURS,
    ROW,
    control,
    distance,
    find,
)
from snapcount.games.scrimmage.rules.reach import Reach, reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import FRESH, Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import MOVEMENT

TRIED = 7
"""Places of one defender that are looked at closely."""

WIDE = 3
"""Rows, the deepest that a carrier gets to, in which his ways end."""


class Threat(NamedTuple):
    """The deepest a carrier gets in his next turn, how wide the way there is, and the hexes of the ways."""

    depth: int
    width: int
    ways: dict[int, int]
    """Hex on a way: steps from the carrier."""
    end: int = -1
    """One of the deepest hexes."""

    @property
    def size(self) -> float:
        return self.depth + 0.04 * self.width


def his_turn(play: Play, carrier: str) -> Play:
    """The position as it would be when the offence moves next, nothing contacted."""
    man = find_man(play, carrier)
    runner = man._replace(mp=MOVEMENT[carrier], status=FRESH, entered=False, inside=False, motion=-1)
    turned = with_man(play, runner)
    return turned._replace(
        phase="O.movement_contact", turn="contact", o_ball="", holder=carrier, changed=False, number=9
    )


def threat(play: Play, carrier: str, with_ways: bool = True) -> Threat:
    """Where a carrier could run by himself if it were his turn now."""
    man = find_man(play, carrier)
    if man.hex < 0 or man.level or man.hit:
        return Threat(depth_of(play, man.hex) if man.hex >= 0 else -99, 0, {})
    way = reach(his_turn(play, carrier), carrier)
    wide = way.deepest(play, WIDE)
    end = max(wide, key=lambda hex: (depth_of(play, hex), -distance(hex, man.hex), hex))
    ways = ways_to(way, man, list(wide), play) if with_ways else {}
    return Threat(depth_of(play, end), len(wide), ways, end)


def ways_to(way: Reach, man: Man, wide: list[int], play: Play) -> dict[int, int]:
    """Every hex on the cheapest ways to a few of the deepest hexes, with its place on the way."""
    found: dict[int, int] = {}
    wide.sort(key=lambda hex: (-depth_of(play, hex), hex))
    for goal in wide[:: max(1, len(wide) // 5)]:
        facing = max(range(6), key=lambda f: left_or_none(way, goal, f))
        hex = man.hex
        for step, action in enumerate(way.path(goal, facing)):
            for dir in action.dirs:
                hex = NEIGHBOURS[hex][dir]
                found[hex] = min(found.get(hex, 99), step + 1)
    return found


def left_or_none(way: Reach, hex: int, facing: int) -> int:
    left = way.left(hex, facing)
    return -1 if left is None else left


def cut_off(play: Play, man: Man, carrier: str, now: Threat) -> tuple[Plan, float] | None:
    """The place of this defender that hems the carrier in most, the way there and what is left of the threat."""
    runner = find_man(play, carrier)
    way = reach(play, man.id)
    rated: list[tuple[float, int, int]] = []
    for hex, facing, left in way.places():
        zone = control(hex, facing)
        worth = plain_sum(1.5 / (now.ways[near] + 1) for near in (hex, *zone) if near in now.ways)
        if worth:
            seen = turned_away(hex, facing, runner.hex) <= 1
            rated.append((worth + (0.2 if seen else -0.3) + 0.005 * left, hex, facing))
    rated.sort(reverse=True)
    best: tuple[float, int, int] | None = None
    for _, hex, facing in spread(rated):
        there = with_man(play, man._replace(hex=hex, facing=facing))
        size = threat(there, carrier, False).size + 0.1 * turned_away(hex, facing, runner.hex)
        size += 0.02 * distance(hex, runner.hex)
        if best is None or size < best[0]:
            best = (size, hex, facing)
    if best is None:
        return None
    stays = (best[1], best[2]) == (man.hex, man.facing)
    return (() if stays else way.path(best[1], best[2])), best[0]


def spread(rated: list[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
    """The best few, no hex twice."""
    seen = bytearray(HEXES)
    chosen: list[tuple[float, int, int]] = []
    for place in rated:
        if not seen[place[1]]:
            seen[place[1]] = 1
            chosen.append(place)
            if len(chosen) == TRIED:
                break
    return chosen


def intercept(play: Play, pursuer: int, runner: int) -> int:
    """The first hex straight ahead of a runner to which a pursuer is no further."""
    column, row = COLUMN[runner], ROW[runner]
    hex = runner
    for ahead in range(1, 40):
        next_row = row + ahead * play.dir
        if not FIRST_ROW <= next_row <= LAST_ROW:
            break
        hex = find(column, next_row)
        if distance(pursuer, hex) <= ahead:
            break
    return hex
