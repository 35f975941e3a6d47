"""Where a play begins: who has the ball, where, on which down, and how far they must go."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from snapcount.core.table import Seat

Y = TypeVar("Y", int, float)
"""Yards, or whatever a game counts along its field: whole numbers or not."""


class Law(NamedTuple, Generic[Y]):
    """What differs from game to game in the law of downs. Every game has one, a constant."""

    length: Y
    """From goal line to goal line."""
    to_gain: Y
    downs: int


class Situation(NamedTuple, Generic[Y]):
    """The ball before a snap, a try or a kick."""

    offence: Seat
    """Who snaps, tries or kicks; HOME in phases in which nobody does."""
    ball: Y
    """From the offence's own goal line; at a kick, where it is kicked from."""
    down: int
    """0: no down (kick, try, toss)."""
    line: Y
    """The line to gain; the law's length is goal to go."""


assert Situation._fields == ("offence", "ball", "down", "line")
