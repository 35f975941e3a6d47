"""Chapter 10: free kick after a safety."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_10_2_safety_punt() -> None:
    proves("CB-10.2", "CB-E100")


def test_cb_10_3_safety_kickoff() -> None:
    proves("CB-10.3", "CB-E015")


def test_cb_10_4_return() -> None:
    proves("CB-10.4", "CB-E100")


def test_cb_10_5_jokers_on_a_safety_punt() -> None:
    proves("CB-10.5", "CB-E226")
