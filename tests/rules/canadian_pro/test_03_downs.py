"""Chapter 3: sequence of play and downs."""

from __future__ import annotations

from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import State
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HB,
    HOME,
    PUNT,
    advanced,
    asked,
    at,
    go,
    kicking,
    passing,
    refused,
    setting,
)


def test_cp_3_1_each_result_fixes_what_comes_next() -> None:
    assert go(at(109, 2), HB, setting(2), 7, 7).state.phase == "try"
    assert go(kicking("try"), 8).state.phase == "kickoff"
    assert go(kicking(), "normal", 6, 4, 7).state.phase == "scrimmage"
    assert go(at(85, 3), FIELD_GOAL, 7).state.phase == "after_fg"
    assert go(at(3, 2), passing("SE", "S"), setting(3), 2, 6).state.phase == "free_kick"
    assert go(kicking("free_kick"), 6, 4, 7).state.phase == "scrimmage"


def test_cp_3_2_three_downs_to_gain_ten() -> None:
    state: State = at()
    for down in (2, 3):
        state = go(state, HB if down == 2 else Call("run", "FB"), setting(2), 2 if down == 2 else 7, 7).state
        assert state.situation.down == down and state.situation.offence is HOME and state.situation.line == 51
    assert go(state, HB, setting(2), 5, 7).spot == (AWAY, 62, 1, 72)


def test_cp_3_3_any_kick_on_any_down_and_field_goals_only_with_a_column() -> None:
    for down in (1, 2, 3):
        assert PUNT in calls(menu_of(at(down=down), True))
        assert FIELD_GOAL in calls(menu_of(at(85, down), True))
    assert refused(at(60), FIELD_GOAL) == "CP-6.16"
    assert refused(at(), Call("ground")) == "CP-15.8"
    assert Call("ground") in calls(menu_of(at(rules=ADVANCED), True))
    assert refused(at(), Call("flea flicker")) == "CP-3.3"
    assert refused(at(), Call("punt", "HB")) == "CP-3.3"
    assert refused(at(), Call("run", "HB", depth="S")) == "CP-3.3", "a run has no depth"
    assert refused(at(rules=ADVANCED), Call("run", "HB", hole=3, zone=1)) == "CP-3.3", "nor a zone"
    assert refused(at(), "HB") == "CP-3.3" and refused(at(), HB, "three") == "CP-3.4"


def test_cp_3_4_neither_side_sees_the_other_call() -> None:
    seat, question = asked(at(), HB)
    assert seat is AWAY and isinstance(question, CallDefence) and "HB" not in repr(question)
    _, other = asked(at(), passing("SE", "L"))
    assert question == other  # the same question whatever was called
    played = go(at(), HB, setting(2), 2, 7)
    assert played.whats.index("defended") > played.whats.index("called")
    assert played.facts("called")["who"] == "HB" and played.facts("defended")["setting"] == 2


def test_cp_3_5_setting_dice_change_card_result() -> None:
    played = go(at(), HB, setting(2), 2, 4)
    assert played.facts("setting_added_up")["parts"] == (("setting", 2), ("DTC", -1))
    assert (played.facts("gained")["column"], played.facts("gained")["row"]) == (1, 2)
    assert played.whats == [
        "play_began", "called", "defended", "thrown", "thrown", "setting_added_up", "gained", "play_ended",
    ]  # fmt: skip


def test_cp_3_6_first_downs_and_goal_to_go() -> None:
    assert go(at(41, 2, 6), HB, setting(2), 2, 7).spot == (HOME, 47, 1, 57)
    assert go(at(41, 2, 7), HB, setting(2), 2, 7).spot == (HOME, 47, 3, 48)
    assert go(at(95, 2, 5), HB, setting(2), 2, 7).spot == (HOME, 101, 1, 110)
    assert go(at(94, 2, 5), HB, setting(2), 2, 7).spot == (HOME, 100, 1, 110)
    assert go(at(102, 2), HB, setting(2), 2, 7).spot == (HOME, 108, 3, 110)  # goal to go: no first down


def test_cp_3_7_a_failed_third_down_gives_the_ball_away() -> None:
    assert go(at(41, 3, 10), HB, setting(2), 2, 7).spot == (AWAY, 63, 1, 73)


def test_cp_3_8_a_change_of_possession_starts_a_new_series() -> None:
    played = go(at(41, 2, 3), passing("SE", "L"), setting(3), 3, 5, 7, 7, 9)
    assert played.spot == (AWAY, 31, 1, 41)
    assert go(at(41, 3, 3, history=(("run", "HB"),)), PUNT, 6, 4, 7).state.history == ()


def test_cp_3_9_whole_yards_are_added_and_taken_away() -> None:
    assert go(at(41), HB, setting(2), 2, 7).state.situation.ball == 47
    assert go(at(41), HB, setting(3), 9, 7).state.situation.ball == 38


def test_cp_3_10_kicks_are_announced_and_other_calls_are_sealed() -> None:
    assert go(at(41, 3), PUNT, 6, 4, 7).whats.count("defended") == 0
    rules = advanced("alignments", "sneak")
    state = at(41, 3, 1, rules=rules)
    seat, question = asked(state)
    assert seat is HOME and isinstance(question, Announce)
    assert set(question.options()) == {None, PUNT}
    seat, question = asked(state, None)
    assert seat is AWAY and isinstance(question, CallDefence)
    shown = setting(3, "4Z-70", alignment="5-3-4")
    seat, question = asked(state, None, shown)
    assert seat is HOME and isinstance(question, CallPlay) and question.alignment == "5-3-4"
    assert "4Z" not in repr(question)
    assert refused(state, None, shown, PUNT) == "CP-3.10"
    assert refused(state, Call("sneak")) == "CP-3.10"
    played = go(state, None, shown, Call("sneak"), 8)
    assert played.thrown == ["sneak"] and played.spot == (
        HOME,
        42,
        1,
        52,
    )  # the defence's call is thrown away
    assert go(state, PUNT, 6, 4, "return", 7).thrown == ["kick", "kick", "kick-return"]
