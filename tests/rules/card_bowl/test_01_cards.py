"""Chapter 1: components and card values."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_1_8_suit_and_colour_of_a_joker() -> None:
    proves("CB-1.8", "CB-E041a", "CB-E041b")
