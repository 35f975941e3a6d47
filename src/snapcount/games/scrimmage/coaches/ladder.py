"""The ladder: who coaches Scrimmage, weakest first, each with a habit that can be read and beaten."""

from __future__ import annotations

from random import Random

from snapcount.core.drivers.sampled import Coach
from snapcount.core.habits import AS_USUAL, Character, Habit, first_of, like, often
from snapcount.core.rulebook import CoachLevel
from snapcount.games.scrimmage.coaches.playbook import choose
from snapcount.games.scrimmage.coaches.rookie import Rookie
from snapcount.games.scrimmage.coaches.situation import situation
from snapcount.games.scrimmage.coaches.veteran import Veteran
from snapcount.games.scrimmage.questions.listed import (
    CommitPass,
    LongPass,
    Markers,
    NameTarget,
    SelectMarkers,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.state import State

THROWS = (NameTarget, CommitPass, ShortPass, LongPass)
PASS = Markers("pass_blocking", "forward_pass")


# The habits


def stands(view: State, question: Move, random: Random) -> object:
    """A defence that stays where it is, if the rules let it."""
    play = question.play
    asleep = play.phase[0] == "D" and play.turn != "pre" and plan_problem(play, (END,)) is None
    return (END,) if asleep else AS_USUAL


def dozes_off(coach: Coach) -> Habit:
    """An offence that ends its turn where that coach would block, if the rules let it; the runner stays."""

    def move(view: State, question: Move, random: Random) -> object:
        play = question.play
        if play.phase[0] != "O" or play.turn == "pre":
            return AS_USUAL
        plan = coach.answer(view, question, random)
        if plan[-1].kind != "contact":
            return plan
        without = (*plan[:-1], END)
        return without if plan_problem(play, without) is None else plan

    return move


def on(side: str, coach: Coach) -> Habit:
    """The moves of this side as that coach moves."""

    def move(view: State, question: Move, random: Random) -> object:
        return coach.answer(view, question, random) if question.play.phase[0] == side else AS_USUAL

    return move


def places(side: str, coach: Coach) -> Habit:
    def place(view: State, question: Place, random: Random) -> object:
        return coach.answer(view, question, random) if question.side == side else AS_USUAL

    return place


def runs(view: State, question: SelectMarkers, random: Random) -> object:
    """A run as the veteran chooses it, unless there is no time for runs."""
    if question.side == "D" or question.now.line or situation(view).hurried:
        return AS_USUAL
    while (markers := choose(view, random)) == PASS:
        pass
    return markers


def throws(view: State, question: SelectMarkers, random: Random) -> object:
    """A pass, however far it is; a step before the line to gain he runs like everybody."""
    if question.side == "D" or question.now.line or situation(view).needs_a_step:
        return AS_USUAL
    return PASS


# The characters


def dreamer() -> Coach:
    return Character(Rookie(), {Move: first_of(often(0.9, stands), often(0.4, dozes_off(Rookie())))})


def gunner() -> Coach:
    return Character(
        Rookie(),
        {SelectMarkers: throws, Move: first_of(often(0.55, stands), often(0.25, dozes_off(Rookie())))},
    )


def runner() -> Coach:
    veteran = Veteran()
    return Character(
        Rookie(),
        {
            **like(veteran, THROWS),
            SelectMarkers: runs,
            Move: first_of(often(0.9, stands), often(0.84, on("O", veteran))),
            Place: places("O", veteran),
        },
    )


def warden() -> Coach:
    veteran = Veteran()
    return Character(Rookie(), {Move: often(0.57, on("D", veteran)), Place: places("D", veteran)})


LADDER = (
    CoachLevel(
        "dreamer",
        "Daisy Lull",
        "Her defence forgets to move nine times out of ten; four blocks in ten never come: run past it, and rush.",
        dreamer,
        775,
    ),
    CoachLevel(
        "gunner",
        "Ace Delgado",
        "Throws on every down; one block in four never comes, and his defence mostly watches: rush him, and run.",
        gunner,
        859,
    ),
    CoachLevel(
        "runner",
        "Ox Tanner",
        "Runs behind good blocks on every down: bring your linebackers up. His defence stands nine times in ten.",
        runner,
        920,
    ),
    CoachLevel(
        "rookie", "Buddy", "Blocks the nearest man, runs to daylight, throws to an open man.", Rookie, 1000
    ),
    CoachLevel(
        "warden",
        "Greta Wall",
        "Mostly hems the ball in on defence, and attacks like a beginner: take few risks and let her come.",
        warden,
        1082,
    ),
    CoachLevel(
        "veteran",
        "Hank Major",
        "Calls plays by the situation, blocks before it runs, and hems the ball in on defence.",
        Veteran,
        1177,
    ),
)
