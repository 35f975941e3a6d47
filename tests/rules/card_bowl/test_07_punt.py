"""Chapter 7: punt."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.questions import PuntPlan
from snapcount.games.card_bowl.rules.course import call_phase
from snapcount.games.card_bowl.state import Rules, State
from tests.rules.card_bowl.bowl import K, R, asked, played, proves, punt

# The ledger's examples


def test_cb_7_4_distance() -> None:
    proves("CB-7.4", "CB-E070")


def test_cb_7_5_rj_as_punt_card() -> None:
    proves("CB-7.5", "CB-E072")


def test_cb_7_6_block_deep_in_the_end_zone() -> None:
    proves("CB-7.6", "CB-E073")


def test_cb_7_7_bj_as_punt_card() -> None:
    proves("CB-7.7", "CB-E084", "CB-E085")


def test_cb_7_8_roughing_gives_a_first_down() -> None:
    proves("CB-7.8", "CB-E085")


def test_cb_7_9_into_or_through_the_end_zone() -> None:
    proves("CB-7.9", "CB-E218")


def test_cb_7_10_out_of_bounds_check() -> None:
    proves("CB-7.10", "CB-E074", "CB-E075")


def test_cb_7_12_rj_as_coverage() -> None:
    proves("CB-7.12", "CB-E078", "CB-E219")


def test_cb_7_13_bj_as_coverage() -> None:
    proves("CB-7.13", "CB-E219")


def test_cb_7_14_replacement_after_bj() -> None:
    proves("CB-7.14", "CB-E219")


def test_cb_7_15_receivers_choice() -> None:
    proves("CB-7.15", "CB-E075")


def test_cb_7_16_automatic_fair_catch() -> None:
    proves("CB-7.16", "CB-E076", "CB-E077")


def test_cb_7_17_end_zone_choices() -> None:
    proves("CB-7.17", "CB-E220")


def test_cb_7_18_fair_catch() -> None:
    proves("CB-7.18", "CB-E076", "CB-E078", "CB-E079")


def test_cb_7_19_punt_return() -> None:
    proves("CB-7.19", "CB-E070", "CB-E071")


def test_cb_7_21_bj_on_the_return() -> None:
    proves("CB-7.21", "CB-E221")


def test_cb_7_22_same_running_position() -> None:
    proves("CB-7.22", "CB-E011a", "CB-E011b")


def test_cb_7_23_touchback_during_a_punt_return() -> None:
    proves("CB-7.23", "CB-E011a", "CB-E011b")


def test_cb_7_24_ofr_after_a_punt_return() -> None:
    proves("CB-7.24", "CB-E012", "CB-E215")


def test_cb_7_25_bounce_first_card() -> None:
    proves("CB-7.25", "CB-E080")


def test_cb_7_26_which_punt_draw() -> None:
    proves("CB-7.26", "CB-E223")


def test_cb_7_27_bounce_second_card() -> None:
    proves("CB-7.27", "CB-E080")


def test_cb_7_29_coverage_against_a_backward_bounce() -> None:
    proves("CB-7.29", "CB-E081")


def test_cb_7_30_coverage_against_a_forward_bounce() -> None:
    proves("CB-7.30", "CB-E082")


def test_cb_7_31_downing_the_ball() -> None:
    proves("CB-7.31", "CB-E082")


def test_cb_7_32_bounce_into_the_end_zone() -> None:
    proves("CB-7.32", "CB-E222")


def test_cb_7_33_rj_on_a_bounce() -> None:
    proves("CB-7.33", "CB-E083")


def test_cb_7_34_touched_ball() -> None:
    proves("CB-7.34", "CB-E083")


def test_cb_7_35_bj_on_a_bounce() -> None:
    proves("CB-7.35", "CB-E223")


def test_cb_7_36_fouls_by_k_on_a_punt() -> None:
    proves("CB-7.36", "CB-E084", "CB-E086")


def test_cb_7_37_fouls_by_r_on_the_return_or_fair_catch() -> None:
    proves("CB-7.37", "CB-E221")


def test_cb_7_1_and_cb_7_2_one_to_four_cards_with_fewer_than_four_also_out_of_bounds() -> None:
    assert tuple(PuntPlan(30).options()) == ("4", "3", "2", "1", "3+oob", "2+oob", "1+oob")
    with pytest.raises(Refusal, match="CB-7.2"):
        punt("10S", cards=4, oob=True)
    state = State(Rules(), "call", left=100, spot=60, down=4, to_go=8)
    after = call_phase(Script(["punt", "2+oob", "10S", "6H", "4C"]), state)
    assert (after.seat, after.spot) == (Seat.AWAY, 9)


def test_cb_7_3_the_order_of_draws() -> None:
    given = {"kind": "punt", "los": 45, "down": 4, "to_go": 8, "cards": 3, "oob": True}
    _, table = played(given, "10S 9H 8D 4D 5C 7H JS 3C", [(10, "R", "return")])
    purposes = [facts["purpose"] for facts in asked(table, "turned")]
    assert purposes == ["punt"] * 3 + ["out of bounds", "coverage", "return", "return", "open-field run"]


def test_cb_7_11_the_coverage_card_is_drawn_only_if_the_punt_is_in_play() -> None:
    assert punt("10S 9H 8D 4C", los=45, cards=3, oob=True)["how"] == "out of bounds"
    assert punt("10S 6H 8D 4C", los=60, cards=2)["how"] == "fair catch"


def test_cb_7_20_a_red_joker_on_the_return_is_a_fumble_where_he_is() -> None:
    lost = punt("10S 9H QD 4C 6C AD RJ 4S 9S", [(10, "R", "return")])
    assert lost["fumble_at"] == 20 + 1 - 3 and lost["team"] is K and lost["spot"] == 82


def test_cb_7_28_a_ball_that_bounced_twice_is_dead() -> None:
    twice = punt("10S 9H 9D 5C 2H 3C", [(10, "R", "bounce")], los=45, cards=3)
    assert (twice["how"], twice["spot"]) == ("downed", 12 - 2 - 3)
    back = punt("10S 9H 9D 5C 2H 3H", [(10, "R", "bounce")], los=45, cards=3)
    assert back["spot"] == 12 - 2 + 3


def test_cb_7_31_hands_off_and_the_second_bounce_is_drawn() -> None:
    rolled = punt("10S 9H 9D 5C 4C 3C", [(10, "R", "bounce"), (12, "K", 0)], los=45, cards=3)
    assert rolled["spot"] == 12 - 4 + 3


def test_cb_7_34_a_touched_ball_in_the_end_zone() -> None:
    touchback = punt("10S 9H 9D 5C RJ KH 8S 3C", [(10, "R", "bounce")], los=45, cards=3)
    assert touchback["event"] == "touchback" and touchback["touched"]
    scored = punt("10S 9H 9D 5C RJ KH 3S 8C", [(10, "R", "bounce")], los=45, cards=3)
    assert scored["event"] == "TD" and scored["team"] is K


def test_cb_7_36_three_choices_against_a_foul_of_the_kickers() -> None:
    flagged = "10S BJ 9H QD 4C 5C 3S 8H"
    plain = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "decline")])
    tacked = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "tack_on")])
    again = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "previous_spot")])
    assert (plain["spot"], tacked["spot"], again["los"], again["down"]) == (20, 30, 20, 4)
    assert again["intervals"] == 0 and again["to_go"] == 18


def test_cb_7_37_a_foul_at_the_fair_catch_is_the_receivers() -> None:
    caught = punt("10S 9H QD 4C 5C BJ 3H", [(10, "R", "fair_catch"), (49, "K", "accept")])
    assert (caught["team"], caught["spot"], caught["foul"]["kind"]) == (R, 10, "RET-REC")
