"""Chapter 31: results and scoring."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_31_1_dead_ball_spot() -> None:
    proves("CB-31.1", "CB-E141")


def test_cb_31_4_play_notes() -> None:
    proves(
        "CB-31.4",
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
        "CB-E272",
    )


def test_cb_31_5_errors_in_the_sample_sheet() -> None:
    proves(
        "CB-31.5",
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
