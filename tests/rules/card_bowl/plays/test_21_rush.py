"""Chapter 21: rushing play."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.games.card_bowl.rules.cards import FULL_PILE, Flag
from snapcount.games.card_bowl.rules.fouls import determined
from snapcount.games.card_bowl.rules.plays.rush import carrier_value, run_yards, rush_cards
from tests.rules.card_bowl.bowl import (
    QUIET,
    RUN,
    D,
    O,
    asked,
    formation,
    played,
    refused,
    scrimmage,
    watched,
)


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
    assert order[order.index("ran") :][:6] == ["ran", "handoff", "joined", "defence", "defence", "defence"]
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
    assert whats.index("handoff") < whats.index("joined")


def test_cb_21_16_no_open_field_run_after_a_fumble() -> None:
    lost = scrimmage("2H KC 3D RJ 9S AH 3C 10D", [(32, "O", RUN), (38, "D", "MLB")])
    assert lost["fumble_at"] == 39 and lost["ofr"] is False


def test_cb_21_17_level_totals_open_no_field_whatever_was_handed_off() -> None:
    level = scrimmage("2H KC 10D 10H JH", [(32, "O", RUN), (38, "D", "MLB")])
    assert level["O"] == level["D"] and (level["base_yards"], level["ofr"]) == (0, False)


def test_cb_21_5_a_red_joker_as_handoff_is_a_fumble_without_totals() -> None:
    lost, table = played(formation(), "2H RJ KD 9S JH 10D 3C", [(32, "O", RUN)])
    assert lost["fumble_at"] == 30 - 4 and "O" not in lost
    assert not asked(table, "joined") and len(asked(table, "turned")) == 7, "no replacement, no extra card"


def test_cb_21_7_and_cb_21_8_the_carrier_counts_twice_in_shotgun_one_less_before() -> None:
    assert [carrier_value("KH", gun) for gun in (False, True)] == [26, 24]
    blocked = [(26, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "none")]
    gun = scrimmage("2H 6C 3D 9S AH", blocked, qb="gun")
    assert gun["O"] == 24 + 6 + 15 + 5, "a blocking back is not reduced"


def test_cb_21_10_a_gain_is_half_the_margin_halves_up() -> None:
    assert [run_yards(40 + more, 40, ("KD",), 2, 99) for more in (0, 1, 2, 3, 12)] == [0, 1, 1, 2, 6]


def test_cb_21_11_and_cb_21_12_a_loss_is_the_face_cards_but_no_more_than_half_the_margin() -> None:
    cards = ("4D", "QH", "KC")
    assert [run_yards(40, 40 + more, cards, 2, 99) for more in (1, 2, 3, 4, 10, 30)] == [
        0,
        -1,
        -1,
        -2,
        -5,
        -5,
    ]
    assert run_yards(40, 70, ("4D", "9H", "10C"), 2, 99) == 0, "without face cards nothing is lost"


def test_cb_21_13_the_determination_of_a_foul_on_the_handoff() -> None:
    wanted = {
        "10H": (O, 10, False), "JD": (O, 15, False), "RJ": (O, 15, False),
        "AS": (D, 5, True), "10C": (D, 5, True), "KS": (D, 15, True),
    }  # fmt: skip
    found = {card: determined(Script([card]), FULL_PILE, Flag("HANDOFF"), O)[0] for card in wanted}
    assert {card: (foul.vs, foul.yards, foul.auto) for card, foul in found.items()} == wanted
    run = scrimmage("2H BJ 6C 3D 9S AH AS", [(32, "O", RUN), (38, "D", "MLB"), (49, "O", "accept")])
    assert (run["O"], run["los"], run["down"]) == (47, 36 + 5, 1), "replaced, and added to the run"


def test_cb_21_14_the_determination_of_a_foul_on_a_defensive_card() -> None:
    wanted = {
        "10H": (O, 10, False), "JD": (O, 15, False), "RJ": (O, 15, False),
        "5S": (D, 5, False), "6S": (D, 5, True), "10C": (D, 5, True), "KS": (D, 15, True),
    }  # fmt: skip
    found = {card: determined(Script([card]), FULL_PILE, Flag("RUSH-D"), O)[0] for card in wanted}
    assert {card: (foul.vs, foul.yards, foul.auto) for card, foul in found.items()} == wanted
    chosen = [(32, "O", RUN), (38, "D", "MLB"), (49, "O", "accept")]
    short = scrimmage("2H 6C BJ 3D 9S AH 5S", chosen, to_go=20, down=2)
    assert (short["los"], short["down"], short["to_go"]) == (41, 2, 9)
    automatic = scrimmage("2H 6C 3D BJ 9S AH 8S", chosen, to_go=20, down=2)
    assert (automatic["los"], automatic["down"], automatic["to_go"]) == (41, 1, 10)


def test_cb_21_15_a_red_joker_as_defensive_card_is_a_fumble_where_the_run_ends() -> None:
    for chance in ("RJ 3D 9S AH", "3D RJ 9S AH", "3D 9S RJ AH"):
        lost = scrimmage(f"2H 6C {chance} 4S 10H", [(32, "O", RUN), (38, "D", "MLB")])
        assert (lost["D"], lost["fumble_at"], lost["team"]) == (36, 36, D)


def test_cb_21_17_the_handoffs_face_less_the_defences_opens_the_field() -> None:
    assert [rush_cards(card, ("3D", "JS", "AH")) for card in ("10C", "JC", "QC", "KC")] == [0, 0, 1, 2]
    run = [(32, "O", RUN), (38, "D", "MLB"), (43, "D", [])]
    broke = scrimmage("2H KC 3D 9S AH 2C 3C 4C", run)
    assert (broke["base_yards"], broke["spot"], broke["ofr"]) == (9, 39 + 9, True)
    level = scrimmage("2H KC 10D 10H 7H", [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "MLB")])
    assert (level["O"] - level["D"], level["yards"], level["ofr"]) == (-2, 0, False), "only a run that won"


def test_cb_21_18_a_replaced_handoff_may_be_the_red_joker() -> None:
    lost = scrimmage("2H BJ RJ 3D 9S AH 10D 3C AS", [(32, "O", RUN), (49, "O", "decline")])
    assert (lost["fumble_at"], lost["team"], lost["foul"]["opt"]) == (30, O, "decline")
    broke = scrimmage(
        "2H BJ QC 3D 9S AH 2C 3C 10H", [(32, "O", RUN), (38, "D", "MLB"), (43, "D", []), (49, "D", "decline")]
    )
    assert broke["spot"] == 30 + 9 + 5, "two cards for the queen that stands"
