"""What many games come to, added up as they are played: no game is kept."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from snapcount.football.columns import Row
from snapcount.simulation.tables import TEAM_COUNTS

SURE = 1.96
"""Standard errors on either side within which 95 % lie."""
FIGURES = (
    ("points", "points", "games"),
    ("plays", "plays", "games"),
    ("yards", "yards", "games"),
    ("yards a rush", "rushing_yards", "rushes"),
    ("completion rate", "completions", "passes"),
    ("yards an attempt", "passing_yards", "passes"),
    ("interception rate", "interceptions_thrown", "passes"),
    ("sacks", "sacks_suffered", "games"),
    ("turnovers", "turnovers", "games"),
    ("punts", "punts", "games"),
    ("field goal rate", "field_goals_made", "field_goals"),
    ("third down rate", "third_downs_made", "third_downs"),
    ("penalties", "penalties", "games"),
)
SIDES = ("home", "away")


class Tally:
    """Wins, margins and totals of both sides."""

    def __init__(self) -> None:
        self.games = 0
        self.won: Counter[str] = Counter()
        self.margin = self.squares = 0
        self.sums: dict[str, Counter[str]] = {side: Counter() for side in SIDES}

    def add(self, game: Row) -> None:
        margin = game["result"]
        self.games += 1
        self.won["home" if margin > 0 else "away" if margin < 0 else "nobody"] += 1
        self.margin += margin
        self.squares += margin * margin
        for side in SIDES:
            self.sums[side].update({name: game[f"{side}_{name}"] for name in TEAM_COUNTS})

    def summary(self, title: str, coaches: tuple[str, str], seconds: float) -> dict[str, Any]:
        games = self.games
        if not games:
            return {"game": title, "games": 0}
        mean = self.margin / games
        deviation = sqrt(max(0.0, self.squares / games - mean * mean))
        return {
            "game": title,
            "games": games,
            "home_wins": self.won["home"],
            "away_wins": self.won["away"],
            "ties": self.won["nobody"],
            "margin_mean": round(mean, 3),
            "margin_deviation": round(deviation, 3),
            "margin_error": round(SURE * deviation / sqrt(games), 3),
            "teams": {side: self.team(side, coach) for side, coach in zip(SIDES, coaches, strict=True)},
            "seconds": round(seconds, 2),
        }

    def team(self, side: str, coach: str) -> dict[str, Any]:
        sums = {**self.sums[side], "games": self.games}
        return {"coach": coach} | {
            label: round(sums[above] / sums[below], 3) if sums[below] else None
            for label, above, below in FIGURES
        }
