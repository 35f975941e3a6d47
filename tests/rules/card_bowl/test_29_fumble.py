"""Chapter 29: fumble."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_29_4_who_is_o() -> None:
    proves("CB-29.4", "CB-E057")


def test_cb_29_5_tie() -> None:
    proves(
        "CB-29.5",
        "CB-E010b",
        "CB-E110a",
        "CB-E110b",
        "CB-E110c",
        "CB-E110d",
        "CB-E110e",
        "CB-E110f",
        "CB-E110g",
        "CB-E110h",
        "CB-E110i",
        "CB-E110j",
    )


def test_cb_29_6_bounce_table() -> None:
    proves(
        "CB-29.6",
        "CB-E110a",
        "CB-E110b",
        "CB-E110c",
        "CB-E110d",
        "CB-E110e",
        "CB-E110f",
        "CB-E110g",
        "CB-E110h",
        "CB-E110i",
        "CB-E110j",
    )


def test_cb_29_7_fall_on_it_or_scoop() -> None:
    proves("CB-29.7", "CB-E111", "CB-E112")


def test_cb_29_9_adjusted_face_value() -> None:
    proves("CB-29.9", "CB-E066", "CB-E112", "CB-E113")


def test_cb_29_10_run_after_the_fumble() -> None:
    proves("CB-29.10", "CB-E037", "CB-E113", "CB-E114", "CB-E186", "CB-E272")


def test_cb_29_11_blocked_punt() -> None:
    proves("CB-29.11", "CB-E072", "CB-E115")


def test_cb_29_13_bj() -> None:
    proves("CB-29.13", "CB-E255")


def test_cb_29_14_jokers_in_the_procedure() -> None:
    proves("CB-29.14", "CB-E116")
