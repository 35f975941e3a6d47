"""The players' lines of a game: what the box score has, and kicking, punting, returns and defence beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from snapcount.core.table import Event
from snapcount.football.boxscore import player_totals
from snapcount.football.columns import Row
from snapcount.football.rows import plays

Line = dict[str, Any]

GAINS = {
    "passing": ("passer_player_name", "complete_pass"),
    "rushing": ("rusher_player_name", "rush_attempt"),
    "receiving": ("receiver_player_name", "complete_pass"),
}
"""Whose gain is whose longest: the man, and what makes it one."""


class Lines:
    """Adds up lines by category, club and man."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str, str], Line] = {}

    def of(self, category: str, club: str, player: str) -> Line:
        key = (category, club, player)
        return self.found.setdefault(key, {"category": category, "club": club, "player": player})

    def add(self, category: str, club: str, player: str, **figures: float) -> None:
        line = self.of(category, club, player)
        for name, value in figures.items():
            line[name] = max(line.get(name, value), value) if name == "longest" else line.get(name, 0) + value


def lines(rows: Sequence[Row], events: Iterable[Event]) -> list[Line]:
    """Every man's lines. `squares` is the sum of his gains squared: how much his gains scatter."""
    found = Lines()
    for category, men in player_totals(rows).items():
        for man in men:
            figures = {name: value for name, value in man.items() if name not in ("team", "player")}
            found.add(category, man["team"], man["player"], **figures)
    for row, play in zip(rows, plays(events), strict=True):
        if row["play_type"] == "no_play":
            continue
        gains(found, row)
        kicks(found, row)
        others(found, row, play)
    return list(found.found.values())


def gains(found: Lines, row: Row) -> None:
    for category, (man, counts) in GAINS.items():
        if row[man] and row[counts] and row["down"]:
            yards = row["yards_gained"]
            found.add(category, row["posteam"], row[man], longest=yards, squares=yards * yards)
    if row["receiver_player_name"] and row["pass_attempt"] and not row["sack"]:
        found.add("receiving", row["posteam"], row["receiver_player_name"], targets=1)


def kicks(found: Lines, row: Row) -> None:
    club, kicker, punter = row["posteam"], row["kicker_player_name"], row["punter_player_name"]
    if kicker and row["field_goal_attempt"]:
        good = row["field_goal_result"] == "made"
        found.add("kicking", club, kicker, field_goals=1, field_goals_made=int(good), kicking_points=3 * good)
        if good:
            found.add("kicking", club, kicker, longest=row["kick_distance"])
    if kicker and row["extra_point_attempt"]:
        good = row["extra_point_result"] == "good"
        found.add(
            "kicking", club, kicker, extra_points=1, extra_points_made=int(good), kicking_points=int(good)
        )
    if punter and row["punt_attempt"] and row["kick_distance"] != "":
        yards = row["kick_distance"]
        found.add("punting", club, punter, punts=1, punt_yards=yards, longest=yards)


def others(found: Lines, row: Row, play: Sequence[Event]) -> None:
    """What only the events know: who brought a kick back, who intercepted."""
    for event in play:
        facts = event.facts
        if event.what == "returned" and facts.get("player") and row["return_team"]:
            kind = "kickoff" if row["play_type"] == "kickoff" else "punt"
            found.add(
                "returns",
                row["return_team"],
                facts["player"],
                **{
                    f"{kind}_returns": 1,
                    f"{kind}_return_yards": facts["yards"],
                    "longest": facts["yards"],
                    "return_touchdowns": int(row["td_team"] == row["return_team"] and row["touchdown"]),
                },
            )
        elif event.what == "intercepted" and facts.get("by"):
            found.add("defence", row["defteam"], facts["by"], interceptions_made=1)
