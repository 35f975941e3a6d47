"""Chapter 18: pass rush, sacks, pressure."""

from __future__ import annotations

from typing import Any

from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, D, asked, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_18_1_lane_values() -> None:
    proves("CB-18.1", "CB-E235")


def test_cb_18_3_sack_potential() -> None:
    proves("CB-18.3", "CB-E235")


def test_cb_18_4_when_checked() -> None:
    proves("CB-18.4", "CB-E269")


def test_cb_18_5_draw_or_execute() -> None:
    proves("CB-18.5", "CB-E030")


def test_cb_18_6_sack() -> None:
    proves("CB-18.6", "CB-E022a", "CB-E022b", "CB-E022c", "CB-E022d")


def test_cb_18_7_order_and_overlap() -> None:
    proves("CB-18.7", "CB-E235")


def test_cb_18_8_automatic_sack() -> None:
    proves("CB-18.8", "CB-E171", "CB-E235", "CB-E267", "CB-E268")


def test_cb_18_9_automatic_sack_contradiction() -> None:
    proves("CB-18.9", "CB-E171", "CB-E267", "CB-E268")


def test_cb_18_10_rj_as_sack_draw() -> None:
    proves("CB-18.10", "CB-E172")


def test_cb_18_11_bj_as_sack_draw() -> None:
    proves("CB-18.11", "CB-E173")


def test_cb_18_12_shotgun_backs() -> None:
    proves("CB-18.12", "CB-E174")


def test_cb_18_13_shotgun_backs_details() -> None:
    proves("CB-18.13", "CB-E174")


def test_cb_18_14_other_backs() -> None:
    proves("CB-18.14", "CB-E024a", "CB-E024b", "CB-E024c")


def test_cb_18_15_pressure() -> None:
    proves("CB-18.15", "CB-E021a", "CB-E021b", "CB-E022a", "CB-E022b", "CB-E022c", "CB-E022d", "CB-E029")


def test_cb_18_17_how_long_pressure_lasts() -> None:
    proves("CB-18.17", "CB-E030", "CB-E175")


def test_cb_18_18_protected_qb() -> None:
    proves("CB-18.18", "CB-E158")


def test_cb_18_19_yardage_allowance_under_pressure() -> None:
    proves("CB-18.19", "CB-E023a", "CB-E023b", "CB-E023c", "CB-E023d", "CB-E030", "CB-E269")


def test_cb_18_21_backs_block_at_half_value() -> None:
    proves("CB-18.21", "CB-E024a", "CB-E024b", "CB-E024c")


