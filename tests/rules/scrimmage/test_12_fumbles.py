"""Chapter 12: fumbles and their recovery."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.listed import ChooseRecoverer
from snapcount.games.scrimmage.rules.actions import END, Action
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import OCCUPIED
from tests.rules.scrimmage.build import (
    LINE,
    LINED_UP,
    asked,
    cited,
    contact,
    do,
    go,
    h,
    hand,
    man,
    position,
    refused,
    step,
)


def loose(**men: str) -> Play:
    """O12 has fumbled on 1928."""
    return position({"O12": "1928N", "D64": "1931S", **men}, phase="D.fumble", loose="O12")


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
    assert refused(loose(D64=f"1929S {1 + OCCUPIED}mp"), recover("D64", 3)) == ""
    assert refused(loose(D64=f"1929S {OCCUPIED}mp"), recover("D64", 3)) == "SC-12.6", "a man lies there"


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
