"""What a row has from the rows before it: its number, its drive, the score and the time left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.football.columns import Row

ENDS_DRIVE = ("interception", "fumble_lost", "tt_return_fumble_lost", "tt_points_home", "tt_points_away")
QUARTERS = 4
CLOCKS = (
    ("quarter_seconds_remaining", "half_seconds_remaining", "game_seconds_remaining"),
    ("tt_quarter_plays_remaining", "tt_half_plays_remaining", "tt_game_plays_remaining"),
)
QUARTER_CLOCKS = tuple(quarter for quarter, _, _ in CLOCKS)


def number_rows(rows: Sequence[Row], names: tuple[str, str]) -> list[Row]:
    """Number plays and drives, and add up the score. A drive is one team's run of scrimmage plays."""
    numbered: list[Row] = []
    score = (0, 0)
    drive = 0
    before: tuple[Any, ...] = ()
    for number, row in enumerate(rows, 1):
        possession = (row["posteam"], half_of(row["qtr"]))
        if row["tt_try"]:
            pass
        elif row["play_type"] == "kickoff":
            before = ()
        elif possession != before:
            drive, before = drive + 1, possession
        after = (score[0] + row["tt_points_home"], score[1] + row["tt_points_away"])
        numbered.append(
            {
                **row,
                "play_id": number,
                "home_team": names[0],
                "away_team": names[1],
                "drive": drive,
                **scores(row, names, score, after),
                **remaining(row, rows[0]),
            }
        )
        score = after
        if any(row[name] for name in ENDS_DRIVE):
            before = ()
    return numbered


def scores(row: Row, names: tuple[str, str], before: tuple[int, int], after: tuple[int, int]) -> Row:
    """Before the play; as the team in possession sees it; and after the play."""
    mine = int(row["posteam"] != names[0])
    return {
        "posteam_type": ("home", "away")[mine],
        "total_home_score": before[0],
        "total_away_score": before[1],
        "posteam_score": before[mine],
        "defteam_score": before[1 - mine],
        "score_differential": before[mine] - before[1 - mine],
        "posteam_score_post": after[mine],
        "defteam_score_post": after[1 - mine],
        "score_differential_post": after[mine] - after[1 - mine],
        "posteam_timeouts_remaining": row[TIMEOUTS[mine]],
        "defteam_timeouts_remaining": row[TIMEOUTS[1 - mine]],
        "sp": int(before != after),
    }


TIMEOUTS = ("home_timeouts_remaining", "away_timeouts_remaining")


def remaining(row: Row, first: Row) -> Row:
    """The half and the game, where the first row is the kickoff of a whole quarter: its time is a quarter's."""
    found: Row = {"game_half": game_half(row["qtr"])}
    for quarter, half, game in CLOCKS:
        if row[quarter] == "" or first["qtr"] != 1 or first["play_type"] != "kickoff":
            continue
        left, whole = row[quarter], first[quarter]
        to_come = max(0, QUARTERS - row["qtr"])
        found[half] = left + (whole if row["qtr"] in (1, 3) else 0)
        found[game] = left + to_come * whole
    return found


def game_half(quarter: Any) -> str:
    return "" if quarter == "" else "Overtime" if quarter > QUARTERS else f"Half{half_of(quarter)}"


def half_of(quarter: Any) -> int:
    return (int(quarter) + 1) // 2 if quarter != "" else 0
