"""The veteran without the ball."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import WORTH_MOVING, best_answer, threat
from snapcount.games.card_bowl.coaches.layouts import defence_for
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.coaches.worth import Moment
from snapcount.games.card_bowl.rules.lineup.adjustment import adjust_moves, adjusted, settled
from snapcount.games.card_bowl.rules.lineup.formations import DefenceSet
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.rules.turns.defence import BLOCKING_TURN
from snapcount.games.card_bowl.rules.turns.moves import DONE, Turn
from snapcount.games.card_bowl.state import Field
from snapcount.games.card_bowl.tables import LAW
from snapcount.games.card_bowl.view import View

ADJUSTMENTS = 16
"""So many of the possible adjustments are compared."""


def moment_of(view: View) -> Moment:
    """Down, distance and spot of a view; a try is like a fourth down."""
    _, ball, down, line = view.situation
    down = LAW.downs if view.trying else max(1, down)
    return Moment(down, line - ball, ball, survived=view.survived, pressure=view.pressure)


def set_defence(view: View, question: q.SetDefence, random: Random) -> DefenceSet:
    return defence_for(question.hand, question.shape, random)


def adjust(view: View, question: q.Adjust, random: Random) -> Turn:
    """After a motion one card changes its place, where that takes something off the offence's best plays."""
    if question.acted:
        return DONE
    field, at = question.field, moment_of(view)
    best = (standing(view, field, at) - WORTH_MOVING, DONE)
    moves = adjust_moves(field, ())
    for move in random.sample(moves, min(ADJUSTMENTS, len(moves))):
        best = min(best, (standing(view, adjusted(field, move), at), Turn((move,))), key=lambda pair: pair[0])
    return best[1]


def standing(view: View, field: Field, at: Moment) -> float:
    """What the offence could expect if lines were blocked as they stand."""
    field, cards = settled(field, view.defence)
    field = default_pattern(field)
    return threat(sight_of(view._replace(defence=cards), field), field, at, BLOCKING_TURN - 1)


def defence_turn(view: View, question: q.DefenceTurn, random: Random) -> Turn:
    """The moves that take most off the offence's best plays."""
    if question.acted:
        return DONE
    field = question.field
    sight = sight_of(view, field)
    moves, _ = best_answer(sight, field, moment_of(view), question.number, random)
    turn = Turn(moves)
    return turn if question.problem(turn) is None else DONE


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    q.SetDefence: set_defence,
    q.Adjust: adjust,
    q.DefenceTurn: defence_turn,
}
