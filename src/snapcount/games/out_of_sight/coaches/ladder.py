"""The ladder: who draws Out of Sight, weakest first, each with a habit that can be read and beaten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from snapcount.core.drivers.sampled import Coach
from snapcount.core.habits import AS_USUAL, Character, Habit
from snapcount.core.rulebook import CoachLevel
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.drawer import Drawer, last_play
from snapcount.games.out_of_sight.coaches.noise import steadied
from snapcount.games.out_of_sight.questions.drawn import CallPlay
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers
from snapcount.games.out_of_sight.view import View

OWN_END = 40
"""Where even a gambler punts."""
INSIDE = ("dive", "draw", "sneak")
DEEP = ("post", "corner", "bomb")
BACK = 9.0
"""Yards past the line at which a far-sighted defence begins."""


# The habits


def calls(coach: Coach, wanted: Callable[[str], bool]) -> Habit:
    """Only such plays, as long as there is one."""

    def call(view: View, question: CallPlay, random: Random) -> object:
        plays = tuple(name for name in question.plays if wanted(name))
        return coach.answer(view, replace(question, plays=plays), random) if plays else AS_USUAL

    return call


def goes_for_it(view: View, question: DeclarePlay, random: Random) -> object:
    """On fourth down too once out of the own end, and for two points; a field goal is for others."""
    if question.trying or (question.down == 4 and question.ball >= OWN_END and not last_play(view)):
        return "scrimmage"
    return AS_USUAL


def stands_back(view: View, question: SetLinebackers, random: Random) -> object:
    """Three men in a row far behind the line, whatever may come."""
    x = question.scrimmage_x + question.goes * BACK
    places = tuple((x, side * 8.0) for side in (-1, 0, 1))
    return places if question.problem(places) is None else AS_USUAL


# The characters


def plunger() -> Coach:
    drawer = Drawer(steadied(-0.3), 1)
    inside = calls(drawer, lambda name: name in INSIDE)
    return Character(drawer, {CallPlay: inside, SetLinebackers: stands_back})


def runner() -> Coach:
    drawer = Drawer(steadied(0.2), 1)
    return Character(drawer, {CallPlay: calls(drawer, lambda name: name in tables.RUNS)})


def gambler() -> Coach:
    drawer = Drawer(steadied(0.58), 2)
    return Character(drawer, {CallPlay: calls(drawer, lambda name: name in DEEP), DeclarePlay: goes_for_it})


LADDER = (
    CoachLevel(
        "plunger",
        "Tilly Straight",
        "Runs up the middle with a shaky hand and stands far back: bar her lanes, and take short gains.",
        plunger,
        720,
    ),
    CoachLevel(
        "runner",
        "Flint Furrow",
        "Runs, inside or wide, and never throws: all your linebackers may stand in the lanes.",
        runner,
        858,
    ),
    CoachLevel("rookie", "Dot", "Plans well enough, with a novice's hand.", lambda: Drawer("novice"), 1000),
    CoachLevel(
        "gambler",
        "Buck Heaven",
        "Throws deep on every down and goes for it on fourth. Wait for the incompletion under his receivers.",
        gambler,
        1096,
    ),
    CoachLevel("veteran", "Ray Quill", "Draws with a typical hand.", lambda: Drawer("typical"), 1237),
    CoachLevel("expert", "Iris Lane", "Draws with a practised hand.", lambda: Drawer(steadied(1.5)), 1371),
)
