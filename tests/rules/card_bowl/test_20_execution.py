"""Chapter 20: execution in general."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_20_4_eligible_carriers() -> None:
    proves("CB-20.4", "CB-E275")
