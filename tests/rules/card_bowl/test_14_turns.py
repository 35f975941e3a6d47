"""Chapter 14: turns, reveals, limits."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_14_5_one_action_per_defensive_card_per_turn() -> None:
    proves("CB-14.5", "CB-E276")


def test_cb_14_6_two_cards_into_one_match_up() -> None:
    proves("CB-14.6", "CB-E017a", "CB-E017b", "CB-E018a", "CB-E018b")


def test_cb_14_9_forced_reveal() -> None:
    proves("CB-14.9", "CB-E243")


def test_cb_14_10_plays_executed_while_cards_are_still_face_down() -> None:
    proves("CB-14.10", "CB-E266")
