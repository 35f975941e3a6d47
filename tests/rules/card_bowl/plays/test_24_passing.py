"""Chapter 24: passing play."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.plays.coverage import may_cover_back
from snapcount.games.card_bowl.rules.plays.passing import broken_up
from snapcount.games.card_bowl.state import Defender
from tests.rules.card_bowl.bowl import PASS, QUIET, D, O, asked, cited, refused, scrimmage, watched

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


THROWN = [(32, "O", PASS), (38, "D", "none")]
"""QS to 10C against 8C in the blocking phase."""
LATER = [*QUIET, (35, "O", PASS), (38, "D", "none")]


def test_cb_24_2_the_order_of_draws() -> None:
    table = watched(
        "2H 5D 6H 7D 3C 2C 4S", [*QUIET, (35, "O", PASS), (38, "D", "S-L"), (40, "O", 1), (43, "D", [])]
    )
    order = [event.facts.get("purpose", event.what) for event in table.events]
    order = order[order.index("threw") :]
    assert order[:6] == ["threw", "covered", "joined", "pass", "yardage", "reception"]
    assert order[6:10] == ["defence", "defence", "caught", "run after the catch"]
    assert {"CB-24.5", "CB-24.7", "CB-24.15", "CB-24.18", "CB-24.23", "CB-24.29", "CB-25.1"} <= set(
        cited(table)
    )


def test_cb_24_5_a_back_nobody_is_on_is_covered_at_once_by_one_card() -> None:
    for place in ("OLB-L", "MLB", "CB1", "F1"):
        caught = watched("2H 3C 6H 4C 5S 2S", [(32, "O", BACK), (39, "D", place), (43, "D", [])])
        assert [chosen.place for chosen in asked(caught, "covered")[0]["cards"]] == [place]
    for place in ("S-L", "OLB-R", "CB2", "F2"):
        assert refused("2H", [(32, "O", BACK), (39, "D", place)]) == "CB-24.5"


def test_cb_24_8_after_a_poor_throw_no_yardage_but_every_other_card() -> None:
    poor = watched("2H QH 7D 3C 2C", LATER)
    purposes = [facts["purpose"] for facts in asked(poor, "turned")]
    assert purposes == ["snap", "pass", "reception", "defence", "defence"]
    assert refused("2H QH 7D 3C 2C", [*LATER, (40, "O", 1)]) == ""


def test_cb_24_9_a_red_joker_as_pass_card_is_a_fumble_five_yards_back() -> None:
    lost = scrimmage("2H RJ 4S 9S", THROWN)
    assert (lost["fumble_at"], lost["team"], lost["spot"]) == (25, D, 75)


def test_cb_24_11_a_black_joker_as_pass_card_is_five_yards_from_the_line() -> None:
    caught = "2H BJ 5D 7D 3C 2C 4S"
    back = scrimmage(caught, [*THROWN, (43, "D", []), (49, "D", "accept")])
    assert (back["foul"]["kind"], back["los"], back["down"], back["to_go"]) == ("PASS-BJ", 25, 1, 15)
    assert scrimmage(caught, [*THROWN, (43, "D", []), (49, "D", "decline")])["O"] == 12 + 10 + 5 + 7


def test_cb_24_12_yardage_cards_in_as_many_batches_as_the_offence_likes() -> None:
    draws = [(40, "O", 2), (40, "O", 1), (40, "O", "reception"), (43, "D", [])]
    caught = scrimmage("2H 5D 6H AD 3H 7D 3C 2C 4S", [*LATER, *draws])
    assert caught["O"] == 12 + 10 + 5 + 6 + 1 + 3 + 7


def test_cb_24_13_a_yardage_card_of_the_receivers_suit_is_incomplete_without_a_reception_card() -> None:
    same = watched("2H 5D 6C 3C 2D", [*LATER, (40, "O", 1)])
    assert asked(same, "incomplete")[0]["why"] == "same suit"
    purposes = [facts["purpose"] for facts in asked(same, "turned")]
    assert purposes == ["snap", "pass", "yardage", "defence", "defence"]
    assert refused("2H 5D 6C 3C 2D", [*LATER, (40, "O", 1), (40, "O", 1)]) == "", "no second card is offered"


def test_cb_24_14_a_back_and_a_tight_end_shown_as_a_blocker_have_one_yardage_card() -> None:
    back = [*QUIET, (35, "O", BACK), (39, "D", "none"), (38, "D", "none")]
    assert refused("2H 5D", [*back, (40, "O", 2)]) == "CB-24.12"
    assert scrimmage("2H 3C 6C 6H 4C 5S 2S", [*back, (40, "O", 1), (43, "D", [])])["O"] == 12 + 13 + 3 + 6 + 6
    end = [*QUIET, (35, "O", {"play": "pass", "to": "TER1"}), (38, "D", "none")]
    assert refused("2H 5D", [*end, (40, "O", 2)]) == "CB-24.12"
    free = [*QUIET[:2], (30, "O", []), QUIET[2], *end[3:]]
    released = scrimmage(
        "2H 5S 2C AS 3C 2S AH 6C", [*free, (40, "O", 2), (40, "O", "reception"), (43, "D", [])]
    )
    assert released["O"] == 12 + 4 + 5 + 3 + 3, "a released one as many as he likes"


def test_cb_24_16_a_red_joker_as_yardage_card_is_an_interception() -> None:
    lost = watched("2H 5D RJ 7D 3C 2C 4S", [*LATER, (40, "O", 1)])
    assert asked(lost, "intercepted")[0]["spot"] == 100 - (30 + 12 + 10 + 5 + 7 - 13)
    assert [facts["purpose"] for facts in asked(lost, "turned")][3:] == [
        "reception", "defence", "defence", "interception run",
    ]  # fmt: skip


def test_cb_24_17_a_black_joker_as_yardage_card_is_interference_or_illegal_contact() -> None:
    caught = "2H 5D BJ 6H 7D 3C 2C 4S {}"
    draw = [*LATER, (40, "O", 1), (40, "O", "reception"), (43, "D", [])]
    red = scrimmage(caught.format("KD"), [*draw, (49, "D", "accept")])
    assert (red["foul"]["yards"], red["foul"]["vs"], red["los"], red["to_go"]) == (10, O, 20, 20)
    black = scrimmage(caught.format("AS"), [*draw, (49, "O", "accept")], down=3, to_go=20)
    assert (black["foul"]["yards"], black["foul"]["auto"], black["los"], black["down"]) == (5, True, 35, 1)


def test_cb_24_19_and_cb_24_20_the_jokers_of_the_reception_card_are_replaced() -> None:
    lost = scrimmage("2H 5D RJ 7D 3C 2C 4S", THROWN)
    assert (lost["how"], lost["O"], lost["spot"]) == ("interception", 34, 49 + 4)
    flagged = scrimmage("2H 5D BJ 7D 3C 2C 4S", [*THROWN, (43, "D", []), (49, "D", "accept")])
    assert (flagged["foul"]["kind"], flagged["los"], flagged["down"]) == ("REC-BJ", 20, 1)


def test_cb_24_24_and_cb_24_25_a_cover_as_high_as_the_receiver_breaks_it_up() -> None:
    cards = {"6S": False, "7S": True}
    assert {card: broken_up("QD", "7H", ("KC",), card) for card in cards} == cards, "equal is a catch"
    assert broken_up("QD", "2H", ("4S", "QC"), "3S"), "the highest cover counts, and as high is enough"
    assert not broken_up("QD", "2H", ("JC",), "KS") and not broken_up("QD", "2H", (), "KS")
    covered = {"cb": [["CB1", "WRL1", "KC"], ["CB2", "WRR1", "4H"]]}
    assert scrimmage("2H 5D 7D 5S KD", THROWN, defence=covered)["incomplete"] == "broken up", "18 against 17"
    level = scrimmage("2H 5D 7D 4S KD AS", [*THROWN, (43, "D", [])], defence=covered)
    assert level["base_yards"] == 34 - 30
    joker = scrimmage("2H 5D 7D BJ 5S KD", [*THROWN, (49, "O", "decline")], defence=covered)
    assert joker["incomplete"] == "broken up", "a replacement counts as the first card"


def test_cb_24_26_a_red_joker_as_defensive_card_intercepts_also_an_incomplete_pass() -> None:
    for chance in ("2H QH 7D RJ 3C 2C 4S", "2H 5D 10D 3C RJ 2C 4S", "2H 5D 7D RJ 3C 2C 4S"):
        assert scrimmage(chance, THROWN)["how"] == "interception"


def test_cb_24_27_interference_is_taken_at_the_spot_or_for_five_yards() -> None:
    caught = [(32, "O", PASS), (38, "D", "S-L"), (43, "D", []), (49, "O", "accept")]
    spot = scrimmage("2H 5D 7D BJ 3C 2C 4S", caught, down=3, to_go=20)
    assert (spot["foul"]["kind"], spot["los"], spot["down"], spot["to_go"]) == ("DPI", 41, 1, 10)
    dropped = [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")]
    deep = scrimmage("2H 5D 10D BJ 3C 2C", dropped, los=88, to_go=10)
    assert (deep["los"], deep["down"], deep["to_go"]) == (99, 1, 1), "in the end zone: at the 1"
    short = [(32, "O", PASS), (38, "D", "S-L"), (42, "O", "throw_away"), (49, "O", "accept")]
    five = scrimmage("2H AD 2D BJ 9S 8S", short, down=2)
    assert (five["los"], five["down"], five["to_go"]) == (35, 2, 5), "without an automatic first down"


def test_cb_24_31_and_cb_24_32_a_ball_over_either_end_line_is_incomplete() -> None:
    out = scrimmage("2H 5D 7D 3C 2C", THROWN, los=89, to_go=10)
    assert (out["base_yards"], out["incomplete"]) == (21, "out of the end zone")
    assert scrimmage("2H 5D 7D 3C 2C", THROWN, los=88, to_go=10)["event"] == "TD"
    low = [(32, "O", PASS), (38, "D", "S-L")]
    behind = scrimmage("2H AD 2D 9S 10D", low, los=2)
    assert (behind["base_yards"], behind["incomplete"], behind["los"]) == (-12, "out of the end zone", 2)
    caught = scrimmage("2H AD 2D 9S 10D AS", [*low, (42, "O", "complete"), (43, "D", [])], los=3)
    assert caught["event"] == "safety", "nine deep he has it, and the run of a yard brings him to -8"


def test_cb_24_33_an_interception_is_at_most_five_yards_behind_the_line() -> None:
    low = [(32, "O", PASS), (38, "D", "S-L")]
    deep = scrimmage("2H AD RJ 2D 9S 8S 4S", low)
    assert (deep["base_yards"], deep["spot"]) == (-10, 100 - 25 + 4)
    near = scrimmage("2H AD RJ 2D 3C 8S 4S", low)
    assert (near["base_yards"], near["spot"]) == (-4, 100 - 26 + 4)


def test_cb_24_36_a_receiver_may_have_nobody_on_him() -> None:
    alone = {"cb": [["CB1", "WRR1", "8C"], ["CB2", "WRR1", "4H"]]}
    caught = scrimmage("2H 5D 7D 3C 2C 4S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])], defence=alone)
    assert (caught["cover"], caught["D"]) == ((), 10 + 5)
