"""The table: every club in order, and in words why it stands before another with the same points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from snapcount.seasons.league.league import League
from snapcount.seasons.standings.standings import Result, Standing, summed
from snapcount.seasons.standings.tie_breakers import Tied


class Place(NamedTuple):
    """A line of the table."""

    rank: int
    standing: Standing
    points: float
    why: str = ""
    """Why it stands before the next, where both have the same points."""


def table(
    league: League, results: Sequence[Result], lots: Mapping[str, float], division: str = ""
) -> list[Place]:
    """All clubs, or those of a division, the best first. `lots` part whom nothing else parts."""
    clubs = [club.id for club in league.clubs if not division or club.division == division]
    sums = summed(clubs, results)
    points = {club: sums[club].points(league.table) for club in clubs}
    order: list[str] = []
    why: dict[str, str] = {}
    for worth in sorted(set(points.values()), reverse=True):
        level = [club for club in clubs if points[club] == worth]
        tied = Tied(league, results, lots)
        order += tied.parted(level)
        why |= tied.why if any(sums[club].played for club in level) else {}
    return [Place(at, sums[club], points[club], why.get(club, "")) for at, club in enumerate(order, 1)]
