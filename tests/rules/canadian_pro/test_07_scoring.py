"""Chapter 7: scoring and the goal line."""

from __future__ import annotations

from snapcount.games.canadian_pro.questions import ChooseAfterFieldGoal
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HB,
    HOME,
    PUNT,
    asked,
    at,
    go,
    kicking,
    passing,
    setting,
)


def test_cp_7_1_what_a_score_is_worth() -> None:
    assert go(at(109, 2), HB, setting(2), 7, 7).state.score == (6, 0)
    assert go(kicking("try"), 8).state.score == (1, 0)
    assert go(kicking("try", rules=ADVANCED), "SE", 5).state.score == (2, 0)
    assert go(at(85, 3), FIELD_GOAL, 7).state.score == (3, 0)
    assert go(at(3, 2), passing("SE", "S"), setting(3), 2, 6).state.score == (0, 2)
    assert go(at(61, 3), PUNT, 7, 5, 10).state.score == (1, 0)


def test_cp_7_2_on_a_goal_line_is_on_the_one() -> None:
    assert go(at(104), HB, setting(2), 2, 7).spot == (HOME, 109, 2, 110)
    assert go(at(3), HB, setting(3), 9, 7).spot == (HOME, 1, 2, 13)


def test_cp_7_3_a_touchdown_must_exceed_the_distance() -> None:
    assert go(at(109, 2), HB, setting(2), 8, 7).spot == (HOME, 109, 3, 110)  # one yard
    scored = go(at(109, 2), HB, setting(2), 7, 7)  # two yards
    assert scored.state.phase == "try" and scored.told("signalled").rule == "CP-7.3"
    assert go(at(105), HB, setting(2), 2, 7).state.phase == "try"  # six from the 5


def test_cp_7_4_a_safety_touch_is_strictly_behind_the_line() -> None:
    played = go(at(2), HB, setting(3), 9, 7)  # three yards lost from the 2
    assert played.state.score == (0, 2) and played.told("signalled").rule == "CP-7.4"
    assert go(at(3), HB, setting(3), 9, 7).state.score == (0, 0)


def test_cp_7_5_the_scoring_team_kicks_off() -> None:
    after = go(kicking("try", team=AWAY), 8).state
    assert (after.phase, after.situation.offence, after.situation.ball) == ("kickoff", AWAY, 45)


def test_cp_7_6_the_team_scored_against_chooses_after_a_field_goal() -> None:
    good = go(at(85, 3), FIELD_GOAL, 7).state
    seat, question = asked(good)
    assert seat is AWAY and isinstance(question, ChooseAfterFieldGoal)
    assert go(good, "scrimmage").spot == (AWAY, 35, 1, 45)
    kickoff = go(good, "kickoff").state
    assert (kickoff.phase, kickoff.situation.offence, kickoff.left) == ("kickoff", HOME, good.left)


def test_cp_7_7_after_a_single_first_and_ten_on_the_own_35() -> None:
    assert go(at(61, 3), PUNT, 7, 5, 10).spot == (AWAY, 35, 1, 45)


def test_cp_7_8_after_a_safety_touch_the_team_scored_against_kicks() -> None:
    state = go(at(2), HB, setting(3), 9, 7).state
    assert (state.phase, state.situation) == ("free_kick", (HOME, 35, 0, 0)), "a kick is no down"
    assert go(state, 6, 4, 7).state.situation.offence is AWAY


def test_cp_7_9_a_touchdown_on_the_last_play_is_converted() -> None:
    scored = go(at(109, 2, quarter=4, left=20), HB, setting(2), 7, 7).state
    assert scored.left == 0 and not scored.period_over
    after = go(scored, 8).state
    assert after.score == (7, 0) and after.period_over
    assert go(after).state.phase == "over"
