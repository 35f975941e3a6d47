"""What is kept of a season's games, whatever keeps it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from snapcount.seasons.league.league import Fixture
from snapcount.seasons.standings.standings import Result

FORMAT = "1"


class GameRow(NamedTuple):
    """A game of the season without its record. `stage` is empty for games of the schedule."""

    number: int
    week: int
    stage: str
    home: str
    away: str
    date: str = ""
    home_score: int | None = None
    away_score: int | None = None
    begun: bool = False
    out: str = "[[], []]"
    by: str = ""
    """The clubs that a person played for."""

    @property
    def done(self) -> bool:
        return self.home_score is not None

    @property
    def result(self) -> Result:
        assert self.home_score is not None and self.away_score is not None
        return Result(self.number, self.week, self.home, self.away, self.home_score, self.away_score)

    @property
    def clubs(self) -> tuple[str, str]:
        return self.home, self.away


class WholeGame(NamedTuple):
    """A game with all that is kept of it. Its fields are the columns, in their order."""

    number: int
    week: int
    stage: str
    home: str
    away: str
    date: str = ""
    home_score: int | None = None
    away_score: int | None = None
    record: bytes | None = None
    box: str | None = None
    out: str | None = None
    by: str | None = None
    digest: str | None = None


def scheduled(fixtures: Iterable[Fixture]) -> list[WholeGame]:
    """The games of a schedule before the first is played."""
    return [
        WholeGame(at, fixture.week, "", fixture.home, fixture.away, fixture.date)
        for at, fixture in enumerate(fixtures, 1)
    ]


def digest_of(score: tuple[int, int] | None, record: bytes, box: str, out: str) -> str:
    """A fingerprint of everything that is kept of a game."""
    found = hashlib.sha256(f"{score}\n{box}\n{out}\n".encode())
    found.update(record)
    return found.hexdigest()
