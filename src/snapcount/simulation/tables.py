"""What is kept of a game that was played: its plays, drives, players, and a line for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from snapcount.core.rulebook import Names
from snapcount.football.boxscore import COUNTS, PLAYER_LINES, drives, player_totals, team_totals
from snapcount.football.columns import COLUMNS, FLAGS, NUMBERS, Row

TEAM_COUNTS = ("points", *COUNTS, "penalties", "penalty_yards", "return_yards", "turnovers")
PLAYER_COUNTS = tuple(dict.fromkeys(name for _, _, counts in PLAYER_LINES for name in counts))


class Table(NamedTuple):
    """Columns in their order; those that hold numbers are named, the others hold words."""

    columns: tuple[str, ...]
    numbers: frozenset[str]


TABLES: Mapping[str, Table] = {
    "plays": Table(COLUMNS, frozenset((*NUMBERS, *FLAGS))),
    "drives": Table(
        tuple(
            "game_id drive team period clock start_yardline_100 end_yardline_100 plays yards play_id last_play_id"
            " result".split()
        ),
        frozenset(
            "drive period start_yardline_100 end_yardline_100 plays yards play_id last_play_id".split()
        ),
    ),
    "players": Table(("game_id", "team", "player", *PLAYER_COUNTS), frozenset(PLAYER_COUNTS)),
    "games": Table(
        (
            *"game_id seed home_team away_team home_coach away_coach home_score away_score result total".split(),
            *(f"{side}_{name}" for side in ("home", "away") for name in TEAM_COUNTS),
        ),
        frozenset(
            (
                *"home_score away_score result total".split(),
                *(f"{side}_{name}" for side in ("home", "away") for name in TEAM_COUNTS),
            )
        ),
    ),
}
"""`result` and `total` are nflverse's: what home won by, and the points of both. A seed is kept as text: it is long."""


def drive_rows(game_id: str, rows: Sequence[Row]) -> list[Row]:
    return [{"game_id": game_id, **drive} for drive in drives(rows)]


def player_rows(game_id: str, rows: Sequence[Row]) -> list[Row]:
    """One line a man: what he threw, ran and caught."""
    found: dict[tuple[str, str], Row] = {}
    for lines in player_totals(rows).values():
        for line in lines:
            nobody = {"game_id": game_id, "team": line["team"], "player": line["player"]}
            man = found.setdefault((line["team"], line["player"]), nobody | dict.fromkeys(PLAYER_COUNTS, 0))
            man.update(line)
    return list(found.values())


def game_row(
    game_id: str,
    seed: int,
    names: Names,
    coaches: tuple[str, str],
    rows: Sequence[Row],
    score: tuple[int, int],
) -> Row:
    found: Row = {
        "game_id": game_id,
        "seed": str(seed),
        "home_team": names[0],
        "away_team": names[1],
        "home_coach": coaches[0],
        "away_coach": coaches[1],
        "home_score": score[0],
        "away_score": score[1],
        "result": score[0] - score[1],
        "total": score[0] + score[1],
    }
    for side, name, index in (("home", names[0], 0), ("away", names[1], 1)):
        totals: dict[str, Any] = team_totals(rows, name, index)
        found |= {f"{side}_{key}": totals[key] for key in TEAM_COUNTS}
    return found
