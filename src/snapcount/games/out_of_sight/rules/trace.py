"""Chapter 2: the first thing a pen-line touches (OS-2.5, OS-2.6, OS-2.7, OS-2.8, OS-2.9).

Computed exactly on its straight pieces.
"""

from __future__ import annotations

from itertools import chain

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field, Near
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point, disc, touched
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line, Windows
from snapcount.games.out_of_sight.state import Path

NOTHING: tuple[Near, ...] = ()
NEAR = 1.6
"""A pen farther from a linebacker touches him in no case."""


def first_contact(field: Field, drawn: Line, since: int = 1) -> Contact:
    """OS-2.11: what is announced: the first printed symbol, boundary, goal or end of the run.

    Who knows that the line touches nothing before point number `since` needn't have it tested again.
    """
    symbol = _first_symbol(field, drawn, since)
    last = drawn.arcs[-1]
    if symbol is not None and not drawn.ends and symbol[0] <= last + TOLERANCE:
        return drawn.contact(symbol[2], symbol[1], symbol[0])
    s, order, what = min([*drawn.ends, (last, 6, "end")])
    for other in drawn.ends:
        if other[0] <= s + TOLERANCE and other[1] < order:
            order, what = other[1], other[2]
    if symbol is None or symbol[0] > s + TOLERANCE:
        return drawn.contact(what, None, s)
    if symbol[0] >= s - TOLERANCE and order < 3:
        return drawn.contact(what, None, s)
    return drawn.contact(symbol[2], symbol[1], symbol[0])


Found = tuple[float, str, str]
"""The arc length at which a part is touched, its id and what it is."""


def _first_symbol(field: Field, drawn: Line, since: int) -> Found | None:
    """Piece by piece, drawing on while nothing was touched and the run has not ended."""
    arcs, law = drawn.arcs, drawn.law
    idle = law.backfield == "none"
    best: Found | None = None
    b, end = drawn.path[since - 1], arcs[since - 1]
    if end > drawn.until + TOLERANCE:
        return None
    for point in chain(drawn.path[since:], drawn.unseen()):
        a, start, end = b, end, arcs[since]
        b, since = point, since + 1
        if idle and start >= drawn.blind - TOLERANCE and drawn.column > end + TOLERANCE:
            pass  # Nothing printed is effective in this backfield (OS-9.6).
        else:
            near = field.near(a, b, start >= drawn.reds)
            if near:
                best = _touched_first(near, drawn, a, b, start, end, best)
        if end > (drawn.until if best is None else best[0]) + TOLERANCE:
            break
    return best


def _touched_first(
    near: tuple[Near, ...], drawn: Line, a: Point, b: Point, start: float, end: float, best: Found | None
) -> Found | None:
    """On one piece; or what was found before, if that comes first."""
    (ax, ay), (bx, by) = a, b
    left, right = (ax, bx) if ax < bx else (bx, ax)
    low, high = (ay, by) if ay < by else (by, ay)
    length, law, windows = end - start, drawn.law, drawn.windows
    limit = (drawn.until if best is None else best[0]) + TOLERANCE
    until = end + TOLERANCE
    for west, east, south, north, kind, part in near:
        if east < left or west > right or north < low or south > high:
            continue
        for opens, shuts in windows[kind]:
            if opens <= until and start < shuts - TOLERANCE:
                break
        else:
            continue
        if part.id in law.ignored or (part.id == law.own_square and part.what == "square"):
            continue
        span = touched(part.shape, a, b, tables.PEN)
        found = None if span is None else _in_windows(span, start, length, windows[kind])
        if found is None or found > limit:
            continue
        if (
            best is None
            or found < best[0] - TOLERANCE
            or (found <= best[0] + TOLERANCE and part.id < best[1])
        ):
            best = (found if best is None else min(found, best[0]), part.id, part.what)
            limit = best[0] + TOLERANCE
            # What a pen would reach behind it only isn't looked at.
            t = (best[0] - start) / length if length else 0.0
            bx, by = ax + (b[0] - ax) * t, ay + (b[1] - ay) * t
            left, right = (ax, bx) if ax < bx else (bx, ax)
            low, high = (ay, by) if ay < by else (by, ay)
    return best


def untouched(field: Field, begun: Line) -> bool:
    """Whether a line touches nothing printed as far as it is drawn."""
    return _first_symbol(field, begun, 1) is None


def _in_windows(span: tuple[float, float], start: float, length: float, windows: Windows) -> float | None:
    enter, leave = start + span[0] * length, start + span[1] * length
    for low, high in windows:
        first = max(enter, low)
        if first <= leave + TOLERANCE and first < high - TOLERANCE:
            return first
    return None


def first_linebacker(drawn: Line, linebackers: Path, until: float, since: int = 1) -> Contact | None:
    """OS-9.8: the first linebacker the pen-line touched while Reds Only was not in effect; `since` as above."""
    men = [(x - NEAR, x + NEAR, y - NEAR, y + NEAR, at) for at, (x, y) in enumerate(linebackers)]
    windows: Windows = ((0.0, drawn.reds),)
    best: tuple[float, int] | None = None
    path, arcs = drawn.path, drawn.arcs
    limit = min(until, drawn.reds)
    (bx, by), end = path[since - 1], arcs[since - 1]
    for at in range(since, len(arcs)):
        ax, ay, start = bx, by, end
        if start > limit + TOLERANCE:
            break
        (bx, by), end = path[at], arcs[at]
        for left, right, low, high, index in men:
            if (ax if ax > bx else bx) < left or (ax if ax < bx else bx) > right:
                continue
            if (ay if ay > by else by) < low or (ay if ay < by else by) > high:
                continue
            x, y = linebackers[index]
            if abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) > NEAR * (end - start):
                continue
            span = touched(disc(x, y, tables.LINEBACKER), path[at - 1], path[at], tables.PEN)
            found = None if span is None else _in_windows(span, start, end - start, windows)
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
