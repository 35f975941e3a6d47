"""Coaches for games side by side: one that plays the book, and one that is told what his answers cost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from benchmarks.pro.moments import Best, Snap, snap_of
from snapcount.core.drivers.sampled import Coach
from snapcount.core.equilibrium import solve
from snapcount.core.table import Question
from snapcount.games.dice_football.analysis import solved
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.coaches.outlook import pick
from snapcount.games.dice_football.coaches.pro import Pro, asked, chosen
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    DefendTry,
    ReturnBall,
)
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, SCRIMMAGE
from snapcount.games.dice_football.view import View

CARDS = (CallPlay, CallDefence, CallTry, DefendTry)
TRIES = (*SCRIMMAGE, Call.FIELD_GOAL)


class Book:
    """What is known of this moment: snaps that were worked out together, the rest when it is asked for."""

    def __init__(self) -> None:
        self.snaps: dict[Snap, Best] = {}
        self.known: dict[Any, Any] = {}

    def forget(self) -> None:
        self.snaps, self.known = {}, {}

    def once(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self.known:
            self.known[key] = make()
        return self.known[key]

    def cards(self, state: State) -> Best:
        snap = snap_of(state)
        if state.phase != "try" and snap in self.snaps:
            return self.snaps[snap]
        key = (state.phase, snap if state.phase != "try" else snap.lane)
        return self.once(key, lambda: best(state))  # type: ignore[no-any-return]

    def answers(self, state: State, question: Question[Any]) -> tuple[dict[Any, float], bool]:
        """What each answer is worth, and whether to who answers."""
        key = (type(question), question, snap_of(state))
        return self.once(key, lambda: asked(state, question))  # type: ignore[no-any-return]


def best(state: State) -> Best:
    cells = list(solved.cells(state).values())
    found = solve(cells)
    return Best(np.array(cells), found.value, np.array(found.rows), np.array(found.columns))


def calls(state: State) -> tuple[Call, ...]:
    return TRIES if state.phase == "try" else ball_at(state.situation.ball).calls


def is_open(state: State, question: Question[Any]) -> bool:
    """A return in overtime: the book doesn't tell its answers apart."""
    return isinstance(question, ReturnBall) and state.overtime is not None


class BookPro:
    """Answers as the pro does, from a book that several games share."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.pro = Pro()

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        state = State(*view[1:])
        if is_open(state, question):
            return self.pro.answer(view, question, random)
        if isinstance(question, CARDS):
            cards = self.book.cards(state)
            if isinstance(question, CallPlay | CallTry):
                return pick(zip(calls(state), cards.offence.tolist(), strict=True), random)
            return pick(zip(DEFENCES, cards.defence.tolist(), strict=True), random)
        return chosen(question, *self.book.answers(state, question))


class Judged:
    """A coach whose answers are weighed: what each gives away against best play, in win chance."""

    def __init__(self, coach: Coach, book: Book) -> None:
        self.coach = coach
        self.book = book
        self.lost = 0.0

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        answer = self.coach.answer(view, question, random)
        state = State(*view[1:])
        if isinstance(question, CARDS):
            self.lost += self.card(state, question, answer)
        elif not is_open(state, question):
            values, ours = self.book.answers(state, question)
            if len(values) > 1:
                best = (max if ours else min)(values.values())
                self.lost += abs(best - values[answer])
        return answer

    def card(self, state: State, question: Question[Any], answer: Any) -> float:
        cells, value, offence, defence = self.book.cards(state)
        if isinstance(question, CallPlay | CallTry):
            return float(value - cells[calls(state).index(answer)] @ defence)
        return float(offence @ cells[:, DEFENCES.index(answer)] - value)
