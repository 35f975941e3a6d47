"""The pro: plays what the solved game says, card for card. On average nobody beats her."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from snapcount.core.equilibrium import solve
from snapcount.core.table import Question
from snapcount.games.dice_football.analysis import decisions, solved
from snapcount.games.dice_football.coaches.outlook import pick
from snapcount.games.dice_football.coaches.veteran import Veteran
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    ChangeDefence,
    ChangePlay,
    ChooseSide,
    DefendTry,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import DEFENCES
from snapcount.games.dice_football.view import View

T = TypeVar("T")
Values = dict[T, float]
LESS = 1e-9
"""What a timeout must be worth at least: rounding is no reason."""


def laid(state: State, question: Question[Any], random: Random) -> Any:
    """One of two secret cards, as often as the best mix has it."""
    rows = solved.cells(state)
    found = solve(list(rows.values()))
    if isinstance(question, CallPlay | CallTry):
        return pick(zip(rows, found.rows, strict=True), random)
    return pick(zip(DEFENCES, found.columns, strict=True), random)


def asked(state: State, question: Question[Any]) -> tuple[Values[Any], bool]:
    """What each answer is worth, and whether to the side that answers; else to the other."""
    if isinstance(question, TakeTimeout):
        return decisions.timeout(state, question), question.event in (21, 23)
    if isinstance(question, ThrowChallenge):
        return decisions.challenge(state, question), question.event != 5
    if isinstance(question, ChangePlay):
        return decisions.change_play(state, question), True
    if isinstance(question, ChangeDefence):
        return decisions.change_defence(state, question), False
    if isinstance(question, KickOff):
        return decisions.kick(state), True
    if isinstance(question, ReturnBall):
        return decisions.catch(state, question), False
    assert isinstance(question, ChooseSide)
    return decisions.side(state), True


def chosen(question: Question[Any], values: Values[Any], ours: bool) -> Any:
    """The best answer; a timeout only for something."""
    if len(values) < 2:
        return next(iter(question.options()))
    worth: Callable[[Any], float] = values.__getitem__
    best = max(values, key=worth) if ours else min(values, key=worth)
    return best if best is not True or abs(values[True] - values[False]) > LESS else False


class Pro:
    """Where the game isn't solved she plays as the veteran does."""

    def __init__(self) -> None:
        self.otherwise = Veteran()

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        state = State(*view[1:])
        open_return = isinstance(question, ReturnBall) and state.overtime is not None
        if open_return or not solved.is_solved(state.options):
            return self.otherwise.answer(view, question, random)
        if isinstance(question, CallPlay | CallDefence | CallTry | DefendTry):
            return laid(state, question, random)
        return chosen(question, *asked(state, question))
