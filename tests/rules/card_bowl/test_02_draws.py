"""Chapter 2: draws, rounding, coordinates."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_2_10_penalty_determination_comes_last() -> None:
    proves("CB-2.10", "CB-E055")


def test_cb_2_12_rounding_r() -> None:
    proves("CB-2.12", "CB-E026d", "CB-E130")


def test_cb_2_13_half_value_h() -> None:
    proves("CB-2.13", "CB-E024a", "CB-E024b", "CB-E024c")


def test_cb_2_18_offense_after_a_change_of_possession() -> None:
    proves("CB-2.18", "CB-E259")
