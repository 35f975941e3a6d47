"""The public face of a game, with the toy game."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core.drivers.odds import Odds
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import verify
from snapcount.core.table import Question, Refusal, Seat
from tests.core.toy import TOY, Call, double, play


def finish(game: Game, seed: int) -> Game:
    random = Random(seed)
    while not game.is_over:
        assert game.question is not None
        game.answer(game.question.sample(random))
    return game


def find(name: str) -> Any:
    assert name == "toy"
    return TOY


def test_a_game_asks_takes_answers_and_ends() -> None:
    game = Game(TOY, seed=7)
    assert isinstance(game.question, Call)
    assert game.seat is Seat.HOME
    assert game.options == ("high", "low")
    finish(game, 1)
    assert game.is_over and game.question is None and sum(game.score) >= 0


def test_sealed_answers_come_in_either_order_and_open_together() -> None:
    one, other = Game(TOY, seed=7), Game(TOY, seed=7)
    one.answer("high", Seat.HOME)
    assert set(one.waiting) == {Seat.AWAY} and not one.events
    one.answer("low", Seat.AWAY)
    other.answer("low", Seat.AWAY)
    other.answer("high", Seat.HOME)
    assert one.events == other.events and one.events


def test_a_bad_answer_is_refused_and_changes_nothing() -> None:
    game = Game(TOY, seed=7)
    before = dump(game)
    with pytest.raises(Refusal, match=r"expected one of high, low\. \[TY-1\]"):
        game.answer("middle")
    with pytest.raises(Refusal):
        game.answer({"a": [1]})
    game.answer("high", Seat.HOME)
    with pytest.raises(Refusal, match="Away must answer first"):
        game.answer("high", Seat.HOME)
    game.undo()
    assert game.waiting.keys() == {Seat.HOME, Seat.AWAY}
    assert dump(game) != before, "the take-back stays in the record"


def test_load_then_save_is_byte_identical_and_every_prefix_resumes() -> None:
    game = Game(TOY, {"rounds": 30}, seed=11)
    random = Random(3)
    for _ in range(20):
        assert game.question is not None
        game.answer(game.question.sample(random))
    game.undo()
    game.undo()
    finish(game, 2)
    text = dump(game)
    again = parse(text.encode(), find)
    assert dump(again) == text
    assert again.score == game.score and again.events == game.events
    lines = text.splitlines(keepends=True)
    for length in range(1, len(lines)):
        resumed = parse("".join(lines[:length]).encode(), find)
        assert resumed.is_over or resumed.question is not None
        assert dump(resumed).startswith("".join(lines[:length]))


def test_a_prefix_without_its_seed_resumes_with_new_dice_that_are_committed_to() -> None:
    game = finish(Game(TOY, {"rounds": 30}), 2)
    lines = dump(game).splitlines(keepends=True)
    prefix = "".join(lines[: len(lines) // 2])
    resumed = finish(parse(prefix.encode(), find), 5)
    text = dump(resumed)
    assert text.startswith(prefix)
    assert text.count('"commitment"') == 2
    assert dump(parse(text.encode(), find)) == text


def test_the_game_at_an_earlier_moment_is_a_game_of_its_own() -> None:
    game = finish(Game(TOY, seed=5), 5)
    answers = [at for at, given in enumerate(game.inputs) if given.kind == "answer"]
    for at in answers:
        earlier = game.at(at)
        assert earlier.question is not None
        assert earlier.inputs == [given._replace(counter=0) for given in game.inputs[:at]]
        assert earlier.events == game.events[: len(earlier.events)]


def test_odds_are_exact_merged_at_rules_and_cut_off_only_very_deep() -> None:
    def never(seat: Seat, question: Question[Any]) -> Any:
        return False

    def always(seat: Seat, question: Question[Any]) -> Any:
        return True

    spread = Odds(never).of(play, TOY.rules.start({"rounds": 3}), after=["high", "low"])
    assert sorted(spread.values()) == [Fraction(1, 2), Fraction(1, 2)]
    drawn = Odds(never).of(play, TOY.rules.start({"rounds": 3}), after=["high", "high"])
    assert sorted(drawn.values()) == [Fraction(1, 3), Fraction(2, 3)]
    doubled = Odds(always).of(double, Seat.HOME, 1)
    assert sum(doubled.values()) == 1 and doubled[0] > Fraction(999, 1000)
    inside = Odds(never).of(play, TOY.rules.start({"rounds": 3}), after=["high", "high", (1,), "red", True])
    assert set(inside.values()) == {Fraction(1, 2)}


def test_a_resigned_game_is_a_whole_record_that_can_be_verified() -> None:
    game = Game(TOY, {"rounds": 30})
    game.answer("high", Seat.HOME)
    game.answer("low", Seat.AWAY)
    game.resigned = Seat.AWAY
    text = dump(game)
    again = parse(text.encode(), find)
    assert again.resigned is Seat.AWAY and dump(again) == text
    assert verify(text.encode(), find) is None
    with pytest.raises(BadRecord, match="not over here"):
        parse(text.replace(',"resigned":"away"', "").encode(), find)
    with pytest.raises(BadRecord, match="home or away"):
        parse(text.replace('"resigned":"away"', '"resigned":"nobody"').encode(), find)


def test_nothing_is_thrown_before_each_awaited_seat_has_added_its_part() -> None:
    game = Game(TOY, {"rounds": 1}, seed=5, contributions=(None, None))
    game.answer("high", Seat.HOME)
    game.answer("low", Seat.AWAY)
    assert not game.waiting and not game.is_over, "the calls are in, the die waits"
    with pytest.raises(Refusal, match="the dice wait"):
        game.answer("high", Seat.HOME)
    game.contribute(Seat.AWAY, "a")
    assert not game.waiting and game.dice.counter == 0
    with pytest.raises(Refusal, match="already"):
        game.contribute(Seat.AWAY, "b")
    game.contribute(Seat.HOME, "h")
    assert game.dice.counter == 1
    while not game.is_over:
        game.answer(False)
    assert verify(dump(game).encode(), find) is None
    assert json.loads(dump(game).splitlines()[0])["contributions"] == ["h", "a"]


def test_a_seat_may_add_its_part_while_something_is_asked() -> None:
    game = Game(TOY, {"rounds": 1}, seed=5, contributions=(None, ""))
    asked = dict(game.waiting)
    assert asked
    game.contribute(Seat.HOME, "h")
    assert game.waiting == asked and game.dice.counter == 0


def test_a_seat_may_be_named_and_what_is_no_seat_sees_nothing() -> None:
    game = snapcount.new("card_bowl", length="quick", seed=3)
    assert game.view("home") == game.view(snapcount.HOME) != game.view("away")
    assert game.seen("away") == game.seen(snapcount.AWAY)
    wrong: Any
    for wrong in ("left", "HOME ", 2):
        for look in (game.view, game.seen, game.advice, game.points_expected):
            with pytest.raises(snapcount.Refusal, match="There is no seat .*: expected home or away"):
                look(wrong)
    asked = game.seat
    assert asked is not None
    game.answer(game.options[0], asked.name.lower())
    with pytest.raises(snapcount.Refusal, match="There is no seat"):
        game.answer("anything", "middle")


@pytest.mark.parametrize("names", [("Reds",), "AB", ("Reds", 7), ("A", "B", "C")])
def test_names_are_two_texts(names: Any) -> None:
    with pytest.raises(snapcount.Refusal, match="Names are two texts"):
        snapcount.new("dice_football", names=names)
    with pytest.raises(snapcount.Refusal, match="Names are two texts"):
        snapcount.play_out("dice_football", "rookie", "rookie", seed=1, names=names)
    assert snapcount.new("dice_football", names=("Reds", "Blues")).names == ("Reds", "Blues")
