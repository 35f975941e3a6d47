"""Chapter 18: pass rush, sacks, pressure."""

from __future__ import annotations

from typing import Any

from snapcount.games.card_bowl.rules.turns.pass_rush import Hot, hot_lanes, pressure, sack_loss, sacked
from snapcount.games.card_bowl.state import Check
from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, D, O, asked, refused, scrimmage, watched

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
    assert [tuple(lane) for lane in asked(table, "rushed")[0]["lanes"]] == [("F1", 24, 19)]
    assert asked(table, "sacked")[0]["yards"] == -(24 - 19 - 4 + 3)


def test_cb_18_16_the_largest_pressure_of_several_hot_lanes_counts() -> None:
    escaped = watched(
        "2H 8S 10H 4S 5S 2D 3H 6C",
        [*TURN, SHOW, (37, "O", PASS), (38, "D", "S-L")],
        offence={"LT": "7H", "LG": "2S", "C": "AC"},
        defence=RUSHED["defence"],
    )
    lanes = [tuple(lane) for lane in asked(escaped, "rushed")[0]["lanes"]]
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


def test_cb_18_9_thirteen_more_when_the_lines_are_shown_are_not_yet_automatic() -> None:
    late = (28, "D", [{"card": "MLB", "act": "line", "to": "F1"}])
    run = (35, "O", {**RUN, "lane": "F3"})
    thirteen = {**RUSHED, "offence": {"LT": "7H", "QB": "4C"}}
    away = scrimmage("2H 6C 3H 9S AH", [BLITZ, (28, "D", []), late, run, (38, "D", "none")], **thirteen)
    assert away["O"] == 26 + 6 + 14, (
        "24 against 11 was to be seen; the linebacker who makes it sure came later"
    )
    fourteen = {**RUSHED, "offence": {"LT": "7H", "QB": "3C"}}
    assert refused("2H 4S", [BLITZ, (28, "D", []), late, run], **fourteen) == "", (
        "24 against 10: not even asked"
    )
    assert asked(watched("2H 4S", [BLITZ, (28, "D", []), late], **fourteen), "sacked")


HOT = Hot("F1", 24, 19)
WEAK = {"LT": "7H", "LG": "2S", "C": "AC"}
"""With RUSHED: F1 (24 against 19) and F1-F2 (27 against 22) are hot."""


def test_cb_18_1_and_cb_18_3_a_lane_is_hot_with_more_rush_than_blockers_and_quarterback() -> None:
    lines = Check((7, 15, 4), (24, 3, 10))
    assert hot_lanes(lines, 12) == (Hot("F1", 24, 19),), (
        "F1-F2 has 27 against 34: the quarterback counts once"
    )
    assert hot_lanes(lines, 16) == (Hot("F1", 24, 23),)
    assert hot_lanes(lines, 17) == (), "as much is not more"
    assert [lane.lane for lane in hot_lanes(Check((0, 0), (20, 20)), 12)] == ["F1", "F1-F2", "F2"]


def test_cb_18_6_a_sack_loses_the_margin_less_the_card_and_three() -> None:
    assert [sacked(HOT, card) for card in ("4S", "5S", "6S")] == [True, True, False], "a tie is a sack"
    assert [sack_loss(HOT, card) for card in ("AS", "4S", "5S")] == [7, 4, 3]
    sack = scrimmage("2H 5D", TURN, **RUSHED)
    assert (sack["how"], sack["yards"], sack["spot"], sack["to_go"]) == ("sack", -3, 27, 13)


def test_cb_18_7_every_hot_lane_has_its_draw_from_the_left() -> None:
    second = watched("2H 8S 5D", TURN, offence=WEAK, defence=RUSHED["defence"])
    assert asked(second, "sacked") == [
        {"seat": O, "lane": "F1-F2", "yards": -(27 - 22 - 5 + 3), "spot": 27, "end": "ball", "card": "5D"},
    ]
    first = watched("2H 4S", TURN, offence=WEAK, defence=RUSHED["defence"])
    assert asked(first, "sacked")[0]["lane"] == "F1", "the first sack ends the play"


