"""Chapter 16: blocking pattern phase."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_16_2_o_turn_1_blocking_pattern() -> None:
    proves("CB-16.2", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_3_pulling_guards() -> None:
    proves("CB-16.3", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_4_reach() -> None:
    proves("CB-16.4", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_9_sneak_also_after_turn_2() -> None:
    proves("CB-16.9", "CB-E144")


def test_cb_16_10_d_turn_1() -> None:
    proves("CB-16.10", "CB-E236")


def test_cb_16_11_o_turn_2() -> None:
    proves("CB-16.11", "CB-E274")


def test_cb_16_12_only_backs_in_o_turn_2() -> None:
    proves("CB-16.12", "CB-E273")


def test_cb_16_13_d_turn_2() -> None:
    proves("CB-16.13", "CB-E236", "CB-E237")


def test_cb_16_14_original_range() -> None:
    proves("CB-16.14", "CB-E019")


def test_cb_16_16_committed_backs() -> None:
    proves("CB-16.16", "CB-E275")


def test_cb_16_17_dropped_line_cards() -> None:
    proves("CB-16.17", "CB-E238", "CB-E238c")
