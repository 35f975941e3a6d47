"""Chapters 6 to 8: run, passes, field goal."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from snapcount.games.dice_football.rules.field_goal import is_good
from snapcount.games.dice_football.rules.overtime import stage_of
from snapcount.games.dice_football.state import Call
from tests.rules.dice_football.scripted import AWAY, HOME, KICK, LONG, RUN, SHORT, asked, at, overtime, snap

THROWS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize(("defence", "gain"), [(1, 3), (2, 2), (3, 1), (4, -1), (5, -3)])
def test_df_6_1_a_run_gains_the_score_less_the_run_value(defence: int, gain: int) -> None:
    played = snap(at(), RUN, defence, 12, (1, 2))
    assert played.facts("gained")["yards"] == gain and played.told("gained").rule == "DF-6.1"
    assert played.state.situation.ball == 30 + gain


def test_df_6_1_a_doublet_ignores_the_run_value() -> None:
    assert snap(at(), RUN, 5, 12, (1, 1), (1, 3)).facts("gained")["yards"] == 6


def test_df_6_2_the_value_is_that_of_the_defence_card_on_the_table() -> None:
    assert snap(at(), RUN, 1, 24, True, 4, (3, 4)).facts("gained")["yards"] == 3


def test_df_7_1_short_counts_once_long_twice() -> None:
    assert snap(at(), SHORT, 1, 13, (2, 5)).facts("gained")["yards"] == 7
    assert snap(at(), LONG, 1, 13, (1, 3)).facts("gained")["yards"] == 8
    assert snap(at(), LONG, 1, 13, (1, 3)).told("gained").rule == "DF-7.1"


@pytest.mark.parametrize(("call", "percent"), [(SHORT, [100, 33, 72, 100, 50]), (LONG, [33, 72, 50, 33, 72])])
def test_df_7_2_one_die_on_a_defence_number_is_enough(call: Call, percent: list[int]) -> None:
    for defence, expected in enumerate(percent, 1):
        complete = sum(
            "gained" in snap(at(), call, defence, 13, dice, *[(1, 2)] * (dice[0] == dice[1])).whats
            for dice in THROWS
        )
        assert round(100 * Fraction(complete, 36)) == expected
    assert snap(at(), SHORT, 2, 13, (3, 5)).told("incomplete").rule == "DF-7.2"


def test_df_7_3_a_long_pass_beyond_the_end_line_is_incomplete() -> None:
    out = snap(at(92), LONG, 4, 13, (4, 6))
    assert out.told("incomplete").rule == "DF-7.3" and out.spot == (HOME, 92, 2, 100)
    assert snap(at(99), SHORT, 1, 13, (5, 6)).state.phase == "try"


def test_df_7_4_a_doublet_is_complete_with_all_its_throws() -> None:
    assert snap(at(), LONG, 1, 13, (5, 5), (1, 1), (1, 2)).facts("gained")["yards"] == 2 * 15
    assert snap(at(95), LONG, 1, 13, (6, 6), (2, 3)).state.phase == "try"


def test_df_7_5_the_red_zone_line_replaces_the_long_pass_numbers_only() -> None:
    assert "incomplete" in snap(at(80), LONG, 2, 13, (2, 5)).whats
    assert "gained" in snap(at(79), LONG, 2, 13, (2, 5)).whats
    assert "gained" in snap(at(80), SHORT, 2, 13, (4, 5)).whats
    assert "gained" in snap(at(80), SHORT, 5, 13, (1, 2)).whats


def test_df_7_6_into_the_end_zone_is_a_touchdown_and_an_incompletion_costs_the_down() -> None:
    assert snap(at(93), SHORT, 1, 13, (3, 4)).facts("scored")["seat"] is HOME
    assert snap(at(80), SHORT, 1, 12, (4, 6)).state.phase == "try"
    assert snap(at(down=2), SHORT, 2, 13, (1, 4)).spot == (HOME, 30, 3, 40)
    assert snap(at(down=4), SHORT, 2, 13, (1, 4)).spot == (AWAY, 70, 1, 80)


def test_df_8_1_allowed_within_forty_with_one_throw() -> None:
    assert KICK in asked(at(60))[HOME].options() and KICK not in asked(at(59))[HOME].options()
    assert snap(at(60), KICK, 1, 1, (3, 3)).facts("field_goal_tried")["yards"] == 40


@pytest.mark.parametrize(
    ("yards", "good"),
    [(1, 34), (19, 34), (20, 30), (24, 30), (25, 24), (29, 24), (30, 16), (34, 16), (35, 6), (40, 6)],
)
def test_df_8_2_good_throws_by_distance(yards: int, good: int) -> None:
    assert sum(is_good(yards, dice) for dice in THROWS) == good


def test_df_8_2_the_log_names_dice_and_row() -> None:
    facts = snap(at(72), KICK, 1, 1, (2, 5)).facts("field_goal_tried")
    assert facts["dice"] == (2, 5) and facts["row"] == (1, 2) and facts["yards"] == 28


def test_df_8_3_three_points_and_the_scoring_team_kicks_off() -> None:
    scored = snap(at(90), KICK, 1, 1, (1, 2)).state
    assert scored.score == (3, 0) and scored.phase == "kickoff" and scored.situation.offence is HOME


def test_df_8_4_missed_the_other_team_has_it_at_the_spot_or_its_20() -> None:
    assert snap(at(62), KICK, 1, 1, (1, 2)).spot == (AWAY, 38, 1, 48)
    assert snap(at(90), KICK, 1, 1, (5, 6)).spot == (AWAY, 20, 1, 30)
    assert "touchback" not in snap(at(90), KICK, 1, 1, (5, 6)).whats


def test_df_8_5_a_doublet_earns_no_further_throw() -> None:
    assert snap(at(60), KICK, 1, 1, (6, 6)).state.score == (3, 0)


def test_a_field_goal_in_overtime_hands_over_to_chapter_15() -> None:
    assert stage_of(snap(overtime(1, ball=90), KICK, 1, 1, (1, 2)).state) == 2
