"""What the veteran decides by down, distance, score and clock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.appraisal import chance
from snapcount.games.card_bowl.field_goal import CARDS, kick_distance
from snapcount.games.card_bowl.view import View

KICK_MEAN = 7.0 * CARDS
KICK_SPREAD = 8.7
DOWN_TIME = 9
"""Intervals that a play in bounds and the longest run-off take."""
KICK_FOR = 0.45
"""A field goal is tried when it is at least so likely."""


def lead(view: View) -> int:
    """How many points this seat is ahead."""
    return 0 if view.seat is None else view.score[view.seat] - view.score[view.seat.other]


def last_quarter(view: View) -> bool:
    return view.quarter >= 4


def hurried(view: View) -> bool:
    """Behind with little time left."""
    return view.late and last_quarter(view) and lead(view) < 0


def kick_chance(spot: int) -> float:
    return 0.97 * chance(KICK_MEAN, KICK_SPREAD, kick_distance(100 - spot) - 0.5)


def call_play(view: View, question: q.CallPlay, random: Random) -> str:
    """Kneel a lead home, stop the clock behind, and on fourth down what distance, spot and score ask for."""
    ahead, left = lead(view), view.left
    if last_quarter(view) and ahead > 0 and view.seat is not None and view.rules.timing != "simple1":
        stopped = view.timeouts[view.seat.other]
        if (
            question.down < 4
            and left <= DOWN_TIME * max(0, 4 - question.down - stopped)
            and question.spot > 6
        ):
            return "kneel"
    if view.hurry and hurried(view) and question.down < 3:
        return "spike"
    half_ends = view.quarter in (2, 4) and left <= 4
    if half_ends and kick_chance(question.spot) > 0.15 and (view.quarter == 2 or -3 <= ahead <= 0):
        return "field_goal"
    return fourth_down(view, question) if question.down == 4 else "scrimmage"


def fourth_down(view: View, question: q.CallPlay) -> str:
    ahead, spot, to_go = lead(view), question.spot, question.to_go
    if hurried(view) and (ahead < -3 or kick_chance(spot) < 0.3) and (view.left <= 30 or spot > 45):
        return "scrimmage"
    made = kick_chance(spot)
    if made >= KICK_FOR and (to_go > 1 or made > 0.9):
        return "field_goal"
    longest = 1 if spot < 45 else 3 if spot < 55 else 7
    if spot >= 40 and to_go <= longest or spot >= 62:
        return "scrimmage"
    return "punt"


def choose_try(view: View, question: q.ChooseTry, random: Random) -> str:
    """Two points where they level the score or make it a score of one kind, late."""
    return "two" if view.quarter >= 4 and lead(view) in (-13, -10, -5, -2, 1, 5) else "kick"


def free_kick(view: View, question: q.ChooseKick, random: Random) -> q.FreeKick:
    """On-side when nothing else is left."""
    if question.safety:
        return q.FreeKick("safety_punt")
    desperate = last_quarter(view) and lead(view) < 0 and view.left <= (24 if lead(view) >= -8 else 40)
    return q.FreeKick("onside", 7) if desperate else q.FreeKick("kickoff")


def run_off(view: View, question: q.RunOff, random: Random) -> int:
    """Ahead late: as long as possible. Behind late: no longer than the rules give for nothing; at the end, at once."""
    ahead = lead(view)
    if last_quarter(view) and ahead > 0:
        return 8
    if hurried(view) or (view.quarter == 2 and view.late):
        out_of_timeouts = view.seat is not None and view.timeouts[view.seat] == 0
        return 2 if hurried(view) and out_of_timeouts and question.left <= 12 and view.down < 3 else 6
    return 7


def timeout(view: View, question: q.TakeTimeout, random: Random) -> str:
    """Behind late on either side of the ball; before half-time with the ball in their half."""
    if not view.late:
        return "no"
    if hurried(view):
        return "timeout"
    return (
        "timeout" if view.quarter == 2 and view.offends and view.spot > 50 and question.left <= 16 else "no"
    )


def go_out(view: View, question: q.GoOut, random: Random) -> str:
    """Out of bounds only when the clock is worth more than the run."""
    short = view.seat is not None and view.timeouts[view.seat] == 0 and view.left <= 12
    return "out" if short and hurried(view) and question.cards < 2 else "run"


def scramble_out(view: View, question: q.ScrambleOut, random: Random) -> str:
    return "out" if hurried(view) and view.left <= 12 else "stay"


def declare(view: View, question: q.Declare, random: Random) -> int:
    """Fall on it: the ball is worth more than the yards."""
    return 2


def punt_plan(view: View, question: q.PuntPlan, random: Random) -> str:
    """As far as it goes; near midfield short of the end zone and out of bounds."""
    return "4" if question.spot < 48 else "3+oob" if question.spot < 58 else "2+oob"


def avoid_delay(view: View, question: q.AvoidDelay, random: Random) -> str:
    return "penalty"


def throw_away(view: View, question: q.ThrowAway, random: Random) -> str:
    """A short loss keeps the clock running for the team ahead."""
    return "complete" if last_quarter(view) and lead(view) > 0 and question.yards >= -1 else "throw_away"


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    q.CallPlay: call_play,
    q.ChooseTry: choose_try,
    q.ChooseKick: free_kick,
    q.RunOff: run_off,
    q.TakeTimeout: timeout,
    q.GoOut: go_out,
    q.ScrambleOut: scramble_out,
    q.Declare: declare,
    q.PuntPlan: punt_plan,
    q.AvoidDelay: avoid_delay,
    q.ThrowAway: throw_away,
}
