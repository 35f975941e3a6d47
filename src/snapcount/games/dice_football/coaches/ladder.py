"""The ladder: who coaches Dice Football, weakest first, each with a habit that can be read and beaten."""

from __future__ import annotations

from random import Random

from snapcount.core.drivers.sampled import Coach
from snapcount.core.habits import AS_USUAL, Character, Habit, often
from snapcount.core.rulebook import CoachLevel
from snapcount.football.downs import series_gain
from snapcount.games.dice_football.coaches.manners import by_the_clock
from snapcount.games.dice_football.coaches.pro import Pro
from snapcount.games.dice_football.coaches.rookie import Rookie
from snapcount.games.dice_football.coaches.veteran import Veteran
from snapcount.games.dice_football.coaches.worth import good_chance
from snapcount.games.dice_football.questions import CallDefence, CallPlay, CallTry, Kick, KickOff
from snapcount.games.dice_football.state import FIELD_GOAL, LONG_PASS, PUNT, RUN, Call
from snapcount.games.dice_football.tables import FIELD, LAW
from snapcount.games.dice_football.view import View

STOPS_LONG, STOPS_RUN = 1, 5
"""The defence cards at the ends: one stops the long pass, five the run."""
MIDFIELD = 50
FAR = 2
"""Yards to go that the miser gives up on."""
LIKELY = 0.35
"""A kick that the miser takes."""
OWN_END = 25
"""Where even a gambler punts."""


def in_time(habit: Habit) -> Habit:
    """The habit of calling plays, as long as there is time for habits."""

    def call(view: View, question: CallPlay, random: Random) -> object:
        return by_the_clock(view) or habit(view, question, random)

    return call


# The habits


def kicks_early(view: View, question: CallPlay, random: Random) -> object:
    """A down too early: on third down the points if they are likely, and a punt if it is far and at home."""
    _, ball, down, line = view.situation
    if down < 3:
        return AS_USUAL
    if question.in_range and good_chance(FIELD - ball) >= LIKELY:
        return FIELD_GOAL
    return PUNT if line - ball >= FAR and ball < MIDFIELD else AS_USUAL


def goes_for_it(view: View, question: CallPlay, random: Random) -> object:
    """All or nothing: a long pass, and on fourth down too once out of the own end."""
    _, ball, down, _ = view.situation
    return LONG_PASS if down < 4 or ball >= OWN_END else AS_USUAL


def runs(view: View, question: CallPlay, random: Random) -> object:
    """Until fourth down."""
    return RUN if view.situation.down < 4 else AS_USUAL


def does_it_again(view: View, question: CallPlay, random: Random) -> object:
    """What worked is tried again: after a gain of a few yards a run, after none a pass."""
    yards = series_gain(LAW, view.situation)
    if yards is None or view.situation.down == 4:
        return AS_USUAL
    return RUN if yards > 0 else LONG_PASS


def covers_it_again(view: View, question: CallDefence, random: Random) -> object:
    """Yards gained look like a run, none like a pass that fell to the ground."""
    yards = series_gain(LAW, view.situation)
    if yards is None:
        return AS_USUAL
    return STOPS_RUN if yards > 0 else STOPS_LONG


def always(answer: Call | int) -> Habit:
    return lambda view, question, random: answer


def kicks_onside(view: View, question: KickOff, random: Random) -> object:
    return Kick.ONSIDE if question.onside else AS_USUAL


# The characters


def miser() -> Coach:
    return Character(Rookie(), {CallPlay: in_time(kicks_early)})


def gambler() -> Coach:
    return Character(
        Rookie(),
        {
            CallPlay: in_time(goes_for_it),
            CallDefence: often(0.7, always(STOPS_LONG)),
            KickOff: often(0.5, kicks_onside),
            CallTry: always(LONG_PASS),
        },
    )


def runner() -> Coach:
    return Character(
        Rookie(), {CallPlay: in_time(often(0.93, runs)), CallDefence: often(0.4, always(STOPS_RUN))}
    )


def believer() -> Coach:
    return Character(Rookie(), {CallPlay: in_time(does_it_again), CallDefence: often(0.96, covers_it_again)})


LADDER = (
    CoachLevel(
        "miser",
        "Silas Groat",
        "Kicks a down too early: on third down he takes three points or punts. Give him the ball and wait.",
        miser,
        845,
    ),
    CoachLevel(
        "gambler",
        "Lou Wilder",
        "Throws long, goes for it, goes for two and kicks onside. Lay your pass defence and let him.",
        gambler,
        930,
    ),
    CoachLevel(
        "rookie",
        "Pip",
        "A friendly beginner who runs too often, guesses on defence and kicks on fourth down.",
        Rookie,
        1000,
    ),
    CoachLevel(
        "runner",
        "Bruno Plough",
        "Runs on nearly every down, and thinks that you will too: stop the run, and throw.",
        runner,
        1068,
    ),
    CoachLevel(
        "believer",
        "Thea Mirror",
        "Believes what she saw last: after a gain she runs and expects a run, after none she waits for the pass.",
        believer,
        1133,
    ),
    CoachLevel(
        "veteran",
        "Ada Stone",
        "Mixes her calls so that they can't be read, and knows what a yard, a down and a play are worth.",
        Veteran,
        1204,
    ),
    CoachLevel(
        "pro",
        "Vera Sage",
        "Plays the solved game, card for card: nobody beats her on average. Where it isn't solved she plays like Ada.",
        Pro,
    ),
)
