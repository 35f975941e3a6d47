"""What is stored: matches, links to them, and the lines of their records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

News = Callable[[str], None]


class SeqTaken(Exception):
    """Somebody else wrote this place of the match first."""


class Row(NamedTuple):
    """One accepted input, or the header, as one line of the record. Its fields are the columns, in their order."""

    match: str
    seq: int
    kind: str
    line: str
    answer_id: str | None = None


Play = Callable[[], Sequence[Row]]
"""Runs the rules and makes the rows of what came of it."""


class Work(Protocol):
    """Something that is played and stored without anybody waiting for it."""

    def play(self) -> None:
        """Run the rules."""

    def rows(self) -> Sequence[Row]:
        """Write what came of them. All works of a commit are played first: alike things one after another are quick."""
        ...

    def stored(self, problem: Exception | None) -> None:
        """The rows are durable, or why they are not."""


class StoredMatch(NamedTuple):
    id: str
    game: str
    mode: str
    kinds: tuple[str, str]
    levels: tuple[str, str]
    seed: bytes
    created: float
    rematch: str | None = None
    pace_ms: int | None = None
    paused: bool = False
    redrawn: tuple[int, int] = (0, 0)
    """How many lines of each seat were refused or broken off."""
    for_keeps: bool = False
    """Only such games against a coach count in records of wins."""
    season: str | None = None
    season_game: int | None = None
    """Which game of which season it is, if it is one."""


class StoredSeason(NamedTuple):
    """A season on this server. Its fields are the columns, in their order."""

    id: str
    created: float
    several: bool
    """Clubs of it may be taken by other people."""
    simulating: float = 0.0
    """The computer plays its games; unless it says so again, until this moment."""


class SeasonLink(NamedTuple):
    """A link to a season, as its hash. Its fields are the columns, in their order."""

    hash: bytes
    season: str
    role: str
    """commissioner, club, join (to take a club with) or watch."""
    club: str
    """Whose link it is: the club's."""
    expires: float


class StoredDrive(NamedTuple):
    """A daily drive in the table of its day. Its fields are the columns, in their order."""

    game: str
    day: int
    """20261116."""
    person: bytes
    """The hash of a browser's own secret."""
    name: str
    how: str
    points: int
    yards: int
    plays: int
    picture: str
    at: float


class StoredToken(NamedTuple):
    hash: bytes
    match: str
    role: str
    expires: float
