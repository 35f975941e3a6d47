"""Chapter 7: movement and what it costs."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.games.scrimmage.rules.actions import END, Action, carry_out_plan
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.tables import COSTS, MOVEMENT, load
from tests.rules.scrimmage.build import (
    LINED_UP,
    cited,
    contact,
    do,
    eligible,
    h,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    step,
)

TURN_LEFT = Action("turn", "O31", by=-1)


def transit(id: str, *ways: int) -> Action:
    return Action("transit", id, ways)


def test_sc_7_1_and_sc_7_2_the_chart_of_costs() -> None:
    chart = {cost["key"]: cost["mp"] for cost in load("movement_costs")["costs"]}
    assert chart == COSTS
    assert COSTS["turn_per_hexside"] == COSTS["snap_per_hex_each_man"] == COSTS["handoff_each_man"] == 1


def test_sc_7_3_pass_costs() -> None:
    keys = ("pass_long_passer", "pass_short_passer", "pass_long_receiver", "pass_short_receiver")
    assert [COSTS[key] for key in keys] == [6, 1, 2, 2]


def test_sc_7_4_any_all_or_none_may_move_and_mp_are_not_saved() -> None:
    play = position({"O12": "1928N", "O31": "1527N", "D64": "1940S"}, holder="O12", targets=(1, 2))
    state = run_until_asked(play, (END,), (END,), "keep", "none")
    assert man(state, "O31").mp == 12 and state.play.phase == "O.movement_contact"


def test_sc_7_5_allowances_by_game_turn() -> None:
    assert [allowance(turn, "O66") for turn in ("pre", "snap", "contact", "pass")] == [9, 4, 9, 9]
    assert [allowance(turn, "D11") for turn in ("pre", "snap", "contact", "pass")] == [12, 8, 12, 12]


def test_sc_7_6_the_man_in_motion_has_his_whole_allowance_but_may_not_close_in_at_first() -> None:
    play = position(LINED_UP, turn="snap", holder="O12", o_line="aggressive_blocking")
    play, table = do(play, Action("motion", "O85"))
    assert man(play, "O85").mp == 11 and cited(table, "in_motion") == ["SC-7.6"]
    assert refused(play, *step("O85", 0)) == "SC-7.6"
    back, _ = do(play, *step("O85", 3, 3))
    assert man(back, "O85").mp == 7
    assert refused(back, *step("O85", 0)) == ""
    spent, _ = do(back, *step("O85", 0), *step("O85", 0))
    assert man(spent, "O85").mp == 5 and refused(spent, *step("O85", 0)) == ""
    assert refused(play, Action("motion", "O31")) == "SC-7.6"


def test_sc_7_6_the_man_in_motion_may_not_have_the_ball_at_first() -> None:
    play = position({**LINED_UP, "O85": "2028N"}, turn="snap", holder="O12", o_line="aggressive_blocking")
    play = play._replace(men=tuple(m._replace(facing=2) if m.id == "O12" else m for m in play.men))
    play, _ = do(play, Action("motion", "O85"))
    assert refused(play, hand("O12", "O85")) in ("SC-7.6", "SC-9.13")


def test_sc_7_7_only_a_man_from_the_backfield_goes_in_motion_and_before_he_moves() -> None:
    play = position(LINED_UP, turn="snap", holder="O12", o_line="aggressive_blocking")
    assert refused(play, Action("motion", "O21")) == "SC-7.7"
    assert refused(play, Action("motion", "O12")) == "SC-7.7"
    assert refused(play, Action("motion", "O51")) == "SC-7.7"
    moved, _ = do(play, *step("O85", 3))
    assert refused(moved, Action("motion", "O85")) == "SC-7.7"


def test_sc_7_7_a_step_begun_before_the_half_is_limited_although_it_passes_it() -> None:
    play = position(LINED_UP, turn="snap", holder="O12", o_line="aggressive_blocking")
    play, _ = do(play, Action("motion", "O85"), *step("O85", 3, 3))
    assert MOVEMENT["O85"] - man(play, "O85").mp == 4
    sideways, _ = do(play, *step("O85", 0))
    assert MOVEMENT["O85"] - man(sideways, "O85").mp == 5


def test_sc_7_8_one_man_at_a_time() -> None:
    play = position({"O12": "1927N", "O31": "1529N", "O36": "1429N"}, holder="O12")
    play, _ = do(play, *step("O31", 0), *step("O36", 0))
    assert refused(play, *step("O31", 0)) == "SC-7.8"
    assert refused(play, *step("O36", 0)) != "SC-7.8"


def test_sc_7_9_unspent_mp_still_pay_for_joining_a_contact() -> None:
    play = position({"O36": "1429N", "O65": "1630NW", "D5": "1531S"}, snapshot=eligible("O36"))
    play, _ = do(play, *step("O65", 3), *step("O65", 0))
    play, _ = do(play, Action("turn", "O36", by=1), *step("O36", 0))
    play, _ = do(play, contact("O36", "D5", "O65"), dice=(7,))
    assert man(play, "O65").mp == 9 - 4 - 4


def test_sc_7_10_movement_is_hex_to_adjacent_hex() -> None:
    _, table = do(position({"O31": "1928N"}), *step("O31", 0, 0))
    assert [event.facts["path"] for event in table.events] == [(h("1929"),), (h("1930"),)]
    assert cited(table, "stepped") == ["SC-7.10", "SC-7.10"]


def test_sc_7_11_the_other_side_stands_still() -> None:
    play = position({"O31": "1928N", "D64": "1940S"})
    assert refused(play, *step("D64", 3)) == "SC-7.11"


def test_sc_7_12_no_two_men_share_a_hex() -> None:
    play = position({"O31": "1928N", "O36": "1929N", "D64": "1829S"})
    assert refused(play, *step("O31", 0)) == "SC-7.12"
    assert refused(position({"O31": "1928N", "D64": "1929N"}), *step("O31", 0)) == "SC-7.12"


def test_sc_7_13_through_a_friendly_man_for_three_more_in_any_direction() -> None:
    play = position({"O31": "1440N", "O66": "1441N"})
    through, table = do(play, transit("O31", 0, 1))
    assert (man(through, "O31").hex, man(through, "O31").mp) == (h("1542"), 12 - 1 - 3 - 2)
    assert cited(table, "went_through") == ["SC-7.15"]
    assert refused(position({"O31": "1440N 4mp", "O66": "1441N"}), transit("O31", 0, 0)) == "SC-7.13"


def test_sc_7_14_a_neutralized_man_is_hurdled_straight_on() -> None:
    play = position({"O31": "1440N", "D5": "1441S n2"}, holder="O31", ball_crossed=True)
    over, _ = do(play, transit("O31", 0, 0))
    assert (man(over, "O31").hex, man(over, "O31").mp) == (h("1442"), 7)
    assert refused(play, transit("O31", 0, 1)) == "SC-7.14"
    tired = position({"O31": "1440N 4mp", "D5": "1441S n2"}, holder="O31", ball_crossed=True)
    assert refused(tired, transit("O31", 0, 0)) == "SC-7.14"
    own = position({"O31": "1440N", "O36": "1441S n2"})
    assert refused(own, transit("O31", 0, 1)) == "SC-7.14" and refused(own, transit("O31", 0, 0)) == ""


def test_sc_7_15_a_transit_is_one_move_over_occupied_hexes_to_an_empty_one() -> None:
    play = position({"O31": "1440N", "O36": "1441N", "O66": "1442N", "D5": "1541SE"})
    two, _ = do(play, transit("O31", 0, 0, 0))
    assert man(two, "O31").mp == 12 - (1 + 3) - (1 + 3) - 1
    assert refused(play, transit("O31", 0, 0)) == "SC-7.15", "the last hex is occupied"
    assert refused(play, transit("O31", 5, 0)) == "SC-7.15", "nobody to go through"
    assert refused(play, transit("O31", 1, 0)) == "SC-7.15", "an opponent on his feet"
    assert refused(play, transit("O31", 0)) == "SC-7.15"


def test_sc_7_16_a_man_entering_a_controlled_hex_must_stop() -> None:
    play = position({"O31": "1529N", "D89": "1532S"}, holder="O31", o_ball="run_left")
    stopped, _ = do(play, *step("O31", 0, 0))
    assert refused(stopped, *step("O31", 2)) == "SC-7.18"
    assert refused(stopped, TURN_LEFT) == ""


def test_sc_7_17_from_one_controlled_hex_into_another_then_no_further() -> None:
    play = position({"O31": "1531N", "D89": "1532S", "D55": "1733S"}, holder="O31", ball_crossed=True)
    moved, _ = do(play, *step("O31", 1))
    assert refused(moved, *step("O31", 0)) == "SC-7.18"


def test_sc_7_18_the_stop_is_lifted_when_the_controllers_are_neutralized() -> None:
    play = position({"O36": "1429NE", "O65": "1630NW", "D5": "1531S"}, snapshot=eligible("O36"))
    play, _ = do(play, *step("O36", 0))
    assert refused(play, *step("O36", 0)) == "SC-7.18"
    play, _ = do(play, contact("O36", "D5", "O65"), dice=(7,))
    assert refused(play, *step("O36", 0)) == ""


def test_sc_7_19_no_transit_through_a_controlled_hex() -> None:
    play = position({"O31": "1440N", "D5": "1441S n2", "D26": "1542SW"})
    assert refused(play, transit("O31", 0, 0)) == "SC-7.19"
    landing = position({"O31": "1440N", "D5": "1441S n2", "D26": "1443S"})
    assert refused(landing, transit("O31", 0, 0)) == ""


def test_sc_7_20_a_man_may_leave_and_does_not_return_and_with_the_ball_the_play_is_over() -> None:
    play = position({"O21": "0141NW", "O31": "1940N"}, holder="O31", ball_crossed=True)
    gone, table = do(play, Action("leave", "O21", (5,)))
    assert man(gone, "O21").off == "left field" and gone.end is None
    assert refused(gone, *step("O21", 0)) == "SC-7.20" and cited(table, "left_the_field") == ["SC-7.20"]
    assert refused(play, *step("O21", 5)) == "SC-7.20"
    ball, _ = do(play._replace(holder="O21", carriers=("O21",)), Action("leave", "O21", (5,)))
    assert ball.end is not None and ball.end.why == "out_of_bounds"


def test_sc_7_21_leaving_costs_the_step_and_a_dummy_goes_with_its_man() -> None:
    play = position({"O21": "0141NW", "O31": "1940N"}, holder="O31", dummies=("O21",))
    gone, _ = do(play, Action("leave", "O21", (5,)))
    assert man(gone, "O21").mp == 11 and gone.carriers == ("O31",)
    assert man(do(play, Action("leave", "O21", (4,)))[0], "O21").mp == 10
    assert refused(position({"O21": "0141NW 1mp"}), Action("leave", "O21", (4,))) == "SC-7.21"
    assert refused(position({"O21": "1941NW"}), Action("leave", "O21", (5,))) == "SC-7.21"


def test_sc_7_22_contact_comes_between_steps() -> None:
    play = position({"O31": "1928N", "D5": "1931S"}, holder="O31", o_ball="run_left")
    play, _ = do(play, *step("O31", 0, 0), contact("O31", "D5"), dice=(12,))
    after, _ = do(play, *step("O31", 5))
    assert man(after, "O31").mp == 12 - 1 - 1 - 4 - 2


def test_sc_7_23_leaving_a_shared_hex_costs_nothing_extra() -> None:
    play = position({"O12": "1927N", "D61": "1927SW h"}, holder="O12")
    after, _ = do(play, *step("O12", 2))
    assert man(after, "O12").mp == 8
    theirs = position({"O12": "1927N", "D61": "1927SW"}, holder="O12", phase="D.movement_contact")
    assert man(do(theirs, *step("D61", 4))[0], "D61").mp == 8


def test_sc_7_24_a_hit_man_may_neither_move_nor_turn_but_contact() -> None:
    play = position({"O71": "1730N h", "D91": "1731S"})
    assert refused(play, *step("O71", 1)) == refused(play, Action("turn", "O71", by=1)) == "SC-7.24"
    assert refused(play, contact("O71", "D91")) == ""
    their = position({"O12": "1927N", "D61": "1928S h"}, holder="O12", phase="D.movement_contact")
    assert refused(their, Action("enter", "D61")) == "SC-7.24"


def test_a_mans_moves_in_a_row_are_told_as_one_and_lead_to_the_same_place() -> None:
    play = position({"O31": "1928N", "O36": "1930N", "D5": "1935S n1"}, holder="O31", o_ball="run_left")
    plan = (*step("O31", 0), transit("O31", 0, 5), TURN_LEFT, *step("O31", 0), *step("O36", 0))
    one_by_one, _ = do(play, *plan)
    table = Script()
    together = carry_out_plan(table, play, plan)
    assert together == one_by_one
    moved = [event for event in table.events if event.what == "moved"]
    assert [event.facts["man"] for event in moved] == ["O31"] and cited(table, "stepped") == ["SC-7.10"]
    assert (
        moved[0].facts["path"][-1] == (man(together, "O31").hex, 5)
        and moved[0].facts["mp"] == man(together, "O31").mp
    )
    assert cited(table, "crossed_the_line") == ["SC-13.24"]
