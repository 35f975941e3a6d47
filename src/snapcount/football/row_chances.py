"""Rows with what every play was worth: `wp`, `wpa`, `ep`, `epa` with their nflverse meanings."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from snapcount.core.analysis import Analysis
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Event
from snapcount.football.columns import Row
from snapcount.football.numbering import half_of
from snapcount.football.rows import beginnings

Checkpoints = Sequence[tuple[int, Any]]
"""States, each with how many events had been told before it."""


class Worth(NamedTuple):
    """What home has of a position."""

    wins: float | None
    points: float | None


def game_rows(game: Game, game_id: str = "", *, chances: bool = True) -> list[Row]:
    """The rows of a game under this id, or that of its dice; each with its chances unless they aren't wanted."""
    name = game_id or f"{game.rulebook.id}_{game.commitment[:12]}"
    rows = [{**row, "game_id": name} for row in game.rulebook.face.rows(game.events, game.names)]
    if not chances:
        return rows
    checkpoints = [(moment.events, moment.state) for moment in game.moments]
    return with_chances(rows, game.events, checkpoints, game.state, known(game.rulebook, game.options_chosen))


def known(rulebook: Rulebook, options: Mapping[str, Value]) -> Analysis | None:
    """What can be said of games with these options, or at least something."""
    found = rulebook.analysis
    return found.otherwise if found is not None and found.problem(options) is not None else found


def with_chances(
    rows: list[Row], events: Sequence[Event], checkpoints: Checkpoints, end: Any, analysis: Analysis | None
) -> list[Row]:
    """Each play from the checkpoint that it began at to that of the next; the last one to the end."""
    if analysis is None:
        return rows
    told = [number for number, _ in checkpoints]
    states = [checkpoints[bisect_right(told, at) - 1][1] for at in beginnings(events)]
    worths = [worth(analysis, state) for state in (*states, end)]
    halves = [half_of(row["qtr"]) for row in rows]
    found: list[Row] = []
    for at, row in enumerate(rows):
        following = rows[at + 1] if at + 1 < len(rows) and halves[at + 1] == halves[at] else None
        sign = 1 if row["posteam"] == row["home_team"] else -1
        found.append({**row, **chances(row, following, sign, worths[at], worths[at + 1])})
    return found


def worth(analysis: Analysis, state: Any) -> Worth:
    return Worth(
        None if analysis.win_chance is None else analysis.win_chance(state),
        None if analysis.points_expected is None else analysis.points_expected(state),
    )


def chances(row: Row, following: Row | None, sign: int, before: Worth, after: Worth) -> Row:
    """As the team in possession sees it."""
    found: Row = {}
    if before.wins is not None and after.wins is not None:
        found["wp"] = round(before.wins if sign > 0 else 1 - before.wins, 4)
        found["wpa"] = round(sign * (after.wins - before.wins), 4)
    if before.points is not None and after.points is not None:
        found["ep"] = round(sign * before.points, 3)
        scored = row["tt_points_home"] - row["tt_points_away"]
        goes_on = following is not None and (not scored or following["tt_try"])
        if row["tt_try"]:
            goes_on = False
        found["epa"] = round(sign * (scored + (after.points if goes_on else 0.0) - before.points), 3)
    return found
