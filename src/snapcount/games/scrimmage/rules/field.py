"""Chapter 2: the field of hexes, its labels, yard lines and depths."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.games.scrimmage.rules.hexes import OFF, Grid

FIRST_ROW, LAST_ROW = -5, 66
GRID = Grid(37, FIRST_ROW, LAST_ROW)
"""SC-2.2, SC-2.12: 37 columns, 60 rows of field and six rows of end zone at either end.

Both zones are always there (SC-15.16): men, targets and distances run through them (SC-15.13).
"""
HEXES = GRID.size
NEIGHBOURS = GRID.neighbours
"""SC-2.6: by hex, then by direction."""
AROUND = GRID.around
COLUMN = GRID.column
ROW = GRID.row
distance = GRID.distance
"""SC-2.7."""

LEFT_HASH, CENTRE, RIGHT_HASH = 17, 19, 21
"""SC-2.11: columns 17 to 21 are the inbounds area."""
GOAL_ROWS = 60
"""SC-2.9: the field lies between the boundaries 0|1 and 60|61."""
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")


def label(hex: int) -> str:
    """SC-2.3, SC-2.12: CCRR on the field, CCS1…CCS6 and CCN1…CCN6 in the end zones."""
    if hex == OFF:
        return "off"
    column, row = COLUMN[hex], ROW[hex]
    if row < 1:
        return f"{column:02}S{1 - row}"
    if row > GOAL_ROWS:
        return f"{column:02}N{row - GOAL_ROWS}"
    return f"{column:02}{row:02}"


_BY_LABEL = {label(hex): hex for hex in range(HEXES)}


def hex_of(text: str) -> int | None:
    """The hex with this label, or None."""
    return _BY_LABEL.get(text.upper())


def find(column: int, row: int) -> int:
    """The hex in a column and row, `OFF` outside the grid (SC-2.13)."""
    return GRID.find(column, row)


def nearest_first(places: Sequence[int]) -> list[int]:
    """All hexes, the nearest to one of these places first (SC-2.7)."""
    return sorted(range(HEXES), key=lambda hex: min((distance(hex, place) for place in places), default=0))


def depth(dir: int, line: int, hex: int) -> int:
    """SC-2.15: rows beyond the line of scrimmage; 0 and less is the offence's side. Only rows count (SC-2.10)."""
    return ROW[hex] - line if dir > 0 else line + 1 - ROW[hex]


def row_at(dir: int, line: int, d: int) -> int:
    """The row at a depth."""
    return line + d if dir > 0 else line + 1 - d


def line_of(dir: int, row: int) -> int:
    """SC-14.16: the boundary that is the line of scrimmage when the ball lies in this row (d = 0)."""
    return row if dir > 0 else row - 1


def rightward(dir: int, columns: int) -> int:
    """SC-2.17: columns to the offence's right, negative to its left."""
    return columns * dir


def beyond_goal(dir: int, hex: int) -> bool:
    """In the end zone that the offence attacks: the goal across the line, not its own (SC-1.4)."""
    return ROW[hex] > GOAL_ROWS if dir > 0 else ROW[hex] < 1


def behind_goal(dir: int, hex: int) -> bool:
    """In the offence's own end zone."""
    return beyond_goal(-dir, hex)


def inbounds(hex: int) -> int:
    """SC-15.6, SC-15.7: the same row, the column moved to the nearest hash mark if it lies outside."""
    return find(min(max(COLUMN[hex], LEFT_HASH), RIGHT_HASH), ROW[hex])


def own_yard(dir: int, hexes: int) -> int:
    """The row of a ball so many hexes from its own goal line (SC-19.5)."""
    return hexes if dir > 0 else GOAL_ROWS + 1 - hexes


def rows_to_own_goal(dir: int, row: int) -> int:
    """SC-4.16: the rows between the ball's row and the offence's own goal line."""
    return row - 1 if dir > 0 else GOAL_ROWS - row


def yards(dir: int, line: int) -> float:
    """SC-2.18: yards from the offence's own goal to the line of scrimmage; three hexes are five yards (SC-1.8)."""
    return (line if dir > 0 else GOAL_ROWS - line) * 5 / 3


def in_yards(hexes: int) -> int:
    """SC-1.8: three hexes are five yards."""
    return round(hexes * 5 / 3)


def control(hex: int, facing: int) -> tuple[int, ...]:
    """SC-6.4: the front hex and the two oblique hexes of a man, those on the grid."""
    return _CONTROL[hex * 6 + facing]


_CONTROL = tuple(
    [
        tuple([to for to in (ahead, right, left) if to != OFF])
        for near in NEIGHBOURS
        for ahead, right, left in zip(near, near[1:] + near[:1], near[5:] + near[:5], strict=True)
    ]
)


def sees(hex: int, facing: int, target: int) -> bool:
    """SC-6.9, SC-6.10, SC-6.11: the sector of 120 degrees, bounding rays included; one's own hex is seen."""
    return hex == target or GRID.in_sector(hex, facing, target)
