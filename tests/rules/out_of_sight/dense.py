"""A second tracer that shares nothing with the first: it walks the line in small steps and measures polygons."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import NamedTuple

from snapcount.games.out_of_sight.rules.field import Symbol

Point = tuple[float, float]
STEP = 0.1
R = 0.25


class Thing(NamedTuple):
    """A polygon with rounded corners that stops a runner."""

    id: str
    what: str
    colour: str
    corners: tuple[Point, ...]
    round: float
    x: float
    y: float
    size: float


def things(symbols: tuple[Symbol, ...]) -> list[Thing]:
    found: list[Thing] = []
    for s in symbols:
        if s.kind == "receiver":
            half = s.length / 2 - s.corner
            square = tuple((s.x + u * half, s.y + v * half) for u, v in ((1, 1), (-1, 1), (-1, -1), (1, -1)))
            found.append(Thing(s.id, "square", "white", square, s.corner, s.x, s.y, 3.0))
            turned = [turn(u, v, s.angle) for u, v in ((1.5, 0.0), (-0.4, 0.95), (-0.4, -0.95))]
            found.append(
                Thing(s.id, "triangle", "red", tuple((s.x + u, s.y + v) for u, v in turned), 0, s.x, s.y, 1.6)
            )
            continue
        a, b = s.length / 2, s.width / 2
        box = [turn(u * a, v * b, s.angle) for u, v in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        what = "penalty" if s.kind == "penalty" else f"{s.kind}_bar"
        colour = "white" if s.kind == "white" else "red"
        found.append(
            Thing(
                s.id, what, colour, tuple((s.x + u, s.y + v) for u, v in box), 0, s.x, s.y, hypot(a, b) + 0.01
            )
        )
    return found


def turn(u: float, v: float, degrees: float) -> Point:
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return u * c - v * s, u * s + v * c


def apart(thing: Thing, p: Point) -> float:
    """From the pen centre to the thing; nought inside."""
    if within(thing.corners, p):
        return 0.0
    pairs = zip(thing.corners, thing.corners[1:] + thing.corners[:1], strict=True)
    return max(0.0, min(to_segment(p, a, b) for a, b in pairs) - thing.round)


def within(corners: tuple[Point, ...], p: Point) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def to_segment(p: Point, a: Point, b: Point) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    t = 0.0 if length == 0 else ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length
    t = min(1.0, max(0.0, t))
    return hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]))


def samples(path: tuple[Point, ...]) -> Iterator[tuple[float, Point]]:
    """Arc length and place, every step and at every corner."""
    s = 0.0
    yield s, path[0]
    for a, b in zip(path, path[1:], strict=False):
        length = hypot(b[0] - a[0], b[1] - a[1])
        count = max(1, int(length / STEP) + 1)
        for i in range(1, count + 1):
            t = i / count
            yield s + length * t, (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        s += length


class Rules(NamedTuple):
    """What is effective, in the test's own words."""

    goes: int
    start_x: float
    reds_after: float | None
    relief: bool
    backfield: str
    line_x: float
    cap: float | None
    drop_ends: float
    linebackers: tuple[Point, ...]


def walk(
    everything: list[Thing], path: tuple[Point, ...], rules: Rules
) -> tuple[float, str, Thing | int | None]:
    """The first sample at which something stops the runner."""
    reds = crossed = relieved = False
    last = (0.0, "end", None)
    for s, (x, y) in samples(path):
        gain = rules.goes * (x - rules.start_x)
        reds = reds or (rules.reds_after is not None and gain >= rules.reds_after)
        relieved = relieved or (rules.relief and gain >= 60)
        crossed = crossed or (s >= rules.drop_ends - 1e-12 and rules.goes * (x - rules.line_x) >= 0)
        own = x if rules.goes == 1 else 100 - x
        if own + R >= 100:
            return s, "goal", None
        for index, lb in enumerate(rules.linebackers):
            if not reds and hypot(lb[0] - x, lb[1] - y) <= 1.25 + R:
                return s, "lb", index
        if rules.cap is not None and rules.goes * (x - rules.line_x) >= rules.cap:
            return s, "cap", None
        column = "all" if crossed or s < rules.drop_ends else rules.backfield
        for thing in everything:
            if abs(thing.x - x) > thing.size + R or abs(thing.y - y) > thing.size + R:
                continue
            if stops(thing, reds, relieved, column) and apart(thing, (x, y)) <= R:
                return s, thing.what, thing
        if abs(y) >= 80 / 3 - R or own <= -10 + R:
            return s, "sideline" if abs(y) >= 80 / 3 - R else "end_line", None
        last = (s, "end", None)
    return last


def stops(thing: Thing, reds: bool, relieved: bool, column: str) -> bool:
    if column == "none" or (column == "reds" and thing.colour != "red") or (reds and thing.colour != "red"):
        return False
    return not (relieved and thing.what == "red_bar")
