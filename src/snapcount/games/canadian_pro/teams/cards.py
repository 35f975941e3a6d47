"""A team as the rules read it: its cards as frozen records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from snapcount.games.canadian_pro.rules.cells import Cells

Range = tuple[int, int]
NO_RANGE: Range = (0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class RunCard:
    """Columns 0 to 6, worst to best for the offence (CP-1.12); those of 0 and 6 are the Playboard's (CP-4.7)."""

    columns: tuple[Cells, ...]
    inside: int
    outside: int
    a: int


@dataclass(frozen=True, slots=True, eq=False)
class ReceivingCard:
    columns: dict[str, Cells]
    """Only the lengths that have numbers (CP-1.10)."""
    ratings: dict[str, int]
    """CP-13.14: 0 where none is printed."""
    longest: int
    screens: bool
    """Asterisks stand in the S column (CP-16.20)."""


@dataclass(frozen=True, slots=True, eq=False)
class PassingCard:
    """Columns 0 to 6, best to worst for the offence (CP-1.12)."""

    columns: tuple[Cells, ...]
    rush_x: dict[str, Cells]
    sb: Cells
    long_pass: int


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """A man with everything that is printed about him, on cards or on the roster."""

    name: str
    positions: tuple[str, ...]
    injury: int
    provenance: str
    run: RunCard | None = None
    receiving: ReceivingCard | None = None
    passing: PassingCard | None = None
    block: int = 0
    run_rating: int = 0
    pass_rating: int = 0
    x: Range = NO_RANGE
    r: Range = NO_RANGE
    emergency: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Returner:
    name: str
    columns: dict[str, Cells]


@dataclass(frozen=True, slots=True, eq=False)
class KickingCard:
    punter: str
    punts: tuple[Cells, ...]
    kicker: str
    kickoffs: Cells
    yard_lines: Cells
    onside: Cells
    provenance: str


@dataclass(frozen=True, slots=True, eq=False)
class PlaceKickingCard:
    player: str
    bands: tuple[tuple[int, int, Cells], ...]
    """CP-6.20: first and last yard of each band, and its column."""
    convert: Cells
    provenance: str
    by_distance: dict[int, tuple[str, Cells]]
    """Only the distances that have a column with numbers."""

    def column(self, distance: int) -> tuple[str, Cells] | None:
        """CP-6.16: the band that contains the distance to the goal line, if it has numbers."""
        return self.by_distance.get(distance)


@dataclass(frozen=True, slots=True, eq=False)
class DefensiveTeamCard:
    columns: dict[str, Cells]
    """run, S, M, L: the changes."""
    interceptions: tuple[int, ...]
    """X-R: the column of the Turnover Return Chart by total."""
    recovers: tuple[bool, ...]
    returns: tuple[int, ...]
    """R: the return column by total, 0 where it is empty."""
    provenance: str


@dataclass(frozen=True, slots=True, eq=False)
class Team:
    name: str
    title: str
    code: str
    players: dict[str, Player]
    lineup: dict[str, str]
    dtc: DefensiveTeamCard
    kicking: KickingCard
    place_kicking: PlaceKickingCard
    kickoff_returns: tuple[Returner, ...]
    """By total of R's dice, 2 to 12."""
    punt_returns: tuple[Returner, ...]
    kickoff_returns_from: str
    punt_returns_from: str
    run_penalties: Range
    pass_penalties: Range
    plain: dict[str, Any] = field(repr=False)
