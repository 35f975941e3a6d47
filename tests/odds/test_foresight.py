"""`game.odds()` and `game.equilibrium()` as somebody at a prompt uses them."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core import foresight, sealed
from snapcount.core.game import Game
from snapcount.core.table import Refusal, Seat
from snapcount.football.play_odds import PlayOdds
from snapcount.games import GAMES, find
from snapcount.games.dice_football.coaches.odds import plainly_played
from snapcount.games.dice_football.questions import CallPlay
from snapcount.games.dice_football.state import Call
from tests.rules.dice_football.scripted import at, kicking


def until(game: Game, kind: str) -> Game:
    """Played by rookies to the first question of that name."""
    random, coach = Random(1), game.rulebook.coaches.levels[0].make()
    while not any(type(question).__name__ == kind for question in game.waiting.values()):
        for seat in sorted(game.waiting):
            if seat in game.waiting:
                game.answer(coach.answer(game.view(seat), game.waiting[seat], random), seat)
    return game


def in_a_notebook(shown: Any) -> str:
    return str(shown._repr_html_())


def snap(**state: Any) -> Game:
    return Game(find("dice_football"), start=at(**state), seed=1)


def test_odds_of_a_call_pair_take_plain_values_either_way_round() -> None:
    game = snap(ball=30)
    odds = game.odds("run", 3)
    assert isinstance(odds, PlayOdds) and sum(odds.values()) == 1
    assert odds == game.odds(3, "run") == game.odds(Call.RUN, 3)


def test_odds_say_gain_first_down_score_and_turnover() -> None:
    odds = snap(ball=96, down=4, line=100).odds("run", 5, policy=plainly_played)
    assert 0 < odds.first_down < Fraction(1, 20)  # by a foul only
    assert odds.score == odds.gains[4] and odds.turnover > 0 and odds.scored_on == 0
    assert odds.chance(lambda after: True) == 1
    assert min(odds.gains) < 0 < odds.mean < 4
    assert "first down" in repr(odds) and "<table>" in in_a_notebook(odds)


def test_before_a_down_there_is_nothing_to_gain_or_to_turn_over() -> None:
    """DF-9.7: a deep kickoff gives the ball away by rule, an onside kick keeps it once in six."""
    game = snapcount.new("dice_football", seed=7)
    game.answer("receive")
    deep, onside = game.odds("deep"), game.odds("onside")
    assert deep.turnover == onside.turnover == deep.first_down == onside.first_down == 0
    assert deep.keeps == 0 and onside.keeps == Fraction(1, 6)
    assert "keeps the ball 16.67%" in repr(onside) and "mean gain" not in repr(onside)


def test_what_is_left_open_the_policy_answers() -> None:
    game = snap(ball=30)
    assert sum(game.odds().values()) == 1
    never = game.odds("long_pass", 3, policy=lambda seat, question: plainly_played(seat, question))
    assert never != game.odds("long_pass", 3)


def test_an_answer_that_is_sealed_already_counts_whoever_sealed_first() -> None:
    for seat, answer, open_answer in ((Seat.HOME, "run", 3), (Seat.AWAY, 3, "run")):
        game = snap(ball=30)
        both = game.odds("run", 3)
        game.answer(answer, seat)
        assert game.odds(open_answer) == both


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (("dance", 3), "isn't an answer to the question"),
        (("run", 6), "6 is not possible here"),
        (("punt", 3, "touchback", "touchback"), "Nothing is asked that touchback"),
    ],
)
def test_bad_answers_get_a_sentence(answers: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        snap(ball=30, timeouts=(0, 0)).odds(*answers)


def test_an_answer_for_later_in_the_play_waits_for_its_question() -> None:
    punt = snap(ball=50, timeouts=(0, 0)).odds("punt", 3, "touchback")
    ((after, chance),) = punt.items()
    assert chance == 1 and after.situation[:2] == (Seat.AWAY, 20)


def test_a_game_that_is_over_has_no_odds() -> None:
    game = snapcount.new("dice_football", seed=1)
    over = Game(game.rulebook, start=game.state._replace(phase="over", half=2, left=0, score=(7, 3)), seed=1)
    with pytest.raises(Refusal, match="The game is over"):
        over.odds()
    with pytest.raises(Refusal, match="no equilibrium"):
        over.equilibrium()


def test_df_5_1_the_equilibrium_of_a_snap_is_there_for_both_seats() -> None:
    game = snap(ball=70, down=3, line=80)
    mixes = game.equilibrium()
    assert isinstance(game.waiting[Seat.HOME], CallPlay)
    assert mixes.offence.keys() == set(game.waiting[Seat.HOME].options())
    assert mixes.defence.keys() == set(game.waiting[Seat.AWAY].options())
    for mix in (mixes.offence, mixes.defence):
        assert abs(sum(mix.values()) - 1) < 1e-9 and min(mix.values()) > -1e-9
    game.answer("run", Seat.HOME)
    assert game.equilibrium() == mixes
    assert "offence" in str(mixes) and "<table>" in in_a_notebook(mixes)


def test_nothing_is_mixed_less_often_than_never() -> None:
    """Floats leave dust behind, on either side of nought."""
    assert foresight.rounded({"run": 1.0, "punt": -7e-15, "long_pass": 2e-16}) == {
        "run": 1.0,
        "punt": 0.0,
        "long_pass": 0.0,
    }
    game = until(snapcount.new("dice_football", seed=7), "CallTry")
    assert min(game.equilibrium().offence.values()) == 0


def test_df_13_8_the_equilibrium_of_a_try_mixes_run_and_short_pass() -> None:
    """Two points behind with one play left, so that only two will do."""
    late = kicking(phase="try", half=2, left=1, score=(18, 20), opening_kicker=None)
    game = Game(find("dice_football"), start=late, seed=1)
    mixes = game.equilibrium()
    assert mixes.offence[Call.RUN] == pytest.approx(3 / 13, abs=1e-4)
    assert mixes.defence[5] == pytest.approx(11 / 13, abs=1e-4)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_cp_3_3_canadian_pro_has_odds_and_an_equilibrium(mode: str) -> None:
    game = until(snapcount.new("canadian_pro", mode=mode, seed=3), "CallPlay")
    mixes = game.equilibrium()
    assert mixes.offence.keys() <= set(game.options) and abs(sum(mixes.offence.values()) - 1) < 1e-9
    call = max(mixes.offence, key=lambda answer: mixes.offence[answer])
    odds = game.odds(call, max(mixes.defence, key=lambda answer: mixes.defence[answer]))
    assert sum(odds.values()) == 1 and odds.mean > 0 and len(odds.gains) > 3
    game.answer(call)
    assert game.equilibrium() == mixes


def loose_ball() -> Game:
    """A Card Bowl game at the moment when both declare how they go for a loose ball."""
    game = snapcount.new("card_bowl", length="quick", seed=3)
    coach, thoughts = game.rulebook.coach("rookie").make(), Random(3)
    while len(game.waiting) < 2:
        assert game.seat is not None and game.question is not None
        game.answer(coach.answer(game.view(game.seat), game.question, thoughts))
    return game


def test_cb_29_8_a_loose_ball_has_an_equilibrium_that_tells_nothing_of_the_sealed_answer() -> None:
    """CB-29.7 At midfield who is surer of the ball wins oftener: both fall on it, whatever the other does."""
    game = loose_ball()
    before = len(game.inputs)
    mixes = game.equilibrium()
    assert mixes.offence == {2: 1, 1: 0, 0: 0, -1: 0, -2: 0} == mixes.defence
    assert 0 < mixes.value < float(game.win_chance()) and "played on by two veterans" in mixes.unit
    game.answer(-2, Seat.HOME)
    assert game.equilibrium() == mixes
    assert len(game.inputs) == before + 1, "the game itself doesn't go on"
    game.answer(0, Seat.AWAY)
    assert len(game.waiting) < 2


def test_cb_29_9_who_scoops_runs_farther_and_gets_the_ball_less_often() -> None:
    matrix = sealed.weighed(loose_ball(), lambda seat, question: next(iter(question.options())))
    assert matrix is not None and matrix.home == matrix.away == [2, 1, 0, -1, -2]
    assert all(row == sorted(row) for row in matrix.chances), "the more away scoops, the better for home"
    columns = list(zip(*matrix.chances, strict=True))
    assert all(list(column) == sorted(column, reverse=True) for column in columns)


def test_cb_33_7_a_split_of_extra_cards_has_none_and_says_why() -> None:
    with pytest.raises(Refusal, match="Nothing was measured with extra_card_stock = 4"):
        snapcount.new("card_bowl", extra_card_stock=4, seed=1).equilibrium()


def test_nobody_mixes_where_nothing_is_sealed() -> None:
    for name in GAMES:
        game = Game(find(name), seed=1)
        with pytest.raises(Refusal, match="no equilibrium"):
            game.equilibrium()


@pytest.mark.parametrize(("name", "kind"), [("card_bowl", "CallPlay"), ("scrimmage", "Move")])
def test_inside_a_play_the_odds_say_that_it_goes_on(name: str, kind: str) -> None:
    odds = until(snapcount.new(name, seed=3), kind).odds()
    assert isinstance(odds, PlayOdds) and sum(odds.values()) == 1
    assert odds.goes_on == 1 and "the play goes on" in repr(odds) and len(repr(odds)) < 100
    assert odds.gains == {} and odds.mean == 0


def test_os_4_8_a_kneel_ends_the_play_a_yard_back() -> None:
    game = until(snapcount.new("out_of_sight", seed=3), "DeclarePlay")
    odds = game.odds("kneel")
    assert odds.goes_on == 0 and odds.gains == {-1.0: 1}


def test_more_ways_than_can_be_counted_are_said_in_a_sentence() -> None:
    """Card Bowl's deck: without a limit it would never end."""
    game = until(snapcount.new("card_bowl", seed=7), "ChooseKick")
    with pytest.raises(Refusal, match="more than 100,000 ways: too many for exact odds"):
        game.odds()
