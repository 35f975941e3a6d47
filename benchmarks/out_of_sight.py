"""What `snapcount bench out_of_sight` measures besides whole games: strokes of 400 points on the default field."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import hypot, sin

from snapcount.games.out_of_sight.rules.field import DEFAULT, Field, find
from snapcount.games.out_of_sight.rules.geometry import distance
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from snapcount.games.out_of_sight.state import Path

POINTS = 400
GRID = 0.4
ROOM = 0.33
LINEBACKERS = ((60.0, 26.0), (70.0, -26.0), (50.0, 26.0))


def free(field: Field, x: float, y: float) -> bool:
    return abs(y) < 26 and all(distance(part.shape, x, y) > ROOM for *_, part in field.near((x, y), (x, y)))


def through(field: Field) -> Path:
    """A way from one goal line to the other that touches nothing: the whole stroke must be examined."""
    first = next((5, row) for row in range(-20, 20) if free(field, 5 * GRID, row * GRID))
    before: dict[tuple[int, int], tuple[int, int]] = {first: first}
    queue, at = deque([first]), first
    while queue:
        at = queue.popleft()
        if at[0] * GRID > 98:
            break
        for step in ((1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 0)):
            there = (at[0] + step[0], at[1] + step[1])
            if there not in before and there[0] >= 5 and free(field, there[0] * GRID, there[1] * GRID):
                before[there] = at
                queue.append(there)
    way = [at]
    while way[-1] != first:
        way.append(before[way[-1]])
    return tuple((column * GRID, row * GRID) for column, row in reversed(way))


def sampled(path: Path, count: int) -> Path:
    """The same line as this many points."""
    arcs = [0.0]
    for a, b in zip(path, path[1:], strict=False):
        arcs.append(arcs[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    line = Line(path, Law(1, 0.0, None, False, "all", 0.0, None, (), ""))
    return tuple(line.point(arcs[-1] * i / (count - 1)) for i in range(count))


def judged(field: Field, path: Path, law: Law) -> str:
    """From the points to the true end, as the rules do it."""
    drawn = Line(path, law)
    said = first_contact(field, drawn)
    return true_end(said, first_linebacker(drawn, LINEBACKERS, said.s)).what


FIELD = find(DEFAULT)
GAPS = sampled(through(FIELD), POINTS)
WAVE: Path = tuple((-5 + 104 * i / (POINTS - 1), 20 * sin(i / 20)) for i in range(POINTS))
EVERYTHING = tuple(sorted({part.id for part in FIELD.parts}))
CLEAR = Law(1, 0.0, None, False, "all", 0.0, None, (), "")
REDS, PASSING = CLEAR._replace(reds_after=0.0), CLEAR._replace(ignored=EVERYTHING)

BENCHMARKS: list[tuple[str, Callable[[], object], str]] = [
    (
        "contact test of 400 points, 284 symbols",
        lambda: judged(FIELD, GAPS, CLEAR),
        "ms",
    ),
    ("contact test of 400 points under Reds Only", lambda: judged(FIELD, WAVE, REDS), "ms"),
    ("contact test of 400 points, all passed", lambda: judged(FIELD, WAVE, PASSING), "ms"),
]
