"""Chapter 22: qB sneak."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves, refused, scrimmage

# The ledger's examples


def test_cb_22_1_when() -> None:
    proves("CB-22.1", "CB-E142", "CB-E145")


def test_cb_22_3_c_and_g_match_ups() -> None:
    proves("CB-22.3", "CB-E143")


def test_cb_22_4_differences() -> None:
    proves("CB-22.4", "CB-E144")


def test_cb_22_5_yards() -> None:
    proves("CB-22.5", "CB-E028a", "CB-E028b", "CB-E028c", "CB-E028d", "CB-E028e", "CB-E028f", "CB-E142")


def test_cb_22_6_maximum_loss() -> None:
    proves("CB-22.6", "CB-E028g")


def test_cb_22_7_bj() -> None:
    proves("CB-22.7", "CB-E245")


def test_cb_22_8_rj() -> None:
    proves("CB-22.8", "CB-E146")


def test_cb_22_9_draw_order() -> None:
    proves("CB-22.9", "CB-E142")


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
