"""Chapter 32: the ledger's own examples of the three clocks."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


def test_cb_32_8_cost() -> None:
    proves(
        "CB-32.8",
        "CB-E203a",
        "CB-E203b",
        "CB-E203c",
        "CB-E203d",
        "CB-E203e",
        "CB-E203f",
        "CB-E203g",
        "CB-E264a",
        "CB-E264b",
        "CB-E264c",
        "CB-E264d",
        "CB-E264e",
        "CB-E264f",
        "CB-E264g",
    )


def test_cb_32_9_the_rest_of_the_table() -> None:
    proves("CB-32.9", "CB-E264a", "CB-E264b", "CB-E264c", "CB-E264d", "CB-E264e", "CB-E264f", "CB-E264g")


def test_cb_32_10_split_of_the_8() -> None:
    proves("CB-32.10", "CB-E203a", "CB-E203b", "CB-E203c", "CB-E203d", "CB-E203e", "CB-E203f", "CB-E203g")


def test_cb_32_11_stops() -> None:
    proves("CB-32.11", "CB-E203a", "CB-E203b", "CB-E203c", "CB-E203d", "CB-E203e", "CB-E203f", "CB-E203g")


def test_cb_32_13_play_time() -> None:
    proves(
        "CB-32.13",
        "CB-E036",
        "CB-E204a",
        "CB-E204b",
        "CB-E204c",
        "CB-E204d",
        "CB-E204e",
        "CB-E204f",
        "CB-E204g",
        "CB-E204h",
        "CB-E264h",
        "CB-E264i",
        "CB-E264j",
        "CB-E264k",
        "CB-E264l",
        "CB-E264m",
        "CB-E264n",
        "CB-E264o",
        "CB-E264p",
        "CB-E264q",
        "CB-E264r",
        "CB-E264s",
    )


def test_cb_32_14_tries() -> None:
    proves(
        "CB-32.14",
        "CB-E264h",
        "CB-E264i",
        "CB-E264j",
        "CB-E264k",
        "CB-E264l",
        "CB-E264m",
        "CB-E264n",
        "CB-E264o",
        "CB-E264p",
        "CB-E264q",
        "CB-E264r",
        "CB-E264s",
    )


def test_cb_32_15_kickoffs() -> None:
    proves(
        "CB-32.15",
        "CB-E050",
        "CB-E059",
        "CB-E264h",
        "CB-E264i",
        "CB-E264j",
        "CB-E264k",
        "CB-E264l",
        "CB-E264m",
        "CB-E264n",
        "CB-E264o",
        "CB-E264p",
        "CB-E264q",
        "CB-E264r",
        "CB-E264s",
    )


def test_cb_32_16_punts() -> None:
    proves(
        "CB-32.16",
        "CB-E264h",
        "CB-E264i",
        "CB-E264j",
        "CB-E264k",
        "CB-E264l",
        "CB-E264m",
        "CB-E264n",
        "CB-E264o",
        "CB-E264p",
        "CB-E264q",
        "CB-E264r",
        "CB-E264s",
    )


def test_cb_32_18_run_off_between_plays() -> None:
    proves(
        "CB-32.18",
        "CB-E204a",
        "CB-E204b",
        "CB-E204c",
        "CB-E204d",
        "CB-E204e",
        "CB-E204f",
        "CB-E204g",
        "CB-E204h",
    )


def test_cb_32_19_hurry_up() -> None:
    proves("CB-32.19", "CB-E001a", "CB-E001b", "CB-E001c", "CB-E001d", "CB-E001e", "CB-E001f")


def test_cb_32_20_run_off_cut_short() -> None:
    proves(
        "CB-32.20",
        "CB-E204a",
        "CB-E204b",
        "CB-E204c",
        "CB-E204d",
        "CB-E204e",
        "CB-E204f",
        "CB-E204g",
        "CB-E204h",
    )


def test_cb_32_21_stops() -> None:
    proves(
        "CB-32.21",
        "CB-E204a",
        "CB-E204b",
        "CB-E204c",
        "CB-E204d",
        "CB-E204e",
        "CB-E204f",
        "CB-E204g",
        "CB-E204h",
    )


def test_cb_32_22_spike() -> None:
    proves("CB-32.22", "CB-E263")


def test_cb_32_24_out_of_bounds_by_suit() -> None:
    proves("CB-32.24", "CB-E205")


def test_cb_32_25_only_the_clock() -> None:
    proves("CB-32.25", "CB-E205")


def test_cb_32_26_out_of_bounds_by_choice() -> None:
    proves("CB-32.26", "CB-E002", "CB-E003")


def test_cb_32_27_before_a_set_not_inside() -> None:
    proves("CB-32.27", "CB-E003")


def test_cb_32_29_screens_and_laterals() -> None:
    proves(
        "CB-32.29",
        "CB-E264h",
        "CB-E264i",
        "CB-E264j",
        "CB-E264k",
        "CB-E264l",
        "CB-E264m",
        "CB-E264n",
        "CB-E264o",
        "CB-E264p",
        "CB-E264q",
        "CB-E264r",
        "CB-E264s",
    )
