"""What the board asks while somebody thinks: the nearest place where the ball or a linebacker may stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Any

from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.questions.listed import SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.show.practice import tried
from snapcount.games.out_of_sight.view import View

STEP, FARTHEST = 0.25, 30.0
"""A place is looked for in circles so far apart, up to so far away."""
MOST_HOPS = 60


def aid(view: View, request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request, or refuse it with a sentence."""
    if view.hidden:
        raise Refusal("OS-2.14", "You can't ask about the field while it is hidden.")
    asked = request.get("ask")
    if asked == "spot":
        return {"y": spotted(view, given(float, request, "y"), given(float, request, "by", 0.0))}
    if asked == "linebacker":
        at, by = given(Point, request, "at"), given(Point, request, "by", [0.0, 0.0])
        others = given(tuple[Point, ...], request, "others", [])
        return {"at": list(stood(view, at, by, others[:2]))}
    if asked == "try":
        return tried(view, request.get("answer"))
    raise Refusal("OS-20.1", "There is no such aid: expected spot, linebacker or try.")


def given(kind: Any, request: Mapping[str, Any], name: str, default: Any = None) -> Any:
    """A value that the page sent."""
    try:
        return from_plain(kind, request.get(name, default))
    except NotPlain as problem:
        raise Refusal("OS-20.1", f"That can't be read: {name}, {problem}.") from None


def spotted(view: View, y: float, by: float) -> float:
    """OS-7.5: the legal place nearest to where one points; by a step, the next one that way."""
    question = SpotBall(view.options.field, view.scrimmage_x, view.going, view.trying)
    if not by:
        return question.nearest(y)
    for hops in range(1, MOST_HOPS):
        found = question.nearest(y + hops * by)
        if (found - y) * by > 0:
            return found
    return y


def stood(view: View, at: Point, by: Point, others: tuple[Point, ...]) -> Point:
    """OS-8.8: where a linebacker let go may stand, nearest first; by a step, the next place that way."""
    question = SetLinebackers(view.scrimmage_x, view.ball_at[1], view.going)

    def fits(place: Point) -> bool:
        return question.code_beside(place, others) is None

    if by != (0.0, 0.0):
        ways = (shifted(at, hops * by[0], hops * by[1]) for hops in range(1, MOST_HOPS))
        return next(filter(fits, ways), at)
    return next(filter(fits, around(at)), at)


def around(at: Point) -> Iterator[Point]:
    """The place itself, then circles about it."""
    yield shifted(at, 0.0, 0.0)
    for ring in range(1, int(FARTHEST / STEP) + 1):
        reach = ring * STEP
        turns = max(12, round(reach * 16))
        for turn in range(turns):
            angle = 2 * pi * turn / turns
            yield shifted(at, reach * cos(angle), reach * sin(angle))


def shifted(at: Point, x: float, y: float) -> Point:
    return round(at[0] + x, 3), round(at[1] + y, 3)
