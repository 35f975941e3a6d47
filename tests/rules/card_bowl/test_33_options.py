"""Chapter 33: options agreed before the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core.drivers.sampled import RandomCoach
from snapcount.core.drivers.script import Script
from snapcount.core.examples import BadExample
from snapcount.core.rulebook import Value
from snapcount.core.table import Question, Refusal, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import SINGLE
from snapcount.games.card_bowl.rules.clock import in_window
from snapcount.games.card_bowl.rules.course import stock_phase
from snapcount.games.card_bowl.rules.lineup.deal import deal, dealt_to
from snapcount.games.card_bowl.rules.options import FOOTBALL_DEAL
from snapcount.games.card_bowl.state import Options, State
from snapcount.games.card_bowl.tables import OPTIONS
from snapcount.games.card_bowl.view import View
from tests.rules.card_bowl.bowl import RUN, down_at, kick, scrimmage

DEALT = ("offence_cards", "defence_cards")
"""Measured rather than taken from the table: docs/guide/card-bowl.md."""

PRINTED: dict[str, Value] = {"offence_cards": 12, "defence_cards": 14}


def test_cb_33_1_the_defaults_are_those_of_the_table_but_for_the_deal() -> None:
    offence, defence = FOOTBALL_DEAL
    start = RULEBOOK.rules.start(RULEBOOK.settle({}))
    assert start.options == Options(offence_cards=offence, defence_cards=defence)
    assert (start.phase, start.left) == ("toss", 180)
    printed = RULEBOOK.rules.start(RULEBOOK.settle(PRINTED))
    assert printed.options == Options()
    known = {option.name: option for option in RULEBOOK.rules.options}
    for row in OPTIONS["options"]:
        if row["name"] in known and row["default"] is not None and row["name"] not in DEALT:
            assert known[row["name"]].default == row["default"], row["name"]
    assert known["timing"].choices == ("simple1", "simple2", "complex") and known["jokers"].choices == (2, 1)


def test_cb_33_4_a_handicap_gives_one_player_more_cards_on_both_sides_of_the_ball() -> None:
    options = RULEBOOK.rules.start(RULEBOOK.settle({"handicap_away": 1, **PRINTED})).options
    assert (
        dealt_to(options, (0, 0), 1, Seat.AWAY, True),
        dealt_to(options, (0, 0), 1, Seat.AWAY, False),
    ) == (
        13,
        15,
    )
    assert (
        dealt_to(options, (0, 0), 1, Seat.HOME, True),
        dealt_to(options, (0, 0), 1, Seat.HOME, False),
    ) == (
        12,
        14,
    )


def test_cb_33_5_and_cb_33_7_both_split_their_stock_unseen_before_the_toss() -> None:
    start = RULEBOOK.rules.start(RULEBOOK.settle({"extra_card_stock": 2, **PRINTED}))
    assert start.phase == "stock"
    table = Script([2, 0])
    after = stock_phase(table, start)
    assert (after.stock, after.phase) == ((2, 0), "toss")
    assert table.events[-1].facts == {"home": 2, "away": 0} and table.events[-1].to is None
    assert dealt_to(after.options, after.stock, 1, Seat.HOME, True) == 14
    assert dealt_to(after.options, after.stock, 1, Seat.AWAY, False) == 15, "never more than 15"
    with pytest.raises(Refusal):
        stock_phase(Script([3, 0]), start)


def test_cb_33_6_at_most_fifteen_and_at_least_twenty_left_in_the_deck() -> None:
    options = Options(offence_cards=15, defence_cards=15, handicap=(4, 4), single=True)
    assert dealt_to(options, (0, 0), 1, Seat.HOME, True) == 15
    cards = list(SINGLE)
    state = State(options, "deal", left=100, hurry=4, situation=down_at(Seat.HOME, 30, 1))
    hands = deal(LowFirst(cards), state)
    assert len(hands.pile.deck) == 20, "one hurry-up card fewer"
    with pytest.raises(Refusal, match="deal_by_quarter"):
        RULEBOOK.settle({"deal_by_quarter": "13,16,14,12"})


class LowFirst(Script):
    """Deals the cards in order and discards the first that is offered."""

    def ask(self, seat, question):  # type: ignore[no-untyped-def]
        return next(iter(question.options()))


def test_cb_33_2_and_cb_33_3_with_one_joker_nobody_fouls_and_a_held_snap_goes_on() -> None:
    one: dict[str, Any] = {"single_joker": True}
    run = [(32, "O", RUN), (38, "D", "MLB")]
    on = scrimmage("RJ 9S 6C 3D 8S AH", run, **one)
    assert (on["event"], on["O"]) == ("ball", 47), "with two Jokers this is a false start"
    assert scrimmage("RJ 9S")["event"] == "replay"
    assert scrimmage("RJ 2S 9S 3D", **one)["fumble_at"] == 28, "a low card still fumbles the snap"
    with pytest.raises(BadExample, match="BJ was drawn"):
        kick("kickoff", "BJ", **one)
    assert "BJ" not in SINGLE and len(SINGLE) == 53


# The simple level


class Watching(RandomCoach):
    """Any legal answer; every question is noted with what was seen."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, Question[Any]]] = []

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        self.asked.append((view, question))
        return super().answer(view, question, random)


