"""Chapter 6: on-side kick."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_6_3_distance() -> None:
    proves("CB-6.3", "CB-E010a")


def test_cb_6_4_short_kick() -> None:
    proves("CB-6.4", "CB-E062")


def test_cb_6_5_where_a_short_kick_is_repeated() -> None:
    proves("CB-6.5", "CB-E062")


def test_cb_6_6_bj() -> None:
    proves("CB-6.6", "CB-E063")


def test_cb_6_7_rj() -> None:
    proves("CB-6.7", "CB-E065")


def test_cb_6_8_rj_and_short_distance() -> None:
    proves("CB-6.8", "CB-E065", "CB-E278")


def test_cb_6_9_second_failure_in_a_row() -> None:
    proves("CB-6.9", "CB-E064", "CB-E217")


def test_cb_6_10_if_r_declines() -> None:
    proves("CB-6.10", "CB-E217")


def test_cb_6_11_recovery() -> None:
    proves("CB-6.11", "CB-E010a", "CB-E010b", "CB-E067")


def test_cb_6_13_run_after_recovery_by_r() -> None:
    proves("CB-6.13", "CB-E066")


def test_cb_6_15_second_joker_on_the_distance_card() -> None:
    proves("CB-6.15", "CB-E278")
