"""Events to rows: every column that the shared vocabulary fills."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row
from snapcount.football.rows import no_play
from snapcount.football.situation import Situation
from tests.football.laws import CANADIAN, HEXES
from tests.football.told import (
    FIRST_DOWN,
    OVER_ON_DOWNS,
    gained,
    play,
    row_of,
    rows_of,
    scored,
    told,
)

HOME, AWAY = Seat


def has(row: Row, **columns: Any) -> None:
    assert {name: row[name] for name in columns} == columns


def test_a_row_opens_with_who_has_the_ball_where() -> None:
    row = row_of(now=Situation(AWAY, 34, 2, 44), quarter=3)
    has(row, posteam="Away", defteam="Home", qtr=3, down=2, ydstogo=10, yardline_100=66, goal_to_go=0)
    has(row_of(now=Situation(AWAY, 93, 2, 100)), ydstogo=7, yardline_100=7, goal_to_go=1)


def test_a_longer_field_and_rows_of_hexes_count_in_their_own_law() -> None:
    events = play(now=Situation(HOME, 93, 2, 100))
    has(rows_of(events, CANADIAN)[0], yardline_100=17, goal_to_go=0)
    has(rows_of(play(now=Situation(HOME, 40, 1, 47)), HEXES)[0], yardline_100=21, ydstogo=7)


def test_on_a_kickoff_the_receivers_are_in_possession() -> None:
    kick = told("kicked_off", seat=HOME, kind="deep", spot=100)
    back = told("returned", seat=AWAY, yards=24, spot=24)
    row = row_of(kick, back, kind="kickoff", now=Situation(HOME, 35, 0, 0))
    has(row, posteam="Away", play_type="kickoff", kickoff_attempt=1, yardline_100=35, down="")
    has(row, return_team="Away", return_yards=24)
    has(row_of(kick, kind="free_kick", now=Situation(HOME, 20, 0, 0)), play_type="kickoff")


def test_a_run_and_a_pass_are_counted_apart() -> None:
    has(row_of(gained(6)), play_type="run", rush_attempt=1, rushing_yards=6, yards_gained=6, pass_attempt=0)
    row = row_of(gained(6, "pass"), kind="pass")
    has(row, play_type="pass", pass_attempt=1, complete_pass=1, passing_yards=6, receiving_yards=6)
    has(row, rush_attempt=0, rushing_yards="")


def test_a_pass_that_becomes_a_run_is_a_run() -> None:
    has(row_of(gained(-2), kind="pass"), play_type="run", rush_attempt=1, pass_attempt=0)
    has(row_of(gained(9, "pass"), kind="scrimmage"), play_type="pass")


def test_nobody_gains_more_than_there_is_to_the_goal_line() -> None:
    has(row_of(gained(75)), yards_gained=60, rushing_yards=60)


def test_incomplete_sacked_and_intercepted() -> None:
    has(
        row_of(told("incomplete", seat=HOME, why="dropped")),
        pass_attempt=1,
        incomplete_pass=1,
        yards_gained=0,
    )
    has(
        row_of(told("sacked", seat=HOME, yards=-7)), sack=1, yards_gained=-7, pass_attempt=1, play_type="pass"
    )
    row = row_of(told("intercepted", seat=AWAY, spot=30), told("returned", seat=AWAY, yards=5, spot=35))
    has(row, interception=1, pass_attempt=1, complete_pass=0, incomplete_pass=0, return_yards=5)


def test_a_fumble_counts_for_the_team_in_possession_and_is_lost_or_not() -> None:
    fumble = told("fumbled", seat=HOME, spot=44)
    kept = told("recovered", seat=HOME, spot=44, lost=False)
    lost = told("recovered", seat=AWAY, spot=56, lost=True)
    has(row_of(gained(4), fumble, kept), fumble=1, fumble_lost=0)
    has(row_of(gained(4), fumble, lost), fumble=1, fumble_lost=1)
    has(row_of(gained(4), fumble, lost, told("fumbled", seat=AWAY, spot=60), kept), fumble_lost=1)
    again = told("recovered", seat=HOME, spot=80, lost=True)
    returned = row_of(told("fumbled", seat=AWAY, spot=20), again, kind="punt")
    has(returned, fumble=0, fumble_lost=0, tt_return_fumble_lost=1)
    has(row_of(told("fumbled", seat=AWAY, spot=20), kept, kind="punt"), fumble=0, tt_return_fumble_lost=0)
    both = row_of(gained(4), fumble, lost, told("fumbled", seat=AWAY, spot=60), again)
    has(both, fumble=1, fumble_lost=1, tt_return_fumble_lost=1)


def test_kicks_from_scrimmage() -> None:
    has(
        row_of(told("punted", seat=HOME, yards=43, spot=83)),
        play_type="punt",
        punt_attempt=1,
        kick_distance=43,
    )
    good = told("field_goal_tried", seat=HOME, yards=30, good=True)
    wide = told("field_goal_tried", seat=HOME, yards=30, good=False)
    block = told("blocked", seat=AWAY, spot=33)
    has(row_of(good), field_goal_attempt=1, field_goal_result="made", kick_distance=30)
    has(row_of(wide), field_goal_result="missed")
    has(row_of(wide, block), field_goal_result="blocked")
    has(row_of(block, wide), field_goal_result="blocked")
    has(row_of(block, kind="punt"), punt_attempt=1)
    has(row_of(told("touchback", seat=AWAY)), touchback=1)


@pytest.mark.parametrize(
    ("how", "good", "columns"),
    [
        (
            "extra_point",
            True,
            {"extra_point_attempt": 1, "extra_point_result": "good", "two_point_attempt": 0},
        ),
        ("extra_point", False, {"extra_point_attempt": 1, "extra_point_result": "failed"}),
        ("two_points", True, {"two_point_attempt": 1, "two_point_conv_result": "success"}),
        ("two_points", False, {"two_point_attempt": 1, "two_point_conv_result": "failure"}),
    ],
)
def test_tries(how: str, good: bool, columns: dict[str, Any]) -> None:
    row = row_of(told("tried", seat=HOME, how=how, good=good), kind=how, now=Situation(HOME, 97, 0, 100))
    has(row, **columns, yardline_100=3, down="")


def test_a_blocked_extra_point_is_told_apart() -> None:
    tried = told("tried", seat=HOME, how="extra_point", good=False)
    has(row_of(tried, told("blocked", seat=AWAY, spot=3)), extra_point_result="blocked")


def test_nothing_is_gained_on_a_try() -> None:
    happened = [
        gained(3),
        gained(3, "pass"),
        told("incomplete", seat=HOME, why="dropped"),
        told("sacked", seat=HOME, yards=-4),
        told("intercepted", seat=AWAY, spot=1),
        told("tried", seat=HOME, how="two_points", good=False),
    ]
    row = row_of(*happened, kind="two_points", now=Situation(HOME, 97, 0, 100))
    has(row, play_type="run", rush_attempt=0, pass_attempt=0, sack=0, interception=0, yards_gained=0)


def test_points_are_the_difference_of_the_score() -> None:
    has(row_of(before=(3, 7), after=(9, 7)), tt_points_home=6, tt_points_away=0)
    has(row_of(before=(3, 7), after=(3, 9)), tt_points_home=0, tt_points_away=2)


def test_touchdowns_by_run_pass_and_return() -> None:
    touchdown, theirs = scored("touchdown", 6), scored("touchdown", 6, AWAY)
    row = row_of(gained(60), touchdown)
    has(row, touchdown=1, td_team="Home", rush_touchdown=1, first_down=1, first_down_rush=1)
    row = row_of(gained(60, "pass"), touchdown)
    has(row, pass_touchdown=1, rush_touchdown=0, return_touchdown=0, first_down_pass=1)
    row = row_of(told("intercepted", seat=AWAY, spot=30), theirs)
    has(row, return_touchdown=1, td_team="Away", pass_touchdown=0, first_down=0)
    fumble = [told("fumbled", seat=HOME, spot=44), told("recovered", seat=AWAY, spot=56, lost=True)]
    has(row_of(gained(4), *fumble, theirs), return_touchdown=1, rush_touchdown=0)
    has(row_of(gained(4), *fumble, touchdown), return_touchdown=1, rush_touchdown=0, first_down=0)
    has(row_of(touchdown, kind="punt"), return_touchdown=1)


def test_safeties_are_flagged_and_other_points_are_only_points() -> None:
    has(row_of(scored("safety", 2, AWAY)), safety=1, touchdown=0)
    has(row_of(scored("single", 1), kind="punt"), safety=0, touchdown=0)


def test_first_downs_by_kind() -> None:
    has(
        row_of(gained(12), FIRST_DOWN),
        first_down=1,
        first_down_rush=1,
        first_down_pass=0,
        first_down_penalty=0,
    )
    has(row_of(gained(12, "pass"), FIRST_DOWN), first_down_pass=1, first_down_rush=0)
    foul = told("penalised", seat=AWAY, foul="Holding", yards=10, spot=50)
    has(row_of(foul, FIRST_DOWN), first_down=1, first_down_penalty=1, first_down_rush=0)


@pytest.mark.parametrize(("down", "name"), [(3, "third"), (4, "fourth")])
def test_third_and_fourth_downs_are_tried_by_runs_and_passes_only(down: int, name: str) -> None:
    now = Situation(HOME, 40, down, 44)
    has(row_of(gained(5), FIRST_DOWN, now=now), **{f"{name}_down_converted": 1, f"{name}_down_failed": 0})
    has(row_of(gained(3), now=now), **{f"{name}_down_converted": 0, f"{name}_down_failed": 1})
    has(row_of(told("sacked", seat=HOME, yards=-3), now=now), **{f"{name}_down_failed": 1})
    for kind in ("spike", "kneel", "punt", "field_goal"):
        has(row_of(now=now, kind=kind), **{f"{name}_down_converted": 0, f"{name}_down_failed": 0})


def test_the_other_downs_are_no_tries() -> None:
    row = row_of(gained(3), now=Situation(HOME, 40, 2, 44))
    has(row, third_down_failed=0, fourth_down_failed=0)


def test_a_turnover_on_downs_is_told_not_guessed() -> None:
    row = row_of(gained(2), OVER_ON_DOWNS, now=Situation(HOME, 40, 3, 44))
    has(row, tt_turned_over_on_downs=1, third_down_failed=1, fourth_down_failed=0)


def test_penalties_and_timeouts_name_their_team() -> None:
    row = row_of(told("penalised", seat=AWAY, foul="Offside", yards=5, spot=55), told("timeout", seat=HOME))
    has(row, penalty=1, penalty_team="Away", penalty_type="Offside", penalty_yards=5)
    has(row, timeout=1, timeout_team="Home")


def test_an_undone_play_keeps_who_where_and_the_penalty() -> None:
    row = row_of(gained(12), told("penalised", seat=HOME, foul="Holding", yards=10, spot=30))
    no_play(row)
    has(
        row, play_type="no_play", penalty_yards=10, posteam="Home", ydstogo=10, rush_attempt=0, yards_gained=0
    )
    has(row, rushing_yards="")


def test_a_row_says_what_was_said_and_which_rules_and_dice_were_in_it() -> None:
    thrown = Event("DF-2.4", "threw_again", {"dice": (2, 5)})
    secret = Event("DF-9.9", "peeked", {"dice": (6, 6)}, to=HOME)
    row = row_of(thrown, secret, gained(5), thrown)
    has(
        row, desc="play_began. threw_again. gained. threw_again.", tt_dice="2-5 2-5", tt_rules="DF-1.1 DF-2.4"
    )


def test_a_game_fills_in_what_only_it_knows_after_the_shared_columns() -> None:
    def hexes(row: Row, facts: Any) -> None:
        row["yards_gained"] = row["rushing_yards"] = 5 * facts["yards"]

    (row,) = rows_of(play(gained(3)), fill={"gained": hexes})
    has(row, yards_gained=15, rushing_yards=15, rush_attempt=1)


def test_only_finished_plays_have_rows_and_nothing_told_between_them_is_in_one() -> None:
    between = told("timeout", seat=HOME)
    events = [between, *play(gained(3)), between, *play(gained(4))[:-1]]
    (row,) = rows_of(events)
    has(row, yards_gained=3, timeout=0, play_id=1)
    assert len(rows_of([*events, *play(gained(5))])) == 2


def test_a_try_belongs_to_the_quarter_of_its_touchdown() -> None:
    tried = told("tried", seat=HOME, how="extra_point", good=True)
    touchdown = play(gained(60), scored("touchdown", 6), quarter=1, after=(6, 0))
    extra = play(
        tried, kind="extra_point", now=Situation(HOME, 97, 0, 100), quarter=2, before=(6, 0), after=(7, 0)
    )
    assert [row["qtr"] for row in rows_of([*touchdown, *extra])] == [1, 1]
