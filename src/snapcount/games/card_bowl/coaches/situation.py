"""What the veteran decides by down, distance, score and clock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.points import (
    conversion,
    going_points,
    kick_chance,
    kick_points,
    points_of,
    punt_points,
)
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.tables import LAW, TOUCHBACK
from snapcount.games.card_bowl.view import View

DOWN_TIME = 9
"""Intervals that a play in bounds and the longest run-off take."""
A_CARD, RETURN_CARDS = 7, 2
"""The mean of a return card, and how many a punt return has."""
WORTH_RUNNING = 3
"""A return should promise so many yards for the Red Joker it may meet."""
TWO_POINTS_FOR = (-13, -10, -5, -2, 1, 5)
"""Leads after a touchdown at which two points late in the game level it or make it a score of one kind."""


def lead(view: View) -> int:
    """How many points this seat is ahead."""
    return 0 if view.seat is None else view.score[view.seat] - view.score[view.seat.other]


def last_quarter(view: View) -> bool:
    return view.quarter >= 4


def hurried(view: View) -> bool:
    """Behind with little time left."""
    return view.late and last_quarter(view) and lead(view) < 0


def call_play(view: View, question: q.CallPlay, random: Random) -> str:
    """Kneel a lead home, stop the clock behind, and on fourth down whatever is worth most points."""
    ahead, left, (_, ball, down, _) = lead(view), view.left, question.situation
    if last_quarter(view) and ahead > 0 and view.seat is not None and view.options.timing != "simple1":
        stopped = view.timeouts[view.seat.other]
        if down < LAW.downs and ball > 6 and left <= DOWN_TIME * max(0, LAW.downs - down - stopped):
            return "kneel"
    if view.hurry and hurried(view) and down < 3:
        return "spike"
    half_ends = view.quarter in (2, 4) and left <= 4
    if half_ends and kick_chance(ball) > 0.15 and (view.quarter == 2 or -3 <= ahead <= 0):
        return "field_goal"
    return fourth_down(view, question) if down == LAW.downs else "scrimmage"


def fourth_down(view: View, question: q.CallPlay) -> str:
    """Behind late only what can still win; else the most points to expect."""
    _, spot, _, line = question.situation
    to_go = line - spot
    if hurried(view) and (lead(view) < -3 or kick_chance(spot) < 0.3) and (view.left <= 30 or spot > 45):
        return "scrimmage"
    worth = {
        "scrimmage": going_points(spot, to_go, conversion(to_go)),
        "field_goal": kick_points(spot),
        "punt": punt_points(spot),
    }
    return max(worth, key=worth.__getitem__)


def choose_try(view: View, question: q.ChooseTry, random: Random) -> str:
    """Two points where they level the score or make it a score of one kind, late."""
    return "two" if view.quarter >= 4 and lead(view) in TWO_POINTS_FOR else "kick"


def free_kick(view: View, question: q.ChooseKick, random: Random) -> q.FreeKick:
    """On-side when nothing else is left."""
    if question.safety:
        return q.FreeKick("safety_punt")
    desperate = last_quarter(view) and lead(view) < 0 and view.left <= (24 if lead(view) >= -8 else 40)
    return q.FreeKick("onside", 7) if desperate else q.FreeKick("kickoff")


def run_off(view: View, question: q.RunOff, random: Random) -> int:
    """As long as possible, but behind late no longer than the rules give for nothing; at the end, at once."""
    if hurried(view) or (view.quarter == 2 and view.late):
        out_of_timeouts = view.seat is not None and view.timeouts[view.seat] == 0
        return (
            2 if hurried(view) and out_of_timeouts and question.left <= 12 and view.situation.down < 3 else 6
        )
    return 6 if last_quarter(view) and lead(view) < 0 else 8


def timeout(view: View, question: q.TakeTimeout, random: Random) -> str:
    """Behind late on either side of the ball; before half-time with the ball in their half."""
    if not view.late:
        return "no"
    if hurried(view):
        return "timeout"
    near = view.quarter == 2 and view.offends and view.situation.ball > 50 and question.left <= 16
    return "timeout" if near else "no"


def returned_to(spot: int, cards: int, coverage: int) -> float:
    """Where a return ends on average (CB-5.14, CB-7.19)."""
    return spot + cards * A_CARD - coverage


def field_kick(view: View, question: q.FieldKick, random: Random) -> str:
    """Out of the end zone only for more than a touchback gives, since a return may lose the ball."""
    reached = returned_to(question.spot, question.cards, VALUE[question.coverage])
    return "return" if reached > TOUCHBACK + WORTH_RUNNING else "touchback"


def field_punt(view: View, question: q.FieldPunt, random: Random) -> str:
    """A return if it gains enough, else a fair catch; never out of the end zone."""
    if question.spot <= 0:
        return "touchback"
    reached = returned_to(question.spot, RETURN_CARDS, VALUE[question.coverage])
    return "return" if reached > question.spot + WORTH_RUNNING else "fair_catch"


def go_out(view: View, question: q.GoOut, random: Random) -> str:
    """Out of bounds only when the clock is worth more than the run."""
    short = view.seat is not None and view.timeouts[view.seat] == 0 and view.left <= 12
    return "out" if short and hurried(view) and question.cards < 2 else "run"


def scramble_out(view: View, question: q.ScrambleOut, random: Random) -> str:
    return "out" if hurried(view) and view.left <= 12 else "stay"


def punt_plan(view: View, question: q.PuntPlan, random: Random) -> str:
    """As far as it goes; near midfield short of the end zone and out of bounds."""
    ball = question.situation.ball
    return "4" if ball < 48 else "3+oob" if ball < 58 else "2+oob"


def throw_away(view: View, question: q.ThrowAway, random: Random) -> str:
    """A short loss keeps the clock running for the team ahead."""
    return "complete" if last_quarter(view) and lead(view) > 0 and question.yards >= -1 else "throw_away"


def penalty(view: View, question: q.TakePenalty, random: Random) -> str:
    """Both outcomes in points for the side that was offended; a try is always better played again."""
    seat = question.foul.vs.other
    if view.trying:
        return next(
            choice
            for choice, after in zip(question.choices, question.after, strict=True)
            if after.kind == "retry"
        )
    worth = [points_of(after, seat) for after in question.after]
    return question.choices[max(range(len(worth)), key=worth.__getitem__)]


def exchange(view: View, question: q.ExchangeJoker, random: Random) -> str:
    """Behind late the defence plays for the turnover."""
    return "exchange" if last_quarter(view) and lead(view) < 0 else "keep"


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    q.CallPlay: call_play,
    q.FieldKick: field_kick,
    q.FieldPunt: field_punt,
    q.ChooseTry: choose_try,
    q.ChooseKick: free_kick,
    q.RunOff: run_off,
    q.TakeTimeout: timeout,
    q.GoOut: go_out,
    q.ScrambleOut: scramble_out,
    q.Declare: lambda view, question, random: 2,
    q.PuntPlan: punt_plan,
    q.AvoidDelay: lambda view, question, random: "penalty",
    q.ThrowAway: throw_away,
    q.ThrowScreenAway: lambda view, question, random: "throw_away" if question.yards < -2 else "run",
    q.TakePenalty: penalty,
    q.ExchangeJoker: exchange,
}