BLITZ = (28, "D", [{"card": "OLB-L", "act": "line", "to": "F1"}])
RUSHED: dict[str, Any] = {
    "offence": {"LT": "7H"},
    "defence": {
        "front": [["F1", -2.5, "JC"], ["F2", -0.5, "3D"], ["F3", 1.0, "6D"], ["F4", 3.0, "7S"]],
        "zones": {"OLB-L": ["KC"], "MLB": ["QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]},
    },
}
"""F1 is hot with 24 against 19 when the OLB comes."""
TURN = [BLITZ, (28, "D", []), (28, "D", []), (35, "O", "stay")]
SHOW = (36, "O", {"act": "reveal", "card": "WRL1"})


def test_cb_18_2_the_quarterback_protects_with_his_plain_value_in_shotgun() -> None:
    table = watched("2H 4S", [BLITZ, (28, "D", []), (28, "D", []), (35, "O", "stay")], qb="gun", **RUSHED)
    assert [tuple(lane) for lane in asked(table, "hot")[0]["lanes"]] == [("F1", 24, 19)]
    assert asked(table, "sacked")[0]["yards"] == -(24 - 19 - 4 + 3)


def test_cb_18_16_the_largest_pressure_of_several_hot_lanes_counts() -> None:
    escaped = watched(
        "2H 8S 10H 4S 5S 2D 3H 6C",
        [*TURN, SHOW, (37, "O", PASS), (38, "D", "S-L")],
        offence={"LT": "7H", "LG": "2S", "C": "AC"},
        defence=RUSHED["defence"],
    )
    lanes = [tuple(lane) for lane in asked(escaped, "hot")[0]["lanes"]]
    assert lanes == [("F1", 24, 19), ("F1-F2", 27, 22)]
    assert asked(escaped, "escaped")[0]["pressure"] == 7 - (8 - 5), "the eight leaves four, the ten two"


def test_cb_18_17_pressure_lasts_to_the_start_of_the_next_turn_and_is_replaced_when_the_offence_stays() -> (
    None
):
    first = [*TURN, SHOW, (28, "D", [])]
    next_turn = scrimmage(
        "2H 6H 6C 5S 2D 3H", [*first, (37, "O", "next"), (35, "O", PASS), (38, "D", "S-L")], **RUSHED
    )
    assert next_turn["incomplete"] == "poor throw", "6 and pressure 6 reach the quarterback"
    second = [
        *first,
        (37, "O", "next"),
        (35, "O", "stay"),
        (36, "O", {"act": "reveal", "card": "WRR1"}),
        (37, "O", PASS),
        (38, "D", "S-L"),
        (43, "D", []),
    ]
    replaced = scrimmage("2H 6H KS 6C 5S 2D 3H 4C", second, **RUSHED)
    assert replaced["event"] == "ball" and "incomplete" not in replaced


def test_cb_18_20_a_sack_in_a_round_during_the_pass_is_a_sack() -> None:
    sack = scrimmage(
        "2H 5D 3S",
        [BLITZ, (28, "D", []), (28, "D", []), (35, "O", PASS), (38, "D", "S-L"), (40, "O", 1)],
        offence={"LT": "7H", "WRR1": "2S"},
        defence=RUSHED["defence"],
    )
    assert (sack["how"], sack["yards"]) == ("sack", -(24 - 19 - 3 + 3))
    assert (sack["extra"], sack["cover"]) == ("S-L", ("CB1",)), "they were named before the sack"
    fumble = scrimmage(
        "2H 5D RJ 4S 9S",
        [BLITZ, (28, "D", []), (28, "D", []), (35, "O", PASS), (38, "D", "S-L"), (40, "O", 1)],
        **RUSHED,
    )
    assert fumble["fumble_at"] == 22 and fumble["team"] is D


def test_cb_18_5_and_cb_18_4_with_a_hot_lane_execute_at_once_or_draw() -> None:
    away = scrimmage(
        "2H 6C 3H 9S AH",
        [BLITZ, (28, "D", []), (28, "D", []), (35, "O", {**RUN, "lane": "F3"}), (38, "D", "none")],
        **RUSHED,
    )
    assert away["O"] == 26 + 6 + 14 and "how" in away
    assert refused("2H 4S", [*TURN, SHOW], **RUSHED) == "", "sacked before he can develop the play"


def test_cb_18_12_shotgun_backs_one_to_a_match_up_on_their_own_side() -> None:
    gun: dict[str, Any] = {"qb": "gun", **RUSHED}
    begin = [BLITZ, (28, "D", []), (28, "D", [])]
    assert refused("2H", [*begin, (34, "O", {"BR1": "F1"})], **gun) == "CB-18.12"
    assert refused("2H", [*begin, (34, "O", {"BL1": "F1", "BR1": "F1"})], **gun) == "CB-18.12"
    assert refused("2H 4S", [*begin, (34, "O", {"BL1": "F1"})], **RUSHED) == "", "only in shotgun"


def test_cb_18_14_under_centre_a_back_counts_from_the_next_check() -> None:
    block = (36, "O", {"act": "block", "card": "BL1", "to": "F1"})
    helped = [
        *TURN,
        block,
        (28, "D", []),
        (37, "O", "next"),
        (35, "O", "stay"),
        SHOW,
        (37, "O", PASS),
        (38, "D", "S-L"),
        (40, "O", 0),
        (43, "D", []),
    ]
    caught = scrimmage("2H KS 4S 5S 2D 3H 6C", helped, **RUSHED)
    assert caught["O"] == 12 + 10 + 4 + 5, "24 against 19 + 7: no second sack draw"


def test_cb_18_18_a_protected_quarterback_draws_what_he_likes() -> None:
    many = scrimmage(
        "2H 5D AD AH AS 2D 2S 3D 4S 7D 3C 2C 6H",
        [*QUIET, (35, "O", PASS), (38, "D", "S-L"), (40, "O", 6), (40, "O", 1), (43, "D", [])],
    )
    assert many["O"] == 12 + 10 + 5 + 1 + 1 + 1 + 2 + 2 + 3 + 4 + 7


def test_cb_18_9_at_a_later_check_a_play_may_be_executed_before_an_automatic_sack() -> None:
    thin = {**RUSHED, "offence": {"LT": "7H", "QB": "2S", "LG": "QH", "TER1": "8S"}}
    begin = [(25, "O", {"LG": "F1"}), BLITZ, (28, "D", []), (28, "D", []), (35, "O", "stay")]
    leave = [*begin, (36, "O", {"act": "block", "card": "LG", "to": "F2"}), (28, "D", []), (37, "O", "next")]
    run = scrimmage(
        "2H KS 6C 3H 9S AH", [*leave, (35, "O", {**RUN, "lane": "F3"}), (38, "D", "none")], **thin
    )
    assert run["O"] == 26 + 6 + 14, "24 against 9 is automatic, but he saw it come in a turn he had survived"
    sack = scrimmage("2H KS 4S", [*leave, (35, "O", "stay")], **thin)
    assert (sack["how"], sack["yards"]) == ("sack", -(24 - 9 - 4 + 3))
