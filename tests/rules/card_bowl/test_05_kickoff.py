"""Chapter 5: kickoff and squib kick."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import proves


# The ledger's examples


def test_cb_5_2_draw_order_of_a_kickoff() -> None:
    proves("CB-5.2", "CB-E050")


def test_cb_5_3_yard_line_received() -> None:
    proves("CB-5.3", "CB-E004", "CB-E005")


def test_cb_5_4_other_kick_spots() -> None:
    proves("CB-5.4", "CB-E210", "CB-E211")


def test_cb_5_5_through_the_end_zone() -> None:
    proves("CB-5.5", "CB-E210")


def test_cb_5_6_bj_as_kick_card_1() -> None:
    proves("CB-5.6", "CB-E053", "CB-E054", "CB-E226")


def test_cb_5_7_spot_after_a_kick_out_of_bounds() -> None:
    proves("CB-5.7", "CB-E053")


def test_cb_5_8_bj_as_kick_card_2() -> None:
    proves("CB-5.8", "CB-E055")


def test_cb_5_9_rj_as_a_kick_card() -> None:
    proves("CB-5.9", "CB-E056")


def test_cb_5_11_rj_as_coverage() -> None:
    proves("CB-5.11", "CB-E212")


def test_cb_5_12_bj_as_coverage() -> None:
    proves("CB-5.12", "CB-E213")


def test_cb_5_13_touchback_or_return() -> None:
    proves("CB-5.13", "CB-E051")


def test_cb_5_14_return_cards() -> None:
    proves("CB-5.14", "CB-E050", "CB-E214")


def test_cb_5_15_where_the_runner_is_during_the_return() -> None:
    proves("CB-5.15", "CB-E006", "CB-E056", "CB-E057")


def test_cb_5_16_touchback_during_the_return() -> None:
    proves("CB-5.16", "CB-E007a", "CB-E007b")


def test_cb_5_17_touchback_test_includes_coverage() -> None:
    proves("CB-5.17", "CB-E007a", "CB-E007b")


def test_cb_5_18_rj_as_return_card() -> None:
    proves("CB-5.18", "CB-E057")


def test_cb_5_19_bj_as_return_card() -> None:
    proves("CB-5.19", "CB-E058")


def test_cb_5_20_ofr_after_the_return() -> None:
    proves("CB-5.20", "CB-E008a", "CB-E008b", "CB-E059", "CB-E215")


def test_cb_5_22_negative_return() -> None:
    proves("CB-5.22", "CB-E214")


def test_cb_5_23_squib_kick() -> None:
    proves("CB-5.23", "CB-E060", "CB-E061")


def test_cb_5_25_squib_received_beyond_the_15() -> None:
    proves("CB-5.25", "CB-E009a", "CB-E009b", "CB-E009c", "CB-E060")


def test_cb_5_26_squib_details() -> None:
    proves("CB-5.26", "CB-E061")


def test_cb_5_27_kickoff_fouls_by_k() -> None:
    proves("CB-5.27", "CB-E054", "CB-E213")


def test_cb_5_28_kickoff_fouls_by_r() -> None:
    proves("CB-5.28", "CB-E058")
