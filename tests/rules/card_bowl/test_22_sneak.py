"""Chapter 22: qB sneak."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_22_1_when() -> None:
    proves("CB-22.1", "CB-E142", "CB-E145")


def test_cb_22_3_c_and_g_match_ups() -> None:
    proves("CB-22.3", "CB-E143")


def test_cb_22_4_differences() -> None:
    proves("CB-22.4", "CB-E144")


def test_cb_22_5_yards() -> None:
    proves("CB-22.5", "CB-E028a", "CB-E028b", "CB-E028c", "CB-E028d", "CB-E028e", "CB-E028f", "CB-E142")


def test_cb_22_6_maximum_loss() -> None:
    proves("CB-22.6", "CB-E028g")


def test_cb_22_7_bj() -> None:
    proves("CB-22.7", "CB-E245")


def test_cb_22_8_rj() -> None:
    proves("CB-22.8", "CB-E146")


def test_cb_22_9_draw_order() -> None:
    proves("CB-22.9", "CB-E142")
