"""Every sentence a player reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football import words
from snapcount.football.words import counted, ordinal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import (
    CallToss,
    ChooseEnd,
    DeclarePlay,
    ReceiveOrKick,
    SetLinebackers,
    SpotBall,
    TakePenalty,
)
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.strokes import Stroke
from snapcount.games.out_of_sight.show.log import DECLARED, WEATHER, down_and_distance
from snapcount.games.out_of_sight.state import tidy
from snapcount.games.out_of_sight.view import View

KICKS = {"punt": "punt", "high_punt": "High Punt", "field_goal": "field goal", "extra_point": "extra point"}


# Questions


def prompt(question: Question[Any], names: Names) -> str:
    return PROMPTS[type(question)](question)


def kind(question: Question[Any]) -> str:
    """Every kick is a decision of its own."""
    name = type(question).__name__
    return f"{name} {question.kind}" if isinstance(question, KickIt) else name


RETURNED = {"blocked": "blocked kick"}


def _kick_off(q: KickOff) -> str:
    return f"Kick off: mark a dot blind, {counted(q.most)} at most."


def _run_back(q: RunBack) -> str:
    declines = {"touchback": "take a touchback", "down": "down it", "bounce": "let it bounce"}
    ways = ["draw it blind", *(declines[each] for each in q.declines())]
    return f"Return the {RETURNED.get(q.kind, q.kind)}: {', '.join(ways[:-1])} or {ways[-1]}."


def _linebackers(q: SetLinebackers) -> str:
    return "Set one to three linebackers in secret."


def _call(q: CallPlay) -> str:
    count = {1: "One linebacker is", 2: "Two linebackers are", 3: "Three linebackers are"}[q.linebackers]
    return f"Name a play, draw it blind. {count} out there."


def _kick_it(q: KickIt) -> str:
    if q.kind in ("punt", "high_punt"):
        return f"Draw the {KICKS[q.kind]} blind: one dot, at most {counted(q.most)} past the line."
    return f"Draw the {KICKS[q.kind]} blind: one dot between or beyond the goalposts."


def _penalty(q: TakePenalty) -> str:
    if q.is_safety:
        return "Illegal block in the end zone: take the penalty (a safety), or let the tackle stand?"
    return (
        f"Illegal block: take the penalty (ball on the {yard_line(q.accepted)}), "
        f"or let the tackle stand (on the {yard_line(q.declined)})?"
    )


def yard_line(x: float) -> str:
    """A yard line by its number alone, from the nearer goal line."""
    return f"{tidy(min(x, 100 - x)):g}"


PROMPTS: dict[type[Question[Any]], Callable[[Any], str]] = {
    CallToss: lambda q: "Call the toss: odd or even.",
    ReceiveOrKick: lambda q: "You won the toss: receive or kick off?",
    ChooseEnd: lambda q: "Which end do you defend?",
    KickOff: _kick_off,
    RunBack: _run_back,
    SpotBall: lambda q: "Spot the ball on its line, between the hashmarks.",
    DeclarePlay: lambda q: (
        "The try: kick for one, or play for two?" if q.trying else f"{ordinal(q.down)} down: play or kick?"
    ),
    SetLinebackers: _linebackers,
    CallPlay: _call,
    RunAfterCatch: lambda q: "Complete! Keep your eyes hidden and run on.",
    KickIt: _kick_it,
    TakePenalty: _penalty,
}


def label(question: Question[Any], option: Any) -> str:
    if isinstance(option, bool):
        return "Take the penalty" if option else "Decline it"
    if isinstance(option, Execution):
        return tables.PLAYBOOK[option.play].name
    if isinstance(option, Stroke):
        return "A straight line" if isinstance(question, RunBack | RunAfterCatch) else "A plain dot"
    if isinstance(question, DeclarePlay):
        return DECLARED[option]
    if isinstance(question, SpotBall):
        return spot_text(option)
    if isinstance(question, SetLinebackers):
        return front_text(question, option)
    words = {"onside": "Onside kick", "down": "Down it", "bounce": "Let it bounce"}
    return words.get(str(option), str(option).capitalize())


def front_text(question: SetLinebackers, front: Any) -> str:
    """A front by what stands out in it."""
    if any(question.goes * (x - question.scrimmage_x) < 0 for x, _ in front):
        return "Blitz"
    depths = {round(abs(x - question.scrimmage_x), 3) for x, _ in front}
    wide = max(abs(y - question.ball_y) for _, y in front)
    return "One deep" if len(depths) > 1 else "Wide" if wide > 6 else "Straight"


def spot_text(y: float) -> str:
    """Where between the hashes, as the field is shown and the log says it (OS-7.5)."""
    if abs(y) < 0.05:
        return "In the middle"
    return f"{abs(y):.1f} yards {'above' if y > 0 else 'below'} the middle"


EXPLAINED = {
    "odd": "",
    "even": "",
    "receive": "You get the ball first; the other team gets it after halftime.",
    "kick": "The other team gets the ball first; you get it after halftime.",
    "West": "You attack East first.",
    "East": "You attack West first.",
    "onside": "Ten yards and a die: 5 or 6 keeps the ball (only 6 in the fourth quarter and overtime).",
    "touchback": "Your ball on the 20.",
    "down": "Your ball where it lies.",
    "bounce": "The punter rolls: 1 to 5 your ball on the 20, 6 on your own 1.",
    "scrimmage": "They hide their linebackers, then you name a play and draw it.",
    "punt": "One blind dot; over the maximum it is blocked.",
    "high_punt": "No return, but hard to aim: the pen is held up for three seconds.",
    "field_goal": "One blind dot between the posts: three points, on a try one.",
    "fake_punt": "A die: 5 or 6 is a first down, else the ball is lost here.",
    "fake_kick": "A die: 5 or 6 is a first down (two points on a try), else it fails.",
    "kneel": "Lose a yard and a down, and nothing else.",
    "spike": "Lose a down to save half a play.",
    True: "Ten yards back from the symbol, and the down is played again.",
    False: "The tackle stands and the down counts.",
}


FRONTS = {
    "Straight": "Three over the ball, against Dives and Draws.",
    "Wide": "Spread across, against Off-Tackles and Sweeps.",
    "One deep": "Two near, one back for long runs and throws.",
    "Blitz": "One over the line: a sack if he meets the drop.",
}


def explain(question: Question[Any], option: Any) -> str:
    if isinstance(option, Execution):
        return play_text(option.play)
    if isinstance(option, bool | str):
        return EXPLAINED[option]
    if isinstance(option, Stroke):
        return "Only an example: type or draw your own."
    if isinstance(question, SetLinebackers):
        return FRONTS[front_text(question, option)]
    return ""


def play_text(name: str) -> str:
    """What the Playbook says of a play."""
    play = tables.PLAYBOOK[name]
    code = {
        0: "No drop",
        2: "Drop 2 straight back",
        3: "Drop 3 straight back",
        10: "Drop 10 inside the pocket",
    }
    parts = [code[play.drop], _shape_text(play), _reds_text(play)]
    return "; ".join(part for part in parts if part) + "."


def _shape_text(play: tables.Play) -> str:
    if not play.is_run:
        return f"the dot {_depth_text(play)}{_width_text(play)}"
    if play.max_gain is not None:
        return f"gains at most {play.max_gain:g}"
    first = f"{counted(play.fake)} the other way first, then " if play.fake else ""
    side = {1: " to the left", -1: " to the right", 0: ""}[play.side]
    low, high = play.cross
    if high == tables.INFINITE:
        return f"{first}cross the line at least {counted(low)}{side}"
    if not low:
        return f"cross the line within {counted(high)} of the ball"
    return f"{first}cross the line {low:g} to {counted(high)}{side}"


def _depth_text(play: tables.Play) -> str:
    low, high = play.depth
    return f"{-low:g} behind to {high:g} beyond the line" if low < 0 else f"{low:g} to {high:g} deep"


def _width_text(play: tables.Play) -> str:
    low, high = play.lateral
    middle = "the ball" if play.from_ball else "the middle"
    if high < tables.INFINITE:
        return f", at most {high:g} wide of {middle}"
    return f", at least {low:g} wide of {middle}" if low else ""


def _reds_text(play: tables.Play) -> str:
    if play.reds_after is None:
        return "never Reds Only"
    column = {
        "all": "",
        "reds": ", only reds stop you behind the line",
        "none": ", nothing printed stops you behind it",
    }
    if play.reds_after == 0:
        return "Reds Only from the catch"
    after = "after the catch" if not play.is_run else "past the line"
    return f"Reds Only {counted(play.reds_after)} {after}{column[play.backfield]}"


# Where the game stands


def down_text(view: View) -> str:
    if view.phase in ("weather", "toss"):
        return "coin toss"
    if view.phase == "over":
        return "final"
    if view.phase in ("kickoff", "free_kick"):
        return view.phase.replace("_", " ")
    if view.trying:
        return "try"
    if view.phase == "return" and view.run is not None:
        return f"{view.run.kind.replace('_', ' ')} return"
    return down_and_distance(view.situation)


def plays_left(view: View) -> str:
    return f"{counted(view.left / 2, 'play')} left"


def situation(view: View, names: Names) -> str:
    home, away = view.score
    where = ""
    if view.phase not in ("weather", "toss", "kickoff", "free_kick", "over", "return"):
        spot = words.the(words.place(tables.LAW, view.offence, view.situation.ball, names))
        where = f" {names[view.offence]} has the ball at {spot}, {down_text(view)}."
    elif view.phase == "return" and view.run is not None:
        where = f" {names[view.run.seat]} may return the ball."
    elif view.phase in ("kickoff", "free_kick"):
        where = f" {names[view.offence]} kicks off."
    sky = "" if view.weather == "clear" else f" Weather: {WEATHER[view.weather]}."
    clock = (
        "The game is over." if view.phase == "over" else f"{words.period(view.quarter)}, {plays_left(view)}."
    )
    return f"{names[0]} {home}, {names[1]} {away}. {clock[:1].upper()}{clock[1:]}{where}{sky}"
