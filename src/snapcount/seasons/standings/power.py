"""A power ranking: points better than an average club on a neutral ground, by margins and by whom they were against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.seasons.standings.standings import Result

ROUNDS = 60
LEVEL = 8
"""Games without a home edge that are added: the first of a season says more of its clubs than of grounds."""
CALM = 3.0
"""Games against an average club that everybody is given: few games say little."""


class Rating(NamedTuple):
    club: str
    points: float
    schedule: float
    """The average rating of its opponents."""


def home_edge(results: Sequence[Result]) -> float:
    """By how much the home clubs were better, on average."""
    return plain_sum(game.home_score - game.away_score for game in results) / (len(results) + LEVEL)


def ranking(clubs: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """The strongest first."""
    edge = home_edge(results)
    margins: dict[str, list[tuple[str, float]]] = {club: [] for club in clubs}
    for game in results:
        margin = game.home_score - game.away_score - edge
        margins[game.home].append((game.away, margin))
        margins[game.away].append((game.home, -margin))
    rated = dict.fromkeys(clubs, 0.0)
    for _ in range(ROUNDS):
        rated = {
            club: plain_sum(margin + rated[other] for other, margin in games) / (len(games) + CALM)
            for club, games in margins.items()
        }
        mean = plain_sum(rated.values()) / len(rated)
        rated = {club: rating - mean for club, rating in rated.items()}
    found = [
        Rating(
            club, rated[club], plain_sum(rated[other] for other, _ in games) / len(games) if games else 0.0
        )
        for club, games in margins.items()
    ]
    return sorted(found, key=lambda rating: -rating.points)
