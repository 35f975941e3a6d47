"""Chapter 18: pass rush, sacks, pressure."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

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
