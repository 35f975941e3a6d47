"""Chapter 30: fouls and penalties."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_30_5_half_the_distance() -> None:
    proves("CB-30.5", "CB-E127", "CB-E200a", "CB-E200b", "CB-E200c", "CB-E200d", "CB-E200e")


def test_cb_30_6_previous_spot() -> None:
    proves("CB-30.6", "CB-E137", "CB-E173")


def test_cb_30_7_end_of_the_run() -> None:
    proves("CB-30.7", "CB-E040")


def test_cb_30_9_end_of_the_run_details() -> None:
    proves("CB-30.9", "CB-E138", "CB-E250")


def test_cb_30_10_spot_inside_the_own_end_zone() -> None:
    proves("CB-30.10", "CB-E256")


def test_cb_30_12_down_after_a_penalty_on_d() -> None:
    proves("CB-30.12", "CB-E120")


def test_cb_30_14_foul_by_d_then_turnover_or_safety() -> None:
    proves("CB-30.14", "CB-E257")


def test_cb_30_15_foul_and_score() -> None:
    proves("CB-30.15", "CB-E258")


def test_cb_30_16_fouls_after_a_change_of_possession() -> None:
    proves("CB-30.16", "CB-E259")


def test_cb_30_17_foul_in_the_fumble_procedure() -> None:
    proves("CB-30.17", "CB-E255")
