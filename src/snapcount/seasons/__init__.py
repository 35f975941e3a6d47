"""Seasons: leagues, schedules, standings, play-offs and the books, kept in one file."""

from __future__ import annotations

from snapcount.seasons.league.league import League
from snapcount.seasons.season import Season

__all__ = ["League", "Season"]
