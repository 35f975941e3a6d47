"""The contact test of a 400-point stroke against the 284 symbols of the default field (goal: under 3 ms).

python benchmarks/out_of_sight_contact.py
"""

from __future__ import annotations

import time
from collections import deque
from math import hypot, sin

from snapcount.games.out_of_sight.field import DEFAULT, Field, find
from snapcount.games.out_of_sight.geometry import Point, distance
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.trace import Law, Line, first_contact, first_linebacker, true_end

POINTS = 400
GRID = 0.4
ROOM = 0.33
GOAL_MS = 3.0
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


def timed(field: Field, path: Path, law: Law) -> tuple[float, str]:
    """Milliseconds of the best of many judgements, from the points to the true end."""
    best, what = 1e9, ""
    for _ in range(200):
        started = time.perf_counter()
        drawn = Line(path, law)
        said = first_contact(field, drawn)
        what = true_end(said, first_linebacker(drawn, LINEBACKERS, said.s)).what
        best = min(best, time.perf_counter() - started)
    return best * 1000, what


def main() -> None:
    field = find(DEFAULT)
    wave: list[Point] = [(-5 + 104 * i / (POINTS - 1), 20 * sin(i / 20)) for i in range(POINTS)]
    everything = tuple(sorted({part.id for part in field.parts}))
    clear = Law(1, 0.0, None, False, "all", 0.0, None, (), "")
    cases = (
        ("through the gaps, every symbol counts", sampled(through(field), POINTS), clear),
        ("a wave under Reds Only", tuple(wave), clear._replace(reds_after=0.0)),
        ("a wave that passes everything", tuple(wave), clear._replace(ignored=everything)),
    )
    for name, path, law in cases:
        ms, what = timed(field, path, law)
        verdict = "ok" if ms < GOAL_MS else f"over {GOAL_MS} ms"
        print(f"{name:42}{len(path):5} points{ms:8.2f} ms   ended by {what:10} {verdict}")


if __name__ == "__main__":
    main()
