"""The veteran: a book of plays on offence, a net around the ball on defence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.scrimmage.actions import END
from snapcount.games.scrimmage.coaches.playbook import call_of, choose
from snapcount.games.scrimmage.coaches.rookie import ANSWERS as ROOKIE
from snapcount.games.scrimmage.coaches.rookie import Rookie
from snapcount.games.scrimmage.coaches.veteran_defence import defend
from snapcount.games.scrimmage.coaches.veteran_offence import attack, pass_choice, target_hexes
from snapcount.games.scrimmage.deploy import deploy
from snapcount.games.scrimmage.move import Move, plan_problem
from snapcount.games.scrimmage.place import Place
from snapcount.games.scrimmage.questions import CommitPass, Markers, NameTarget, PlaceBall, SelectMarkers
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
    return deploy(play, call_of(play).formation)


def place(view: State, question: Place, random: Random) -> Any:
    """The defence's front by what is to gain; the offence's men, and their places if they line up at once."""
    to_go = view.match.objective or 7
    if question.side == "O":
        names: tuple[str, ...] = ("pro_set_right", "pro_set_left", "wide_pro_set")
    else:
        names = ("five_two", "four_three") if to_go <= 2 else ("four_three", "four_three", "nickel")
    layout = question.formation(random.choice(names))
    return layout if question.problem(layout) is None else next(iter(question.options()))


def select(view: State, question: SelectMarkers, random: Random) -> Markers:
    """Chosen once and kept: by the situation, or for the defence half and half."""
    if question.now.line:
        return question.now
    return random.choice(question.options()) if question.side == "D" else choose(view, random)


def name_target(view: State, question: NameTarget, random: Random) -> int:
    return next(hex for hex in target_hexes(question.play) if hex != question.first)


def commit(view: State, question: CommitPass, random: Random) -> str:
    return pass_choice(question.play, question.options())


ANSWERS: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {
    **ROOKIE,
    PlaceBall: lambda view, question, random: random.choice(question.options()),
    Place: place,
    SelectMarkers: select,
    Move: move,
    NameTarget: name_target,
    CommitPass: commit,
}


class Veteran(Rookie):
    """Answers from its seat's view alone."""

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        known = ANSWERS.get(type(question))
        return known(view, question, random) if known else next(iter(question.options()))
