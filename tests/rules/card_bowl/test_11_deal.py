"""Chapter 11: the deal."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_11_1_basic_deal() -> None:
    proves("CB-11.1", "CB-E230")


def test_cb_11_2_larger_deals() -> None:
    proves("CB-11.2", "CB-E231")


def test_cb_11_4_order_of_unequal_deals() -> None:
    proves("CB-11.4", "CB-E230")


def test_cb_11_5_which_cards_are_discarded() -> None:
    proves("CB-11.5", "CB-E231", "CB-E232")


def test_cb_11_6_discards_are_out_of_play() -> None:
    proves("CB-11.6", "CB-E230")


def test_cb_11_7_hurry_up_cards() -> None:
    proves("CB-11.7", "CB-E001a", "CB-E001b", "CB-E001c", "CB-E001d", "CB-E001e", "CB-E001f")
