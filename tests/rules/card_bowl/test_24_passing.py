"""Chapter 24: passing play."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.plays.coverage import may_cover_back
from snapcount.games.card_bowl.state import Defender
from tests.rules.card_bowl.bowl import PASS, QUIET, asked, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_24_2_draw_order_of_a_pass() -> None:
    proves("CB-24.2", "CB-E030")


def test_cb_24_5_coverage_phase_i() -> None:
    proves("CB-24.5", "CB-E033", "CB-E168")


def test_cb_24_6_cover_for_a_back() -> None:
    proves("CB-24.6", "CB-E168", "CB-E169", "CB-E266")


def test_cb_24_7_pass_card() -> None:
    proves("CB-24.7", "CB-E021a", "CB-E021b", "CB-E151", "CB-E152", "CB-E175")


def test_cb_24_8_after_a_poor_throw() -> None:
    proves("CB-24.8", "CB-E151")


def test_cb_24_9_rj_as_pass_card() -> None:
    proves("CB-24.9", "CB-E156")


def test_cb_24_11_bj_as_pass_card() -> None:
    proves("CB-24.11", "CB-E157")


def test_cb_24_12_yardage_cards() -> None:
    proves("CB-24.12", "CB-E158", "CB-E269")


def test_cb_24_13_suit_test() -> None:
    proves("CB-24.13", "CB-E041a", "CB-E041b", "CB-E158", "CB-E159")


def test_cb_24_14_limits() -> None:
    proves("CB-24.14", "CB-E168", "CB-E170")


def test_cb_24_15_batches() -> None:
    proves("CB-24.15", "CB-E161")


def test_cb_24_16_rj_as_yardage_card() -> None:
    proves("CB-24.16", "CB-E160", "CB-E161")


def test_cb_24_17_bj_as_yardage_card() -> None:
    proves("CB-24.17", "CB-E247")


def test_cb_24_18_reception_card() -> None:
    proves("CB-24.18", "CB-E153")


def test_cb_24_19_rj_as_reception_card() -> None:
    proves("CB-24.19", "CB-E162")


def test_cb_24_20_bj_as_reception_card() -> None:
    proves("CB-24.20", "CB-E248")


def test_cb_24_21_leaving_cards_out() -> None:
    proves("CB-24.21", "CB-E031")


def test_cb_24_22_leaving_cards_out_details() -> None:
    proves("CB-24.22", "CB-E031")


def test_cb_24_24_break_up() -> None:
    proves("CB-24.24", "CB-E032a", "CB-E032b", "CB-E032c", "CB-E154", "CB-E155", "CB-E169")


def test_cb_24_25_break_up_example_is_off_by_one() -> None:
    proves("CB-24.25", "CB-E032a", "CB-E032b", "CB-E032c")


def test_cb_24_26_rj_as_defensive_card() -> None:
    proves("CB-24.26", "CB-E163")


def test_cb_24_27_bj_as_defensive_card() -> None:
    proves("CB-24.27", "CB-E164", "CB-E165")


def test_cb_24_28_interference_details() -> None:
    proves("CB-24.28", "CB-E165", "CB-E166")


def test_cb_24_29_totals() -> None:
    proves("CB-24.29", "CB-E002", "CB-E150")


def test_cb_24_30_throwing_it_away() -> None:
    proves("CB-24.30", "CB-E167")


def test_cb_24_31_out_of_the_back() -> None:
    proves("CB-24.31", "CB-E031b")


def test_cb_24_32_exact_limit() -> None:
    proves("CB-24.32", "CB-E031b", "CB-E271")


def test_cb_24_33_interception_spot() -> None:
    proves("CB-24.33", "CB-E159", "CB-E160", "CB-E163")


def test_cb_24_36_few_defenders() -> None:
    proves("CB-24.36", "CB-E033")


BACK = {"play": "pass", "to": "BL1"}


def test_cb_24_1_the_receiver_is_shown_and_gets_the_ball() -> None:
    assert asked(watched("2H 5D 7D 3C 2C 4S", [(32, "O", PASS)]), "threw")[0]["place"] == "WRL1"


def test_cb_24_3_a_back_is_thrown_to_on_his_own_side() -> None:
    caught = scrimmage(
        "2H 3C 6H 4C 5S 2S", [(32, "O", BACK), (39, "D", "OLB-L"), (38, "D", "none"), (43, "D", [])]
    )
    assert caught["cover"] == ("OLB-L",)
    assert refused("2H", [(32, "O", BACK), (39, "D", "OLB-R")]) == "CB-24.5"


def test_cb_24_4_a_blocking_back_leaves_the_line_for_the_pass() -> None:
    rush = {
        "offence": {"LT": "7H"},
        "defence": {
            "front": [["F1", -2.5, "JC"], ["F2", -0.5, "3D"], ["F3", 1.0, "6D"], ["F4", 3.0, "7S"]],
            "zones": {"OLB-L": ["KC"], "MLB": ["QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]},
        },
    }
    blitz = [
        (26, "O", {"BL1": "F1"}),
        (28, "D", [{"card": "OLB-L", "act": "line", "to": "F1"}]),
        (28, "D", []),
        (28, "D", []),
    ]
    quiet = [*blitz, (35, "O", PASS), (38, "D", "none"), (40, "O", 1), (40, "O", 1), (43, "D", [])]
    assert scrimmage("2H 4S 6H 5S 7D 2D 3H AS", quiet, **rush)["O"] == 12 + 10 + 4 + 6 + 5 + 7, (
        "protected by the back"
    )
    gone = [*blitz, (35, "O", BACK), (39, "D", "none"), (38, "D", "none"), (40, "O", 1)]
    table = watched("2H 4S KS 6C 5S 2D 3H AS", [*gone, (43, "D", [])], **rush)
    assert [facts["purpose"] for facts in asked(table, "turned")][2] == "sack draw, F1", (
        "without him the lane is hot"
    )


def test_cb_24_6_who_may_cover_a_back() -> None:
    assert may_cover_back(Defender("MLB", zone="MLB", reach="MLB"), "L", "end")
    assert may_cover_back(Defender("OLB-L", zone="OLB-L", reach="OLB-L"), "L", "end")
    assert not may_cover_back(Defender("OLB-R", zone="OLB-R", reach="OLB-R"), "L", "end")
    assert not may_cover_back(Defender("S-L", zone="S-L", reach="S-L"), "L", "end")
    assert may_cover_back(Defender("CB1", on="WRL1"), "L", "end") and not may_cover_back(
        Defender("CB1", on="WRL1", up=True), "L", "end"
    )
    end = Defender("F1", -2.5, "L", 0)
    assert may_cover_back(end, "L", "blocking") and not may_cover_back(end, "L", "end")
    assert may_cover_back(end._replace(hang=True), "L", "end")


def test_cb_24_10_the_red_joker_is_a_fumble_on_the_pass_card_and_an_interception_later() -> None:
    assert scrimmage("2H RJ 9S 4S", [(32, "O", PASS)])["fumble_at"] == 25
    assert scrimmage("2H 5D RJ 7D 3C 2C 4S", [(32, "O", PASS)])["how"] == "interception"


def test_cb_24_23_two_defensive_cards_even_of_an_incomplete_pass() -> None:
    poor = watched("2H QH 7D 3C 2C", [(32, "O", PASS)])
    assert [facts["purpose"] for facts in asked(poor, "turned")] == [
        "snap",
        "pass",
        "reception",
        "defence",
        "defence",
    ]


def test_cb_24_34_the_spot_of_an_interception_is_at_most_nine_deep() -> None:
    table = watched(
        "2H 5D RJ 9S AC 2C",
        [(32, "O", PASS), (38, "D", "none"), (47, "D", "touchback")],
        los=97,
        to_go=3,
        offence={"WRL1": "KC"},
    )
    assert asked(table, "intercepted")[0]["spot"] == -9
    failed = scrimmage("2H 5D 6C RJ 3C 2D 4S", [*QUIET, (35, "O", PASS), (38, "D", "none"), (40, "O", 2)])
    assert failed["O"] == 12 + 10 + 5 + 6 and failed["how"] == "interception", (
        "no reception card after the suit failure"
    )


def test_cb_24_35_face_cards_of_the_reception_start_no_open_field_run() -> None:
    caught = scrimmage(
        "2H 5D JS 3C 2C 4S", [(32, "O", PASS), (38, "D", "none"), (43, "D", [])], offence={"WRL1": "KC"}
    )
    assert caught["ofr"] is False


def test_cb_24_15_a_batch_has_at_most_six_cards() -> None:
    assert refused("2H 5D", [*QUIET, (35, "O", PASS), (38, "D", "none"), (40, "O", 7)]) == "CB-24.12"


def test_cb_24_21_and_cb_24_22_only_drawn_cards_of_a_good_pass_are_left_out() -> None:
    assert refused("2H 5D 7D", [(32, "O", PASS), (38, "D", "none"), (41, "O", ["10C"])]) == "CB-24.21"
    assert refused("2H QH 7D 3C 2C", [(32, "O", PASS), (38, "D", "none"), (41, "O", ["7D"])]) == ""
    broken = scrimmage(
        "2H 5D 7D 8S 2C",
        [(32, "O", PASS), (38, "D", "none"), (41, "O", ["7D"])],
        defence={"cb": [["CB1", "WRL1", "10H"], ["CB2", "WRR1", "4H"]]},
    )
    assert broken["incomplete"] == "broken up", "an excluded reception card still counts in the break-up"


def test_cb_24_28_interference_after_an_interception_is_taken_at_the_spot() -> None:
    taken = scrimmage("2H 5D RJ 7D BJ 3C 2C 4S", [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")])
    assert (taken["event"], taken["next"]["los"], taken["next"]["down"]) == ("penalty", 41, 1)
    level = scrimmage("2H 5D 10D BJ 9S 10H", [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")])
    assert level["O"] == level["D"] == 37 and level["next"]["los"] == 30 and level["next"]["down"] == 1


def test_cb_24_30_a_pass_caught_short_may_be_thrown_away() -> None:
    two = {"cb": [["CB1", "WRL1", "8C"], ["CB2", "WRL1", "4H"]]}
    away = scrimmage(
        "2H AD 2D 9S 8S", [(32, "O", PASS), (38, "D", "S-L"), (42, "O", "throw_away")], defence=two
    )
    assert (away["incomplete"], away["next"]["down"], away["next"]["los"]) == ("thrown away", 2, 30)


def test_cb_24_7_and_cb_24_18_the_tests_of_a_pass() -> None:
    assert (
        scrimmage("2H JS 9S 3C 2C 4S", [(32, "O", PASS), (38, "D", "none"), (43, "D", [])])["event"] == "ball"
    )
    for cards, why in (("2H QH 9S 3C 2C", "poor throw"), ("2H JS 10D 3C 2C", "dropped")):
        assert scrimmage(cards, [(32, "O", PASS), (38, "D", "none")])["incomplete"] == why
