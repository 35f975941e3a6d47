"""Whole games played out by coaches."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.core.sampled import RandomCoach, play_out
from snapcount.core.table import Question
from tests.core.toy import TOY

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
