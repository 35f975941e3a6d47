"""Chapter 9: what the Playbook asks of a drop, a run and a pass (OS-9.3, OS-9.5, OS-10.9)."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, inf
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.strokes import Sample, Stroke, finite, run_path
from snapcount.games.out_of_sight.rules.weather import has_relief, reds_from_scrimmage
from snapcount.games.out_of_sight.state import Catch, Path
from snapcount.games.out_of_sight.tables import Play

STRAIGHT = 0.3
EXACT = 0.1


class Execution(NamedTuple):
    """OS-9.1: the play named, the drop drawn looking, and the stroke drawn blind."""

    play: str
    drop: None | tuple[Sample, ...]
    stroke: None | Stroke


class Gate(NamedTuple):
    """OS-9.11: what a play asks of its line or dot here and now, for those who draw it before the press."""

    play: str
    name: str
    is_run: bool
    drop: int
    side: int
    """+1 left, -1 right, 0 either."""
    cross: tuple[float, float]
    """How far to that side a run must cross the line."""
    fake: float
    """How far the other way it must have been before."""
    cap: float | None
    depth: tuple[float, float]
    lateral: tuple[float, float]
    from_ball: bool
    most: float | None
    """The greatest depth of a pass in this weather."""
    backfield: str
    reds_after: float | None
    """Reds Only after this gain, from the ball or (a pass) from the dot; None: never."""


def gate(play: Play, weather: str, most: float | None) -> Gate:
    return Gate(
        play.id,
        play.name,
        play.is_run,
        play.drop,
        play.side,
        play.cross,
        play.fake,
        play.max_gain,
        play.depth,
        play.lateral,
        play.from_ball,
        most,
        play.backfield,
        reds_from_scrimmage(weather, play.reds_after),
    )


def drop_problem(play: Play, drop: tuple[Sample, ...] | None, ball: Point, goes: int) -> str | None:
    """OS-9.3: straight back for B2 and B3, any way inside the pocket for B10, nothing for B0."""
    points = drop or ()
    if not all(finite(number) for point in points for number in point):
        return "E_NAN"
    if play.drop == 0:
        return "E_DROP" if points else None
    if not points or len(points) > tables.LIMITS["max_points"]:
        return "E_DROP"
    if hypot(points[0][0] - ball[0], points[0][1] - ball[1]) > tables.LIMITS["start_snap_yd"] + TOLERANCE:
        return "E_DROP"
    path = drop_path(drop, ball)
    depths = [goes * (ball[0] - x) for x, _ in path]
    sideways = max(abs(y - ball[1]) for _, y in path)
    if min(depths) < -TOLERANCE:
        return "E_DROP"
    if play.drop < 10:
        crooked = sideways > STRAIGHT + TOLERANCE
        return "E_DROP" if crooked or abs(depths[-1] - play.drop) > EXACT + TOLERANCE else None
    return _pocket_problem(path, depths[-1], sideways, required_depth(ball, goes))


def _pocket_problem(path: Path, depth: float, sideways: float, required: float) -> str | None:
    length = plain_sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(path, path[1:], strict=False))
    wide = (
        sideways > tables.POCKET["abs_lateral"] + TOLERANCE
        or length > tables.POCKET["max_length"] + TOLERANCE
    )
    shallow = depth < required - TOLERANCE or depth > tables.POCKET["depth"][1] + TOLERANCE
    return "E_DROP" if wide or shallow else None


def required_depth(ball: Point, goes: int) -> float:
    """OS-9.3: ten yards, less near the own end line, so that the pen need not pass own -9."""
    own = ball[0] if goes == 1 else 100 - ball[0]
    return float(min(tables.POCKET["depth"][0], own - tables.POCKET["deepest_own"]))


def drop_path(drop: tuple[Sample, ...] | None, ball: Point) -> Path:
    """From the exact ball centre; the first point is snapped to it."""
    path = [ball]
    for point in (drop or ())[1:]:
        x, y = float(point[0]), float(point[1])
        if (x, y) != path[-1]:
            path.append((x, y))
    return tuple(path)


def straight_drop(play: Play, ball: Point, goes: int) -> Path | None:
    """The plainest legal drop."""
    if play.drop == 0:
        return None
    depth = required_depth(ball, goes) if play.drop == 10 else play.drop
    return ball, (ball[0] - goes * depth, ball[1])


# Runs


def run_line(play: Play, drop: Path, stroke: Stroke, ball: Point, goes: int, weather: str) -> Line:
    """The whole pen-line of a run from scrimmage with what holds along it."""
    path = (*drop, *run_path(stroke, drop[-1])[1:])
    return Line(path, run_law(play, ball, goes, weather), len(drop) - 1, kept=shape_of(play, ball))


def run_law(play: Play, ball: Point, goes: int, weather: str) -> Law:
    reds = reds_from_scrimmage(weather, play.reds_after)
    return Law(goes, ball[0], reds, False, play.backfield, ball[0], play.max_gain, (), "")


def shape_of(play: Play, ball: Point) -> Callable[[Line], bool]:
    """OS-9.5: Reds Only comes only to a line that has crossed where its play says."""
    return lambda drawn: run_shape(play, drawn, ball)[0]


def run_shape(play: Play, drawn: Line, ball: Point) -> tuple[bool, float | None]:
    """OS-9.5: whether the line crosses where the play says, and where it crosses (positive: left)."""
    if play.max_gain is not None:
        return True, None
    if drawn.column == inf:
        return False, None
    cross = drawn.law.goes * (drawn.point(drawn.column)[1] - ball[1])
    to_side = play.side * cross if play.side else abs(cross)
    low, high = play.cross
    kept = low - TOLERANCE <= to_side <= high + TOLERANCE
    return kept and _faked(play, drawn, ball), cross


def _faked(play: Play, drawn: Line, ball: Point) -> bool:
    """Counter and Reverse: far enough the other way before the line is crossed."""
    if not play.fake:
        return True
    before = [
        point for point, s in zip(drawn.path, drawn.arcs, strict=False) if s <= drawn.column + TOLERANCE
    ]
    other_way = max(-play.side * drawn.law.goes * (y - ball[1]) for _, y in before)
    return other_way >= play.fake - TOLERANCE


def drop_line(play: Play, drop: Path, ball: Point, goes: int) -> Line:
    """The drop of a pass by itself: everything printed stops it (OS-9.4)."""
    return Line(drop, Law(goes, ball[0], None, False, "all", ball[0], None, (), ""))


# Passes


def pass_shape(play: Play, dot: Point, scrimmage_x: float, ball_y: float, goes: int) -> bool:
    """OS-10.9: whether the dot lies in the play's depth and lateral range."""
    depth = goes * (dot[0] - scrimmage_x)
    sideways = abs(dot[1] - ball_y) if play.from_ball else abs(dot[1])
    deep = play.depth[0] - TOLERANCE <= depth <= play.depth[1] + TOLERANCE
    return deep and play.lateral[0] - TOLERANCE <= sideways <= play.lateral[1] + TOLERANCE


def catch_law(catch: Catch, ball_x: float, goes: int, weather: str, ignored: tuple[str, ...]) -> Law:
    """What holds on a run after a catch (OS-10.8, OS-10.9): Reds Only from the dot, the own square free."""
    play = tables.PLAYBOOK[catch.play]
    reds = reds_from_scrimmage(weather, play.reds_after) if catch.shape else None
    column = play.backfield if catch.shape else "all"
    return Law(goes, catch.dot[0], reds, False, column, ball_x, None, ignored, catch.receiver)


def return_law(start: Point, reds_after: float, goes: int, weather: str, ignored: tuple[str, ...]) -> Law:
    """What holds on any return (OS-6.2, OS-6.3, OS-6.6)."""
    return Law(goes, start[0], reds_after, has_relief(weather), "all", start[0], None, ignored, "")
