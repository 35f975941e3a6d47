"""Chapter 7: punt."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_7_4_distance() -> None:
    proves("CB-7.4", "CB-E070")


def test_cb_7_5_rj_as_punt_card() -> None:
    proves("CB-7.5", "CB-E072")


def test_cb_7_6_block_deep_in_the_end_zone() -> None:
    proves("CB-7.6", "CB-E073")


def test_cb_7_7_bj_as_punt_card() -> None:
    proves("CB-7.7", "CB-E084", "CB-E085")


def test_cb_7_8_roughing_gives_a_first_down() -> None:
    proves("CB-7.8", "CB-E085")


def test_cb_7_9_into_or_through_the_end_zone() -> None:
    proves("CB-7.9", "CB-E218")


def test_cb_7_10_out_of_bounds_check() -> None:
    proves("CB-7.10", "CB-E074", "CB-E075")


def test_cb_7_12_rj_as_coverage() -> None:
    proves("CB-7.12", "CB-E078", "CB-E219")


def test_cb_7_13_bj_as_coverage() -> None:
    proves("CB-7.13", "CB-E219")


def test_cb_7_14_replacement_after_bj() -> None:
    proves("CB-7.14", "CB-E219")


def test_cb_7_15_receivers_choice() -> None:
    proves("CB-7.15", "CB-E075")


def test_cb_7_16_automatic_fair_catch() -> None:
    proves("CB-7.16", "CB-E076", "CB-E077")


def test_cb_7_17_end_zone_choices() -> None:
    proves("CB-7.17", "CB-E220")


def test_cb_7_18_fair_catch() -> None:
    proves("CB-7.18", "CB-E076", "CB-E078", "CB-E079")


def test_cb_7_19_punt_return() -> None:
    proves("CB-7.19", "CB-E070", "CB-E071")


def test_cb_7_21_bj_on_the_return() -> None:
    proves("CB-7.21", "CB-E221")


def test_cb_7_22_same_running_position() -> None:
    proves("CB-7.22", "CB-E011a", "CB-E011b")


def test_cb_7_23_touchback_during_a_punt_return() -> None:
    proves("CB-7.23", "CB-E011a", "CB-E011b")


def test_cb_7_24_ofr_after_a_punt_return() -> None:
    proves("CB-7.24", "CB-E012", "CB-E215")


def test_cb_7_25_bounce_first_card() -> None:
    proves("CB-7.25", "CB-E080")


def test_cb_7_26_which_punt_draw() -> None:
    proves("CB-7.26", "CB-E223")


def test_cb_7_27_bounce_second_card() -> None:
    proves("CB-7.27", "CB-E080")


def test_cb_7_29_coverage_against_a_backward_bounce() -> None:
    proves("CB-7.29", "CB-E081")


def test_cb_7_30_coverage_against_a_forward_bounce() -> None:
    proves("CB-7.30", "CB-E082")


def test_cb_7_31_downing_the_ball() -> None:
    proves("CB-7.31", "CB-E082")


def test_cb_7_32_bounce_into_the_end_zone() -> None:
    proves("CB-7.32", "CB-E222")


def test_cb_7_33_rj_on_a_bounce() -> None:
    proves("CB-7.33", "CB-E083")


def test_cb_7_34_touched_ball() -> None:
    proves("CB-7.34", "CB-E083")


def test_cb_7_35_bj_on_a_bounce() -> None:
    proves("CB-7.35", "CB-E223")


def test_cb_7_36_fouls_by_k_on_a_punt() -> None:
    proves("CB-7.36", "CB-E084", "CB-E086")


def test_cb_7_37_fouls_by_r_on_the_return_or_fair_catch() -> None:
    proves("CB-7.37", "CB-E221")
