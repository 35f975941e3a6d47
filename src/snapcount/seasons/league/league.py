"""A league: its clubs, its schedule, the rules of its table and its play-offs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal

TIE_BREAKERS = (
    "head_to_head",
    "head_to_head_difference",
    "wins",
    "division",
    "points_difference",
    "points_for",
    "points_against",
    "away_wins",
)
"""What clubs with the same points may be parted by; where all of it is equal, lots are drawn."""


class Club(NamedTuple):
    """A club of a league. `coach` is who plays for it when nobody does."""

    id: str
    """Two to four letters or so: what schedules and commands call it."""
    name: str
    coach: str = "rookie"
    division: str = ""
    colour: str = ""
    ground: str = ""
    cards: str = ""
    """Where a game has cards: a team in the box by its name, or the text of a team file."""

    def is_called(self, text: str) -> bool:
        """By id, by name, or by a beginning of the name, in capitals or not."""
        asked = text.casefold()
        return asked == self.id.casefold() or self.name.casefold().startswith(asked)


class Fixture(NamedTuple):
    """A game that is due: the week, and who receives whom."""

    week: int
    home: str
    away: str
    date: str = ""


class TableRules(NamedTuple):
    """What a game is worth, and what parts clubs with the same points."""

    win: float = 2
    tie: float = 1
    loss: float = 0
    tie_breakers: tuple[str, ...] = ("head_to_head", "points_difference", "points_for")


class PlayoffRules(NamedTuple):
    """How many clubs go on after the schedule, and how: the best of each division first, or the whole table."""

    clubs: int = 0
    """0: the first of the table is the champion."""
    by: str = "table"
    options: Mapping[str, Value] = {}
    """What these games have otherwise than those of the schedule: a winner."""


@dataclass(frozen=True)
class League:
    """A league as its file says it. `real` is what happened in its year, where that is known."""

    name: str
    game: str
    clubs: tuple[Club, ...]
    schedule: tuple[Fixture, ...]
    year: int = 0
    divisions: tuple[str, ...] = ()
    table: TableRules = TableRules()
    playoffs: PlayoffRules = PlayoffRules()
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    injuries: bool = True
    """Who is hurt for further games misses them, where the game knows injuries."""
    usage: bool = True
    """Coaches give nobody the ball oftener than his card's season, pro rata, where the game has cards."""
    real: Mapping[str, Any] = field(default_factory=dict[str, Any])
    note: str = ""

    def club(self, text: str) -> Club:
        """By id, name or a beginning of it that fits one club only."""
        exact = [club for club in self.clubs if text.casefold() in (club.id.casefold(), club.name.casefold())]
        found = exact or [club for club in self.clubs if club.is_called(text)]
        if len(found) == 1:
            return found[0]
        known = ", ".join(f"{club.id} ({club.name})" for club in found or self.clubs)
        what = f"{text!r} could be several clubs" if found else f"The {self.name} has no club {text!r}"
        raise Refusal("league", f"{what}: expected one of {known}.")

    def by_id(self) -> dict[str, Club]:
        return {club.id: club for club in self.clubs}

    def games_of(self, club: str) -> int:
        """How many games the schedule gives a club."""
        return sum(club in (fixture.home, fixture.away) for fixture in self.schedule)
