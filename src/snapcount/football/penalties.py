"""The arithmetic of walking off a penalty."""

from __future__ import annotations


def half_distance(yards: int, room: int) -> int:
    """Never more than half of the `room` to the goal line walked toward, and never backwards."""
    half = room // 2
    return max(0, yards if yards < half else half)
