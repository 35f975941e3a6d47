"""Chapter 31: plays as rows, and what the box score makes of them."""

from __future__ import annotations

from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.football.boxscore import box_score, drives
from snapcount.football.columns import Row
from snapcount.games.card_bowl.questions import FreeKick
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.show.rows import rows
from snapcount.games.card_bowl.state import Options, State
from tests.rules.card_bowl.bowl import PASS, RUN, down_at, kicked_from, row_of, tried_from

NAMES = ("Home", "Away")
HOME, AWAY = Seat.HOME, Seat.AWAY
RUSH = [(32, "O", RUN), (38, "D", "MLB")]
THROWN = [(32, "O", PASS), (38, "D", "S-L")]
FOURTH = State(Options(), "scrimmage", left=100, situation=down_at(HOME, 30, 4, 8))
KICK = State(Options(), "kickoff", left=180, situation=kicked_from(HOME, 30))


def has(row: Row, **columns: Any) -> None:
    assert {name: row[name] for name in columns} == columns


def rows_of(state: State, *inputs: Any) -> list[Row]:
    """The rows of a kick or a call that is played out at once."""
    table = Script(inputs)
    play(table, state)
    assert not table.left
    return rows(table.events, NAMES)


def test_runs_and_passes() -> None:
    run = row_of("2H 6C 3D 9S AH", RUSH, to_go=6)
    has(
        run,
        play_type="run",
        rush_attempt=1,
        rushing_yards=6,
        first_down=1,
        first_down_rush=1,
        tt_clock="15:00",
    )
    third = row_of("2H 6C 3D 9S AH", RUSH, down=3)
    has(third, first_down=0, third_down_failed=1, yardline_100=70, ydstogo=10)
    caught = row_of("2H 5D 7D 3C 2C 8S", [*THROWN, (43, "D", [])], down=3)
    has(caught, play_type="pass", complete_pass=1, air_yards=11, yards_after_catch=8, third_down_converted=1)
    dropped = row_of("2H 5D 10D 3C 2C", THROWN)
    has(dropped, incomplete_pass=1, pass_attempt=1, air_yards="", yards_gained=0)
    picked = row_of("2H 5D RJ 7D 3C 2C 4S", THROWN)
    has(picked, interception=1, return_team="Away", return_yards=4, complete_pass=0)


def test_a_spike_is_no_third_down_that_was_tried_and_a_kneel_down_is_a_run() -> None:
    third = FOURTH._replace(situation=down_at(HOME, 30, 3, 8))
    (spike,) = rows_of(third, "spike", "5S")
    has(spike, play_type="qb_spike", pass_attempt=1, third_down_failed=0, tt_turned_over_on_downs=0)
    (kneel,) = rows_of(third, "kneel", "5S")
    has(kneel, play_type="qb_kneel", rush_attempt=1, yards_gained=-1, third_down_failed=0)
    (over,) = rows_of(FOURTH, "kneel", "5S")
    has(over, tt_turned_over_on_downs=1, fourth_down_failed=0)


def test_a_first_down_by_a_penalty_counts_once_and_a_down_repeated_does_not() -> None:
    offside = "BJ AS 6C 10D 10H 4S"
    repeated = row_of(offside, [*RUSH, (49, "O", "accept")])
    has(repeated, play_type="no_play", penalty=1, first_down=0, first_down_penalty=0, rush_attempt=0)
    reached = row_of(offside, [*RUSH, (49, "O", "accept")], down=3, to_go=5)
    has(
        reached,
        play_type="no_play",
        first_down=1,
        first_down_penalty=1,
        first_down_rush=0,
        third_down_converted=0,
    )
    automatic = row_of("2H 6C BJ 3D 9S AH 8S", [*RUSH, (49, "O", "accept")], to_go=20)
    has(automatic, first_down=1, first_down_penalty=1, penalty_team="Away", penalty_yards=5)
    team = box_score([automatic], NAMES)["teams"]["Home"]
    assert (team["first_downs"], team["first_downs_penalty"], team["first_downs_rushing"]) == (1, 1, 0)
    declined = row_of("2H 6C BJ 3D 9S AH 8S", [*RUSH, (49, "O", "decline")], to_go=6)
    has(declined, penalty=0, play_type="run", first_down=1, first_down_rush=1, first_down_penalty=0)


