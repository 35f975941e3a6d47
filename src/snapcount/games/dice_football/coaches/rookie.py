"""The rookie: legal, quick, friendly, and easy to read."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.dice_football.coaches.manners import by_the_clock
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    Catch,
    ChangeDefence,
    ChangePlay,
    Choice,
    ChooseSide,
    DefendTry,
    Kick,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.state import FIELD_GOAL, PUNT, Call
from snapcount.games.dice_football.tables import DEFENCES
from snapcount.games.dice_football.view import View

Answer = Callable[[View, Any, Random], Any]

PLAYS = (Call.RUN,) * 3 + (Call.SHORT_PASS,) * 3 + (Call.LONG_PASS,) * 2
"""A beginner runs too often."""
GOES_FOR_IT = 2
KICKS_FROM = 72


def call(view: View, question: CallPlay, random: Random) -> Call:
    """By the book of a beginner: kick on fourth down, unless it is short or the clock says otherwise."""
    now = view.situation
    if now.down == 4 or view.left == 1:
        if card := by_the_clock(view):
            return card
        if now.down == 4 and now.line - now.ball > GOES_FOR_IT:
            return FIELD_GOAL if now.ball >= KICKS_FROM else PUNT
    return PLAYS[floor(random.random() * 8)]


def call_again(view: object, question: ChangePlay, random: Random) -> Call:
    """A timeout was spent for it: any other card from scrimmage."""
    others = [card for card in PLAYS if card is not question.call]
    return others[floor(random.random() * len(others))]


def defend_again(view: object, question: ChangeDefence, random: Random) -> int:
    others = [card for card in DEFENCES if card != question.defence]
    return others[floor(random.random() * len(others))]


def spend(view: object, question: TakeTimeout, random: Random) -> bool:
    """Now and then, but not for a kick, which stays a kick."""
    return random.random() < 0.5 and question.call not in (PUNT, FIELD_GOAL)


def defend(view: object, question: Question[int], random: Random) -> int:
    return floor(random.random() * 5) + 1


def perhaps(view: object, question: Question[bool], random: Random) -> bool:
    return random.random() < 0.5


def receive(view: object, question: ReturnBall, random: Random) -> Catch:
    return Catch.RETURN if question.spot >= 0 else Catch.TOUCHBACK


BLIND: dict[type[Question[Any]], Callable[[object, Any, Random], Any]] = {
    CallDefence: defend,
    ChangePlay: call_again,
    ChangeDefence: defend_again,
    TakeTimeout: spend,
    ThrowChallenge: perhaps,
    ReturnBall: receive,
    ChooseSide: lambda view, question, random: Choice.RECEIVE,
    KickOff: lambda view, question, random: Kick.DEEP,
    CallTry: lambda view, question, random: Call.FIELD_GOAL,
    DefendTry: defend,
}
"""Answered from the question alone: a simulation need not build the view."""
ANSWERS: dict[type[Question[Any]], Answer] = {CallPlay: call, **BLIND}


class Rookie:
    """Knows the cards, runs too often, guesses on defence."""

    blind = BLIND

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return ANSWERS[type(question)](view, question, random)
