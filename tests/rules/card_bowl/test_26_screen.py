"""Chapter 26: screen pass."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_26_2_perimeter_blocking() -> None:
    proves("CB-26.2", "CB-E181")


def test_cb_26_3_perimeter_lane() -> None:
    proves("CB-26.3", "CB-E181")


def test_cb_26_5_completion() -> None:
    proves("CB-26.5", "CB-E180")


def test_cb_26_7_incomplete_screen() -> None:
    proves("CB-26.7", "CB-E251")


def test_cb_26_8_intercepted_screen() -> None:
    proves("CB-26.8", "CB-E184")


def test_cb_26_9_yardage() -> None:
    proves("CB-26.9", "CB-E180")


def test_cb_26_11_caught_behind_the_line() -> None:
    proves("CB-26.11", "CB-E182", "CB-E270")


def test_cb_26_12_automatic_ofr() -> None:
    proves("CB-26.12", "CB-E180", "CB-E183", "CB-E270")


def test_cb_26_13_the_a_wording_size_of_the_first_set() -> None:
    proves("CB-26.13", "CB-E180")
