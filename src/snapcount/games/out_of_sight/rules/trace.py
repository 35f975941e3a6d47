"""Chapter 2: the first thing a pen-line touches (OS-2.5, OS-2.6, OS-2.7, OS-2.8, OS-2.9).

Computed exactly on its straight pieces.
"""

from __future__ import annotations

from itertools import count

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field, Part
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point, Rounded, disc, touched
from snapcount.games.out_of_sight.rules.pen_line import Contact, Law, Line, Windows
from snapcount.games.out_of_sight.state import Path

NEAR = 1.6
"""A pen farther from a linebacker touches him in no case."""


def first_contact(field: Field, drawn: Line, since: int = 1) -> Contact:
    """OS-2.11: what is announced: the first printed symbol, boundary, goal or end of the run.

    Who knows that the line touches nothing before point number `since` needn't have it tested again.
    """
    symbol = _first_symbol(field, drawn, since)
    s, order, what = min([*drawn.ends, (drawn.arcs[-1], 6, "end")])
    for other in drawn.ends:
        if other[0] <= s + TOLERANCE and other[1] < order:
            order, what = other[1], other[2]
    if symbol is None or symbol[0] > s + TOLERANCE:
        return drawn.contact(what, None, s)
    if symbol[0] >= s - TOLERANCE and order < 3:
        return drawn.contact(what, None, s)
    return drawn.contact(symbol[2], symbol[1], symbol[0])


def _first_symbol(field: Field, drawn: Line, since: int) -> tuple[float, str, str] | None:
    """Piece by piece, drawing on while nothing was touched and the run has not ended."""
    path, arcs, law = drawn.path, drawn.arcs, drawn.law
    excepted = bool(law.ignored or law.own_square)
    best: tuple[float, str, str] | None = None
    limit = drawn.until
    b, end = path[since - 1], arcs[since - 1]
    for at in count(since):
        if end > limit + TOLERANCE:
            break
        if at == len(arcs):
            if not drawn.grow():
                break
            if best is None:
                limit = drawn.until
        a, start = b, end
        b, end = path[at], arcs[at]
        near = field.near(a, b, start >= drawn.reds)
        if not near:
            continue
        (ax, ay), (bx, by) = a, b
        left, right = (ax, bx) if ax < bx else (bx, ax)
        low, high = (ay, by) if ay < by else (by, ay)
        for west, east, south, north, kind, part in near:
            if east < left or west > right or north < low or south > high or (excepted and _free(part, law)):
                continue
            found = _entry(part, a, b, start, end - start, drawn.windows[kind])
            if found is None or found > limit + TOLERANCE:
                continue
            if (
                best is None
                or found < best[0] - TOLERANCE
                or (found <= best[0] + TOLERANCE and part.id < best[1])
            ):
                best = (found if best is None else min(found, best[0]), part.id, part.what)
                limit = best[0]
                # What a pen would reach behind it only isn't looked at.
                bx, by = drawn.point(limit)
                left, right = (ax, bx) if ax < bx else (bx, ax)
                low, high = (ay, by) if ay < by else (by, ay)
    return best


def untouched(field: Field, begun: Line) -> bool:
    """Whether a line touches nothing printed as far as it is drawn."""
    return _first_symbol(field, begun, 1) is None


def _free(part: Part, law: Law) -> bool:
    return part.id in law.ignored or (part.id == law.own_square and part.what == "square")


def _entry(part: Part, a: Point, b: Point, start: float, length: float, windows: Windows) -> float | None:
    """The first arc length of this piece at which the part is touched while it is effective."""
    end = start + length
    for low, high in windows:
        if low <= end + TOLERANCE and start < high - TOLERANCE:
            break
    else:
        return None
    span = touched(part.shape, a, b, tables.PEN)
    return None if span is None else _in_windows(span, start, length, windows)


def _in_windows(span: tuple[float, float], start: float, length: float, windows: Windows) -> float | None:
    enter, leave = start + span[0] * length, start + span[1] * length
    for low, high in windows:
        first = max(enter, low)
        if first <= leave + TOLERANCE and first < high - TOLERANCE:
            return first
    return None


def first_linebacker(drawn: Line, linebackers: Path, until: float, since: int = 1) -> Contact | None:
    """OS-9.8: the first linebacker the pen-line touched while Reds Only was not in effect; `since` as above."""
    discs: tuple[Rounded, ...] = tuple(disc(x, y, tables.LINEBACKER) for x, y in linebackers)
    windows: Windows = ((0.0, drawn.reds),)
    best: tuple[float, int] | None = None
    path, arcs = drawn.path, drawn.arcs
    limit = min(until, drawn.reds)
    for at in range(since, len(arcs)):
        start = arcs[at - 1]
        if start > limit + TOLERANCE:
            break
        a, b = path[at - 1], path[at]
        (ax, ay), (bx, by) = a, b
        left, right = (ax, bx) if ax < bx else (bx, ax)
        low, high = (ay, by) if ay < by else (by, ay)
        for index, shape in enumerate(discs):
            x, y = shape.x, shape.y
            if x + NEAR < left or x - NEAR > right or y + NEAR < low or y - NEAR > high:
                continue
            aside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if abs(aside) > NEAR * (arcs[at] - start):
                continue
            span = touched(shape, a, b, tables.PEN)
            found = None if span is None else _in_windows(span, start, arcs[at] - start, windows)
            if found is None or found > until + TOLERANCE:
                continue
            if (
                best is None
                or found < best[0] - TOLERANCE
                or (found <= best[0] + TOLERANCE and index < best[1])
            ):
                best = (found, index)
                limit = found
    return None if best is None else drawn.contact("lb", best[1], best[0])


def true_end(announced: Contact, linebacker: Contact | None) -> Contact:
    """OS-2.9, OS-9.8: goal before linebacker before everything else at equal arc length."""
    if linebacker is None or linebacker.s > announced.s + TOLERANCE:
        return announced
    if announced.what == "goal" and linebacker.s >= announced.s - TOLERANCE:
        return announced
    return linebacker
