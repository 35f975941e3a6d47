"""The games of the play-offs, written down as soon as their clubs are known."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.weather import day_of
from snapcount.seasons.standings.playoffs import next_round

if TYPE_CHECKING:
    from snapcount.seasons.season import Season


def arrange(season: Season) -> None:
    """The next round of a season whose schedule is over."""
    if not season.league.playoffs.clubs or not season.scheduled_over:
        return
    stage, pairs, champion = next_round(season.seeds(), season.results(playoffs=True), season.winner)
    known = season.games()
    there = {frozenset(game.clubs) for game in known if game.stage}
    missing = [pair for pair in pairs if frozenset(pair) not in there]
    if champion or not missing:
        return
    week = max((game.week for game in known if game.done), default=0) + 1
    first = max((game.number for game in known), default=0) + 1
    last = day_of(max((game.date for game in known), default=""))
    day = (last + timedelta(weeks=1)).isoformat() if last else ""
    season.store.add(
        GameRow(first + at, week, stage, home, away, day) for at, (home, away) in enumerate(missing)
    )
