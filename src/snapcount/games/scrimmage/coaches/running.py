"""Runs a drawn play: what was drawn where the rules allow it, the veteran's answer for everything else."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Question, Refusal
from snapcount.games.scrimmage.coaches import veteran_offence as veteran
from snapcount.games.scrimmage.coaches.drawn import Drawn, call_of, hex_at
from snapcount.games.scrimmage.coaches.playbook import Call, called
from snapcount.games.scrimmage.coaches.rookie import line_up
from snapcount.games.scrimmage.coaches.tactics import Plan, rehearse
from snapcount.games.scrimmage.coaches.veteran import Veteran
from snapcount.games.scrimmage.questions.listed import (
    CallTurn,
    ChangePlay,
    CommitPass,
    Markers,
    NameTarget,
    SelectMarkers,
)
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import Action, action_problem
from snapcount.games.scrimmage.rules.course import is_over
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.deploy import approach
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.moving import owes_step_back
from snapcount.games.scrimmage.state import FRESH, Man, Play, State


def run(view: State, question: Question[Any], drawn: Drawn) -> Any:
    """The answer of this play; one that the rules refuse gives way to the veteran's."""
    wanted = as_drawn(view, question, drawn)
    if wanted is not None and question.problem(wanted) is None:
        return wanted
    return Veteran().answer(view, question, Random(repr(view.play)))


def as_drawn(view: State, question: Question[Any], drawn: Drawn) -> Any:
    if isinstance(question, Place):
        return question.formation(drawn.formation) if drawn.formation and not question.placed else None
    if isinstance(question, SelectMarkers):
        return Markers(drawn.line, drawn.ball) if drawn.line and drawn.ball else None
    if isinstance(question, CallTurn):
        return "snap" if not question.snap else None
    if isinstance(question, ChangePlay):
        return "keep"
    if isinstance(question, NameTarget):
        aims = [hex_at(question.play, spot) for spot in drawn.targets]
        return next((hex for hex in aims if hex != question.first), None)
    if isinstance(question, CommitPass):
        return "forward 1" if drawn.throw and drawn.targets and question.play.number >= drawn.throw else None
    return moves(view, question, drawn) if isinstance(question, Move) else None


def moves(view: State, question: Move, drawn: Drawn) -> Plan | None:
    play = question.play
    if play.phase[0] != "O":
        return None
    if play.turn == "pre":
        return line_up(play, drawn.formation) if drawn.formation else None
    call = call_of(drawn) or called(view, play)
    plan: Plan = ()
    for man in play.men:
        if man.id not in play.carriers and man.status == FRESH:
            walk = walked(play, man, drawn)
            plan, play = (*plan, *walk), rehearse(play, walk)
    return (*plan, *veteran.attack(play, call, lambda play, man, call: part_of(play, man, call, drawn)))


def walked(play: Play, man: Man, drawn: Drawn) -> Plan:
    """A man's drawn way of this game-turn; a lineman's step back comes first (SC-13.28)."""
    way = next((way for way in drawn.ways if way.man == man.id and way.turn == play.number), None)
    if way is None or man.hit or man.hex == OFF or man.level or owes_step_back(play, man):
        return ()
    return approach(play, man.id, hex_at(play, way.spot), man.facing)


def part_of(play: Play, man: Man, call: Call, drawn: Drawn) -> Plan:
    """One man: the ball to whom it shall go, then his way; the veteran knows the rest."""
    if man.id == play.holder and drawn.hand and man.id != drawn.hand:
        give = Action("handoff", man.id, target=drawn.hand)
        if action_problem(play, give) is None:
            return (give,)
    if any(way.man == man.id and way.turn == play.number for way in drawn.ways):
        return walked(play, man, drawn) or (
            veteran.part_of(play, man, call) if owes_step_back(play, man) else ()
        )
    if man.id in drawn.blocks and not owes_step_back(play, man):
        return veteran.block(play, man, call)
    return veteran.part_of(play, man, call)


def question_of(view: State, first: int) -> Question[Any]:
    """What the rules ask of this position; `first` is the Pass Target already written down, or -1 (SC-16.15)."""
    if is_over(view):
        raise Refusal("SC-16.2", "The game is over.")
    try:
        play_phase(Script([first] if first >= 0 else []), view)
    except Pending as pending:
        for question in pending.questions.values():
            if view.play.phase[0] == "O" and view.play.turn != "pre" and not view.play.holder:
                raise Refusal("SC-17.2", "Only the offence knows what it is asked.") from None
            return question
    raise Refusal("SC-16.2", "Nothing that a coach could answer is asked now.")
