"""Cups: a season of play-offs only. Eight clubs with their coaches, three rounds, one of them yours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from snapcount.core.rulebook import CoachLevel
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.seasons.league.league import Club, League
from snapcount.seasons.league.reading import load, shipped
from snapcount.seasons.season import Season
from snapcount.seasons.text import game_text

SIZE = 8


def cup_of(game: str) -> League:
    """The cup of a game: the eight clubs of its league in the box, each with a coach of the ladder, drawn by lot."""
    wanted = find(game).id
    league = next((found for found in map(load, shipped()) if found.game == wanted), None)
    if league is None:
        raise Refusal("cup", f"There is no league of {find(game).face.title} in the box to draw a cup from.")
    return as_cup(league)


def as_cup(league: League) -> League:
    """A cup of a league's first eight clubs. Where all have the same coach, the ladder's coaches take turns."""
    rulebook = find(league.game)
    if len(league.clubs) < SIZE:
        raise Refusal("cup", f"A cup takes eight clubs; the {league.name} has {len(league.clubs)}.")
    levels = [level.level for level in rulebook.coaches.levels]
    alike = len({club.coach for club in league.clubs}) == 1
    clubs = tuple(
        club._replace(division="", coach=levels[at % len(levels)] if alike else club.coach)
        for at, club in enumerate(league.clubs[:SIZE])
    )
    return replace(
        league,
        name=f"{rulebook.face.title} Cup",
        clubs=clubs,
        divisions=(),
        schedule=(),
        playoffs=league.playoffs._replace(clubs=SIZE, by="table"),
        note="",
    )


def new_cup(
    game: str, path: str | Path, *, seed: int | str = 1, club: str = "", watch: bool = False
) -> Season:
    """A cup that begins. Your club is drawn too, unless you choose it, or only watch."""
    league = cup_of(game)
    mine = club or ("" if watch else Random(f"{seed}/cup").choice(league.clubs).id)
    return Season.new(league, path, seed=seed, club=mine)


def is_cup(season: Season) -> bool:
    return not season.league.schedule


def coach_name(season: Season, club: Club) -> str:
    level: CoachLevel = season.rulebook.coach(club.coach)
    return level.name


def draw_text(season: Season) -> str:
    """Round by round, with who coaches whom in the first; what is not drawn yet is left out."""
    lines = [season.league.name]
    stage = ""
    for game in season.games():
        if game.stage != stage:
            stage = game.stage
            lines += ["", stage[0].upper() + stage[1:]]
        lines.append(game_text(season, game))
    lines += ["", *who_is_who(season)]
    if season.champion:
        lines += ["", f"The cup goes to {season.league.by_id()[season.champion].name}."]
    return "\n".join(lines)


def who_is_who(season: Season) -> list[str]:
    width = max(len(club.name) for club in season.league.clubs)
    return [
        f"      {club.name:<{width}}  {'you' if club.id == season.club else coach_name(season, club)}"
        for club in season.league.clubs
    ]
