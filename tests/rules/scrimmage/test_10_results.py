"""Chapter 10: what comes of a contact, and recovery."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.tables import CONTACT, RECOVERY, contact_result, recovery_result
from tests.rules.scrimmage.build import (
    cited,
    contact,
    do,
    go,
    h,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    step,
    theirs,
)


@pytest.mark.rules("SC-10.1", "SC-10.2")
def test_sc_10_1_and_sc_10_2_the_table_and_its_clamping() -> None:
    assert sorted(CONTACT) == list(range(-2, 7))
    assert [contact_result(-7, 2), contact_result(0, 6), contact_result(11, 7)] == ["An2", "Dh", "Dn3"]
    order = ["An2", "An1", "Dh", "Dn1", "Dn2", "Dn3", "Dn4"]
    for total in range(2, 13):
        column = [order.index(CONTACT[row][total]) for row in sorted(CONTACT)]
        assert column == sorted(column)


def test_sc_10_3_a_neutralized_man_has_no_zone_no_movement_and_no_ball() -> None:
    play = position({"O31": "1928N n1", "O12": "1929S", "D64": "1940S"}, holder="O12")
    assert refused(play, *step("O31", 0)) == "SC-10.3"
    assert refused(play, hand("O12", "O31")) == "SC-9.22"


def test_sc_10_4_an_neutralizes_the_contacting_man() -> None:
    play = position({"O71": "1730N", "D91": "1731S"})
    after, _ = do(play, contact("O71", "D91"), dice=(4,))
    assert man(after, "O71").level == 1 and man(after, "D91").level == 0


def test_sc_10_5_a_hit_man_keeps_his_place_and_the_ball() -> None:
    play = theirs({"O31": "1533N", "D89": "1534S"}, holder="O31")
    after, _ = do(play, contact("D89", "O31"), dice=(4, 6))
    assert man(after, "O31").hit and after.holder == "O31" and after.end is None


def test_sc_10_6_neutralization_replaces_a_hit_and_a_second_hit_adds_nothing() -> None:
    play = theirs({"O66": "1829N h", "D99": "1830S"})
    again, table = do(play, contact("D99", "O66"), dice=(4,))
    assert man(again, "O66").hit and not cited(table, "hit")
    down, _ = do(play, contact("D99", "O66"), dice=(9,))
    assert (man(down, "O66").hit, man(down, "O66").level) == (False, 2)


def test_sc_10_7_hits_come_off_after_the_sides_own_phase() -> None:
    play = theirs({"O31": "1928N h", "D64": "1940S h"}, holder="O31")
    state, table = go(play, (END,))
    assert not man(state, "D64").hit and man(state, "O31").hit
    assert cited(table, "hits_recovered") == ["SC-10.7"]


@pytest.mark.rules("SC-10.8", "SC-10.9", "SC-10.10", "SC-10.11")
def test_sc_10_8_to_sc_10_11_one_roll_for_each_neutralized_man() -> None:
    men = {"O31": "1529N", "O51": "1930N n1", "O66": "1728N n4", "O77": "2130N n3", "D5": "1940S n1"}
    state, _ = go(position(men, phase="turn_end", holder="O31"), "keep", 9, 9, 11)
    assert [man(state, id).level for id in ("O51", "O66")] == [0, 4]
    assert man(state, "O77").off == "injured" and man(state, "O77").hex == -1
    assert man(state, "D5").level == 1 and man(state, "O51").mp == 8
    assert [recovery_result(*x) for x in ((1, 9), (2, 12), (4, 9))] == ["R", "I", "-"]
    assert "I" not in RECOVERY[1]
    ready = run_until_asked(state, "none")
    assert refused(ready.play, *step("O51", 0)) == ""


def test_sc_10_12_a_carrier_who_is_neutralized_is_tackled() -> None:
    play = theirs({"O31": "1533N", "D64": "1534S"}, holder="O31")
    over, _ = do(play, contact("D64", "O31"), dice=(9, 6))
    assert over.end is not None and over.end.why == "tackled" and over.end.spot == h("1533")


@pytest.mark.rules("SC-10.13", "SC-14.12")
@pytest.mark.parametrize(("dir", "carrier", "tackler"), [(1, "1533N", "1534S"), (-1, "1528S", "1527N")])
def test_a_gain_is_counted_from_the_line_of_scrimmage_whichever_way_he_goes(
    dir: int, carrier: str, tackler: str
) -> None:
    play = theirs({"O31": carrier, "D64": tackler}, holder="O31", dir=dir, line=30)
    _, table = do(play, contact("D64", "O31"), dice=(9, 6))
    (gained,) = [event.facts for event in table.events if event.what == "gained"]
    assert (gained["hexes"], gained["play"]) == (3, "run")


def test_sc_10_13_contact_markers_reveal_fumble_tackle_in_this_order() -> None:
    play = theirs({"O31": "1533N", "O12": "1928N", "D64": "1534S"}, holder="O31", dummies=("O12",))
    _, table = do(play, contact("D64", "O31"), dice=(9, 6))
    assert [event.what for event in table.events] == [
        "contacted",
        "neutralized",
        "ball_revealed",
        "fumble_check",
        "ball_dead",
        "gained",
    ]
    _, table = do(play, contact("D64", "O31"), dice=(5, 6))
    assert [event.what for event in table.events][-1] == "fumble_check"
