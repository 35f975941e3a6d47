"""Chapter 17: blocking phase."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_17_2_blocking_backs_too() -> None:
    proves("CB-17.2", "CB-E274")


def test_cb_17_3_te_choice() -> None:
    proves("CB-17.3", "CB-E170")


def test_cb_17_4_unassigned_te() -> None:
    proves("CB-17.4", "CB-E240")


def test_cb_17_5_one_back_may_move() -> None:
    proves("CB-17.5", "CB-E241")


def test_cb_17_6_immediate_execution() -> None:
    proves("CB-17.6", "CB-E150")


def test_cb_17_8_de_facing_a_te() -> None:
    proves("CB-17.8", "CB-E169")


def test_cb_17_10_other_d_moves() -> None:
    proves("CB-17.10", "CB-E020", "CB-E238c", "CB-E267")


def test_cb_17_11_drops_stay_face_down() -> None:
    proves("CB-17.11", "CB-E238", "CB-E238b")


def test_cb_17_13_what_a_hanging_de_is() -> None:
    proves("CB-17.13", "CB-E277")
