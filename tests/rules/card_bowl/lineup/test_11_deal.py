"""Chapter 11: the deal."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.rules.cards import FULL, RJ
from snapcount.games.card_bowl.rules.lineup.deal import (
    cut,
    deal,
    deal_order,
    dealt_to,
    discarded,
    hurry_cards,
)
from snapcount.games.card_bowl.state import Options, State
from snapcount.games.card_bowl.view import view
from tests.rules.card_bowl.bowl import down_at

PLAIN = State(
    Options(offence_cards=11, defence_cards=11), "deal", left=100, situation=down_at(Seat.HOME, 30, 1)
)


def test_cb_11_3_handicap_quarter_and_team_deals() -> None:
    rules = Options(handicap=(0, 2), by_quarter=(13, 14, 14, 12))
    assert [dealt_to(rules, (0, 0), quarter, Seat.HOME, True) for quarter in (1, 2, 3, 4, 5)] == [
        13,
        14,
        14,
        12,
        12,
    ]
    assert dealt_to(rules, (0, 0), 1, Seat.AWAY, False) == 15, "thirteen and the handicap"
    teams = Options(team_deals=(13, 0, 0, 15))
    assert (
        dealt_to(teams, (0, 0), 1, Seat.HOME, True) == 13
        and dealt_to(teams, (0, 0), 1, Seat.HOME, False) == 14
    )
    assert dealt_to(teams, (0, 0), 1, Seat.AWAY, False) == 15
    stock = Options(stock=3)
    assert (dealt_to(stock, (1, 3), 1, Seat.HOME, True), dealt_to(stock, (1, 3), 1, Seat.HOME, False)) == (
        13,
        15,
    )
    assert dealt_to(stock, (1, 3), 1, Seat.AWAY, False) == 14


def test_cb_11_8_hurry_up_cards_go_to_the_defence_after_both_deals_and_before_discards() -> None:
    cards = [*FULL[:22], "RJ", "BJ"]
    table = Script([*cards, "keep"])
    hands = deal(table, PLAIN._replace(hurry=2))
    assert RJ in hands.defence and "BJ" in hands.defence and len(hands.defence_discards) == 2
    assert len(hands.offence) == len(hands.defence) == 11 and not hands.offence_discards


def test_cb_11_9_the_defence_may_put_the_red_joker_back() -> None:
    cards = [RJ if at == 4 else card for at, card in enumerate(FULL[:22])]
    kept = deal(Script([*cards, "keep"]), PLAIN)
    assert RJ in kept.defence and RJ not in kept.pile.deck
    back = deal(Script([*cards, "exchange", "KC"]), PLAIN)
    assert (
        RJ not in back.defence
        and "KC" in back.defence
        and RJ in back.pile.deck
        and "KC" not in back.pile.deck
    )
    never = deal(
        Script(cards), PLAIN._replace(options=Options(offence_cards=11, defence_cards=11, exchange=False))
    )
    assert RJ in never.defence


def test_cb_11_10_the_exchange_is_seen_the_new_card_is_not() -> None:
    cards = [RJ if at == 4 else card for at, card in enumerate(FULL[:22])]
    table = Script([*cards, "exchange", "KC"])
    deal(table, PLAIN)
    told = {event.what: event.to for event in table.events}
    assert told["exchanged"] is None and told["received"] is Seat.AWAY
    with pytest.raises(AssertionError, match="RJ"):
        deal(Script([*cards, "exchange", RJ]), PLAIN)
    for_offence = [RJ if at == 5 else card for at, card in enumerate(FULL[:22])]
    assert RJ in deal(Script(for_offence), PLAIN).offence, "the offence has no such right and is not asked"


def test_cb_11_11_each_player_sees_only_his_own_cards() -> None:
    state = PLAIN._replace(phase="offence", hands=deal(Script(FULL[:22]), PLAIN))
    assert state.hands is not None
    assert view(state, Seat.HOME).hand == state.hands.offence
    assert view(state, Seat.AWAY).hand == state.hands.defence
    assert view(state, None).hand == ()


def test_cb_11_6_discards_are_known_to_their_owner_and_not_in_the_deck() -> None:
    state = PLAIN._replace(options=Options(offence_cards=12, defence_cards=12))
    hands = deal(Script([*FULL[:24]]), state)
    gone = hands.offence_discards + hands.defence_discards
    assert len(gone) == 2 and not set(gone) & set(hands.pile.deck) and len(hands.pile.deck) == 54 - 24
    assert set(gone) <= set(hands.pile.again), "they come back only when the deck is used up"
    after = state._replace(hands=hands)
    assert view(after, Seat.HOME).discards == hands.offence_discards
    assert view(after, Seat.AWAY).discards == hands.defence_discards and view(after, None).discards == ()


def test_cb_11_1_eleven_each_alternately_the_defence_first() -> None:
    assert deal_order(11, 11) == (True, False) * 11
    hands = deal(Script(FULL[:22]), PLAIN)
    assert set(hands.defence) == set(FULL[:22:2]) and set(hands.offence) == set(FULL[1:22:2])
    assert not hands.offence_discards and not hands.defence_discards


def test_cb_11_2_of_more_cards_the_lowest_are_discarded_until_eleven_are_left() -> None:
    rules = Options(offence_cards=12, defence_cards=15)
    assert [dealt_to(rules, (0, 0), 1, Seat.HOME, attacking) for attacking in (True, False)] == [12, 15]
    spades, hearts = FULL[:13], FULL[13:26]
    rest = [*hearts[:10], "QD", "KD"]
    cards = [card for pair in zip(spades[:12], rest, strict=True) for card in pair] + ["KS", "QC", "KC"]
    hands = deal(Script(cards), State(rules, "deal", left=100, situation=down_at(Seat.HOME, 30, 1)))
    assert hands.offence_discards == ("AH",) and len(hands.offence) == 11
    assert hands.defence_discards == ("AS", "2S", "3S", "4S") and len(hands.defence) == 11


def test_cb_11_4_who_gets_more_cards_gets_the_rest_without_a_gap() -> None:
    assert deal_order(11, 14) == (True, False) * 11 + (True,) * 3
    assert deal_order(13, 11) == (True, False) * 11 + (False,) * 2


def test_cb_11_5_among_equal_cards_at_the_cut_the_owner_chooses() -> None:
    kept = ["5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "RJ"]
    assert cut(["AS", "2S", "3S", *kept]) == (("AS", "2S"), (), 0), "the lowest must go"
    assert cut(["AS", "4S", "4H", *kept]) == (("AS",), ("4S", "4H"), 1)
    assert cut(["4S", "4H", "4D", *kept]) == ((), ("4S", "4H", "4D"), 2)
    assert cut(["3S", *kept]) == ((), (), 0), "eleven cards: nothing goes"
    hand, gone = discarded(Script([("4H",)]), Seat.HOME, ("4S", "AS", "4H", *kept))
    assert gone == ("AS", "4H") and "4S" in hand
    with pytest.raises(Refusal, match="CB-11.5"):
        discarded(Script([("5S",)]), Seat.HOME, ("4S", "AS", "4H", *kept))


def test_cb_11_7_each_interval_under_six_is_a_card_for_the_defence() -> None:
    assert {count: hurry_cards(count) for count in range(2, 9)} == {2: 4, 3: 3, 4: 2, 5: 1, 6: 0, 7: 0, 8: 0}
