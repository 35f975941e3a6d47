"""Chapter 27: lateral."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_27_1_as_a_screen_except() -> None:
    proves("CB-27.1", "CB-E185", "CB-E186")


def test_cb_27_2_yardage() -> None:
    proves("CB-27.2", "CB-E185", "CB-E187")


def test_cb_27_3_jokers_on_the_reception_card() -> None:
    proves("CB-27.3", "CB-E252")


def test_cb_27_5_side() -> None:
    proves("CB-27.5", "CB-E185")
