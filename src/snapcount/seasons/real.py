"""What really happened in a league's year: its final table and its players' figures, where the file has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.seasons.fields import Fields

STANDING = ("w", "l", "t", "for", "against")
CATEGORIES: dict[str, tuple[str, ...]] = {
    "passing": ("passes", "completions", "passing_yards", "passing_touchdowns", "interceptions"),
    "rushing": ("rushes", "rushing_yards", "rushing_touchdowns"),
    "receiving": ("receptions", "receiving_yards", "receiving_touchdowns"),
}


def read_real(fields: Fields, ids: Sequence[str]) -> dict[str, Any]:
    """`table`: won, lost, tied, points by club; `players`: a line per man and category."""
    fields.only(("table", "players", "source"))
    table: dict[str, dict[str, int]] = {}
    given = fields.part("table")
    for club in given.names():
        if club not in ids:
            given.wrong(club[:40], f"there is no such club: expected {', '.join(ids)}")
            continue
        line = given.part(club)
        line.only(STANDING)
        table[club] = {name: line.whole(name, 0) for name in STANDING}
    return {
        name: value
        for name, value in (
            ("source", fields.text("source", "", longest=200)),
            ("table", table),
            ("players", [player_of(part, ids) for part in fields.parts("players")]),
        )
        if value
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
