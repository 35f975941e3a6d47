"""The ladder: who coaches Canadian Pro Football, weakest first, each with a habit that can be read and beaten."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from snapcount.core.drivers.sampled import Coach
from snapcount.core.habits import AS_USUAL, Character, first_of, like, often
from snapcount.core.rulebook import CoachLevel
from snapcount.games.canadian_pro.coaches.clock import desperate, last_play
from snapcount.games.canadian_pro.coaches.rookie import Rookie, choose, kicks, runs_and_passes
from snapcount.games.canadian_pro.coaches.veteran import Veteran
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_calls
from snapcount.games.canadian_pro.tables import FIELD, LAW

CLOSE = 38
"""Yards to the goal line from which three points are good enough for a miser."""
AGAINST_RUNS, AGAINST_PASSES = (1, 2), (4, 5)
"""Settings that lean to one side."""
Kicks = Announce | CallPlay


@lru_cache(maxsize=16)
def set_at(advanced: bool, settings: tuple[int, ...]) -> tuple[DefenceCall, ...]:
    return tuple(call for call in defence_calls(advanced, False) if call.setting in settings)


def in_time(question: CallPlay) -> bool:
    """There is time for habits: no kick is due, and the clock presses nobody."""
    state = question.state
    down = state.situation.down < LAW.downs or not question.kicks
    return down and not desperate(state) and not last_play(state)


# The habits


def kicks_early(view: object, question: Kicks, random: Random) -> object:
    """Three points on second down already."""
    state = question.state
    if isinstance(question, CallPlay) and not question.kicks:
        return AS_USUAL
    field_goal, _ = kicks(menu_of(state, True))
    close = FIELD - state.situation.ball <= CLOSE and state.situation.down > 1
    return field_goal if field_goal is not None and close and not desperate(state) else AS_USUAL


def runs(view: object, question: CallPlay, random: Random) -> object:
    carries, _ = runs_and_passes(menu_of(question.state, question.kicks))
    return choose(carries, random) if in_time(question) else AS_USUAL


def expects_a_run(view: object, question: CallDefence, random: Random) -> object:
    return choose(set_at(question.state.options.advanced, AGAINST_RUNS), random)


def expects_the_same(view: object, question: CallDefence, random: Random) -> object:
    """Sets up against what the last play of this drive was."""
    history = question.state.history
    if not history:
        return AS_USUAL
    settings = AGAINST_RUNS if history[-1][0] == "run" else AGAINST_PASSES
    return choose(set_at(question.state.options.advanced, settings), random)


def does_the_same(view: object, question: CallPlay, random: Random) -> object:
    """Calls the kind of play that came last in this drive."""
    history = question.state.history
    if not history or not in_time(question):
        return AS_USUAL
    carries, passes = runs_and_passes(menu_of(question.state, question.kicks))
    return choose(carries if history[-1][0] == "run" else passes, random)


# The characters


def miser() -> Coach:
    return Character(Rookie(), {Announce: kicks_early, CallPlay: first_of(kicks_early, often(0.6, runs))})


def runner() -> Coach:
    return Character(Rookie(), {CallPlay: runs, CallDefence: often(0.9, expects_a_run)})


def believer() -> Coach:
    grown = Character(Rookie(), like(Veteran(), (Announce, CallPlay, CallDefence), 0.1))
    return Character(grown, {CallPlay: often(0.85, does_the_same), CallDefence: expects_the_same})


LADDER = (
    CoachLevel(
        "miser",
        "Angus Tully",
        "Takes three points on second down already, and would rather run than risk a pass.",
        miser,
        845,
    ),
    CoachLevel(
        "runner",
        "Stan Kowal",
        "Runs every down, and thinks that you will too: stop the run, and throw.",
        runner,
        936,
    ),
    CoachLevel("rookie", "Gordie", "Any sensible call; kicks on third down.", Rookie, 1000),
    CoachLevel(
        "believer",
        "Thomas Bell",
        "Believes what he saw last: he sets up against your last play, and likes to repeat his own.",
        believer,
        1093,
    ),
    CoachLevel(
        "veteran",
        "Marie Leduc",
        "Knows the cards and mixes her calls by the odds of the down.",
        Veteran,
        1156,
    ),
)
