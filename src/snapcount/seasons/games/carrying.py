"""What a club of a season brings to a game, read from the games that it has played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from snapcount.seasons.games.carried import WITH_CARDS, Carried

if TYPE_CHECKING:
    from snapcount.seasons.season import Season


def carried(season: Season, club: str, number: int) -> Carried:
    """Who is out, and how often its men have had the ball."""
    if season.league.game != WITH_CARDS:
        return Carried()
    before = [game for game in season.games(club) if game.done and game.number < number]
    out: list[list[Any]] = json.loads(before[-1].out)[before[-1].clubs.index(club)] if before else []
    found = Carried(
        season.league.by_id()[club].cards,
        tuple((man, games) for man, games in out) if season.league.injuries else (),
    )
    if not season.league.usage:
        return found
    used: dict[tuple[str, str], float] = {}
    for box in season.store.boxes(game.number for game in before).values():
        for line in box["players"]:
            for kind in ("rushes", "targets", "passes"):
                if line["club"] == club and kind in line:
                    key = (kind, line["player"])
                    used[key] = used.get(key, 0) + line[kind]
    return found._replace(used=tuple(sorted(used.items())), part=(len(before) + 1) / year_of(season, club))


def fresh(season: Season, club: str) -> Carried:
    """Everybody is there, with one game's share of the ball."""
    if season.league.game != WITH_CARDS:
        return Carried()
    part = 1 / year_of(season, club) if season.league.usage else 0.0
    return Carried(season.league.by_id()[club].cards, part=part)


def year_of(season: Season, club: str) -> int:
    """How many games a club had in the year of its cards."""
    real = season.league.real.get("table", {}).get(club)
    return sum(real[kind] for kind in "wlt") if real else max(1, season.league.games_of(club))
