"""What a dot touches (OS-2.5, OS-10.3 to OS-10.5), for the rules and for whoever weighs a throw."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point, disc, distance
from snapcount.games.out_of_sight.state import Path


class Verdict(NamedTuple):
    """What is announced of a pass, who it was thrown to, and why it is incomplete."""

    v: str
    """complete, incomplete, batted_down or intercepted."""
    receiver: str | None
    why: str | None


def out_of_bounds(x: float, y: float) -> bool:
    """OS-2.5: a dot touching or outside a sideline or an end line."""
    pen = tables.PEN + TOLERANCE
    return abs(y) >= tables.SIDELINE - pen or not tables.WEST_END + pen < x < tables.EAST_END - pen


def printed_verdict(field: Field, dot: Point, depth: float, most: float) -> Verdict:
    """OS-10.3, OS-10.4: the verdict from the printed field alone."""
    if out_of_bounds(*dot):
        return Verdict("incomplete", None, "out_of_bounds")
    if depth > most + TOLERANCE:
        return Verdict("incomplete", None, "overthrown")
    square = field.receiver_at(*dot)
    if square is None:
        return Verdict("incomplete", None, "no_receiver")
    if field.on_outline(square.id, *dot):
        return Verdict("batted_down", square.id, None)
    if field.in_triangle(square.id, *dot):
        return Verdict("intercepted", square.id, None)
    return Verdict("complete", square.id, None)


def linebacker_at(linebackers: Path, dot: Point) -> int | None:
    """OS-10.5: the first linebacker touching the dot."""
    for index, (x, y) in enumerate(linebackers):
        if distance(disc(x, y, tables.LINEBACKER), *dot) <= tables.PEN + TOLERANCE:
            return index
    return None


def between_the_posts(dot: Point, goes: int) -> str:
    """OS-14.2: blocked by the stadium, good between or beyond the posts, else no good."""
    x = dot[0] if goes == 1 else 100 - dot[0]
    if x + tables.PEN >= tables.STADIUM - TOLERANCE:
        return "blocked"
    beyond = x > tables.GOOD["x_min_exclusive"] + TOLERANCE
    return "good" if beyond and abs(dot[1]) < tables.GOOD["abs_y_max_exclusive"] - TOLERANCE else "no_good"
