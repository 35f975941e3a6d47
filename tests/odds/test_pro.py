"""The pro plays the solved game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.table import Question, Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.analysis import decisions, solved
from snapcount.games.dice_football.coaches.pro import Pro
from snapcount.games.dice_football.questions import (
    CALL_IN_RANGE,
    CallPlay,
    Catch,
    ChangePlay,
    ChooseSide,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import Call, Options, Overtime, State
from snapcount.games.dice_football.view import view


def state(**changes: Any) -> State:
    """Third and ten on the 30, two plays left, two points behind: the ledger's 0.643."""
    usual = State(
        Options(), "scrimmage", 2, 2, (18, 20), (2, 1), Situation(Seat.HOME, 70, 3, 80), None, None, ()
    )
    return usual._replace(**changes)


def answer(question: Question[Any], **changes: Any) -> Any:
    return Pro().answer(view(state(**changes), Seat.HOME), question, Random(1))


def test_the_pro_lays_cards_as_often_as_the_best_mix_has_them() -> None:
    mix = Game(RULEBOOK, start=state()).equilibrium().offence
    pro, here = Pro(), view(state(), Seat.HOME)
    laid = Counter(pro.answer(here, CALL_IN_RANGE, Random(seed)) for seed in range(150))
    for card, share in mix.items():
        assert laid[card] / 150 == pytest.approx(share, abs=0.13)
    assert laid[Call.FIELD_GOAL] == 0


def test_a_side_ahead_on_the_last_play_keeps_its_timeouts_and_its_head() -> None:
    assert answer(TakeTimeout(21, Call.RUN, 1), left=1, score=(21, 20)) is False


def test_two_behind_a_better_card_is_worth_a_timeout() -> None:
    """DF-5.10 A long pass into the defence that waits for it, on the last play: the kick is better."""
    question = TakeTimeout(23, Call.RUN, 5)
    assert answer(question, left=1) is True
    assert answer(ChangePlay(True, Call.RUN, 5), left=1) is Call.FIELD_GOAL


def test_a_turnover_is_challenged_where_it_would_lose_the_game() -> None:
    """DF-11.4."""
    assert answer(ThrowChallenge(1, Call.LONG_PASS, 3, (1, 4), 10, 0)) is True


def test_an_onside_kick_is_for_those_who_need_the_ball() -> None:
    """DF-9.7."""
    kicks = {"phase": "kickoff", "situation": KICKOFF[Seat.HOME], "left": 4}
    assert answer(KickOff(True), score=(13, 20), **kicks) == "onside"
    assert answer(KickOff(True), score=(20, 13), **kicks) == "deep"


def test_in_overtime_the_pro_kicks_off_deep() -> None:
    """DF-9.7 There is no other kick."""
    period = {
        "half": 3,
        "left": 16,
        "overtime": Overtime(Seat.AWAY, 1),
        "score": (20, 20),
        "timeouts": (2, 2),
    }
    assert answer(KickOff(False), phase="kickoff", situation=KICKOFF[Seat.HOME], **period) == "deep"


def test_a_kick_that_lands_in_front_of_the_goal_line_is_brought_back() -> None:
    assert (
        answer(ReturnBall("punt", 30, 1), situation=Situation(Seat.AWAY, 20, 4, 30), left=20) is Catch.RETURN
    )
    assert (
        answer(ReturnBall("punt", -10, 1), situation=Situation(Seat.AWAY, 60, 4, 70), left=20)
        is Catch.TOUCHBACK
    )


def test_the_second_half_kickoff_is_worth_more_than_the_first() -> None:
    """DF-A.4 Receiving is worth 0.4996."""
    toss = {"phase": "toss", "half": 1, "left": 48, "score": (0, 0), "timeouts": (3, 3)}
    assert answer(ChooseSide(), **toss) == "kick"


def test_what_an_event_offers_adds_up_to_the_pair_of_cards() -> None:
    """Not to take a timeout is worth the usual play; to be asked never costs anything."""
    here = state(left=20, timeouts=(3, 3))
    for event in (21, 23):
        found = decisions.timeout(here, TakeTimeout(event, Call.RUN, 3))
        assert found[True] > found[False] - 0.1
        assert 0 < found[False] < 1


def test_where_the_game_is_not_solved_the_pro_plays_like_the_veteran() -> None:
    options = Options(plays_per_quarter=12)
    veteran = RULEBOOK.coach("veteran").make()
    here = view(state(options=options, left=10), Seat.HOME)
    for seed in range(5):
        same = veteran.answer(here, CALL_IN_RANGE, Random(seed))
        assert Pro().answer(here, CALL_IN_RANGE, Random(seed)) == same
    assert not solved.is_solved(options)
    assert isinstance(CALL_IN_RANGE, CallPlay)
