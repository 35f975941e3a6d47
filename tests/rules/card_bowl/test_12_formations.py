"""Chapter 12: formations, motion, adjustment."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_12_4_limits() -> None:
    proves("CB-12.4", "CB-E043a", "CB-E043b", "CB-E043c", "CB-E043d", "CB-E043e", "CB-E043f", "CB-E043g")


def test_cb_12_5_seven_on_the_line() -> None:
    proves("CB-12.5", "CB-E043a", "CB-E043b", "CB-E043c", "CB-E043d", "CB-E043e", "CB-E043f", "CB-E043g")


def test_cb_12_8_shotgun_effects() -> None:
    proves("CB-12.8", "CB-E152")


def test_cb_12_9_defensive_front() -> None:
    proves(
        "CB-12.9",
        "CB-E044a",
        "CB-E044b",
        "CB-E044c",
        "CB-E044d",
        "CB-E044e",
        "CB-E044f",
        "CB-E044g",
        "CB-E044h",
    )


def test_cb_12_16_legal_motion() -> None:
    proves("CB-12.16", "CB-E043a", "CB-E043b", "CB-E043c", "CB-E043d", "CB-E043e", "CB-E043f", "CB-E043g")
