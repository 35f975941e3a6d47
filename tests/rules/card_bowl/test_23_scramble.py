"""Chapter 23: qB scramble."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_23_1_as_a_rush_except() -> None:
    proves("CB-23.1", "CB-E148")


def test_cb_23_2_yards() -> None:
    proves("CB-23.2", "CB-E147")


def test_cb_23_4_out_of_bounds() -> None:
    proves("CB-23.4", "CB-E147")


def test_cb_23_6_jokers() -> None:
    proves("CB-23.6", "CB-E246")
