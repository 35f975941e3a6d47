"""Chapter 2: what a stroke is, and which strokes are refused (OS-2.2, OS-2.3, OS-2.4, OS-2.12)."""

from __future__ import annotations

from math import hypot
from typing import Literal, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.table import Refusal
from snapcount.core.tables import check
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.state import Path

Sample = tuple[float, float] | tuple[float, float, float]
"""A point, with the milliseconds since the field was hidden where they are known."""


class Segment(NamedTuple):
    """The pen goes down along its points, or up through the air."""

    pen: Literal["down", "up"]
    pts: tuple[Sample, ...] = ()
    hang_ms: float | None = None
    air_yd: float | None = None


class Stroke(NamedTuple):
    """OS-2.2: what a player drew without seeing the field."""

    segments: tuple[Segment, ...]


class Refused(Refusal):
    """A refusal with the ledger's code for it."""

    def __init__(self, code: str, rule: str, sentence: str) -> None:
        super().__init__(rule, sentence)
        self.code = code


SENTENCES = {
    "E_NAN": ("OS-2.12", "A coordinate of this stroke is not a number."),
    "E_RANGE": (
        "OS-2.12",
        "The stroke leaves the table: over 100 yards from midfield or 60 from the middle.",
    ),
    "E_EMPTY": (
        "OS-2.3",
        "The stroke is only a tap: draw at least half a yard, or until something stops you.",
    ),
    "E_MANY": ("OS-2.12", "The stroke has more than 4000 points."),
    "E_START": ("OS-2.3", "The stroke does not begin at the ball: start within half a yard of it."),
    "E_LIFT": ("OS-2.3", "The pen was lifted during the run: a run is one line."),
    "E_NO_LIFT": ("OS-2.4", "The pen was not lifted: a pass or kick begins with the pen up."),
    "E_DOT": ("OS-2.4", "A pass or kick is exactly one dot, smeared by at most a yard."),
    "E_DROP": ("OS-9.3", "The drop does not follow the play's code: look at the depth and stay straight."),
    "E_TIME": ("OS-2.2", "The times of the stroke are missing on some points or run backwards."),
    "E_GAP": ("OS-2.12", "The stroke jumps more than 30 yards between two moments."),
    "E_SLOW": ("OS-2.12", "The stroke took longer than 20 seconds."),
    "E_FAST": ("OS-2.12", "No hand draws that fast: over 1500 yards a second."),
    "E_PLAY": ("OS-9.1", "This play is not in the Playbook, or not allowed in this weather."),
    "E_FG_RANGE": ("OS-14.1", "The scrimmage line is too far out for a field goal."),
    "E_KNEEL": ("OS-4.8", "Kneeling is not allowed on the own 1-yard line or behind it."),
    "E_SPIKE": ("OS-4.8", "A spike is allowed only while half-plays count."),
    "E_SPOT_OUTSIDE_HASH": ("OS-7.1", "The ball must lie on or inside the hashmarks."),
    "E_SPOT_TOUCHES": ("OS-7.2", "The ball would touch a symbol there."),
    "E_SPOT_NO_ROOM": ("OS-7.2", "From there the pen can't go three yards straight back."),
    "E_LB_COUNT": ("OS-8.2", "One, two or three linebackers play."),
    "E_LB_NAN": ("OS-8.5", "A linebacker's place is not a number."),
    "E_LB_OFF_FIELD": ("OS-8.5", "A linebacker must stand on the field or in an end zone."),
    "E_LB_BLITZ_TOO_CLOSE": (
        "OS-8.4",
        "A linebacker over the line must be at least 7 yards from the ball's nose.",
    ),
    "E_LB_TOUCHES_BALL": ("OS-8.3", "A linebacker must leave a gap of 0.05 to the ball."),
    "E_LB_OVERLAP": ("OS-8.5", "Two linebackers overlap."),
}
check(SENTENCES.keys() == tables.ERRORS.keys(), "stroke_errors", "a code of refused input has no sentence")


def refused(code: str) -> Refused:
    return Refused(code, *SENTENCES[code])


