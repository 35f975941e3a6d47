"""What a person is shown of the table: the text board within a turn, both sides of a penalty, who blocks downfield."""

from __future__ import annotations

import pytest

import snapcount
from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Pending, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.fouls import chosen
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.show.explained import explain
from snapcount.games.card_bowl.show.labels import label
from snapcount.games.card_bowl.show.log import event
from snapcount.games.card_bowl.show.words import prompt
from snapcount.games.card_bowl.state import Foul, Result
from tests.rules.card_bowl.bowl import RUN, follows, watched

NAMES = ("Red", "Blue")
HELD = Foul("SACK-HOLD", 10, Seat.HOME, False, "holding", "previous")


def test_cb_32_18_the_usual_run_off_is_listed_first_and_nothing_is_missing() -> None:
    options = q.RunOff(100).options()
    assert options[0] == 7 and sorted(options) == list(range(2, 9))


@pytest.mark.parametrize(("points", "said"), [(2, "the try is good for 2"), (0, "the try has failed")])
def test_cb_9_10_a_foul_on_a_try_shows_whether_the_try_was_good(points: int, said: str) -> None:
    again = Result("retry", Seat.HOME, 88, next=follows("retry", Seat.HOME, 88))
    stands = Result("try", Seat.HOME, points=points, next=follows("kickoff", Seat.HOME, 30))
    with pytest.raises(Pending) as asking:
        chosen(Script([]), HELD, ("accept", "decline"), (again, stands))
    question = asking.value.questions[Seat.AWAY]
    assert label(question, "accept") == "Accept: they try again from 12 yards"
    assert label(question, "decline") == f"Decline: {said}, they kick from their 30"


def test_cb_30_15_a_foul_on_a_score_shows_the_score() -> None:
    question = q.TakePenalty(
        HELD,
        ("accept", "decline"),
        (follows("scrimmage", Seat.HOME, 40, 2, 20), follows("try", Seat.HOME, 98)),
        ("penalty", "TD"),
        (0, 6),
    )
    assert label(question, "accept") == "Accept: they have 2nd and 20 at their 40"
    assert label(question, "decline") == "Decline: touchdown, they try from 2 yards"


def test_cb_19_9_nobody_is_asked_to_wait_where_there_is_nothing_to_wait_for() -> None:
    field = snapcount.new("card_bowl", seed=1)
    while not isinstance(field.question, q.Execute):
        field.answer(field.options[0])
    asked = field.question
    last = q.Execute(asked.field, "start", asked.hot, asked.automatic, asked.pressure, False)
    assert RULEBOOK.face.words.prompt(asked, NAMES).endswith("or wait?")
    assert "nothing to wait for" in RULEBOOK.face.words.prompt(last, NAMES)


def test_cb_28_12_a_downfield_block_is_told_with_the_blockers_card() -> None:
    block = [(32, "O", RUN), (38, "D", "MLB"), (43, "D", ["OLB-R"]), (44, "O", {"WRR1": "OLB-R"})]
    (told,) = [
        one for one in watched("2H QC 3D 9S AH 8S 2D", block).events if one.what == "blocked_downfield"
    ]
    (shown,) = told.facts["cards"]
    line = RULEBOOK.face.words.event(told, NAMES)
    assert shown[0] == "WRR1" and shown[1]
    assert line.startswith("Red blocks downfield: right wide receiver ")
    assert line.endswith(" on right outside linebacker.") and any(suit in line for suit in "♠♥♦♣")


def test_cb_37_1_the_text_board_shows_where_cards_stand_within_a_turn() -> None:
    game = snapcount.new("card_bowl", seed=5)
    while not isinstance(game.question, q.DefenceTurn):
        game.answer(game.options[0])
    move = Turn((Move("MLB", "line", "F2"),), False)
    before = str(game)
    game.answer(move)
    assert isinstance(game.question, q.DefenceTurn), "the turn goes on"
    assert "MLB" in before.split("\nF1 ")[0] and "MLB" not in str(game).split("\nF1 ")[0].split("CB1")[0]
    assert "MLB" in next(line for line in str(game).split("\n") if line.startswith("F2  "))


def test_cb_11_9_the_hand_is_on_the_text_board_when_its_joker_is_asked_about() -> None:
    hand = ("RJ", "KS", "2D")
    view = RULEBOOK.rules.view(RULEBOOK.rules.start(RULEBOOK.settle({})), Seat.HOME)
    assert "Red Joker, K♠, 2♦" in RULEBOOK.face.board(
        RULEBOOK.face.during(view, q.ExchangeJoker(hand)), NAMES
    )


def test_cb_5_1_the_ball_lies_on_the_field_at_a_kickoff() -> None:
    game = snapcount.new("card_bowl", seed=5)
    assert RULEBOOK.face.scoreboard(game.view(None), NAMES).ball is None, "not before the toss"
    while not isinstance(game.question, q.ChooseKick):
        game.answer(game.options[0])
    assert RULEBOOK.face.scoreboard(game.view(None), NAMES).ball in (30, 70)
    assert ">" in str(game) or "<" in str(game)


def test_cb_7_29_a_bounce_says_where_the_ball_would_lie_to_those_who_kicked() -> None:
    back = q.DownBackward(5, "10S", "KS")
    assert [explain(back, option) for option in ("apply", "no")] == [
        "The ball is dead at their 8.",
        "The ball is dead at their 18.",
    ]
    assert label(back, "no") == "Let it roll"
    on = q.DownForward(4, "JS", "5S")
    assert [explain(on, off) for off in (0, 1, 2)] == [
        "It reaches the end zone: their ball at the 20.",
        "It reaches the end zone: their ball at the 20.",
        "The ball is dead at their 1.",
    ]
    assert prompt(q.DownForward(58, "JS", "5S"), NAMES).startswith("It bounces 5 forward from your 42.")


def test_cb_4_15_an_interception_in_the_end_zone_is_told_without_a_word_too_many() -> None:
    deep = Event("CB-4.15", "intercepted", {"seat": Seat.HOME, "spot": -4})
    assert event(deep, NAMES) == "Red intercepts 4 yards deep in the Red end zone!"
