"""Chapter 8: active and passive contact."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.questions.listed import NextPassive
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.rules.passive import pending
from snapcount.games.scrimmage.tables import contact_result
from tests.rules.scrimmage.build import (
    asked,
    cited,
    contact,
    do,
    eligible,
    go,
    h,
    man,
    position,
    refused,
    run_until_asked,
    step,
    theirs,
)

ENTER = Action("enter", "D61")


def test_sc_8_1_active_contact_is_resolved_at_once_passive_in_the_next_turn() -> None:
    play = theirs({"O12": "1927N", "D61": "2027SW"}, holder="O12")
    _, table = do(play, contact("D61", "O12"), dice=(3, 6))
    assert cited(table, "contacted") == ["SC-10.1"]
    entered, table = do(play, ENTER)
    assert not cited(table, "contacted") and entered.passive == (("D61", "O12"),)
    assert refused(play, contact("D61", "D61")) == "SC-8.1"


def test_sc_8_2_strength_against_strength_and_an_unaffected_mover_goes_on() -> None:
    play = position({"O36": "1430NE", "D5": "1531S"})
    assert differential(play, ("O36",), "D5") == 4 - 2
    play, table = do(play, contact("O36", "D5"), dice=(9,))
    assert table.events[0].facts["result"] == contact_result(2, 9) == "Dn2"
    assert refused(play, *step("O36", 0)) == ""


def test_sc_8_3_contact_costs_four_in_front_and_two_from_behind() -> None:
    ahead = theirs({"O31": "1533N", "D64": "1534S"}, holder="O31")
    assert man(do(ahead, contact("D64", "O31"), dice=(7, 6))[0], "D64").mp == 10 - 4
    behind = theirs({"O31": "1538N", "D64": "1537N"}, holder="O31")
    assert man(do(behind, contact("D64", "O31"), dice=(7, 6))[0], "D64").mp == 10 - 2
    assert (
        refused(theirs({"O31": "1533N", "D64": "1534S 3mp"}, holder="O31"), contact("D64", "O31")) == "SC-8.3"
    )


def test_sc_8_4_front_and_oblique_hexsides_are_front_the_other_three_rear() -> None:
    for way, cost in zip(range(6), (4, 4, 2, 2, 2, 4), strict=True):
        hexes = {0: "1931S", 1: "2030SW", 2: "2029NW", 3: "1929N", 4: "1829NE", 5: "1830SE"}
        play = theirs({"O31": "1930N", "D64": hexes[way]}, holder="O31")
        assert man(do(play, contact("D64", "O31"), dice=(7, 6))[0], "D64").mp == 10 - cost


def test_sc_8_5_from_behind_only_a_carrier_real_or_dummy() -> None:
    men = {"O66": "1538N", "O12": "1930N", "D64": "1537N"}
    assert refused(theirs(men), contact("D64", "O66")) == "SC-8.5"
    assert refused(theirs(men, holder="O12", dummies=("O66",)), contact("D64", "O66")) == ""


def test_sc_8_6_only_the_defence_enters_for_one_and_three_and_stays() -> None:
    play = theirs({"O12": "1927N", "D61": "2027SW"}, holder="O12")
    after, table = do(play, ENTER)
    assert (man(after, "D61").hex, man(after, "D61").mp) == (h("1927"), 9 - 4)
    assert cited(table, "entered") == ["SC-8.6"]
    ours = position({"O31": "1928N", "D64": "1929S"})
    assert refused(ours, Action("enter", "O31")) == "SC-8.6"
    assert refused(theirs({"O12": "1927N", "D61": "2027SW 3mp"}, holder="O12"), ENTER) == "SC-8.6"


def test_sc_8_7_against_carriers_always_against_receivers_only_before_the_pass() -> None:
    men = {"O12": "1920N", "O31": "1927N", "D61": "2027SW"}
    snapshot = eligible("O12", "O31")
    assert refused(theirs(men, holder="O12", snapshot=snapshot), ENTER) == "SC-8.7"
    passing = theirs(men, holder="O12", snapshot=snapshot, turn="pass", committed="lateral")
    assert refused(passing, ENTER) == ""
    assert refused(theirs(men, holder="O12", dummies=("O31",)), ENTER) == ""


def test_sc_8_8_and_sc_8_28_through_the_front_hexside_out_of_any_zone() -> None:
    play = theirs({"O12": "1927S", "O66": "1828NE", "D61": "1929S"}, holder="O12")
    stopped, _ = do(play, *step("D61", 3))
    assert refused(stopped, *step("D61", 2)) == "SC-7.18" and refused(stopped, ENTER) == ""
    aside = theirs({"O12": "1927N", "D61": "2027NW"}, holder="O12")
    assert refused(aside, ENTER) == "SC-8.6"


def test_sc_8_9_after_the_entry_no_further_hex_but_a_turn() -> None:
    play = theirs({"O12": "1927N", "D61": "2027SW", "D64": "1928S"}, holder="O12")
    after, _ = do(play, ENTER)
    assert refused(after, *step("D61", 4)) == "SC-8.9"
    assert refused(after, Action("turn", "D61", by=1)) == ""
    assert refused(after, ENTER) == "SC-8.9"
    assert refused(after, Action("enter", "D64")) in ("SC-8.9", "SC-8.15")


def test_sc_8_10_resolution_costs_four_and_the_offensive_man_contacts() -> None:
    play = theirs({"O12": "1927N", "D61": "2027SW"}, holder="O12", snapshot=eligible("O12"))
    state, table = go(play, (ENTER, END), "keep", "none", 9, 5)
    assert man(state, "O12").mp == 10 - 4 and man(state, "D61").hit
    told = next(event for event in table.events if event.what == "contacted")
    assert told.facts["by"] == ("O12",) and told.facts["differential"] == 2 - 6


def test_sc_8_11_it_lapses_if_one_is_neutralized_and_the_offence_chooses_the_order() -> None:
    men = {"O31": "1533N", "O83": "2033N", "D89": "1533S", "D64": "2033S"}
    pairs = (("D89", "O31"), ("D64", "O83"))
    play = position(men, phase="O.passive", holder="O31", snapshot=eligible("O31", "O83"), passive=pairs)
    seat, question = asked(play)
    assert seat is play.offence and isinstance(question, NextPassive) and question.men == ("O31", "O83")
    _, table = go(play, "O83", 9, 9, 5)
    assert [e.facts["by"] for e in table.events if e.what == "contacted"] == [("O83",), ("O31",)]
    down = position({**men, "D89": "1533S n1"}, phase="O.passive", holder="O31", passive=pairs)
    assert pending(down) == (("D64", "O83"),)
    gone = position({**men, "D89": "1534S"}, phase="O.passive", holder="O31", passive=pairs)
    assert pending(gone) == (("D64", "O83"),)


def test_sc_8_12_the_defender_may_stay_and_contact_applies_again() -> None:
    men = {"O31": "1533N", "D89": "1533S"}
    play = theirs(men, holder="O31", snapshot=eligible("O31"))
    state, _ = go(play, (END,), "keep", "none", 9, 6)
    assert man(state, "D89").hit
    state = run_until_asked(state, (END,), (END,))
    assert state.play.passive == (("D89", "O31"),)


def test_sc_8_13_nothing_to_stay_for_means_moving_out_first() -> None:
    men = {"O12": "1926N", "O66": "1828N n2", "D61": "1828S"}
    play = theirs(men, holder="O12", snapshot=eligible("O12"))
    assert refused(play, END) == "SC-8.13"
    assert refused(play, Action("turn", "D61", by=1)) == "SC-8.13"
    out, _ = do(play, *step("D61", 3))
    assert refused(out, END) == ""
    assert refused(theirs({**men, "D61": "1828S h"}, holder="O12"), END) == ""


def test_sc_8_13_a_man_with_no_way_out_stays_and_is_free_to_act() -> None:
    men = {"O12": "1926N", "O66": "1828N n2", "D61": "1828S 0mp"}
    assert refused(theirs(men, holder="O12"), END) == ""


def test_sc_8_13_leaving_the_field_is_a_way_out() -> None:
    around = {"D99": "0131S", "D78": "0230S", "D64": "0229S", "D55": "0129S"}
    men = {"O12": "1926N", "O66": "0130N n2", "D61": "0130NW 2mp", **around}
    play = theirs(men, holder="O12")
    assert refused(play, END) == "SC-8.13"
    gone, _ = do(play, Action("leave", "D61", (5,)))
    assert refused(gone, END) == ""
    stuck = theirs({**men, "D61": "0130NW 0mp"}, holder="O12")
    assert refused(stuck, END) == ""


def test_sc_8_13_staying_is_no_contact_if_somebody_else_contacted_him() -> None:
    men = {"O31": "1533N", "D89": "1533S", "D64": "1534S"}
    play = theirs(men, holder="O31", snapshot=eligible("O31"))
    state, table = go(play, (contact("D64", "O31"),), 4, 6, (END,))
    assert state.play.passive == () and not cited(table, "stayed_in_contact")


def test_sc_8_14_and_sc_8_15_one_opponent_at_a_time_and_each_once_a_phase() -> None:
    play = theirs({"O66": "1829N", "D99": "1830S", "D78": "1930SW"})
    play, _ = do(play, contact("D99", "O66"), dice=(4,))
    assert refused(play, contact("D78", "O66")) == "SC-8.15"
    carrier = theirs({"O31": "1829N", "D64": "1830S", "D78": "1930SW"}, holder="O31")
    carrier, _ = do(carrier, contact("D64", "O31"), dice=(4, 6))
    assert refused(carrier, Action("enter", "D78")) == "SC-8.15"


def test_sc_8_16_the_resolution_phase_is_separate_and_a_man_may_contact_several() -> None:
    play = theirs({"O12": "1928N", "O66": "1828SE", "D61": "2028SW"}, holder="O12", snapshot=eligible("O12"))
    state, _ = go(play, (ENTER, END), "keep", "none", 9, 7)
    state = run_until_asked(state)
    assert refused(state.play, contact("O66", "D61")) == ""
    two = theirs({"O66": "1829N", "O65": "1930N", "D64": "1830S"})
    two, _ = do(two, contact("D64", "O66"), Action("turn", "D64", by=-1), dice=(7,))
    assert refused(two, contact("D64", "O65")) == "" and man(two, "D64").mp == 5


@pytest.mark.rules("SC-8.10", "SC-9.13")
def test_after_the_resolution_the_offence_has_all_its_handoffs_again() -> None:
    play = theirs({"O12": "1927N", "D61": "2027SW"}, holder="O12", snapshot=eligible("O12"), handoffs=2)
    state = run_until_asked(go(play, (ENTER, END), "keep", "none", 9, 5)[0])
    assert state.play.phase == "O.movement_contact"
    assert (state.play.handoffs, state.play.contacted, state.play.passive) == (0, (), ())


def test_sc_8_17_neutralized_men_may_not_be_contacted_hit_men_may() -> None:
    assert refused(theirs({"O66": "1829N n1", "D99": "1830S"}), contact("D99", "O66")) == "SC-8.17"
    assert refused(theirs({"O66": "1829N h", "D99": "1830S"}), contact("D99", "O66")) == ""
    men = {"O12": "1920N", "O31": "1927N n1", "D61": "2027SW"}
    passing = theirs(men, holder="O12", snapshot=eligible("O31"), turn="pass", committed="lateral")
    assert refused(passing, ENTER) == "SC-8.17"


def test_sc_8_18_the_contacted_man_must_have_been_sighted() -> None:
    play = theirs({"O12": "1926N", "O66": "1829N", "D99": "1830N"}, holder="O12", dummies=("O66",))
    turned, _ = do(play, *[Action("turn", "D99", by=1)] * 3)
    assert refused(turned, contact("D99", "O66")) == refused(turned, Action("enter", "D99")) == "SC-8.18"


def test_sc_8_19_up_to_six_men_add_their_strengths() -> None:
    men = {
        "O31": "1930N",
        "D99": "1931S",
        "D78": "2030SW",
        "D61": "2029NW",
        "D91": "1929N",
        "D64": "1829NE",
        "D55": "1830SE",
    }
    play = theirs(men, holder="O31")
    play, table = do(play, contact("D99", "O31", "D78", "D61", "D91", "D64", "D55"), dice=(2, 6))
    assert table.events[0].facts["differential"] == 7 + 7 + 6 + 6 + 5 + 4 - 3
    assert man(play, "D99").mp == 8 - 4 and man(play, "D91").mp == 9 - 2
    seven = ("D78", "D61", "D91", "D64", "D55", "D5")
    more = theirs({**men, "D5": "2540S"}, holder="O31")
    assert refused(more, contact("D99", "O31", *seven)) == "SC-8.19"


def test_sc_8_20_joiners_are_finished_and_an_neutralizes_everybody() -> None:
    men = {"O21": "1831NE", "O31": "2031NW", "O12": "1928N", "D99": "1932S"}
    play = position(men, holder="O12")
    joined, _ = do(play, contact("O31", "D99", "O21"), dice=(10,))
    assert refused(joined, *step("O21", 3)) == "SC-8.20"
    assert refused(joined, *step("O31", 3)) == ""
    assert refused(joined, contact("O31", "D99", "O21")) == "SC-8.17"
    fallen, _ = do(play, contact("O31", "D99", "O21"), dice=(3,))
    assert man(fallen, "O21").level == man(fallen, "O31").level == 2


def test_sc_8_21_contact_is_voluntary() -> None:
    play = theirs({"O31": "1533N", "D64": "1534S"}, holder="O31")
    state, table = go(play, (END,))
    assert not cited(table, "contacted") and state.play.phase == "turn_end"


def test_sc_8_22_any_man_may_contact_carriers_included() -> None:
    play = position({"O31": "1928N", "O51": "1728N", "D5": "1929S", "D26": "1729S"}, holder="O31")
    assert refused(play, contact("O31", "D5")) == refused(play, contact("O51", "D26")) == ""


@pytest.mark.rules("SC-8.23", "SC-8.24")
def test_sc_8_23_and_sc_8_24_a_long_pass_protects_carriers_and_far_receivers() -> None:
    men = {"O12": "1926N", "O21": "1138NE", "O36": "1930N", "D5": "1139S", "D64": "1931S", "D61": "1927S"}
    snapshot = eligible("O12", "O21", "O36", passers=("O12",))
    play = theirs(men, holder="O12", turn="pass", committed="forward", snapshot=snapshot)
    assert refused(play, contact("D5", "O21")) == "SC-8.23"
    assert refused(play, contact("D61", "O12")) == "SC-8.23"
    assert refused(play, contact("D64", "O36")) == ""
    thrown = play._replace(committed="")
    assert refused(thrown, contact("D5", "O21")) == refused(thrown, contact("D61", "O12")) == ""


def test_sc_8_25_and_sc_8_26_the_ball_is_downed_without_a_check_or_marker() -> None:
    play = position({"O12": "1928N"}, holder="O12")
    over, table = do(play, DOWN)
    assert over.end is not None and (over.end.why, over.end.spot) == ("downed", h("1928"))
    assert man(over, "O12").level == 0 and not cited(table, "fumble_check")
    assert refused(theirs({"O12": "1928N", "D64": "1940S"}, holder="O12"), DOWN) == "SC-8.25"
    assert refused(position({"O12": "1928N"}, holder="O12", turn="snap"), DOWN) == ""


def test_sc_8_27_a_carrier_who_contacts_is_not_contacted() -> None:
    play = position({"O31": "2031NW", "O12": "1928N", "D99": "1932S"}, holder="O12", dummies=("O31",))
    held, table = do(play, contact("O31", "D99"), dice=(9,))
    assert held.carriers == ("O12", "O31") and not cited(table, "fumble_check")
    fell, _ = do(play, contact("O31", "D99"), dice=(3,))
    assert fell.carriers == ("O12",) and fell.end is None
    real = position({"O31": "2031NW", "D99": "1932S"}, holder="O31")
    over, table = do(real, contact("O31", "D99"), dice=(3,))
    assert over.end is not None and over.end.why == "tackled" and not cited(table, "fumble_check")
