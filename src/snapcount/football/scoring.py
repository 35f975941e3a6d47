"""A number for each seat: points, timeouts."""

from __future__ import annotations

from snapcount.core.table import Seat

HOME, AWAY = Seat

Pair = tuple[int, int]
"""Home first."""


def add(pair: Pair, seat: Seat, points: int) -> Pair:
    """The pair with so many more for one seat; fewer if `points` is negative."""
    home, away = pair
    return (home + points, away) if seat is HOME else (home, away + points)


def lead(score: Pair, seat: Seat) -> int:
    """By how many points a seat leads; negative when it is behind."""
    home, away = score
    return home - away if seat is HOME else away - home


def winner(score: Pair) -> Seat | None:
    """Who has more; None is a tie."""
    home, away = score
    return None if home == away else HOME if home > away else AWAY
