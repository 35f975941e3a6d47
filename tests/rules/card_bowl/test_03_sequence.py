"""Chapter 3: set-up and sequence of play."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_3_10_kneel_down() -> None:
    proves("CB-3.10", "CB-E262")
