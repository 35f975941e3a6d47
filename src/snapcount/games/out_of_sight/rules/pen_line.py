"""Chapter 2: a pen-line and what changes along it (OS-2.6, OS-2.7, OS-2.8)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from math import hypot, inf
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.state import Path

Windows = tuple[tuple[float, float], ...]

EVERYWHERE: Windows = ((0.0, inf),)
END_ORDER = {"goal": 0, "cap": 2, "sideline": 4, "end_line": 5}
"""OS-2.8: the ends of the run and their order at equal arc length (OS-2.9), the goal first (OS-17.4)."""


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
    """A path with its arc lengths and, along it, what changes at which arc length.

    Who draws as it is followed gives the points that may come as `more`: none is drawn after the end of the run.
    """

    __slots__ = (
        "ahead",
        "arcs",
        "back",
        "blind",
        "column",
        "edge",
        "ends",
        "goes",
        "kept",
        "law",
        "more",
        "near",
        "path",
        "reds",
        "relief",
        "until",
        "windows",
    )

    def __init__(
        self,
        path: Path,
        law: Law,
        blind_from: int = 0,
        more: Iterator[Point] | None = None,
        kept: Callable[[Line], bool] | None = None,
    ) -> None:
        """The drop, drawn looking, ends at point `blind_from`; `kept` says at the line if Reds Only may come."""
        self.law, self.kept = law, kept
        self.path: list[Point] = [path[0]]
        self.arcs: list[float] = [0.0]
        self.column = self.reds = self.relief = self.until = inf
        self.blind = 0.0
        self.ends: list[tuple[float, int, str]] = []
        self.goes = law.goes
        own_goal = 0.0 if law.goes == 1 else -100.0
        self.edge = tables.SIDELINE - tables.PEN - TOLERANCE
        self.back = own_goal - 10 + tables.PEN + TOLERANCE
        self._sight(*self._marks(own_goal))
        self._pass(law.goes * path[0][0], path[0][1])
        self.more = iter(path[1 : blind_from + 1])
        self.draw()
        self.blind = self.arcs[-1]
        self._see_column(law.goes * law.ball_x)
        self.more = more or iter(path[blind_from + 1 :])
        if more is None:
            self.draw()
            if len(self.path) == 1:
                self.path, self.arcs = self.path * 2, [0.0, 0.0]

    def on(self, more: Iterator[Point]) -> Line:
        """The same beginning with other points to come: who draws many lines from one drop draws that once."""
        line = Line.__new__(Line)
        line.law, line.kept, line.goes, line.blind = self.law, self.kept, self.goes, self.blind
        line.path, line.arcs, line.ends, line.ahead = self.path[:], self.arcs[:], self.ends[:], self.ahead[:]
        line.column, line.reds, line.relief, line.until = self.column, self.reds, self.relief, self.until
        line.near, line.back, line.edge, line.windows = self.near, self.back, self.edge, self.windows
        line.more = more
        return line

    def _marks(self, own_goal: float) -> Iterator[tuple[float, str]]:
        """What changes how far forward."""
        law = self.law
        yield own_goal + 100 - tables.PEN, "goal"
        if law.reds_after is not None:
            yield law.goes * law.origin + law.reds_after, "reds"
        if law.relief:
            yield law.goes * law.origin + tables.RELIEF_AFTER, "relief"
        if law.cap is not None:
            yield law.goes * law.ball_x + law.cap, "cap"

    def _see_column(self, target: float) -> None:
        """The backfield column ends where the line is crossed after the drop."""
        if self.law.goes * self.path[-1][0] >= target - TOLERANCE:
            self._reached("column", self.arcs[-1])
        else:
            self._sight(*self.ahead, (target, "column"))
        self.windows = self._windows()

    def _sight(self, *marks: tuple[float, str]) -> None:
        """What lies ahead, the nearest last."""
        self.ahead = sorted(marks, reverse=True)
        self.near = self.ahead[-1][0] - TOLERANCE if marks else inf

    def draw(self) -> None:
        for _ in self.unseen():
            pass

    def unseen(self) -> Iterator[Point]:
        """Draw on from point to point, as far as somebody asks for the next."""
        path, arcs, goes = self.path, self.arcs, self.goes
        (x0, y0), end = path[-1], arcs[-1]
        near, back, edge = self.near, self.back, self.edge
        for point in self.more:
            x, y = point
            length = hypot(x - x0, y - y0)
            if not length:
                continue
            end += length
            arcs.append(end)
            path.append(point)
            forward = goes * x
            if forward >= near or forward <= back or not -edge < y < edge:
                self._pass(forward, y)
                near, back, edge = self.near, self.back, self.edge
            x0, y0 = x, y
            yield point

    def _pass(self, forward: float, y: float) -> None:
        """Something changes between the last two points."""
        x0, y0 = self.path[-2:][0]
        while forward >= self.near:
            target, what = self.ahead.pop()
            self.near = self.ahead[-1][0] - TOLERANCE if self.ahead else inf
            self._reached(what, self._where(self.goes * x0, forward, target))
        if not -self.edge < y < self.edge:
            side = 1 if y > 0 else -1
            self._reached("sideline", self._where(side * y0, side * y, self.edge + TOLERANCE))
            self.edge = inf
        if forward <= self.back:
            self._reached("end_line", self._where(-self.goes * x0, -forward, TOLERANCE - self.back))
            self.back = -inf

    def _where(self, before: float, value: float, target: float) -> float:
        """The arc length at which a value that changes evenly on the last piece is as large as the target."""
        if len(self.arcs) == 1:
            return 0.0
        start = self.arcs[-2]
        return start + min(1.0, (target - before) / (value - before)) * (self.arcs[-1] - start)

    def _reached(self, what: str, s: float) -> None:
        if what == "column":
            self.column = s
            if self.kept is not None and not self.kept(self):
                self._sight(*(mark for mark in self.ahead if mark[1] != "reds"))
        elif what == "reds":
            self.reds = s
        elif what == "relief":
            self.relief = s
        else:
            self.ends.append((s, END_ORDER[what], what))
            self.until = min(self.until, s)
            return
        self.windows = self._windows()

    def point(self, s: float) -> Point:
        arcs = self.arcs
        i = bisect_left(arcs, s, 1)
        if i == len(arcs):
            i -= 1
        (ax, ay), (bx, by), start = self.path[i - 1], self.path[i], arcs[i - 1]
        length = arcs[i] - start
        t = (s - start) / length if length else 0.0
        if t < 0.0:
            t = 0.0
        elif t > 1.0:
            t = 1.0
        return ax + (bx - ax) * t, ay + (by - ay) * t

    def contact(self, what: str, name: str | int | None, s: float) -> Contact:
        return Contact(what, name, self.point(s), s, self.reds <= s + TOLERANCE)

    def _windows(self) -> tuple[Windows, Windows, Windows]:
        """OS-6.1, OS-9.9: where along the line white parts, red ones and red bars stop the runner."""
        backfield, reds, relief = self.law.backfield, self.reds, self.relief
        if backfield == "all":
            return ((0.0, reds),), EVERYWHERE, ((0.0, relief),)
        blind, column = self.blind, self.column
        white = (0.0, min(blind, reds)), (column, reds)
        if backfield == "reds":
            return white, EVERYWHERE, ((0.0, relief),)
        # Nothing between the drop and the end of the backfield column.
        return white, ((0.0, blind), (column, inf)), ((0.0, min(blind, relief)), (column, relief))

    def cut(self, s: float) -> Path:
        """OS-2.6: the line as far as it counts."""
        kept = [point for point, arc in zip(self.path, self.arcs, strict=False) if arc < s]
        return (*kept, self.point(s)) if kept else (self.path[0],)
