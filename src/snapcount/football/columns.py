"""One row per play, with the column names of nflverse play-by-play where they exist and `tt_` for our own."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

Row = dict[str, Any]

TEXTS = (
    "game_id home_team away_team posteam posteam_type defteam game_half desc play_type pass_length field_goal_result"
    " extra_point_result two_point_conv_result timeout_team td_team penalty_team penalty_type return_team"
    " passer_player_name receiver_player_name rusher_player_name kicker_player_name punter_player_name tt_clock"
    " tt_scored tt_offence_call tt_offence_formation tt_defence_call tt_defence_formation tt_event tt_cards tt_dice"
    " tt_rules"
).split()
FLAGS = (
    "goal_to_go timeout first_down first_down_rush first_down_pass first_down_penalty third_down_converted"
    " third_down_failed fourth_down_converted fourth_down_failed interception fumble fumble_lost safety penalty sp"
    " rush_attempt pass_attempt complete_pass incomplete_pass sack qb_kneel qb_spike touchdown pass_touchdown"
    " rush_touchdown return_touchdown punt_attempt punt_blocked kickoff_attempt touchback field_goal_attempt"
    " extra_point_attempt two_point_attempt tt_try tt_turned_over_on_downs tt_return_fumble_lost"
).split()
NUMBERS = (
    "play_id qtr quarter_seconds_remaining half_seconds_remaining game_seconds_remaining tt_quarter_plays_remaining"
    " tt_half_plays_remaining tt_game_plays_remaining drive down ydstogo yardline_100 yards_gained air_yards"
    " yards_after_catch kick_distance penalty_yards passing_yards receiving_yards rushing_yards return_yards"
    " home_timeouts_remaining away_timeouts_remaining posteam_timeouts_remaining defteam_timeouts_remaining"
    " total_home_score total_away_score posteam_score defteam_score score_differential posteam_score_post"
    " defteam_score_post score_differential_post ep epa wp wpa tt_points_home tt_points_away"
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
"""Names without `tt_` are nflverse's and mean what they mean there: everything before the play but what it came to.

So `score_differential` and `total_home_score` are those before the play, `…_post` those after it; a sack is a
`pass_attempt`; a try for two has `two_point_attempt` and the `play_type` of what was tried, and counts as nobody's
rush or pass. `tt_points_*` are the points scored on this play, `tt_scored` how the last of them were (`touchdown`,
`single`: the words of the event `scored`). `tt_try`: this was a try, counted or not.

Games that count plays have `tt_…_plays_remaining`, those with a clock `…_seconds_remaining`.

What was decided: `tt_offence_call`, `tt_defence_call` with their formations, `tt_event` (the card that was turned),
`tt_cards` and `tt_dice` in the order in which they fell, `tt_rules` that spoke.

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


def to_csv(rows: Iterable[Row], *, header: bool = True) -> str:
    """The rows as CSV text."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    if header:
        writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
