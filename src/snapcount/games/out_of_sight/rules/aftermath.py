"""What a line shows once the cover is off: where it led on, and what it only just missed. It decides nothing."""

from __future__ import annotations

from bisect import bisect_left
from copy import copy
from math import hypot
from typing import Any, NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from snapcount.games.out_of_sight.state import Path


class Beyond(NamedTuple):
    """Where the run would have ended without what stopped it, and what it would have gained."""

    by: str
    id: str | int | None
    at: Point
    yards: float


def aftermath(field: str, drawn: Line, end: Contact, linebackers: Path, origin: float) -> dict[str, Any]:
    """The facts of a finished run that only explain it; `origin` is the x its gain is measured from."""
    goes = drawn.law.goes
    on = without(field, drawn, end, linebackers)
    return {
        "rest": rest_of(drawn, end.s),
        "beyond": None if on is None else Beyond(on.what, on.id, on.at, goes * (on.at[0] - origin)),
        "missed": None if end.what == "lb" else missed(drawn, min(end.s, drawn.reds), linebackers),
        "reds_from": goes * (drawn.point(drawn.reds)[0] - origin) if drawn.reds <= end.s else None,
        "lifted": goes * (drawn.path[-1][0] - origin),
    }


def rest_of(drawn: Line, s: float) -> Path:
    """The line after what stopped it."""
    return tuple(point for point, arc in zip(drawn.path, drawn.arcs, strict=False) if arc > s)


def without(field: str, drawn: Line, end: Contact, linebackers: Path) -> Contact | None:
    """What would have ended the run, had the symbol or the linebacker not been there (OS-9.8, OS-9.9)."""
    numbers, onward = list(range(len(linebackers))), drawn
    if end.what == "lb":
        numbers = [number for number in numbers if number != end.id]
    elif isinstance(end.id, str):
        onward = copy(drawn)
        onward.law = drawn.law._replace(ignored=(*drawn.law.ignored, end.id))
    else:
        return None
    since = max(1, bisect_left(drawn.arcs, end.s) - 1)  # up to there nothing was touched
    said = first_contact(find(field), onward, since)
    man = first_linebacker(onward, tuple(linebackers[number] for number in numbers), said.s, since)
    if man is not None and isinstance(man.id, int):
        man = man._replace(id=numbers[man.id])
    return true_end(said, man)


def missed(drawn: Line, until: float, linebackers: Path) -> float | None:
    """By how much the nearest linebacker missed the pen while linebackers counted."""
    if not linebackers:
        return None
    path = drawn.cut(min(until, drawn.arcs[-1]))
    ends = path[1:] or path
    gaps = [_gap(a, b, place) for a, b in zip(path, ends, strict=False) for place in linebackers]
    return max(0.0, min(gaps) - tables.LINEBACKER - tables.PEN)


def _gap(a: Point, b: Point, at: Point) -> float:
    """From a place to the nearest point of a straight piece."""
    (ax, ay), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    x, y, length = at[0] - ax, at[1] - ay, dx * dx + dy * dy
    along = x * dx + y * dy
    if along <= 0.0:
        return hypot(x, y)
    part = along / length if along < length else 1.0
    return hypot(x - part * dx, y - part * dy)
