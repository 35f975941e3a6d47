"""Chapter 22: qB sneak."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.plays.rush import run_yards
from tests.rules.card_bowl.bowl import (
    QUIET,
    D,
    asked,
    cited,
    formation,
    played,
    refused,
    scrimmage,
    watched,
)


def test_cb_22_2_and_cb_22_3_only_where_the_centre_or_a_guard_blocks() -> None:
    assert scrimmage("2H 3D 6H", [(27, "O", {"lane": "F2-F3"})])["O"] == 12 + 15 + 14
    for lane in ("F1", "F1-F2", "F3-F4", "F4"):
        assert refused("2H", [(27, "O", {"lane": lane})]) == "CB-16.8"
    pulling = [(25, "O", {"LG": "F3", "RG": None, "C": None}), (27, "O", {"lane": "F3"})]
    assert refused("2H", pulling) == "", "a pulling guard makes no lane, and there is no other"


def test_cb_22_10_a_tight_end_assigned_to_the_lane_counts() -> None:
    near = {"front": [["F1", -2.5, "8D"], ["F2", -0.5, "JC"], ["F3", 2.0, "6D"], ["F4", 3.5, "7S"]]}
    sneak = scrimmage(
        "2H 3D 6H", [(25, "O", {"TER1": "F3", "RG": "F3"}), (27, "O", {"lane": "F3"})], defence=near
    )
    assert sneak["O"] == 12 + 9 + 5 + 4


SNEAK = (27, "O", {"lane": "F2"})


def test_cb_22_1_only_under_centre_and_in_the_pattern_phase() -> None:
    assert refused("2H", [SNEAK], qb="gun") == ""
    late = {"play": "sneak", "back": "QB", "lane": "F2"}
    assert refused("2H", [(32, "O", late)]) == refused("2H", [*QUIET, (35, "O", late)]) == "CB-22.1"


def test_cb_22_4_and_cb_22_5_two_cards_no_extra_card_and_a_quarter_of_the_margin() -> None:
    run, table = played(formation(), "2H 3D 6H", [SNEAK])
    assert (run["O"], run["D"], run["base_yards"], run["spot"]) == (12 + 15, 11 + 9, 2, 32)
    assert not asked(table, "joined") and not run["ofr"] and "CB-22.4" in cited(table)
    yards = [run_yards(20 + more, 20, ("3D", "6H"), 4, 1) for more in (0, 1, 2, 5, 6, 9, 10)]
    assert yards == [0, 0, 1, 1, 2, 2, 3]


def test_cb_22_6_a_sneak_loses_a_yard_at_most() -> None:
    lost = scrimmage("2H KD KS", [SNEAK])
    assert (lost["O"] - lost["D"], lost["yards"]) == (-10, -1)
    assert [run_yards(20, 20 + more, ("KD", "KS"), 4, 1) for more in (1, 2, 3, 6, 40)] == [0, 0, -1, -1, -1]
    assert run_yards(20, 40, ("9D", "10S"), 4, 1) == 0, "nor that without a face card"


def test_cb_22_7_a_black_joker_is_the_foul_of_a_run() -> None:
    run = scrimmage("2H BJ 3D 6H 5S", [SNEAK, (49, "O", "accept")], down=2)
    assert (run["foul"]["kind"], run["los"], run["down"], run["to_go"]) == ("RUSH-D", 32 + 5, 2, 3)


def test_cb_22_8_and_cb_22_9_a_red_joker_is_a_fumble_after_two_cards() -> None:
    lost, table = played(formation(), "2H RJ 3D 6H 4S 9S", [SNEAK])
    assert (lost["fumble_at"], lost["team"]) == (32, D)
    purposes = [facts["purpose"] for facts in asked(table, "turned")]
    assert purposes == ["snap", "defence", "defence", "defence", "recovery", "recovery"]
    flagged = watched("2H BJ 3D 6H 5S", [SNEAK, (49, "O", "decline")])
    assert [facts["purpose"] for facts in asked(flagged, "turned")][-1] == "penalty"
