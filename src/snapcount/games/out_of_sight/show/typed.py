"""Strokes typed at a terminal: headings and lengths, entered blind like a drawn line.

A step is HEADING:LENGTH, degrees from straight downfield (positive: to the left) and yards: `0:5 20:10`. A run has
one or more steps, a pass or kick exactly one. A play is its name and then its steps, after `back:YARDS` where a long
pass drops to one side: `sweep left 80:10 0:12`, `post back:2 10:30`. Linebackers are DEPTH,SIDE from the ball.
"""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Any

from snapcount.core.table import Question, Refusal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import Execution, required_depth, straight_drop
from snapcount.games.out_of_sight.rules.strokes import Stroke, dot, line
from snapcount.games.out_of_sight.state import Path

LONGEST = 2000
STEP = re.compile(r"(-?\d{1,3}(?:\.\d{1,3})?):(\d{1,3}(?:\.\d{1,3})?)")
PLACE = re.compile(r"(-?\d{1,3}(?:\.\d{1,3})?),(-?\d{1,2}(?:\.\d{1,3})?)")
BACK = re.compile(r"back:(-?\d(?:\.\d{1,3})?)")
NUMBER = re.compile(r"[+-]\d{1,2}(?:\.\d{1,6})?|\d{1,2}\.\d{1,6}")
"""A place on the line: with a sign or a point, for plain whole numbers are numbers of options."""
HANG = 3200.0


def typing(question: Question[Any]) -> str:
    """How an answer is typed, with an example."""
    if isinstance(question, CallPlay):
        return "Type a play and steps of heading:yards, left positive: dive 0:4 10:12."
    if isinstance(question, SetLinebackers):
        return "Type depth,side of each from the ball, left positive: 4,-3 4,3 12,0."
    if isinstance(question, SpotBall):
        spans = ", ".join(f"{low:.2f} to {high:.2f}" for low, high in question.stretches())
        return f"Type y with a sign or a point (1.5 or -0.75), from {spans}."
    if isinstance(question, KickOff | KickIt):
        return "Type heading:yards, left positive: 0:60."
    if isinstance(question, RunBack | RunAfterCatch):
        return "Type steps of heading:yards, left positive: 0:5 20:10."
    return ""


def read(question: Question[Any], text: str) -> Any:
    """The answer a typed line means, None where it is no shorthand of ours, or a `Refusal`."""
    text = text.strip().lower()
    if len(text) > LONGEST:
        raise Refusal(question.rule, f"That line is too long: type at most {LONGEST} characters.")
    if isinstance(question, CallPlay):
        return read_play(question, text)
    if isinstance(question, SetLinebackers):
        return read_linebackers(question, text)
    if isinstance(question, SpotBall):
        return question.nearest(float(text)) if NUMBER.fullmatch(text) else None
    if isinstance(question, KickOff | RunBack) and text in ("onside", "touchback", "down", "bounce"):
        return text
    if isinstance(question, KickOff | KickIt):
        high = isinstance(question, KickIt) and question.kind == "high_punt"
        return one_dot(question.start, question.goes, text, HANG if high else None)
    if isinstance(question, RunBack | RunAfterCatch):
        path = walked(question.start, question.goes, text)
        return None if path is None else line(*path)
    return None


def walked(start: Point, goes: int, text: str) -> Path | None:
    """The corners of a typed line; None if it isn't made of steps."""
    words = text.replace(";", " ").split()
    steps = [STEP.fullmatch(word) for word in words]
    if not steps or None in steps:
        return None
    x, y = start
    path = [start]
    for step in steps:
        assert step is not None
        heading, length = radians(float(step[1])), float(step[2])
        x += goes * length * cos(heading)
        y += goes * length * sin(heading)
        path.append((x, y))
    return tuple(path)


def one_dot(start: Point, goes: int, text: str, hang_ms: float | None = None) -> Stroke | None:
    path = walked(start, goes, text)
    return dot(path[-1], hang_ms) if path is not None else None


def read_play(question: CallPlay, text: str) -> Execution | None:
    names = {play.name.lower().replace("-", " "): play for play in tables.PLAYBOOK.values()}
    plain = text.replace("-tackle", " tackle").replace("_", " ")
    name = max((name for name in names if (plain + " ").startswith(name + " ")), key=len, default=None)
    if name is None:
        return None
    play, rest = names[name], plain[len(name) :].strip()
    drop = straight_drop(play, question.ball_at, question.goes)
    back = BACK.match(rest)
    if back is not None and play.drop == 10:
        depth = required_depth(question.ball_at, question.goes)
        x, y = question.ball_at
        drop = (x, y), (x - question.goes * depth, y + question.goes * float(back[1]))
        rest = rest[back.end() :].strip()
    path = walked(drop[-1] if drop else question.ball_at, question.goes, rest)
    if path is None:
        raise Refusal(question.rule, f"After {play.name} type its steps as heading:yards, such as 0:5 20:10.")
    return Execution(play.id, drop, line(*path) if play.is_run else dot(path[-1]))


def read_linebackers(question: SetLinebackers, text: str) -> tuple[Point, ...] | None:
    """DEPTH,SIDE: yards past the scrimmage line and, from the offence's side, to the left of the ball."""
    places = [PLACE.fullmatch(word) for word in text.split()]
    if not places or None in places:
        return None
    goes = question.goes
    return tuple(
        (question.scrimmage_x + goes * float(place[1]), question.ball_y + goes * float(place[2]))
        for place in places
        if place is not None
    )
