"""Chapter 4: football law adopted."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_4_2_the_goal_line_belongs_to_the_end_zone() -> None:
    proves("CB-4.2", "CB-E052")


def test_cb_4_4_series_and_line_to_gain() -> None:
    proves("CB-4.4", "CB-E202")


def test_cb_4_5_first_down() -> None:
    proves(
        "CB-4.5",
        "CB-E038a",
        "CB-E038b",
        "CB-E038c",
        "CB-E038d",
        "CB-E038e",
        "CB-E038f",
        "CB-E038g",
        "CB-E038h",
        "CB-E038i",
        "CB-E038j",
        "CB-E038k",
        "CB-E038l",
        "CB-E038m",
        "CB-E038n",
    )


def test_cb_4_6_loss_on_downs() -> None:
    proves("CB-4.6", "CB-E201")


def test_cb_4_7_new_series() -> None:
    proves("CB-4.7", "CB-E160")


def test_cb_4_11_safety() -> None:
    proves("CB-4.11", "CB-E140", "CB-E256")


def test_cb_4_12_kick_not_brought_out() -> None:
    proves("CB-4.12", "CB-E216")


def test_cb_4_13_loose_ball_in_an_end_zone() -> None:
    proves("CB-4.13", "CB-E261")


def test_cb_4_14_loose_ball_over_an_end_line() -> None:
    proves("CB-4.14", "CB-E073")


def test_cb_4_15_interception_in_an_end_zone() -> None:
    proves("CB-4.15", "CB-E260")


def test_cb_4_16_missed_field_goal() -> None:
    proves("CB-4.16", "CB-E092", "CB-E093")


def test_cb_4_18_muffed_or_touched_punt() -> None:
    proves("CB-4.18", "CB-E079")
