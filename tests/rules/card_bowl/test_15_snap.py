"""Chapter 15: snap."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_15_2_bj() -> None:
    proves("CB-15.2", "CB-E120", "CB-E121", "CB-E122")


def test_cb_15_3_rj_under_centre() -> None:
    proves("CB-15.3", "CB-E123")


def test_cb_15_4_rj_in_shotgun() -> None:
    proves("CB-15.4", "CB-E124", "CB-E125")


def test_cb_15_5_jokers_as_second_card() -> None:
    proves("CB-15.5", "CB-E126")


def test_cb_15_6_after_a_dead_ball_foul_or_timeout() -> None:
    proves("CB-15.6", "CB-E122")


def test_cb_15_7_enforcement() -> None:
    proves("CB-15.7", "CB-E121", "CB-E127")
