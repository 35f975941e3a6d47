"""The veteran: a book of plays on offence, a net around the ball on defence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.scrimmage.actions import END
from snapcount.games.scrimmage.coaches.rookie import ANSWERS as ROOKIE
from snapcount.games.scrimmage.coaches.rookie import Rookie, formation_for
from snapcount.games.scrimmage.coaches.rookie_offence import attack
from snapcount.games.scrimmage.coaches.veteran_defence import defend
from snapcount.games.scrimmage.deploy import deploy
from snapcount.games.scrimmage.move import Move, plan_problem
from snapcount.games.scrimmage.sight import depth_of
from snapcount.games.scrimmage.state import Play, State


def move(view: State, question: Move, random: Random) -> Any:
    play = question.play
    if play.turn == "pre":
        return line_up(play) if play.phase[0] == "O" else (END,)
    plan = attack(play) if play.phase[0] == "O" else defend(play)
    if plan_problem(play, plan) is None:
        return plan
    return question.sample(random)


def line_up(play: Play) -> Any:
    """Out of the huddle into the formation of the play; whoever stands at the line already stays there."""
    if any(depth_of(play, man.hex) == 0 for man in play.men if man.id[0] == "O") and play.number == 1:
        return (END,)
    return deploy(play, formation_for(play))


ANSWERS: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {**ROOKIE, Move: move}


class Veteran(Rookie):
    """Answers from its seat's view alone."""

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        known = ANSWERS.get(type(question))
        return known(view, question, random) if known else next(iter(question.options()))
