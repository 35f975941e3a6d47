"""What really happened in a league's year: its final table and its players' figures, where the file has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.seasons.league.fields import Fields
from snapcount.seasons.standings.standings import Result, summed

STANDING = ("w", "l", "t", "for", "against")
RESULT = ("week", "home", "away", "home_score", "away_score")
CATEGORIES: dict[str, tuple[str, ...]] = {
    "passing": ("passes", "completions", "passing_yards", "passing_touchdowns", "interceptions"),
    "rushing": ("rushes", "rushing_yards", "rushing_touchdowns"),
    "receiving": ("receptions", "receiving_yards", "receiving_touchdowns"),
}


def read_real(fields: Fields, ids: Sequence[str]) -> dict[str, Any]:
    """`table`: won, lost, tied, points by club; `results`: game by game; `players`: a line per man and category.

    Where there are results and no table, it is theirs.
    """
    fields.only(("table", "results", "players", "source"))
    table: dict[str, dict[str, int]] = {}
    given = fields.part("table")
    for club in given.names():
        if club not in ids:
            given.wrong(club[:40], f"there is no such club: expected {', '.join(ids)}")
            continue
        line = given.part(club)
        line.only(STANDING)
        table[club] = {name: line.whole(name, 0) for name in STANDING}
    results = [result_of(part, ids) for part in fields.parts("results")]
    return {
        name: value
        for name, value in (
            ("source", fields.text("source", "", longest=200)),
            ("table", table or (standings_of(results, ids) if results else {})),
            ("results", results),
            ("players", [player_of(part, ids) for part in fields.parts("players")]),
        )
        if value
    }


def result_of(fields: Fields, ids: Sequence[str]) -> dict[str, Any]:
    fields.only(RESULT)
    for key in ("home_score", "away_score"):
        if not fields.has(key):
            fields.wrong(key, "a score is missing")
    return {
        "week": fields.whole("week", 1, low=1, high=999),
        "home": fields.one_of("home", ids),
        "away": fields.one_of("away", ids),
        "home_score": fields.whole("home_score", 0),
        "away_score": fields.whole("away_score", 0),
    }


def standings_of(results: Sequence[dict[str, Any]], ids: Sequence[str]) -> dict[str, dict[str, int]]:
    played = [Result(at, *(result[key] for key in RESULT)) for at, result in enumerate(results, 1)]
    return {
        club: {"w": of.won, "l": of.lost, "t": of.tied, "for": of.points_for, "against": of.points_against}
        for club, of in summed(ids, played).items()
    }


def player_of(fields: Fields, ids: Sequence[str]) -> dict[str, Any]:
    category = fields.one_of("category", tuple(CATEGORIES))
    figures = CATEGORIES.get(category, ())
    fields.only(("club", "player", "category", *figures))
    line: dict[str, Any] = {
        "club": fields.one_of("club", ids),
        "player": fields.text("player"),
        "category": category,
    }
    return line | {name: fields.whole(name, 0, low=-10_000) for name in figures if fields.has(name)}
