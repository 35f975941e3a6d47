"""Chapter 8: field goal."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_8_1_distance() -> None:
    proves("CB-8.1", "CB-E013", "CB-E039")


def test_cb_8_2_kick() -> None:
    proves("CB-8.2", "CB-E013")


def test_cb_8_5_block_window() -> None:
    proves("CB-8.5", "CB-E090")


def test_cb_8_6_rj_outside_the_window() -> None:
    proves("CB-8.6", "CB-E091")


def test_cb_8_7_spot_of_the_block() -> None:
    proves("CB-8.7", "CB-E090", "CB-E224")


def test_cb_8_8_first_card_after_a_replacement() -> None:
    proves("CB-8.8", "CB-E224")


def test_cb_8_9_bj_as_first_card() -> None:
    proves("CB-8.9", "CB-E094", "CB-E095")


def test_cb_8_10_bj_as_second_card() -> None:
    proves("CB-8.10", "CB-E096")


def test_cb_8_11_bj_later() -> None:
    proves("CB-8.11", "CB-E225")


def test_cb_8_12_enforcement() -> None:
    proves("CB-8.12", "CB-E095")
