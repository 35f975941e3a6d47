"""Chapter 1: components and card values."""

from __future__ import annotations

import pytest

from snapcount.core.examples import BadExample
from snapcount.games.card_bowl.examples.table import card_name
from snapcount.games.card_bowl.rules.cards import FACE, FULL, HAND, JOKERS, SINGLE, SUIT, SUITED, VALUE
from tests.rules.card_bowl.bowl import OFFENCE, PASS, QUIET, RUN, kick, scrimmage


def test_cb_1_2_the_deck_has_52_suited_cards_and_two_jokers() -> None:
    assert len(FULL) == len(set(FULL)) == 54
    assert len(SUITED) == 52 and set(FULL) - set(SUITED) == {"RJ", "BJ"} == JOKERS
    assert all(len([card for card in SUITED if SUIT[card] == suit]) == 13 for suit in "SHDC")


def test_cb_1_4_an_ace_is_one_and_a_king_thirteen() -> None:
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    assert [VALUE[f"{rank}S"] for rank in ranks] == list(range(1, 14))


def test_cb_1_5_a_joker_in_the_hand_counts_fifteen_in_sums_and_comparisons() -> None:
    run = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")], offence={"BL1": "BJ"})
    assert run["O"] == 2 * 15 + 6 + 15
    caught = scrimmage(
        "2H KD 7D 3C 2C 4S", [(32, "O", {"play": "pass", "to": "WRL1"}), (43, "D", [])], offence={"QB": "BJ"}
    )
    assert caught["O"] == 15 + 10 + 13 + 7, "the pass card K stays below 15"


def test_cb_1_6_a_joker_in_a_formation_is_not_in_the_deck() -> None:
    with pytest.raises(BadExample, match="RJ was drawn, but it is not in the deck"):
        scrimmage("RJ", offence={"WRR1": "RJ"})


def test_cb_1_7_a_drawn_joker_has_no_number_and_is_replaced() -> None:
    clean = kick("kickoff", "QS 5H 9C 7D 8D 9H 2C")
    with_joker = kick("kickoff", "QS BJ 5H 9C 7D 8D 9H 2C 3S", [(49, "R", "decline")])
    assert with_joker["received"] == clean["received"] == 6 and with_joker["spot"] == clean["spot"]


def test_cb_1_9_face_values_are_one_two_three_and_a_joker_has_none() -> None:
    assert [FACE[f"{rank}H"] for rank in ("10", "J", "Q", "K", "A")] == [0, 1, 2, 3, 0]
    assert FACE["RJ"] == FACE["BJ"] == 0


def test_cb_1_10_a_hand_is_eleven_cards() -> None:
    assert HAND == len(OFFENCE) == 11
    with pytest.raises(BadExample):
        scrimmage("2H", offence={"WRR1": ""})


def test_cb_1_11_cards_are_written_rank_and_suit_letter() -> None:
    assert card_name("10H") == "10H" and card_name("RJ") == "RJ"
    for wrong in ("1H", "H10", "10", "", "XJ", 7, None):
        with pytest.raises(BadExample, match="isn't a card"):
            card_name(wrong)
    assert len(SINGLE) == 53


def test_cb_1_8_a_held_joker_has_a_suit_as_receiver() -> None:
    thrown = [*QUIET, (35, "O", PASS), (38, "D", "none"), (40, "O", 1)]
    for joker, suit in (("BJ", "S"), ("RJ", "H")):
        hers = scrimmage(f"2C 4C 2{suit} AD 3D", thrown, offence={"WRL1": joker})
        assert hers["incomplete"] == "same suit"
        other = scrimmage("2C 4C AC 7H 2D 3D AH", [*thrown, (43, "D", [])], offence={"WRL1": joker})
        assert other["base_yards"] == 12 + 15 + 4 + 1 + 7 - 8 - 5