def finite(number: float) -> bool:
    """True of whole numbers of any size, false of NaN and infinities."""
    return number - number == 0


def line(*points: Point) -> Stroke:
    """A run through these points."""
    return Stroke((Segment("down", points),))


def dot(point: Point, hang_ms: float | None = None) -> Stroke:
    """A pass or kick that lands here."""
    return Stroke((Segment("up", (), hang_ms), Segment("down", (point,))))


def samples(stroke: Stroke) -> tuple[Sample, ...]:
    return tuple(point for segment in stroke.segments for point in segment.pts)


def run_problem(stroke: Stroke, start: Point) -> str | None:
    """What is wrong with the form of a run; its length is measured where it is judged."""
    form = _form(stroke)
    if form is not None:
        return form
    if len(stroke.segments) != 1 or stroke.segments[0].pen == "up":
        return "E_LIFT"
    return _points(stroke, start)


def dot_problem(stroke: Stroke) -> str | None:
    """What is wrong with a pass or kick."""
    form = _form(stroke)
    if form is not None:
        return form
    if stroke.segments[0].pen != "up":
        return "E_NO_LIFT"
    pens = [segment.pen for segment in stroke.segments]
    if pens != ["up", "down"] or stroke.segments[0].pts:
        return "E_DOT"
    problem = _points(stroke, None)
    if problem is not None:
        return problem
    x, y = landing(stroke)
    smear = max(hypot(point[0] - x, point[1] - y) for point in stroke.segments[1].pts)
    return "E_DOT" if smear > tables.LIMITS["smear_yd"] + TOLERANCE else None


def _form(stroke: Stroke) -> str | None:
    if not stroke.segments or any(each.pen == "down" and not each.pts for each in stroke.segments):
        return "E_EMPTY"
    if sum(len(segment.pts) for segment in stroke.segments) > tables.LIMITS["max_points"]:
        return "E_MANY"
    return None


def _points(stroke: Stroke, start: Point | None) -> str | None:
    points = samples(stroke)
    extras = [extra for each in stroke.segments for extra in (each.hang_ms, each.air_yd) if extra is not None]
    if not all(finite(number) for point in points for number in point) or not all(map(finite, extras)):
        return "E_NAN"
    if any(abs(point[0] - 50) > 100 or abs(point[1]) > 60 for point in points):
        return "E_RANGE"
    if start is not None:
        off = hypot(points[0][0] - start[0], points[0][1] - start[1])
        if off > tables.LIMITS["start_snap_yd"] + TOLERANCE:
            return "E_START"
    return _timing(points)


def _timing(points: tuple[Sample, ...]) -> str | None:
    times = [point[2] for point in points if len(point) == 3]
    if not times:
        return None
    if len(times) != len(points) or any(a > b for a, b in zip(times, times[1:], strict=False)):
        return "E_TIME"
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:], strict=False)]
    if any(step > tables.LIMITS["gap_yd"] + TOLERANCE for step in steps):
        return "E_GAP"
    if times[-1] > tables.LIMITS["slow_ms"]:
        return "E_SLOW"
    length, seconds = plain_sum(steps), (times[-1] - times[0]) / 1000
    if length > tables.LIMITS["fast_min_length_yd"] and length > tables.LIMITS["fast_yd_per_s"] * seconds:
        return "E_FAST"
    return None


def run_path(stroke: Stroke, start: Point) -> Path:
    """OS-2.3: from the exact start point to the first point and on, straight lines between points."""
    path = [start]
    for point in stroke.segments[0].pts:
        x, y = float(point[0]), float(point[1])
        if (x, y) != path[-1]:
            path.append((x, y))
    return tuple(path)


def landing(stroke: Stroke) -> Point:
    """OS-2.4: the dot is the first point where the pen comes down."""
    x, y = stroke.segments[1].pts[0][:2]
    return float(x), float(y)


def hang(stroke: Stroke) -> tuple[float, float | None]:
    """How long and how far the pen was in the air."""
    up = stroke.segments[0]
    return up.hang_ms or 0.0, up.air_yd
