"""Chapters 10 and 19: the clock of the Basic Game and the end."""

from __future__ import annotations

import pytest

from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.state import Options
from tests.rules.canadian_pro.scripted import (
    AWAY,
    FIELD_GOAL,
    HB,
    HOME,
    PUNT,
    at,
    go,
    kicking,
    passing,
    setting,
)

PLAY = (HB, setting(2), 2, 7)
BASIC = Options()


def test_cp_10_1_four_quarters_of_15_minutes() -> None:
    assert RULEBOOK.rules.start(RULEBOOK.settle({})).left == 900
    for quarter in (1, 3):
        state = go(at(quarter=quarter, left=0)).state
        assert (state.quarter, state.left) == (quarter + 1, 900)


def test_cp_10_2_30_seconds_and_20_at_the_end_of_a_half() -> None:
    assert go(at(), *PLAY).state.left == 570
    assert go(at(quarter=3, left=100), *PLAY).state.left == 70
    for quarter in (2, 4):
        assert go(at(quarter=quarter, left=180), *PLAY).state.left == 160
    assert go(kicking(), "normal", 6, 4, 7).state.left == 570  # with its return one play


def test_cp_10_2_every_kind_of_play_takes_the_same() -> None:
    for play in (
        (passing("SE", "M"), setting(1), 3, 3),  # incomplete
        (PUNT, 6, 4, 7),
        (FIELD_GOAL, 7),
    ):
        assert go(at(78, 3), *play).state.left == 570
        assert go(at(78, 3, quarter=2, left=190), *play).state.left == 180
        assert go(at(78, 3, quarter=2, left=170), *play).state.left == 150
        assert go(at(78, 3, quarter=3, left=170), *play).state.left == 140


def test_cp_10_3_the_clock_stops_at_3_00() -> None:
    assert go(at(quarter=2, left=190), *PLAY).state.left == 180
    assert go(at(quarter=4, left=200), *PLAY).state.left == 180
    assert go(at(quarter=1, left=190), *PLAY).state.left == 160


def test_cp_10_4_converts_and_onside_kicks_take_no_time() -> None:
    assert go(kicking("try"), 8).state.left == 600
    assert go(kicking(), "onside", 3).state.left == 600


def test_cp_10_5_a_quarter_ends_at_0_00() -> None:
    last = go(at(left=20), *PLAY).state
    assert last.left == 0 and last.period_over
    assert go(last).state[:3] == last[:3]  # same spot and down
    due = kicking(left=0)
    assert go(due).state.phase == "kickoff"
    assert go(kicking(quarter=2, left=0)).state.phase == "second_half"
    assert go(kicking(quarter=4, left=0)).state.phase == "over"
    choice = go(at(85, 3, quarter=4, left=20), FIELD_GOAL, 7).state
    assert choice.score == (3, 0) and go(choice).state.phase == "over"  # not asked


def test_cp_10_6_a_penalty_does_not_change_the_time() -> None:
    play = (passing("SE", "S"), setting(4), 11, 9, 7, 10)
    assert go(at(), *play, "accept").state.left == go(at(), *play, "decline").state.left == 570


def test_cp_19_1_the_fourth_quarter_ends_the_game() -> None:
    over = go(at(quarter=4, left=0, score=(7, 3)))
    assert over.state.phase == "over" and RULEBOOK.rules.is_over(over.state)
    assert over.facts("game_over")["score"] == (7, 3)


def test_cp_19_2_a_tie_stands() -> None:
    assert go(at(quarter=4, left=0, score=(17, 17))).state.phase == "over"


def test_cp_19_3_extra_halves_where_a_winner_is_needed() -> None:
    rules = BASIC._replace(winner=True)
    assert go(at(quarter=4, left=0, score=(17, 14), rules=rules)).state.phase == "over"
    extra = go(at(quarter=4, left=0, score=(17, 17), rules=rules)).state
    assert (extra.phase, extra.quarter, extra.left) == ("toss", 5, 600)
    first = go(extra, AWAY, "kick").state
    assert (first.phase, first.situation.offence) == ("kickoff", AWAY)
    assert go(first, "normal", 6, 4, 9).state.left == 570
    assert go(first._replace(left=180), "normal", 6, 4, 9).state.left == 160  # timed as the fourth quarter
    second = go(first._replace(left=0, score=(20, 17))).state
    assert (second.phase, second.situation.offence, second.quarter) == ("kickoff", HOME, 6)  # the reverse
    assert go(second._replace(left=0)).state.phase == "over"
    again = go(second._replace(left=0, score=(20, 20))).state
    assert (again.phase, again.quarter) == ("toss", 7)


@pytest.mark.rules("CP-10.5")
def test_the_quarter_ends_only_after_the_convert() -> None:
    assert not at(phase="try", left=0).period_over
