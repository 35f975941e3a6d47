"""Chapter 13: match-ups, lanes, zones, range."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_13_2_hole() -> None:
    proves("CB-13.2", "CB-E238", "CB-E238b", "CB-E238c", "CB-E239")


def test_cb_13_3_values() -> None:
    proves("CB-13.3", "CB-E025b")


def test_cb_13_4_lanes() -> None:
    proves("CB-13.4", "CB-E131", "CB-E233")


def test_cb_13_5_neighbouring() -> None:
    proves("CB-13.5", "CB-E233")


def test_cb_13_6_around_the_end() -> None:
    proves("CB-13.6", "CB-E233")


def test_cb_13_8_range_of_inside_linebackers() -> None:
    proves(
        "CB-13.8",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_9_range_of_outside_linebackers() -> None:
    proves(
        "CB-13.9",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_10_range_of_safeties() -> None:
    proves(
        "CB-13.10",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_11_shifting() -> None:
    proves(
        "CB-13.11",
        "CB-E020",
        "CB-E042a",
        "CB-E042b",
        "CB-E042c",
        "CB-E042d",
        "CB-E042e",
        "CB-E042f",
        "CB-E042g",
    )


def test_cb_13_12_zone_map() -> None:
    proves("CB-13.12", "CB-E042a", "CB-E042b", "CB-E042c", "CB-E042d", "CB-E042e", "CB-E042f", "CB-E042g")


def test_cb_13_13_half_of_the_field_for_lanes() -> None:
    proves(
        "CB-13.13",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_14_te_for_a_safety() -> None:
    proves(
        "CB-13.14",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_15_range_changes_with_delay() -> None:
    proves("CB-13.15", "CB-E019", "CB-E020", "CB-E238")


def test_cb_13_17_range_of_a_hanging_de() -> None:
    proves("CB-13.17", "CB-E277")


def test_cb_13_19_who_can_be_the_extra_card() -> None:
    proves("CB-13.19", "CB-E277")
