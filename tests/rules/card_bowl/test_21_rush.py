"""Chapter 21: rushing play."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_21_5_rj_as_handoff() -> None:
    proves("CB-21.5", "CB-E135")


def test_cb_21_6_spot_of_a_handoff_fumble() -> None:
    proves("CB-21.6", "CB-E135")


def test_cb_21_7_offence_total() -> None:
    proves("CB-21.7", "CB-E025a", "CB-E130", "CB-E131", "CB-E241", "CB-E274")


def test_cb_21_8_order_of_the_shotgun_modifier() -> None:
    proves("CB-21.8", "CB-E025c", "CB-E132")


def test_cb_21_9_defence_total() -> None:
    proves("CB-21.9", "CB-E130")


def test_cb_21_10_gain() -> None:
    proves("CB-21.10", "CB-E130")


def test_cb_21_11_loss() -> None:
    proves("CB-21.11", "CB-E026a", "CB-E026b")


def test_cb_21_12_limit_of_the_loss() -> None:
    proves("CB-21.12", "CB-E026c", "CB-E026d", "CB-E148")


def test_cb_21_13_bj_as_handoff() -> None:
    proves("CB-21.13", "CB-E137", "CB-E138")


def test_cb_21_14_bj_as_defensive_card() -> None:
    proves("CB-21.14", "CB-E040", "CB-E139", "CB-E257")


def test_cb_21_15_rj_as_defensive_card() -> None:
    proves("CB-21.15", "CB-E136", "CB-E246", "CB-E272")


def test_cb_21_16_no_ofr_with_a_fumble() -> None:
    proves("CB-21.16", "CB-E136")


def test_cb_21_17_breaking_into_the_open() -> None:
    proves("CB-21.17", "CB-E027", "CB-E133")


def test_cb_21_18_replaced_handoff() -> None:
    proves("CB-21.18", "CB-E244")
