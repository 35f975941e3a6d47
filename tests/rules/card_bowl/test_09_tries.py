"""Chapter 9: try."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_9_2_extra_point() -> None:
    proves("CB-9.2", "CB-E097")


def test_cb_9_3_only_the_first_cards_joker_counts() -> None:
    proves("CB-9.3", "CB-E097", "CB-E098")


def test_cb_9_4_bj_as_first_card() -> None:
    proves("CB-9.4", "CB-E099")


def test_cb_9_5_try_after_a_penalty() -> None:
    proves("CB-9.5", "CB-E099")


def test_cb_9_6_two_point_try() -> None:
    proves("CB-9.6", "CB-E190")


def test_cb_9_7_end_of_a_two_point_try() -> None:
    proves("CB-9.7", "CB-E279")


def test_cb_9_8_fumble_on_a_two_point_try() -> None:
    proves("CB-9.8", "CB-E014a", "CB-E014b", "CB-E014c")


def test_cb_9_9_details() -> None:
    proves("CB-9.9", "CB-E014a")


def test_cb_9_10_fouls_on_a_try() -> None:
    proves("CB-9.10", "CB-E191")
