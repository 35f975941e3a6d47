"""One row per play, with the column names of nflverse play-by-play where they exist and `tt_` for our own."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

Row = dict[str, Any]

TEXTS = (
    "game_id home_team away_team posteam defteam desc play_type field_goal_result extra_point_result"
    " two_point_conv_result timeout_team td_team penalty_team penalty_type return_team passer_player_name"
    " receiver_player_name rusher_player_name kicker_player_name punter_player_name tt_clock tt_scored tt_dice tt_rules"
).split()
FLAGS = (
    "goal_to_go timeout first_down first_down_rush first_down_pass first_down_penalty third_down_converted"
    " third_down_failed fourth_down_converted fourth_down_failed interception fumble fumble_lost safety penalty"
    " rush_attempt pass_attempt complete_pass incomplete_pass sack touchdown pass_touchdown rush_touchdown"
    " return_touchdown punt_attempt kickoff_attempt touchback field_goal_attempt extra_point_attempt"
    " two_point_attempt tt_turned_over_on_downs tt_return_fumble_lost"
).split()
NUMBERS = (
    "play_id qtr drive down ydstogo yardline_100 yards_gained air_yards yards_after_catch kick_distance"
    " penalty_yards passing_yards receiving_yards rushing_yards return_yards total_home_score total_away_score"
    " score_differential ep epa wp wpa tt_points_home tt_points_away"
).split()
FIRST = (
    "game_id",
    "play_id",
    "home_team",
    "away_team",
    "posteam",
    "defteam",
    "qtr",
    "tt_clock",
    "drive",
    "down",
)
COLUMNS: tuple[str, ...] = FIRST + tuple(name for name in (*NUMBERS, *TEXTS, *FLAGS) if name not in FIRST)
"""`touchdown`, `td_team` and so on as in nflverse; `tt_points_*` are the points scored on this play.

`tt_scored` is how the last of them were (`touchdown`, `single`: the words of the event `scored`).

`wp`, `ep`: the posteam's win chance and expected points before the play; `wpa`, `epa`: what the play changed of them.
They are empty unless asked for (`football/row_chances.py`).

`fumble` and `fumble_lost` are those of the team in possession, `tt_return_fumble_lost` of who ran its ball back.
"""

_EMPTY: Row = {
    **dict.fromkeys(COLUMNS, ""),
    **dict.fromkeys(FLAGS, 0),
    **dict.fromkeys(("tt_points_home", "tt_points_away", "yards_gained", "penalty_yards"), 0),
}


def play_row(**values: Any) -> Row:
    """A row with these columns set, flags 0 and the rest empty. Unknown columns are an error."""
    unknown = values.keys() - _EMPTY.keys()
    assert not unknown, f"no such column: {', '.join(sorted(unknown))}"
    return {**_EMPTY, **values}


def number_rows(rows: Sequence[Row], names: tuple[str, str], game_id: str = "") -> list[Row]:
    """Number plays and drives, and add up the score. A drive is one team's run of scrimmage plays."""
    numbered: list[Row] = []
    home = away = drive = 0
    before: tuple[Any, ...] = ()
    for number, row in enumerate(rows, 1):
        possession = (row["posteam"], half_of(row["qtr"]))
        if row["play_type"] in ("kickoff", "extra_point", "two_point"):
            if row["play_type"] == "kickoff":
                before = ()
        elif possession != before:
            drive, before = drive + 1, possession
        home += row["tt_points_home"]
        away += row["tt_points_away"]
        difference = home - away if row["posteam"] == names[0] else away - home
        numbered.append(
            {
                **row,
                "game_id": game_id,
                "play_id": number,
                "home_team": names[0],
                "away_team": names[1],
                "drive": drive,
                "total_home_score": home,
                "total_away_score": away,
                "score_differential": difference,
            }
        )
        if any(row[name] for name in ENDS_DRIVE):
            before = ()
    return numbered


ENDS_DRIVE = ("interception", "fumble_lost", "tt_return_fumble_lost", "tt_points_home", "tt_points_away")


def half_of(quarter: Any) -> int:
    return (int(quarter) + 1) // 2 if quarter != "" else 0


def to_csv(rows: Iterable[Row], *, header: bool = True) -> str:
    """The rows as CSV text."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    if header:
        writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
