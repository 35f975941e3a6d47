"""What a room remembers of lines drawn in sight of the other seat: not the lines, only how many and how fast."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.server.limits import Bucket

PER_SECOND = 10
"""Pieces of a line that are passed on; more are dropped, for the answer brings the whole line anyway."""


class Drawing:
    def __init__(self, redrawn: tuple[int, int] = (0, 0)) -> None:
        self.buckets = {seat: Bucket(PER_SECOND, PER_SECOND) for seat in Seat}
        self.redrawn = redrawn
        """How many lines of each seat were refused or broken off."""

    def counted(self, redrawn: tuple[int, int]) -> None:
        """What the store counts; news may overtake each other, a count never falls."""
        self.redrawn = max(self.redrawn[0], redrawn[0]), max(self.redrawn[1], redrawn[1])
