"""Chapter 21: rushing play."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import QUIET, RUN, D, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_21_5_rj_as_handoff() -> None:
    proves("CB-21.5", "CB-E135")


def test_cb_21_6_spot_of_a_handoff_fumble() -> None:
    proves("CB-21.6", "CB-E135")


def test_cb_21_7_offence_total() -> None:
    proves("CB-21.7", "CB-E025a", "CB-E130", "CB-E131", "CB-E241", "CB-E274")


def test_cb_21_8_order_of_the_shotgun_modifier() -> None:
    proves("CB-21.8", "CB-E025c", "CB-E132")


def test_cb_21_9_defence_total() -> None:
    proves("CB-21.9", "CB-E130")


def test_cb_21_10_gain() -> None:
    proves("CB-21.10", "CB-E130")


def test_cb_21_11_loss() -> None:
    proves("CB-21.11", "CB-E026a", "CB-E026b")


def test_cb_21_12_limit_of_the_loss() -> None:
    proves("CB-21.12", "CB-E026c", "CB-E026d", "CB-E148")


def test_cb_21_13_bj_as_handoff() -> None:
    proves("CB-21.13", "CB-E137", "CB-E138")


def test_cb_21_14_bj_as_defensive_card() -> None:
    proves("CB-21.14", "CB-E040", "CB-E139", "CB-E257")


def test_cb_21_15_rj_as_defensive_card() -> None:
    proves("CB-21.15", "CB-E136", "CB-E246", "CB-E272")


def test_cb_21_16_no_ofr_with_a_fumble() -> None:
    proves("CB-21.16", "CB-E136")


def test_cb_21_17_breaking_into_the_open() -> None:
    proves("CB-21.17", "CB-E027", "CB-E133")


def test_cb_21_18_replaced_handoff() -> None:
    proves("CB-21.18", "CB-E244")


def test_cb_21_1_a_back_runs_through_a_lane_at_any_moment_of_execution() -> None:
    for moment in ([(32, "O", RUN)], [*QUIET, (35, "O", RUN)]):
        assert scrimmage("2H 6C 3D 9S AH", [*moment, (38, "D", "MLB")])["base_yards"] == 6


def test_cb_21_2_any_lane_with_a_lineman_or_blocking_tight_end() -> None:
    right = scrimmage("2H 6C 3D 9S AH", [(32, "O", {**RUN, "lane": "F4"}), (38, "D", "none")])
    assert right["O"] == 26 + 6 + 4, "the left back runs right behind the tight end"
    assert refused("2H", [(25, "O", {"LT": None}), (32, "O", {**RUN, "lane": "F1"})]) == "CB-21.2"


def test_cb_21_3_and_cb_21_4_handoff_extra_card_then_three_defensive_cards() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    order = [event.facts["purpose"] if event.what == "turned" else event.what for event in table.events]
    assert order[order.index("ran") :][:6] == ["ran", "handoff", "extra", "defence", "defence", "defence"]
    more = scrimmage("2H 10D 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    assert more["O"] == 47 + 4, "the handoff card counts for the offence"


def test_cb_21_6_a_lost_handoff_lies_at_the_line_without_face_cards() -> None:
    lost = scrimmage("2H RJ 3D 9S AH 3C 10D", [(32, "O", RUN)])
    assert lost["fumble_at"] == 30 and lost["team"] is D and "O" not in lost
    deep = scrimmage("2H RJ KD KS KC 3C 10D", [(32, "O", RUN)])
    assert deep["fumble_at"] == 21, "no cap"


def test_cb_21_9_the_extra_card_is_chosen_after_the_handoff_is_seen() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    whats = [event.facts.get("purpose", event.what) for event in table.events]
    assert whats.index("handoff") < whats.index("extra")


def test_cb_21_16_no_open_field_run_after_a_fumble() -> None:
    lost = scrimmage("2H KC 3D RJ 9S AH 3C 10D", [(32, "O", RUN), (38, "D", "MLB")])
    assert lost["fumble_at"] == 39 and lost["ofr"] is False
