"""Chapter 25: run after the catch or interception."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_25_1_automatic_run() -> None:
    proves("CB-25.1", "CB-E150", "CB-E160", "CB-E167")


def test_cb_25_5_yards() -> None:
    proves("CB-25.5", "CB-E034a", "CB-E034b")


def test_cb_25_6_into_the_open() -> None:
    proves("CB-25.6", "CB-E003", "CB-E036")


def test_cb_25_7_rj() -> None:
    proves("CB-25.7", "CB-E249")


def test_cb_25_8_bj() -> None:
    proves("CB-25.8", "CB-E250")
