"""A board of hexes as whole numbers, with tables of neighbours, distances and fields of sight.

Columns run along the field through shared hexsides; even columns are shifted half a hex towards higher rows (SC-2.4).
Directions go clockwise: 0 = N (row + 1), 1 = NE, 2 = SE, 3 = S, 4 = SW, 5 = NW.
"""

from __future__ import annotations

from functools import cache

AXIAL = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The unit step of each direction in axial coordinates (q, a)."""

OFF = -1
"""No hex: beyond the edge of the board."""


@cache
def facings_to(dq: int, da: int) -> tuple[int, ...]:
    """Every facing in whose sector of 120 degrees a hex so far away lies; a board has some ten thousand ways."""
    facings: list[int] = []
    for facing in range(6):
        # The displacement is m steps ahead and n steps along one of the two neighbouring directions.
        for side in (facing + 1, facing + 5):
            (q1, a1), (q2, a2) = AXIAL[facing], AXIAL[side % 6]
            det = q1 * a2 - q2 * a1
            m, n = (dq * a2 - q2 * da) * det, (q1 * da - dq * a1) * det
            if m >= 0 and n >= 0 and (m or n):
                facings.append(facing)
                break
    return tuple(facings)


WAYS = 100
"""More than twice the columns of any board: da * WAYS + dq is another number for every way."""


def far(way: int) -> int:
    """The steps of a way that is given as one number."""
    da = (way + WAYS // 2) // WAYS
    dq = way - da * WAYS
    return max(abs(dq), abs(da), abs(dq + da))


class Grid:
    """`columns` counted from 1, rows `first`…`last`. Hex number = (row - first) * columns + column - 1."""

    def __init__(self, columns: int, first: int, last: int) -> None:
        self.columns = columns
        self.first = first
        self.last = last
        self.size = columns * (last - first + 1)
        self.column = tuple(h % columns + 1 for h in range(self.size))
        self.row = tuple(h // columns + first for h in range(self.size))
        self.q = self.column
        self.a = tuple(r - (c - 1) // 2 for c, r in zip(self.column, self.row, strict=True))
        # A way is one number: to a hex and back from it are n and -n, which a table has from its other end.
        self._at = tuple(a * WAYS + q for q, a in zip(self.q, self.a, strict=True))
        farthest = max(self._at) - min(self._at)
        self._far = bytes(far(n) for n in (*range(farthest + 1), *range(-farthest, 0)))
        self.neighbours = tuple(
            tuple(self.find_axial(q + dq, a + da) for dq, da in AXIAL)
            for q, a in zip(self.q, self.a, strict=True)
        )
        """By hex, then by direction; `OFF` over the edge."""
        self.around = tuple(tuple(n for n in near if n != OFF) for near in self.neighbours)

    def find(self, column: int, row: int) -> int:
        if 1 <= column <= self.columns and self.first <= row <= self.last:
            return (row - self.first) * self.columns + column - 1
        return OFF

    def find_axial(self, q: int, a: int) -> int:
        return self.find(q, a + (q - 1) // 2)

    def distance(self, here: int, there: int) -> int:
        return self._far[self._at[there] - self._at[here]]

    def direction(self, here: int, there: int) -> int:
        """The direction from a hex to its neighbour."""
        return self.neighbours[here].index(there)

    def in_sector(self, here: int, facing: int, there: int) -> bool:
        """Whether `there` lies in the sector of 120 degrees about `facing`, both bounding rays included."""
        return facing in facings_to(self.q[there] - self.q[here], self.a[there] - self.a[here])

    def line(self, here: int, direction: int, length: int) -> tuple[int, ...]:
        """SC-2.8: the hexes met going straight on, as far as the board goes."""
        met: list[int] = []
        for _ in range(length):
            here = self.neighbours[here][direction]
            if here == OFF:
                break
            met.append(here)
        return tuple(met)
