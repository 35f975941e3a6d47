"""Places on the field, counted from one goal line or the other."""

from __future__ import annotations

from typing import Literal

from snapcount.core.table import Seat
from snapcount.football.situation import Law, Y

Zone = Literal["field", "end zone", "own end zone"]


def other_end(law: Law[Y], ball: Y) -> Y:
    """The same spot from the other team's goal line."""
    return law.length - ball


def from_home(law: Law[Y], seat: Seat, ball: Y) -> Y:
    """A team's spot from the home seat's goal line."""
    return ball if seat is Seat.HOME else law.length - ball


def zone(law: Law[Y], ball: Y) -> Zone:
    """Where a ball is; a goal line belongs to its end zone. What follows from that, the game's rule says."""
    if ball >= law.length:
        return "end zone"
    return "field" if ball > 0 else "own end zone"
