"""Chapter 15: how a play ends, spots and goal lines."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import DOWN, Action
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.ends import gain, is_safety
from snapcount.games.scrimmage.rules.field import GRID, ROW, distance
from snapcount.games.scrimmage.state import End
from snapcount.games.scrimmage.tables import LINE_UPS
from tests.rules.scrimmage.build import (
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
    step,
)


def test_sc_15_1_what_ends_a_play() -> None:
    play = position({"O31": "1933N", "D64": "1934S"}, phase="D.movement_contact", holder="O31")
    over, table = do(play, contact("D64", "O31"), dice=(9, 6))
    assert over.phase == "settle" and cited(table, "ball_dead") == ["SC-15.1"]


def test_sc_15_2_an_incomplete_forward_pass_returns_to_the_line() -> None:
    play = position(
        {"O12": "1925N", "O21": "1935N"},
        phase="O.long_pass",
        turn="pass",
        committed="forward",
        holder="O12",
        snapshot=eligible("O12", "O21", passers=("O12",)),
    )
    state, table = go(play, "O21", 12)
    state = play_phase(table, state) if state.play.phase == "D.intercept" else state
    assert state.play.end is not None and (state.play.end.spot, gain(state.play)) == (h("1930"), 0)


def test_sc_15_3_out_of_bounds_is_the_last_hex_on_the_field() -> None:
    play = position({"O21": "0141NW"}, holder="O21", ball_crossed=True)
    over, _ = do(play, Action("leave", "O21", (5,)))
    assert over.end is not None and over.end.spot == h("0141")


def test_sc_15_4_an_incomplete_lateral_is_dead_at_the_receiver() -> None:
    play = position(
        {"O12": "1927SW", "O31": "1525N"},
        phase="O.short_pass",
        turn="pass",
        committed="lateral",
        holder="O12",
        snapshot=eligible("O12", "O31", passers=("O12",)),
    )
    state, table = go(play, "O31", 12)
    state = play_phase(table, state) if state.play.phase == "D.intercept" else state
    assert state.play.end is not None and state.play.end.spot == h("1525")
    assert cited(table, "ball_dead")[-1:] == ["SC-15.1"]


def test_sc_15_5_gain_is_the_depth_of_the_dead_ball() -> None:
    over, table = do(position({"O31": "1933N"}, holder="O31"), DOWN)
    assert gain(over) == 3 and table.events[-1].facts["hexes"] == 3
    assert gain(do(position({"O31": "1926N"}, holder="O31"), DOWN)[0]) == -4


@pytest.mark.rules("SC-15.8", "SC-15.9")
def test_sc_15_8_and_sc_15_9_a_touchdown_the_instant_the_real_ball_is_beyond_the_goal_line() -> None:
    play = position({"O31": "1560N", "O12": "1460N"}, line=55, ball="1955", holder="O31", ball_crossed=True)
    over, table = do(play, *step("O31", 0))
    assert (
        over.end is not None
        and over.end.why == "touchdown"
        and cited(table, "crossed_the_goal_line") == ["SC-15.9"]
    )
    dummy = play._replace(carriers=("O12", "O31"), holder="O12")
    assert do(dummy, *step("O31", 0))[0].end is None
    south = position({"O31": "1501S"}, dir=-1, line=5, ball="1906", holder="O31", ball_crossed=True)
    assert do(south, *step("O31", 3))[0].end is not None
    handed = position({"O31": "1960N", "O36": "19N1S"}, line=55, ball="1955", holder="O31", ball_crossed=True)
    scored, _ = do(handed, hand("O31", "O36"), dice=(7,))
    assert scored.end is not None and scored.end.why == "touchdown"


def safety(why: str, spot: str, dir: int = 1) -> bool:
    return is_safety(dir, End(why, h(spot), "O", 0))


def test_sc_15_10_dead_in_the_own_end_zone_is_a_safety() -> None:
    whys = ("tackled", "downed", "out_of_bounds", "fumble_recovered", "pass_impossible", "incomplete")
    assert all(safety(why, "19S1") for why in whys) and safety("tackled", "19N1", -1)
    assert not safety("tackled", "1901") and not is_safety(1, End("intercepted", h("19S1"), "D", 0))
    thrown = position(
        {"O12": "19S2N", "O21": "1911N"},
        line=3,
        ball="1903",
        phase="O.long_pass",
        turn="pass",
        committed="forward",
        holder="O12",
        snapshot=eligible("O12", "O21", passers=("O12",)),
    )
    state, table = go(thrown, "O21", 12)
    state = play_phase(table, state) if state.play.phase == "D.intercept" else state
    assert state.play.end is not None and not is_safety(1, state.play.end), (
        "an incomplete forward pass is none"
    )


def test_sc_15_11_over_the_own_end_line_is_out_of_bounds_and_a_safety() -> None:
    play = position({"O12": "19S6S", "O31": "20S6S"}, line=3, ball="1903", holder="O12")
    over, _ = do(play, Action("leave", "O12", (3,)))
    assert over.end is not None and is_safety(1, over.end)
    gone, _ = do(play, Action("leave", "O31", (3,)))
    assert gone.end is None and man(gone, "O31").off == "left field"


def test_sc_15_12_the_end_zone_comes_before_any_further_contact() -> None:
    men = {"O31": "1560N", "D26": "15N2S"}
    play = position(men, line=55, ball="1955", holder="O31", ball_crossed=True)
    over, table = do(play, *step("O31", 0))
    assert over.phase == "settle" and not cited(table, "contacted")


@pytest.mark.rules("SC-15.13", "SC-15.14", "SC-15.16")
def test_sc_15_13_to_sc_15_16_both_end_zones_are_always_part_of_the_grid() -> None:
    play = position({"O31": "19N1N", "D26": "1905S"}, line=52, ball="1952")
    moved, _ = do(play, *step("O31", 0, 3))
    assert man(moved, "O31").hex == h("19N1")
    assert refused(play._replace(phase="D.movement_contact"), *step("D26", 3)) == ""
    assert distance(h("1960"), h("19N2")) == 2 and distance(h("1903"), h("19S2")) == 4
    assert {ROW[hex] for hex in range(GRID.size)} == set(range(-5, 67))


def test_sc_15_15_the_huddle_may_lie_in_the_end_zone() -> None:
    question = Place("O", 1, 1, h("1901"), False, (), LINE_UPS["O"])
    layout = question.formation("pro_set_right")
    assert question.problem(layout) is None and {place.hex for place in layout} == {h("19S6")}
