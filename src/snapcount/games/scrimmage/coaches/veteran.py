"""The veteran: a book of plays on offence, a net around the ball on defence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.scrimmage.coaches.align import place_defence, shift
from snapcount.games.scrimmage.coaches.playbook import called, choose
from snapcount.games.scrimmage.coaches.rookie import ANSWERS as ROOKIE
from snapcount.games.scrimmage.coaches.rookie import Rookie, line_up
from snapcount.games.scrimmage.coaches.situation import kick_or_play, situation
from snapcount.games.scrimmage.coaches.throws import pass_choice, short_choice, target_hexes, thrown_now
from snapcount.games.scrimmage.coaches.veteran_defence import defend
from snapcount.games.scrimmage.coaches.veteran_offence import attack
from snapcount.games.scrimmage.questions.kicks import KickOrPlay
from snapcount.games.scrimmage.questions.listed import (
    CommitPass,
    LongPass,
    Markers,
    NameTarget,
    PlaceBall,
    SelectMarkers,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.state import State


def move(view: State, question: Move, random: Random) -> Any:
    play = question.play
    if play.turn == "pre":
        return line_up(play, called(view, play).formation) if play.phase[0] == "O" else shift(play)
    plan = attack(play, called(view, play)) if play.phase[0] == "O" else defend(play)
    if plan_problem(play, plan) is None:
        return plan
    return question.sample(random)


def place(view: State, question: Place, random: Random) -> Any:
    """The defence's front by what is to gain; the offence's men, and their places if they line up at once."""
    if question.side == "O":
        layout = question.formation(random.choice(("pro_set_right", "pro_set_left", "wide_pro_set")))
    else:
        layout = place_defence(view.play, question, situation(view), random)
    return layout if question.problem(layout) is None else next(iter(question.options()))


def select(view: State, question: SelectMarkers, random: Random) -> Markers:
    """Chosen once and kept: by the situation, or for the defence half and half."""
    if question.now.line:
        return question.now
    return random.choice(question.options()) if question.side == "D" else choose(view, random)


def name_target(view: State, question: NameTarget, random: Random) -> int:
    return next(
        hex for hex in target_hexes(question.play, called(view, question.play)) if hex != question.first
    )


def commit(view: State, question: CommitPass, random: Random) -> str:
    return pass_choice(question.play, question.options(), called(view, question.play))


ANSWERS: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {
    **ROOKIE,
    PlaceBall: lambda view, question, random: random.choice(question.options()),
    Place: place,
    SelectMarkers: select,
    Move: move,
    NameTarget: name_target,
    CommitPass: commit,
    KickOrPlay: lambda view, question, random: kick_or_play(situation(view), question),
    ShortPass: lambda view, question, random: short_choice(question.play),
    LongPass: lambda view, question, random: max(
        question.options(), key=lambda man: thrown_now(question.play, man)
    ),
}


class Veteran(Rookie):
    """Answers from its seat's view alone."""

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        known = ANSWERS.get(type(question))
        return known(view, question, random) if known else next(iter(question.options()))