def asked_at(level: str) -> list[tuple[View, Question[Any]]]:
    found: list[tuple[View, Question[Any]]] = []
    for seed in range(4):
        home, away = Watching(), Watching()
        snapcount.play_out("card_bowl", home, away, seed=seed, intervals_per_quarter=60, level=level)
        found += [*home.asked, *away.asked]
    return found


def left_out(view: View, question: Question[Any]) -> bool:
    """Whether the simple level has its usual answer to this."""
    late = in_window(view.options, view.quarter, view.left)
    return (
        isinstance(question, q.Discard | q.ExchangeJoker | q.Motion | q.Adjust | q.MoveOneBack)
        or (isinstance(question, q.TakeTimeout | q.RunOff) and not late)
        or (isinstance(question, q.MoveBacks) and question.second)
        or (isinstance(question, q.DefenceTurn) and question.number == 1)
        or (isinstance(question, q.ShotgunBacks) and not question.hot)
        or (isinstance(question, q.LeaveOut) and question.ball + question.offence - question.defence < 100)
    )


def test_cb_33_8_the_simple_level_asks_nothing_that_rarely_matters_and_everything_else() -> None:
    full, simple = asked_at("full"), asked_at("simple")
    gone = {type(question) for view, question in full if left_out(view, question)}
    assert gone >= {q.Discard, q.ExchangeJoker, q.Motion, q.MoveOneBack, q.RunOff, q.TakeTimeout, q.MoveBacks}
    assert gone >= {q.DefenceTurn, q.ShotgunBacks, q.LeaveOut}
    assert not [type(question) for view, question in simple if left_out(view, question)]
    here = {type(question) for _, question in simple}
    assert here >= {q.CallPlay, q.SetOffence, q.SetDefence, q.BlockingPattern, q.MoveBacks, q.DefenceTurn}
    assert here >= {q.Execute, q.BlockOrRelease, q.RunOff, q.TakeTimeout}


def test_cb_33_8_of_equal_cards_the_first_go_and_the_red_joker_is_kept() -> None:
    options = Options(offence_cards=12, defence_cards=12, simple=True)
    state = State(options, "deal", situation=down_at(Seat.HOME, 30))
    mine = ("KS", "KH", "KD", "KC", "QS", "QH", "QD", "QC", "JS", "JH", "2D", "2C")
    theirs = ("RJ", "10S", "10H", "10D", "10C", "9S", "9H", "9D", "9C", "8S", "8H", "3D")
    dealt = [card for pair in zip(theirs, mine, strict=True) for card in pair]
    hands = deal(Script(dealt), state)
    assert hands.offence_discards in {("2D",), ("2C",)} and "RJ" in hands.defence and not hands.exchanged
