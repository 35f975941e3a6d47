"""Chapter 28: open-field run."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_28_2_sets() -> None:
    proves("CB-28.2", "CB-E035", "CB-E059")


def test_cb_28_4_rj() -> None:
    proves("CB-28.4", "CB-E253")


def test_cb_28_6_spots_inside_a_set() -> None:
    proves("CB-28.6", "CB-E253")


def test_cb_28_7_crossing_the_goal_line() -> None:
    proves("CB-28.7", "CB-E254")


def test_cb_28_8_stopped() -> None:
    proves("CB-28.8", "CB-E034c")


def test_cb_28_9_tacklers_scrimmage_runs_only() -> None:
    proves("CB-28.9", "CB-E036")


def test_cb_28_10_wide_runs() -> None:
    proves("CB-28.10", "CB-E036", "CB-E150")


def test_cb_28_11_inside_runs() -> None:
    proves("CB-28.11", "CB-E133", "CB-E168", "CB-E254")


def test_cb_28_12_downfield_blockers() -> None:
    proves("CB-28.12", "CB-E133", "CB-E134")
