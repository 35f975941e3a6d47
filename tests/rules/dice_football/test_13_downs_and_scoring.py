"""Chapter 13: downs, possession, end zones, scoring."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.games.dice_football.questions import Catch, ReturnBall
from snapcount.games.dice_football.rules.results import Snap
from snapcount.games.dice_football.rules.tries import try_points
from snapcount.games.dice_football.tables import load
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    PUNT,
    RUN,
    SHORT,
    asked,
    asked_after,
    at,
    go,
    kicking,
    overtime,
    snap,
)


def test_df_13_1_first_and_ten_or_goal_to_go() -> None:
    assert snap(at(), RUN, 1, 1, (5, 6)).spot == (HOME, 41, 1, 51)
    assert snap(at(85), RUN, 1, 1, (4, 6)).spot == (HOME, 95, 1, 100)


def test_df_13_2_tested_in_this_order() -> None:
    assert snap(at(95, down=4), RUN, 1, 1, (1, 4)).state.phase == "try"
    assert snap(at(3, down=4), RUN, 5, 1, (1, 2)).state.phase == "free_kick"
    assert snap(at(4, down=2), RUN, 5, 1, (1, 2)).spot == (HOME, 1, 3, 14), "the 1 is no safety"
    assert snap(at(30, down=4, line=37), RUN, 1, 1, (3, 4)).spot == (HOME, 37, 1, 47)
    downs = snap(at(30, down=4, line=38), RUN, 1, 1, (3, 4))
    assert downs.spot == (AWAY, 63, 1, 73) and "turned_over_on_downs" in downs.whats
    assert snap(at(30, down=3, line=38), RUN, 1, 1, (3, 4)).spot == (HOME, 37, 4, 38)


def test_df_13_3_a_turnover_in_the_field() -> None:
    assert snap(at(), LONG, 1, 1, (1, 4), False).spot == (AWAY, 60, 1, 70)
    assert snap(at(), RUN, 1, 3, (1, 4), False).spot == (AWAY, 65, 1, 75)
    returned = snap(at(), LONG, 1, 2, (4, 4), (1, 2))
    assert returned.facts("returned")["start"] == 54 and returned.spot == (AWAY, 60, 1, 70)


def test_df_13_4_a_turnover_in_the_end_zone() -> None:
    assert snap(at(90), LONG, 1, 1, (1, 4), False).spot == (AWAY, 20, 1, 30)
    assert snap(at(95), RUN, 1, 3, (1, 4), False).told("touchback").rule == "DF-13.4"
    assert asked_after(at(88), LONG, 1, 2, (4, 4)) == {AWAY: ReturnBall("interception", -4, 2)}
    assert snap(at(88), LONG, 1, 2, (4, 4), Catch.RETURN, (5, 6)).spot == (AWAY, 18, 1, 28)
    assert snap(at(88), LONG, 1, 2, (4, 4), Catch.TOUCHBACK).spot == (AWAY, 20, 1, 30)
    assert asked_after(at(95), LONG, 1, 2, (6, 6)) == {AWAY: ReturnBall("interception", -10, 2)}
    assert asked_after(at(98), RUN, 1, 4, (6, 6), (1, 2)) == {AWAY: ReturnBall("fumble", -10, 2)}


def test_df_13_5_a_fumble_in_the_own_end_zone_is_a_touchdown() -> None:
    lost = snap(at(3), RUN, 5, 3, (1, 2), False)
    assert lost.state.phase == "try" and lost.state.situation.offence is AWAY and lost.state.score == (0, 6)
    assert "DF-13.6" in [event.rule for event in lost.events]
    won = snap(at(3), RUN, 5, 3, (1, 2), True, (1, 2))
    assert won.state.phase == "free_kick" and won.state.score == (0, 2)


def test_df_13_6_points() -> None:
    assert snap(at(95), RUN, 1, 1, (1, 4)).state.score == (6, 0)
    assert go(kicking(phase="try"), KICK, 1, (1, 2)).state.score == (1, 0)
    assert go(kicking(phase="try"), RUN, 1, (1, 2)).state.score == (2, 0)
    assert snap(at(90), KICK, 1, 1, (1, 2)).state.score == (3, 0)
    assert snap(at(3), RUN, 5, 1, (1, 2)).state.score == (0, 2)


def test_df_13_7_a_safety_is_followed_by_a_free_kick_of_the_team_that_conceded_it() -> None:
    safety = snap(at(3, offence=AWAY), RUN, 5, 1, (1, 2))
    assert safety.state.score == (2, 0) and safety.state.phase == "free_kick"
    assert safety.state.situation.offence is AWAY
    assert (safety.facts("scored")["how"], safety.facts("scored")["seat"]) == ("safety", HOME)


def test_df_13_8_the_try_from_three_yards() -> None:
    state = kicking(phase="try", score=(6, 0))
    questions = asked(state)
    assert questions[HOME].options() == (RUN, SHORT, LONG, KICK)
    assert questions[AWAY].options() == (1, 2, 3, 4, 5)
    assert go(state, RUN, 5, (2, 6)).state.score == (6, 0)
    assert go(state, RUN, 5, (3, 6)).state.score == (8, 0)
    assert go(state, SHORT, 5, (1, 4)).state.score == (6, 0)
    assert go(state, RUN, 5, (1, 1), (1, 2)).state.score == (8, 0)
    assert go(state, LONG, 4, (4, 5)).state.score == (6, 0)
    assert go(state, KICK, 1, (5, 6)).state.score == (6, 0)
    assert go(state, KICK, 1, (6, 6)).state.score == (7, 0)
    after = go(state, KICK, 1, (5, 6)).state
    assert after.phase == "kickoff" and after.situation.offence is HOME


def test_df_13_8_the_try_has_the_odds_of_the_table() -> None:
    matrix = load("try")["two"]["p_success"]["fractions"]
    odds = Odds()
    for (row, call), defence in product(enumerate((RUN, SHORT, LONG)), range(1, 6)):
        spread = odds.of(try_points, Snap(HOME, call, defence, 0, 97, False, (3, 3)))
        assert spread.get(2, 0) == Fraction(matrix[row][defence - 1])
    kick = odds.of(try_points, Snap(HOME, KICK, 1, 0, 97, False, (3, 3)))
    assert kick == {1: Fraction(34, 36), 0: Fraction(2, 36)}


@pytest.mark.parametrize("score", [(6, 0), (60, 0), (6, 6), (0, 40)])
def test_df_13_9_the_try_is_always_played(score: tuple[int, int]) -> None:
    last = snap(at(95, left=1, score=score), RUN, 1, 1, (1, 4))
    assert last.state.phase == "try"


def test_df_13_9_left_out_only_where_the_touchdown_ends_overtime() -> None:
    assert snap(overtime(1, ball=95), RUN, 1, 1, (1, 4)).state.phase == "try"
    assert snap(overtime(2, ball=95, score=(7, 0)), RUN, 1, 1, (1, 4)).state.phase == "try"
    assert snap(overtime(2, ball=95, score=(3, 0)), RUN, 1, 1, (1, 4)).state.phase == "over"
    assert snap(overtime(3, ball=95), RUN, 1, 1, (1, 4)).state.phase == "over"
    assert snap(overtime(1, ball=3), RUN, 5, 3, (1, 2), False).state.phase == "over"


def test_a_punt_return_touchdown_is_followed_by_a_try_in_regulation() -> None:
    played = snap(at(1), PUNT, 1, 1, Catch.RETURN, (6, 6), (6, 6), (1, 2))
    assert played.state.phase == "try" and played.state.situation.offence is AWAY
