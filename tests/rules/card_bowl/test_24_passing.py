"""Chapter 24: passing play."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves

# The ledger's examples


def test_cb_24_2_draw_order_of_a_pass() -> None:
    proves("CB-24.2", "CB-E030")


def test_cb_24_5_coverage_phase_i() -> None:
    proves("CB-24.5", "CB-E033", "CB-E168")


def test_cb_24_6_cover_for_a_back() -> None:
    proves("CB-24.6", "CB-E168", "CB-E169", "CB-E266")


def test_cb_24_7_pass_card() -> None:
    proves("CB-24.7", "CB-E021a", "CB-E021b", "CB-E151", "CB-E152", "CB-E175")


def test_cb_24_8_after_a_poor_throw() -> None:
    proves("CB-24.8", "CB-E151")


def test_cb_24_9_rj_as_pass_card() -> None:
    proves("CB-24.9", "CB-E156")


def test_cb_24_11_bj_as_pass_card() -> None:
    proves("CB-24.11", "CB-E157")


def test_cb_24_12_yardage_cards() -> None:
    proves("CB-24.12", "CB-E158", "CB-E269")


def test_cb_24_13_suit_test() -> None:
    proves("CB-24.13", "CB-E041a", "CB-E041b", "CB-E158", "CB-E159")


def test_cb_24_14_limits() -> None:
    proves("CB-24.14", "CB-E168", "CB-E170")


def test_cb_24_15_batches() -> None:
    proves("CB-24.15", "CB-E161")


def test_cb_24_16_rj_as_yardage_card() -> None:
    proves("CB-24.16", "CB-E160", "CB-E161")


def test_cb_24_17_bj_as_yardage_card() -> None:
    proves("CB-24.17", "CB-E247")


def test_cb_24_18_reception_card() -> None:
    proves("CB-24.18", "CB-E153")


def test_cb_24_19_rj_as_reception_card() -> None:
    proves("CB-24.19", "CB-E162")


def test_cb_24_20_bj_as_reception_card() -> None:
    proves("CB-24.20", "CB-E248")


def test_cb_24_21_leaving_cards_out() -> None:
    proves("CB-24.21", "CB-E031")


def test_cb_24_22_leaving_cards_out_details() -> None:
    proves("CB-24.22", "CB-E031")


def test_cb_24_24_break_up() -> None:
    proves("CB-24.24", "CB-E032a", "CB-E032b", "CB-E032c", "CB-E154", "CB-E155", "CB-E169")


def test_cb_24_25_break_up_example_is_off_by_one() -> None:
    proves("CB-24.25", "CB-E032a", "CB-E032b", "CB-E032c")


def test_cb_24_26_rj_as_defensive_card() -> None:
    proves("CB-24.26", "CB-E163")


def test_cb_24_27_bj_as_defensive_card() -> None:
    proves("CB-24.27", "CB-E164", "CB-E165")


def test_cb_24_28_interference_details() -> None:
    proves("CB-24.28", "CB-E165", "CB-E166")


def test_cb_24_29_totals() -> None:
    proves("CB-24.29", "CB-E002", "CB-E150")


def test_cb_24_30_throwing_it_away() -> None:
    proves("CB-24.30", "CB-E167")


def test_cb_24_31_out_of_the_back() -> None:
    proves("CB-24.31", "CB-E031b")


def test_cb_24_32_exact_limit() -> None:
    proves("CB-24.32", "CB-E031b", "CB-E271")


def test_cb_24_33_interception_spot() -> None:
    proves("CB-24.33", "CB-E159", "CB-E160", "CB-E163")


def test_cb_24_36_few_defenders() -> None:
    proves("CB-24.36", "CB-E033")
