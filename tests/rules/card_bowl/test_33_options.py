"""Chapter 33: options agreed before the game."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_33_2_single_joker() -> None:
    proves("CB-33.2", "CB-E265")


def test_cb_33_3_single_joker_details() -> None:
    proves("CB-33.3", "CB-E265")
