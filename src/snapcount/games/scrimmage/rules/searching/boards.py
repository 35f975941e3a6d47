"""Sets of hexes as whole numbers, a bit a hex: a whole front goes a step in any direction by one shift.

Bits run along axial coordinates, in which a direction is the same distance everywhere; what goes over an edge comes
to a bit that is no hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from snapcount.games.scrimmage.rules.field import FIRST_ROW, GRID, HEXES, control, row_at

WIDTH = GRID.columns + 1
"""A column more than there are: who goes over the side comes to it."""
_LOWEST = min(GRID.a)
PLACE = tuple([(a - _LOWEST) * WIDTH + q for q, a in zip(GRID.q, GRID.a, strict=True)])
"""The bit of a hex."""
_ONE = tuple([1 << place for place in range(max(PLACE) + 1)])
BIT = tuple([_ONE[place] for place in PLACE])
SHIFTS = (WIDTH, 1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1)
"""By direction: how far a bit goes."""


def board(hexes: Iterable[int]) -> int:
    found = 0
    for hex in hexes:
        found |= BIT[hex]
    return found


ALL = board(range(HEXES))
CONTROL = tuple([board(control(hex, facing)) for hex in range(HEXES) for facing in range(6)])
"""SC-6.4: what a man controls, by hex * 6 + facing."""
_UP_TO = [board(range(GRID.columns * rows)) for rows in range(HEXES // GRID.columns + 1)]
"""By the number of rows counted from the lowest."""
_HEX_AT = {place: hex for hex, place in enumerate(PLACE)}


def rows(dir: int, line: int, low: int, high: int) -> int:
    """SC-2.15: the hexes whose depth lies between `low` and `high`."""
    first, last = sorted((row_at(dir, line, low), row_at(dir, line, high)))
    most = len(_UP_TO) - 1
    return _UP_TO[min(max(last - FIRST_ROW + 1, 0), most)] ^ _UP_TO[min(max(first - FIRST_ROW, 0), most)]


def beside(here: int) -> int:
    """Everything next to a set; what is no hex is for the caller to leave out."""
    up = here | here << 1
    down = here | here >> 1
    return here << 1 | here >> 1 | up << WIDTH - 1 | down >> WIDTH - 1


def hexes_of(here: int, lowest: int = 0) -> Iterator[int]:
    """The hexes of a set whose first bit stands for the place `lowest`."""
    while here:
        last = here.bit_length() - 1
        here ^= _ONE[last]
        yield _HEX_AT[lowest + last]
