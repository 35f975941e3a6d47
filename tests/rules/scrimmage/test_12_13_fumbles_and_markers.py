"""Chapters 12 and 13: fumbles and play markers."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.listed import (
    ChangePlay,
    ChooseRecoverer,
    CommitPass,
    Markers,
    SelectMarkers,
)
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.state import Play, Snapshot
from snapcount.games.scrimmage.tables import BALL_MARKERS, D_BACKS, D_LINE, O_BALL, O_LINE
from snapcount.games.scrimmage.view import show_play
from tests.rules.scrimmage.build import (
    LINED_UP,
    asked,
    cited,
    contact,
    do,
    eligible,
    go,
    h,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    step,
)

LINE = Snapshot(
    linemen=("O51", "O65", "O66", "O71", "O77"),
    receivers=("O12", "O21", "O31", "O36", "O83", "O85"),
    d_line=("D61", "D78", "D91", "D99"),
    d_backs=("D64",),
)


def loose(**men: str) -> Play:
    """O12 has fumbled on 1928."""
    return position({"O12": "1928N", "D64": "1931S", **men}, phase="D.fumble", loose="O12")


def snapped(side: str = "O", **fields: object) -> Play:
    phase = f"{side}.movement_contact"
    men = {**LINED_UP, **fields.pop("men", {})}  # type: ignore[dict-item]
    return position(men, turn="snap", phase=phase, holder="O12", snapshot=LINE, **fields)


def recover(id: str, *ways: int) -> Action:
    return Action("recover", id, ways)


@pytest.mark.rules("SC-12.1", "SC-12.2")
def test_sc_12_1_and_sc_12_2_one_check_for_each_contact_on_the_real_carrier() -> None:
    play = position({"O31": "1538N", "D64": "1537N"}, phase="D.movement_contact", holder="O31")
    for roll in (2, 9):
        _, table = do(play, contact("D64", "O31"), dice=(roll, 6))
        assert cited(table, "fumble_check") == ["SC-12.2"]
    passive = position(
        {"O31": "1533N", "D64": "1533S"}, phase="O.passive", holder="O31", passive=(("D64", "O31"),)
    )
    _, table = go(passive, 9, 6)
    assert cited(table, "fumble_check") == ["SC-12.2"]


def test_sc_12_3_a_fumble_stops_the_player_turn() -> None:
    play = position({"O12": "1928N", "O31": "1929NW", "O36": "1527N", "D64": "1940S"}, holder="O12")
    state, _ = go(play, (hand("O12", "O31"),), 12)
    assert state.play.phase == "D.fumble"
    assert refused(state.play, *step("O36", 0)) == "SC-7.11"


def test_sc_12_4_the_ball_lies_on_the_previous_possessor_and_the_defence_moves() -> None:
    play = position({**LINED_UP, "O12": "1927N"}, turn="snap", phase="O.snap", snapshot=LINE)
    seat, _ = asked(play, 12)
    assert seat is Seat.AWAY
    state, table = go(play, 12, (END,))
    assert state.play.end is not None and state.play.end.spot == h("1930"), "on the snapper"
    assert cited(table, "fumbled") == ["SC-12.4"]


def test_sc_12_5_one_defender_tries_and_that_settles_it() -> None:
    after, _ = do(loose(D64="1929S"), recover("D64", 3), dice=(4,))
    assert after.end is not None and after.end.why == "fumble_lost"


def test_sc_12_6_the_fumble_phase() -> None:
    play = loose(D61="1829SE h", D5="1940S")
    assert man(play, "D5").mp == 11
    assert refused(play, recover("D61", 2)) == "SC-7.24"
    assert refused(play, recover("D64", 3)) == "SC-12.6"
    assert refused(play, Action("enter", "D64")) in ("SC-8.6", "SC-8.7")
    near = loose(O66="1830NE", D64="1929S")
    after, _ = do(near, recover("D64", 3), dice=(4,))
    assert man(after, "D64").mp == 10 - 1 - 3
    inside = loose(D61="1928S h")
    assert refused(inside, recover("D61")) == ""
    over, _ = do(loose(), END)
    assert over.end is not None and (over.end.why, over.end.spot) == ("fumble_kept", h("1928"))
    stopped = loose(O66="1829NE", D64="1930S")
    stopped, _ = do(stopped, *step("D64", 3))
    assert refused(stopped, *step("D64", 2)) == "SC-7.18" and refused(stopped, recover("D64", 3)) == ""
    assert refused(loose(D99="1928S n1", D64="1929S"), recover("D64", 3)) == ""
    assert refused(loose(D99="1928S", D64="1929S"), recover("D64", 3)) == "SC-7.12"


def test_sc_12_7_an_active_fumble_goes_to_a_contacting_man_of_the_defences_choice() -> None:
    men = {"O31": "1533N", "D64": "1633SW", "D89": "1534S"}
    play = position(men, phase="D.movement_contact", holder="O31")
    seat, question = asked(play, (contact("D64", "O31", "D89"),), 5, 12)
    assert seat is Seat.AWAY and isinstance(question, ChooseRecoverer)
    assert tuple(question.options()) == ("D64", "D89")
    state, _ = go(play, (contact("D64", "O31", "D89"),), 5, 12, "D89", 9)
    assert state.play.end is not None and state.play.end.spot == h("1534")


@pytest.mark.rules("SC-12.8", "SC-12.9")
def test_sc_12_8_and_sc_12_9_they_roll_in_turn_until_one_succeeds() -> None:
    play = loose(D64="1929S")
    lost, table = do(play, recover("D64", 3), dice=(7, 7, 7, 7, 4))
    assert len(cited(table, "tried_to_recover")) == 5
    assert lost.end is not None and (lost.end.possession, lost.end.spot) == ("D", h("1928"))
    kept, _ = do(play, recover("D64", 3), dice=(7, 5))
    assert kept.end is not None and (kept.end.why, kept.end.possession) == ("fumble_recovered", "O")


def test_sc_12_10_a_dummys_fumble_only_removes_the_dummy() -> None:
    men = {"O12": "1928N", "O31": "1929NW", "O36": "1829SW"}
    play = position(men, holder="O12", dummies=("O31",))
    after, table = do(play, hand("O31", "O36"), dice=(12,))
    assert after.carriers == ("O12",) and after.end is None and after.phase == "O.movement_contact"
    assert cited(table, "dummy_revealed") == ["SC-12.10"]


def test_sc_12_11_neutralized_tacklers_recover_nothing() -> None:
    play = position({"O31": "1533N", "D5": "1534S"}, phase="D.movement_contact", holder="O31")
    over, _ = do(play, contact("D5", "O31"), dice=(4, 12))
    assert over.end is not None and over.end.why == "fumble_kept" and man(over, "D5").level == 1


def test_sc_12_12_no_fumble_roll_for_a_dummy() -> None:
    play = position(
        {"O12": "1928SW", "O31": "1629N", "D61": "2028SW"},
        phase="D.movement_contact",
        holder="O31",
        dummies=("O12",),
    )
    _, table = do(play, contact("D61", "O12"), dice=(6,))
    assert not cited(table, "fumble_check")


def test_sc_13_1_and_sc_13_2_two_markers_face_down_changed_in_secret_until_the_snap() -> None:
    play = position(LINED_UP, turn="pre", phase="O.select", o_line="pass_blocking", o_ball="run_left")
    seat, question = asked(play)
    assert seat is Seat.HOME and isinstance(question, SelectMarkers) and len(question.options()) == 14
    kept, one = go(play, Markers("pass_blocking", "run_left"))
    changed, two = go(play, Markers("aggressive_blocking", "forward_pass"))
    public = [[e for e in table.events if e.seen_by(Seat.AWAY)] for table in (one, two)]
    assert public[0] == public[1]
    assert show_play(kept.play, "D") == show_play(changed.play, "D")
    for side, name in (("O", "o_line"), ("D", "d_line")):
        phase = position(LINED_UP, turn="pre", phase=f"{side}.select")
        state, _ = go(phase, next(iter(asked(phase)[1].options())))
        assert getattr(state.play, name)


def test_sc_13_3_line_markers_are_for_the_linemen_of_the_snapshot() -> None:
    assert O_LINE == ("aggressive_blocking", "pass_blocking") and D_LINE == (
        "aggressive_charge",
        "reaction_charge",
    )
    play = snapped(o_line="aggressive_blocking")
    assert differential(play, ("O71",), "D91") == 6 + 1 - 6
    assert differential(play, ("O83",), "D61") == 4 - 6, "an end is no lineman"


def test_sc_13_4_and_sc_13_27_aggressive_blocking_adds_one_and_costs_three_in_the_snap_turn() -> None:
    play, table = do(snapped(o_line="aggressive_blocking"), contact("O71", "D91"), dice=(8,))
    assert man(play, "O71").mp == 4 - 3 and table.events[0].facts["differential"] == 1
    later = position({"O71": "1730N", "D91": "1731S"}, o_line="aggressive_blocking", snapshot=LINE)
    assert man(do(later, contact("O71", "D91"), dice=(8,))[0], "O71").mp == 8 - 4


def test_sc_13_5_pass_blockers_are_stronger_when_contacted_in_every_defensive_phase() -> None:
    men = {"O66": "1829N", "D99": "1830S"}
    play = position(men, phase="D.movement_contact", o_line="pass_blocking", snapshot=LINE, number=5)
    assert differential(play, ("D99",), "O66") == 7 - 5 - 1
    assert differential(play._replace(o_line="aggressive_blocking"), ("D99",), "O66") == 2
    fumble = play._replace(phase="D.fumble", loose="O66")
    assert differential(fumble, ("D99",), "O66") == 1


def test_sc_13_6_an_aggressive_charge_shakes_hits_off_before_the_phase() -> None:
    men = {"D91": "1731S h", "D64": "1933S h"}
    play = snapped(o_line="aggressive_blocking", d_line="aggressive_charge", men=men)
    state, table = go(play, (END,))
    assert not man(state, "D91").hit and man(state, "D64").hit
    assert cited(table, "hits_recovered") == ["SC-13.6"]


def test_sc_13_7_an_aggressive_charge_gives_a_free_step_ahead() -> None:
    play = snapped("D", d_line="aggressive_charge", men={"O71": "1729N"})
    after, table = do(play, Action("free_step", "D91"))
    assert man(after, "D91").mp == 5 and man(after, "D91").hex == h("1730")
    assert cited(table, "stepped") == ["SC-13.7"]
    assert refused(after, *step("D91", 2)) == "SC-7.18", "zones apply"
    assert refused(play, Action("free_step", "D99")) == "SC-13.7", "occupied"
    assert refused(play, Action("free_step", "D64")) == "SC-13.7", "no lineman"


def test_sc_13_8_a_reaction_charge_makes_linemen_stronger_in_the_offences_snap_phase() -> None:
    play = snapped(o_line="aggressive_blocking", d_line="reaction_charge")
    assert differential(play, ("O66",), "D99") == 5 + 1 - 7 - 1
    assert differential(play, ("O66",), "D64") == 5 + 1 - 5


def test_sc_13_9_a_reaction_charge_gives_a_free_turn() -> None:
    play = snapped("D", d_line="reaction_charge")
    after, table = do(play, Action("free_turn", "D61", by=-1))
    assert (man(after, "D61").facing, man(after, "D61").mp) == (2, 5) and cited(table, "turned") == [
        "SC-13.9"
    ]
    assert refused(play, Action("free_turn", "D61", by=2)) == "SC-13.9"
    assert refused(snapped("D", d_line="aggressive_charge"), Action("free_turn", "D61", by=1)) == "SC-13.9"


def test_sc_13_10_hit_men_have_no_free_move() -> None:
    play = snapped("D", d_line="reaction_charge", men={"D91": "1731S h"})
    assert refused(play, Action("free_turn", "D91", by=1)) == "SC-13.10"


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


def test_sc_13_28_pass_blockers_step_back_first_and_stay_back() -> None:
    play = snapped(o_line="pass_blocking")
    assert refused(play, END) == "SC-13.28"
    assert refused(play, contact("O71", "D91")) == refused(play, Action("turn", "O66", by=1)) == "SC-13.28"
    back, _ = do(play, *step("O66", 3))
    assert refused(back, *step("O66", 0)) == "SC-13.28"
    assert refused(back, Action("turn", "O66", by=1)) == ""
    three, _ = do(play, *(a for id in ("O66", "O65", "O71") for a in step(id, 3)))
    assert refused(three, END) == "SC-13.28", "O77 can still go back"
    boxed = snapped(o_line="pass_blocking", men={"O51": "1930N 0mp"})
    boxed, _ = do(boxed, *(a for id in ("O66", "O65", "O71", "O77") for a in step(id, 3)))
    assert refused(boxed, END) == "", "who can't is excused"
    assert refused(boxed, hand("O12", "O51")) == "SC-13.28"


def test_sc_13_29_free_moves_come_first_and_once_in_the_snap_turn() -> None:
    play = snapped("D", d_line="reaction_charge")
    turned, _ = do(play, Action("free_turn", "D61", by=1))
    assert refused(turned, Action("free_turn", "D61", by=1)) == "SC-13.29"
    moved, _ = do(play, Action("turn", "D61", by=1))
    assert refused(moved, Action("free_turn", "D61", by=1)) == "SC-13.29"
    later = play._replace(turn="contact")
    assert refused(later, Action("free_turn", "D61", by=1)) == "SC-13.9"


def test_sc_13_31_a_hand_off_over_the_line_is_a_crossing() -> None:
    men = {"O31": "2030N", "O83": "2031S"}
    wrong = position(men, holder="O31", o_ball="run_left", snapshot=eligible("O31", "O83"))
    assert refused(wrong, hand("O31", "O83")) == "SC-13.31"
    assert refused(wrong, hand("O31", "O83", goes=False)) == "", "a fake is free"
    right = wrong._replace(o_ball="run_right")
    after, _ = do(right, hand("O31", "O83"), dice=(7,))
    assert after.ball_crossed and after.ball_shown and after.carriers == ("O83",)
    assert refused(wrong._replace(o_ball="option_right"), hand("O31", "O83")) == "SC-13.18"
