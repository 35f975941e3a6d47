"""Whole games played out by coaches."""

from __future__ import annotations

from copy import copy
from dataclasses import FrozenInstanceError, dataclass, replace
from random import Random
from typing import Any, NamedTuple

import pytest

from snapcount.core.data.quick import quick, quickly_asked
from snapcount.core.drivers.recorded import Recorded
from snapcount.core.drivers.sampled import RandomCoach, Sampled, play_out
from snapcount.core.table import Question
from tests.core.toy import TOY, Call, Double

COACHES = (RandomCoach(), RandomCoach())


class Always:
    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return next(iter(question.options()))


def test_the_same_seed_is_the_same_game_whether_anybody_listens() -> None:
    quiet = play_out(TOY, {"rounds": 30}, COACHES, 5)
    heard = play_out(TOY, {"rounds": 30}, COACHES, 5, listen=True)
    assert quiet.state == heard.state and quiet.plays == heard.plays == 30
    assert not quiet.events and not quiet.inputs
    assert heard.events and heard.inputs
    assert play_out(TOY, {"rounds": 30}, COACHES, 6).state != quiet.state


def test_another_coach_meets_the_same_dice() -> None:
    def first_die(coaches: Any) -> Any:
        inputs = play_out(TOY, {}, coaches, 9, listen=True).inputs
        return next(given.value for given in inputs if given.kind == "roll")

    assert first_die(COACHES) == first_die((Always(), Always()))


class Blind:
    """Names a question that it answers without a look, and keeps what it was shown at each."""

    blind = frozenset((Call,))

    def __init__(self) -> None:
        self.shown: list[tuple[type, bool]] = []

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        self.shown.append((type(question), view is not None))
        return question.sample(random)


def test_a_coach_that_does_not_look_is_shown_nothing_and_plays_the_same_game() -> None:
    coach = Blind()
    blind = play_out(TOY, {"rounds": 30}, (coach, coach), 5)
    assert set(coach.shown) == {(Call, False), (Double, True)}
    assert blind.state == play_out(TOY, {"rounds": 30}, COACHES, 5).state


def test_cards_are_dealt_as_they_are_drawn() -> None:
    deck = tuple("ABCDEFGH")
    quiet = Sampled(Random(3), COACHES, TOY.rules.view)
    heard = Recorded(Sampled(Random(3), COACHES, TOY.rules.view))
    cards, left = quiet.deal(deck, 5)
    assert (cards, left) == heard.deal(deck, 5)
    assert quiet.draw_out(left) == heard.draw_out(left)
    assert [given.value for given in heard.inputs[:5]] == cards and len(heard.inputs) == 6
    assert sorted((*cards, *left)) == list(deck) and list(left) == sorted(left)


def test_a_quick_copy_is_the_same_copy() -> None:
    @quick
    class Swift(NamedTuple):
        one: int
        other: str = "b"

    assert Swift(1)._replace(other="c") == (1, "c")
    assert Swift(1)._replace() == Swift(1) and type(Swift(1)._replace(one=2)) is Swift
    with pytest.raises(KeyError, match="third"):
        Swift(1)._replace(**{"third": 3})  # type: ignore[arg-type]


def test_a_question_that_is_quickly_asked_is_the_same_question() -> None:
    @dataclass(frozen=True, slots=True)
    class Slow(Question[int]):
        most: int
        least: int = 0

        def options(self) -> range:
            return range(self.least, self.most)

    slow = Slow(3)
    quickly_asked(Slow)
    assert Slow(3) == slow == Slow(most=3, least=0) != Slow(3, 1) and hash(Slow(3)) == hash(slow)
    assert replace(slow, least=1) == Slow(3, 1) and copy(slow) == slow
    with pytest.raises(FrozenInstanceError):
        Slow(3).most = 4  # type: ignore[misc]
    with pytest.raises(TypeError, match="most"):
        Slow()  # type: ignore[call-arg]
