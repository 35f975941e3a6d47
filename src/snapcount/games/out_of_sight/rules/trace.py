"""Chapter 2: the first thing a pen-line touches (OS-2.5, OS-2.6, OS-2.7, OS-2.8, OS-2.9).

Computed exactly on its straight pieces.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from math import hypot, inf
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field, Part
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point, Rounded, disc, touched
from snapcount.games.out_of_sight.state import Path

Windows = tuple[tuple[float, float], ...]


class Law(NamedTuple):
    """What holds on one run: what is effective from where to where (OS-2.7)."""

    goes: int
    origin: float
    """The x from which Reds Only and the 60-yard relief are measured."""
    reds_after: float | None
    """Reds Only takes effect after this gain; None: never."""
    relief: bool
    """OS-6.3, OS-6.4: red bars are passed after a gain of 60, on returns only."""
    backfield: str
    ball_x: float
    """The line through the ball centre, where the backfield column ends."""
    cap: float | None
    """OS-2.8: the most a play may gain from the ball."""
    ignored: tuple[str, ...]
    """Symbols passed whole (OS-6.6, OS-16.2)."""
    own_square: str
    """OS-10.8: the receiver whose white part is free."""


class Contact(NamedTuple):
    """Where a run ended and on what."""

    what: str
    """white_bar, red_bar, square, triangle, penalty, goal, sideline, end_line, cap, end or lb."""
    id: str | int | None
    at: Point
    s: float
    """The arc length from the start of the line."""
    reds: bool
    """Reds Only was in effect there."""


class Line:
    """A path with its arc lengths and, along it, what changes at which arc length."""

    def __init__(self, path: Path, law: Law, blind_from: int = 0) -> None:
        """The drop, drawn looking, ends at point number `blind_from`."""
        self.path: Path = path if len(path) > 1 else path * 2
        self.law = law
        arcs, along = [0.0], 0.0
        for a, b in zip(self.path, self.path[1:], strict=False):
            along += hypot(b[0] - a[0], b[1] - a[1])
            arcs.append(along)
        self.arcs = arcs
        xs = [law.goes * point[0] for point in self.path]
        self.blind = arcs[blind_from]
        self.column = self.reach(xs, law.goes * law.ball_x, blind_from)
        self.reds = inf
        if law.reds_after is not None:
            self.reds = self.reach(xs, law.goes * law.origin + law.reds_after)
        self.relief = self.reach(xs, law.goes * law.origin + tables.RELIEF_AFTER) if law.relief else inf
        self.ends = sorted(self._ends(xs))

    def reach(self, values: Sequence[float], target: float, first: int = 0) -> float:
        """The arc length at which a value that changes evenly on every piece first is as large as the target."""
        near = target - TOLERANCE
        if values[first] >= near:
            return self.arcs[first]
        if max(values) < near:
            return inf
        for i in range(first + 1, len(values)):
            if values[i] >= near:
                before = values[i - 1]
                part = min(1.0, (target - before) / (values[i] - before))
                return self.arcs[i - 1] + part * (self.arcs[i] - self.arcs[i - 1])
        return inf

    def _ends(self, xs: list[float]) -> Iterator[tuple[float, int, str]]:
        """OS-2.8: the ends of the run and their order at equal arc length (OS-2.9), the goal first (OS-17.4)."""
        law, pen = self.law, tables.PEN
        own_goal = 0.0 if law.goes == 1 else -100.0
        if max(xs) >= own_goal + 100 - pen - TOLERANCE:
            yield self.reach(xs, own_goal + 100 - pen), 0, "goal"
        if law.cap is not None:
            yield self.reach(xs, law.goes * law.ball_x + law.cap), 2, "cap"
        ys = [point[1] for point in self.path]
        edge = tables.SIDELINE - pen
        if max(ys) >= edge - TOLERANCE:
            yield self.reach(ys, edge), 4, "sideline"
        if min(ys) <= TOLERANCE - edge:
            yield self.reach([-y for y in ys], edge), 4, "sideline"
        if min(xs) <= own_goal - 10 + pen + TOLERANCE:
            yield self.reach([-x for x in xs], -own_goal + 10 - pen), 5, "end_line"
        yield self.arcs[-1], 6, "end"

    def point(self, s: float) -> Point:
        i = min(bisect_left(self.arcs, s, 1), len(self.arcs) - 1)
        a, b, start, length = (
            self.path[i - 1],
            self.path[i],
            self.arcs[i - 1],
            self.arcs[i] - self.arcs[i - 1],
        )
        t = min(1.0, max(0.0, (s - start) / length)) if length else 0.0
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    def contact(self, what: str, name: str | int | None, s: float) -> Contact:
        return Contact(what, name, self.point(s), s, self.reds <= s + TOLERANCE)

    def windows(self, red: bool, bar: bool) -> Windows:
        """OS-6.1, OS-9.9: where along the line a white or red part stops the runner: white ones until Reds Only."""
        until = (self.relief if bar else inf) if red else self.reds
        column = self.law.backfield
        if column == "all" or (red and column == "reds"):
            return ((0.0, until),)
        return ((0.0, min(self.blind, until)), (self.column, until))

    def pieces(self, until: float, since: int = 1) -> Iterator[tuple[Point, Point, float, float]]:
        path, arcs = self.path, self.arcs
        for i in range(since, len(arcs)):
            start = arcs[i - 1]
            if start > until + TOLERANCE:
                return
            yield path[i - 1], path[i], start, arcs[i] - start

    def cut(self, s: float) -> Path:
        """OS-2.6: the line as far as it counts."""
        kept = [point for point, arc in zip(self.path, self.arcs, strict=False) if arc < s]
        return (*kept, self.point(s)) if kept else (self.path[0],)


def first_contact(field: Field, drawn: Line, since: int = 1) -> Contact:
    """OS-2.11: what is announced: the first printed symbol, boundary, goal or end of the run.

    Who knows that the line touches nothing before point number `since` needn't have it tested again.
    """
    s, order, what = drawn.ends[0]
    for other in drawn.ends[1:]:
        if other[0] <= s + TOLERANCE and other[1] < order:
            order, what = other[1], other[2]
    symbol = _first_symbol(field, drawn, s, since)
    if symbol is None or symbol[0] > s + TOLERANCE:
        return drawn.contact(what, None, s)
    if symbol[0] >= s - TOLERANCE and order < 3:
        return drawn.contact(what, None, s)
    return drawn.contact(symbol[2], symbol[1], symbol[0])


def _first_symbol(field: Field, drawn: Line, until: float, since: int) -> tuple[float, str, str] | None:
    law = drawn.law
    white, red, bar = drawn.windows(False, False), drawn.windows(True, False), drawn.windows(True, True)
    best: tuple[float, str, str] | None = None
    limit = until
    for a, b, start, length in drawn.pieces(until, since):
        if start > limit + TOLERANCE:
            break
        near = field.near(a, b)
        if not near:
            continue
        (ax, ay), (bx, by) = a, b
        left, right = (ax, bx) if ax < bx else (bx, ax)
        low, high = (ay, by) if ay < by else (by, ay)
        for west, east, south, north, part in near:
            if east < left or west > right or north < low or south > high or _free(part, law):
                continue
            windows = white if not part.red else bar if part.what == "red_bar" else red
            found = _entry(part, a, b, start, length, windows)
            if found is None or found > limit + TOLERANCE:
                continue
            if (
                best is None
                or found < best[0] - TOLERANCE
                or (found <= best[0] + TOLERANCE and part.id < best[1])
            ):
                best = (found if best is None else min(found, best[0]), part.id, part.what)
                limit = best[0]
    return best


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
    for a, b, start, length in drawn.pieces(until, since):
        if best is not None and start > best[0] + TOLERANCE:
            break
        (ax, ay), (bx, by) = a, b
        left, right = (ax, bx) if ax < bx else (bx, ax)
        low, high = (ay, by) if ay < by else (by, ay)
        for index, shape in enumerate(discs):
            x, y = shape.x, shape.y
            if x + 1.6 < left or x - 1.6 > right or y + 1.6 < low or y - 1.6 > high:
                continue
            span = touched(shape, a, b, tables.PEN)
            found = None if span is None else _in_windows(span, start, length, windows)
            if found is None or found > until + TOLERANCE:
                continue
            if (
                best is None
                or found < best[0] - TOLERANCE
                or (found <= best[0] + TOLERANCE and index < best[1])
            ):
                best = (found, index)
    return None if best is None else drawn.contact("lb", best[1], best[0])


def true_end(announced: Contact, linebacker: Contact | None) -> Contact:
    """OS-2.9, OS-9.8: goal before linebacker before everything else at equal arc length."""
    if linebacker is None or linebacker.s > announced.s + TOLERANCE:
        return announced
    if announced.what == "goal" and linebacker.s >= announced.s - TOLERANCE:
        return announced
    return linebacker