def test_cb_18_8_more_than_thirteen_is_an_automatic_sack_without_a_play() -> None:
    begin = [BLITZ, (28, "D", []), (28, "D", [])]
    thin = {**RUSHED, "offence": {"LT": "7H", "QB": "3H"}}
    sack = scrimmage("2H KS", begin, **thin)
    assert (sack["how"], sack["yards"]) == ("sack", -(24 - 10 - 13 + 3)), "the king only makes it shorter"
    assert refused("2H", [*begin, (35, "O", RUN)], **thin) == "", "nobody asks for a play"
    even = {**RUSHED, "offence": {"LT": "7H", "QB": "4S"}}
    run = scrimmage("2H 6C 3S 9S AH", [*begin, (35, "O", {**RUN, "lane": "F3"}), (38, "D", "none")],
                    defence=RUSHED["defence"], offence={**even["offence"], "WRR1": "2S"})  # fmt: skip
    assert run["O"] == 26 + 6 + 14, "by thirteen exactly he may still play"


def test_cb_18_10_a_red_joker_is_a_fumble_behind_the_line() -> None:
    lost = scrimmage("2H RJ 9S 4S", TURN, **RUSHED)
    assert (lost["fumble_at"], lost["team"], lost["spot"]) == (30 - 8, O, 22)


def test_cb_18_11_a_black_joker_is_holding_and_replaced() -> None:
    kept = scrimmage("2H BJ 4S", [*TURN, (49, "D", "decline")], **RUSHED)
    assert (kept["foul"]["kind"], kept["foul"]["yards"], kept["spot"]) == ("SACK-HOLD", 10, 26)
    walked = scrimmage("2H BJ 4S", [*TURN, (49, "D", "accept")], **RUSHED)
    assert (walked["los"], walked["down"], walked["to_go"]) == (20, 1, 20)


def test_cb_18_13_a_shotgun_back_steps_in_before_lanes_are_hot_and_stays_a_blocker() -> None:
    gun: dict[str, Any] = {"qb": "gun", **RUSHED}
    helped = [BLITZ, (28, "D", []), (28, "D", []), (34, "O", {"BL1": "F1"})]
    assert refused("2H", [*helped, (35, "O", RUN)], **gun) == "CB-20.4", "he is no carrier any more"
    table = watched("2H 6C 3H 9S AH", [*helped, (35, "O", {**RUN, "back": "BR1"}), (38, "D", "none")], **gun)
    assert not asked(table, "rushed"), "24 against 7 + 12 + half of 13"


def test_cb_18_15_a_narrow_escape_is_pressure_on_the_pass() -> None:
    assert [pressure(HOT, card) for card in ("6S", "8S", "JS", "QS", "KS")] == [6, 4, 1, 0, 0]
    throw = [*TURN, SHOW, (28, "D", []), (37, "O", PASS), (38, "D", "S-L")]
    poor = scrimmage("2H 8S 8D 5S 2D 3H", throw, **RUSHED)
    assert poor["incomplete"] == "poor throw", "8 and 4 reach the queen"
    good = scrimmage("2H 8S 7D 5S 2D 3H 4S", [*throw, (43, "D", [])], **RUSHED)
    assert good["base_yards"] == 12 + 10 + 7 + 5 - 8 - 10 - 5, "it does not count as yards"


def test_cb_18_21_a_back_blocks_the_rush_with_half_his_value() -> None:
    for card, hot in (("9C", False), ("8S", True)):
        mine = {"LT": "7H", "BR1": card}
        table = watched(
            "2H 6C 3H 9S AH",
            [
                (26, "O", {"BR1": "F1"}),
                BLITZ,
                (28, "D", []),
                (28, "D", []),
                (35, "O", {**RUN, "lane": "F3"}),
                FREE,
            ],
            offence=mine,
            defence=RUSHED["defence"],
        )
        assert bool(asked(table, "rushed")) is hot, "24 against 19 and 5, or 4"


FREE = (38, "D", "none")
