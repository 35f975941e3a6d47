"""Chapter 19: developing play."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_19_2_offensive_card() -> None:
    proves("CB-19.2", "CB-E169")


def test_cb_19_4_moving_a_lineman() -> None:
    proves("CB-19.4", "CB-E239")


def test_cb_19_6_defensive_answer() -> None:
    proves("CB-19.6", "CB-E243")


def test_cb_19_8_no_withdrawal() -> None:
    proves("CB-19.8", "CB-E242")
