"""What any football scoreboard shows, the same for every game."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat
from snapcount.football.words import Names


class Scoreboard(NamedTuple):
    """Places are yards from the home seat's goal line (0) to the away seat's (`length`), end zones beyond."""

    score: tuple[int, int]
    period: str
    """"2nd quarter", "overtime", "final"."""
    clock: str
    """"7:30", "21 plays left"; empty where there is none."""
    possession: Seat | None = None
    down: str = ""
    """"2nd and 6", "kickoff", "try"; what the next play is."""
    spot: str = ""
    """"Home 34"."""
    ball: float | None = None
    line: float | None = None
    """The line to gain."""
    goes: int = 1
    """+1 when the offence moves towards the away seat's goal line, else -1."""
    length: int = 100
    end_zone: int = 10
    timeouts: tuple[int, int] | None = None

    def picture(self, names: Names, words: str = "") -> str:
        """The field with this on it, as SVG."""
        from snapcount.football.picture import picture

        return picture(self, names, words)
