"""Chapter 13: what the plays bind, and coverage."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.questions.listed import ChangePlay, CommitPass
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action
from snapcount.games.scrimmage.state import Play, Snapshot
from snapcount.games.scrimmage.tables import BALL_MARKERS, D_BACKS, O_BALL
from tests.rules.scrimmage.build import (
    asked,
    cited,
    do,
    eligible,
    go,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    step,
)


def test_sc_13_12_seven_ball_markers() -> None:
    assert len(O_BALL) == 7 and len(D_BACKS) == 2
    assert [BALL_MARKERS[id].side for id in O_BALL] == ["right", "left", "", "right", "left", "right", "left"]


@pytest.mark.parametrize(
    ("marker", "hex", "refusal"),
    [
        ("run_right", "2030", ""),
        ("run_right", "1930", ""),
        ("run_right", "1830", "SC-13.19"),
        ("run_left", "1830", ""),
        ("run_left", "2030", "SC-13.19"),
        ("forward_pass", "1930", "SC-13.19"),
        ("lateral_right", "2030", "SC-13.19"),
        ("option_right", "2030", "SC-13.18"),
    ],
)
@pytest.mark.rules("SC-13.13", "SC-13.14", "SC-13.15", "SC-13.16", "SC-13.17", "SC-13.18", "SC-13.19")
def test_sc_13_13_to_sc_13_19_where_and_when_the_real_ball_may_cross(
    marker: str, hex: str, refusal: str
) -> None:
    play = position({"O31": f"{hex}N"}, holder="O31", o_ball=marker)
    assert refused(play, *step("O31", 0)) == refusal
    dummy = position({"O31": f"{hex}N", "O12": "1928N"}, holder="O12", dummies=("O31",), o_ball=marker)
    assert refused(dummy, *step("O31", 0)) == "", "only the real ball is bound"


def test_sc_13_14_the_side_is_judged_by_the_hex_that_is_left() -> None:
    play = position({"O31": "2030N"}, holder="O31", o_ball="run_left")
    assert refused(play, *step("O31", 5)) == "SC-13.19", "2030 is right of the snap although 1931 is not"
    aside, _ = do(position({"O31": "1930N"}, holder="O31", o_ball="run_left"), *step("O31", 1))
    assert refused(aside, *step("O31", 5)) == "SC-13.19"


def test_sc_13_15_a_forward_pass_must_be_attempted() -> None:
    play = position({"O31": "1930N"}, holder="O31", o_ball="forward_pass")
    assert refused(play, *step("O31", 0)) == "SC-13.19"
    assert refused(play._replace(forward_thrown=True), *step("O31", 0)) == ""
    assert refused(play, DOWN) == ""


def test_sc_13_16_a_lateral_first_then_the_run_on_its_side() -> None:
    play = position(
        {"O31": "2030N", "O36": "1830N"}, holder="O31", o_ball="lateral_right", lateral_completed=True
    )
    assert refused(play, *step("O31", 0)) == ""
    other = play._replace(holder="O36", carriers=("O36",))
    assert refused(other, *step("O36", 0)) == "SC-13.19"
    question = CommitPass(play)
    assert "lateral" in question.options() and "forward 1" not in question.options()


@pytest.mark.rules("SC-13.17", "SC-13.18")
def test_sc_13_17_and_sc_13_18_an_option_waits_for_the_third_turn() -> None:
    play = position({"O31": "2030N"}, holder="O31", o_ball="option_right")
    assert refused(play._replace(number=2), *step("O31", 0)) == "SC-13.18"
    assert refused(play._replace(number=3), *step("O31", 0)) == ""
    assert "forward 1" not in CommitPass(play._replace(number=2)).options()
    assert "forward 1" in CommitPass(play._replace(number=3)).options()
    assert "lateral" in CommitPass(play._replace(number=1)).options()


def covering(marker: str, **men: str) -> Play:
    given = {"O12": "1926N", "O21": "1138NE", "D5": "1139S", "D99": "1831S", **men}
    snapshot = Snapshot(receivers=("O12", "O21"), passers=("O12",), d_line=("D99",), d_backs=("D5",))
    return position(
        given,
        phase="D.movement_contact",
        turn="pass",
        committed="forward",
        holder="O12",
        d_backs=marker,
        snapshot=snapshot,
    )


def test_sc_13_20_man_to_man_backs_cover_for_one_more() -> None:
    assert man(do(covering("man_to_man"), Action("enter", "D5"))[0], "D5").mp == 11 - 2
    assert man(do(covering("zone"), Action("enter", "D5"))[0], "D5").mp == 11 - 4
    lateral = covering("man_to_man")._replace(committed="lateral")
    assert man(do(lateral, Action("enter", "D5"))[0], "D5").mp == 11 - 4, "forward passes only"


def test_sc_13_21_zone_backs_need_not_have_sighted_the_receiver() -> None:
    behind = {"D5": "1137S"}
    turned, _ = do(covering("zone", **behind), *[Action("turn", "D5", by=1)] * 3)
    assert refused(turned, Action("enter", "D5")) == ""
    strict, _ = do(covering("man_to_man", **behind), *[Action("turn", "D5", by=1)] * 3)
    assert refused(strict, Action("enter", "D5")) == "SC-8.18"


def test_sc_13_22_against_a_carrier_both_markers_are_without_effect() -> None:
    carrying = covering("man_to_man")._replace(carriers=("O12", "O21"))
    assert man(do(carrying, Action("enter", "D5"))[0], "D5").mp == 11 - 4
    thrown = covering("man_to_man")._replace(committed="")
    assert refused(thrown, Action("enter", "D5")) == "SC-8.7"


def test_sc_13_23_the_backs_marker_is_shown_when_a_forward_pass_is_to_come() -> None:
    play = covering("zone")._replace(phase="O.short_pass")
    state, table = go(play, "hold")
    assert state.play.backs_shown and cited(table, "backs_marker_shown") == ["SC-13.23"]
    lateral, table = go(play._replace(committed="lateral"), "hold")
    assert not lateral.play.backs_shown


@pytest.mark.rules("SC-13.24", "SC-13.30")
def test_sc_13_24_and_sc_13_30_crossing_shows_the_marker_a_dummy_does_not() -> None:
    men = {"O31": "1930N", "O12": "1828N"}
    play = position(men, holder="O31", dummies=("O12",), o_ball="run_left")
    crossed, table = do(play, *step("O31", 0))
    assert crossed.ball_shown and crossed.ball_crossed and crossed.carriers == ("O31",)
    assert cited(table, "ball_marker_shown") == ["SC-13.24"]
    dummy = position(men, holder="O12", dummies=("O31",), o_ball="run_left")
    after, _ = do(dummy, *step("O31", 0))
    assert not after.ball_shown and not after.ball_crossed and after.carriers == ("O12", "O31")


@pytest.mark.rules("SC-13.25", "SC-13.26")
def test_sc_13_25_and_sc_13_26_changing_the_play_freezes_the_ball() -> None:
    men = {"O12": "2028N", "O31": "1928NE", "D64": "1929S"}
    play = position(men, phase="turn_end", holder="O31", o_ball="run_left", targets=(1, 2))
    question = asked(play)[1]
    assert isinstance(question, ChangePlay) and len(question.options()) == 7
    refusal = question.problem("run_left")
    assert refusal is not None and refusal.rule == "SC-13.25"
    state, table = go(play, "run_right")
    assert cited(table, "play_changed") == ["SC-13.25"] and state.play.ball_shown
    commit = asked(state)[1]
    assert tuple(commit.options()) == ("none",)
    lateral = commit.problem("lateral")
    assert lateral is not None and lateral.rule == "SC-13.26"
    frozen = run_until_asked(state, "none").play
    for action in (*step("O31", 3), Action("turn", "O31", by=1), hand("O31", "O12")):
        assert refused(frozen, action) == "SC-13.25"
    assert refused(frozen, DOWN) == "" and refused(frozen, *step("O12", 0)) == ""
    later = run_until_asked(frozen, (END,), (END,), "keep", "none").play
    assert refused(later, *step("O31", 3)) == ""


def test_sc_13_31_a_hand_off_over_the_line_is_a_crossing() -> None:
    men = {"O31": "2030N", "O83": "2031S"}
    wrong = position(men, holder="O31", o_ball="run_left", snapshot=eligible("O31", "O83"))
    assert refused(wrong, hand("O31", "O83")) == "SC-13.31"
    assert refused(wrong, hand("O31", "O83", goes=False)) == "", "a fake is free"
    right = wrong._replace(o_ball="run_right")
    after, _ = do(right, hand("O31", "O83"), dice=(7,))
    assert after.ball_crossed and after.ball_shown and after.carriers == ("O83",)
    assert refused(wrong._replace(o_ball="option_right"), hand("O31", "O83")) == "SC-13.18"