def test_a_fumble_keeps_what_the_play_had_gained() -> None:
    lost = row_of("2H 6C 3D RJ 9S AH 4S 10H", RUSH)
    has(lost, play_type="run", rush_attempt=1, yards_gained=6, fumble=1, fumble_lost=1, return_team="")
    kept = row_of("2H 6C 3D RJ 9S AH QH 4S 2C 3C", RUSH)
    has(kept, yards_gained=11, fumble=1, fumble_lost=0, first_down=1, first_down_rush=1)
    behind = row_of("2H RJ 9S 4S", THROWN[:1])
    has(behind, play_type="run", pass_attempt=0, complete_pass=0, rush_attempt=1, yards_gained=-5)
    caught = row_of("2H 5D 7D 3C 2C RJ 4S 9S", THROWN)
    has(caught, complete_pass=1, yards_gained=11, air_yards=11, yards_after_catch=0, fumble_lost=1)
    back = row_of("2H 6C 3D RJ 9S AH 3H KD 2C 3C 4S", RUSH)
    has(back, fumble_lost=1, return_team="Away", return_yards=9)


def test_a_fumble_of_the_play_that_a_penalty_undid_is_none() -> None:
    undone = row_of("BJ AS 5D RJ 7D 3C 2C 4S", [*THROWN, (49, "O", "accept")])
    has(undone, play_type="no_play", interception=0, pass_attempt=0, return_team="", penalty=1)
    loose = row_of("BJ AS 6C 3D RJ 9S AH 4S 10H", [*RUSH, (49, "O", "accept")])
    has(loose, play_type="no_play", fumble=0, fumble_lost=0)


def test_a_ball_lost_on_the_return_is_the_returners_turnover() -> None:
    cards = ("10S", "9H", "QD", "4C", "6C")
    found = rows_of(FOURTH, "punt", "4", *cards, "return", "AD", "RJ", 0, 0, "4S", "9S")
    has(found[0], play_type="punt", punt_attempt=1, fumble=0, tt_return_fumble_lost=1)
    teams = box_score(found, NAMES)["teams"]
    assert (teams["Away"]["turnovers"], teams["Home"]["turnovers"]) == (1, 0)
    assert drives(found)[0]["result"] == "punt"
    muffed = rows_of(FOURTH, "punt", "4", *cards, "fair_catch", "RJ", 0, 0, "2S", "KD")
    assert box_score(muffed, NAMES)["teams"]["Away"]["turnovers"] == 1
    kicked = rows_of(KICK, FreeKick("kickoff"), "QS", "5H", "9C", "7D", "RJ", 0, 0, "4H", "9H")
    has(kicked[0], posteam="Away", fumble=1, fumble_lost=1)
    assert box_score(kicked, NAMES)["teams"]["Away"]["turnovers"] == 1


def test_a_loose_kick_is_nobodys_fumble() -> None:
    (onside,) = rows_of(KICK, FreeKick("onside", 7), "7S", 0, 0, "KH", "3D")
    has(onside, play_type="kickoff", kickoff_attempt=1, fumble=0, yardline_100=30)
    near = FOURTH._replace(situation=down_at(HOME, 80, 4, 5))
    (blocked,) = rows_of(near, "field_goal", "9S", "RJ", 0, 0, "9D", "3C")
    has(blocked, field_goal_result="blocked", kick_distance=38, fumble=0)
    (punt,) = rows_of(FOURTH, "punt", "4", "10S", "RJ", "6H", 0, 0, "9D", "7C", "8H")
    has(punt, punt_attempt=1, fumble=0, tt_turned_over_on_downs=1)


def test_kicks_and_tries() -> None:
    (deep,) = rows_of(KICK, FreeKick("kickoff"), "AS", "7H", "9C", "touchback")
    has(deep, touchback=1, return_team="", posteam="Away", defteam="Home")
    (back,) = rows_of(KICK, FreeKick("kickoff"), "QS", "5H", "9C", "7D", "8D", "9H", "2C")
    has(back, touchback=0, return_team="Away", return_yards=17)
    trying = State(Options(), "try", left=50, trying=True, situation=tried_from(HOME, 2))
    (good,) = rows_of(trying, "kick", "9S", "9H", "9D", "8C", "8H", "2S")
    has(good, play_type="extra_point", extra_point_result="good", tt_points_home=1)
    (blocked,) = rows_of(trying, "kick", "RJ")
    has(blocked, extra_point_attempt=1, extra_point_result="blocked")
    (again,) = rows_of(trying, "kick", "BJ", "9H")
    has(again, play_type="extra_point", extra_point_attempt=0, penalty=1, drive=0)
    two = row_of("2H 6C 3D 9S AH", RUSH, los=98, to_go=2, **{"try": True})
    has(
        two,
        play_type="run",
        two_point_attempt=1,
        two_point_conv_result="success",
        tt_points_home=2,
        rush_attempt=0,
    )


def test_a_timeout_against_delay_of_game_is_no_play() -> None:
    saved = row_of("BJ JH", [(24, "O", "timeout")])
    has(saved, play_type="no_play", timeout=1, timeout_team="Home", penalty=0)
    late = row_of("BJ JH", [(24, "O", "penalty")])
    has(late, play_type="no_play", timeout=0, penalty=1, penalty_type="delay of game", penalty_team="Home")
