"""Chapters 13 and 14: punts, field goals and extra points."""

from __future__ import annotations

from math import hypot

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import KickIt
from snapcount.games.out_of_sight.rules.clock import drew
from snapcount.games.out_of_sight.rules.downs import (
    after_try,
    extra_point,
    field_goal,
    new_series,
    safety,
    touchback,
    touchdown,
)
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.possession import begin_return, returner, to_return
from snapcount.games.out_of_sight.rules.strokes import Stroke, hang, landing
from snapcount.games.out_of_sight.rules.verdicts import between_the_posts
from snapcount.games.out_of_sight.rules.weather import limit
from snapcount.games.out_of_sight.state import State, rounded_spot, tidy

_PUNT = tables.KICKS["punt"]
_FIELD_GOAL = tables.KICKS["field_goal"]
HEIGHT = 60.0


def kick_question(state: State) -> KickIt:
    """Where the pen is held: ten yards behind the line for a punt (OS-13.1), seven for a field goal (OS-14.1)."""
    own = state.situation.ball
    if state.declared in ("punt", "high_punt"):
        own = max(own - _PUNT["hold_behind"], float(_PUNT["hold_limit_own"]))
        kind, most = state.declared, limit(state, state.offence, "punt")
    else:
        own -= _FIELD_GOAL["hold_behind"]
        kind, most = "extra_point" if state.trying else "field_goal", limit(state, state.offence, "fg")
    hold = (state.x_of(state.offence, tidy(own)), state.ball_y)
    return KickIt(kind, hold, state.going, most)  # type: ignore[arg-type]


@rule("OS-2.4")
def kick_phase(t: Table, state: State) -> State:
    question = kick_question(state)
    stroke = t.ask(state.offence, question)
    state = drew(state, (question.start,), state.declared, dot=landing(stroke))
    if state.declared in ("punt", "high_punt"):
        return punt(t, state, stroke, question.start)
    return place_kick(t, state, landing(stroke), question.start)


def is_high(state: State, stroke: Stroke, hold: Point) -> bool:
    """OS-13.5, OS-13.8: long enough in the air and, where it was measured, the way of a pen lifted 60 yards."""
    if state.declared != "high_punt":
        return False
    ms, air = hang(stroke)
    x, y = landing(stroke)
    way = 2 * hypot(HEIGHT, hypot(x - hold[0], y - hold[1]) / 2)
    return ms >= _PUNT["high_punt_hang_ms"] and (air is None or air >= way - TOLERANCE)


@rule("OS-13.2")
def punt(t: Table, state: State, stroke: Stroke, hold: Point) -> State:
    """Over the maximum it is blocked, whatever else; else it lands."""
    x, _ = landing(stroke)
    distance = state.going * (x - state.scrimmage_x)
    if distance > limit(state, state.offence, "punt") + TOLERANCE:
        return blocked(t, state, hold, "punt", distance)
    high = is_high(state, stroke, hold)
    spot = tidy(state.own(state.offence, x))
    t.tell("punted", seat=state.offence, yards=distance, spot=spot, high=high, at=landing(stroke), hold=hold)
    return punt_lands(t, state, landing(stroke), hold, high)


@rule("OS-13.2")
def blocked(t: Table, state: State, hold: Point, kick: str, distance: float) -> State:
    """The defence returns from the holding point, Reds Only at once; at the goal plane it has scored."""
    defence = state.offence.other
    t.tell(
        "blocked",
        seat=defence,
        spot=tidy(state.own(defence, hold[0])),
        kick=kick,
        distance=distance,
        hold=hold,
    )
    if state.own(defence, hold[0]) + tables.PEN >= 100 - TOLERANCE:
        return touchdown(t, state, defence)
    return begin_return(t, state, to_return(state, returner(state, defence, hold), "blocked", hold, 0.0))


@rule("OS-13.6")
def punt_lands(t: Table, state: State, dot: Point, hold: Point, high: bool) -> State:
    """Out of bounds, dead behind the line, fair-caught if high, else returned after a gain of five."""
    receiver = state.offence.other
    own = state.own(state.offence, dot[0])
    if abs(dot[1]) >= tables.SIDELINE - tables.PEN - TOLERANCE:
        return punt_out_of_bounds(t, state, dot, hold)
    if own >= 110 - tables.PEN - TOLERANCE:
        return touchback(t, state, receiver)
    if own <= state.situation.ball + TOLERANCE:
        return punt_behind_the_line(t, state, own)
    if high:
        return high_punt(t, state, dot)
    run = to_return(state, returner(state, receiver, dot), "punt", dot, float(_PUNT["reds_only_after"]))
    return begin_return(t, state, run)


@rule("OS-13.4")
def punt_out_of_bounds(t: Table, state: State, dot: Point, hold: Point) -> State:
    """Dead where the straight flight crosses the touching distance of the sideline."""
    edge = (tables.SIDELINE - tables.PEN) * (1 if dot[1] > 0 else -1)
    part = min(1.0, (edge - hold[1]) / (dot[1] - hold[1]))
    x = hold[0] + (dot[0] - hold[0]) * part
    own = state.own(state.offence, x)
    t.tell("punt_out_of_bounds", x=x, seat=state.offence)
    if own >= 100 - TOLERANCE:
        return touchback(t, state, state.offence.other)
    if own <= TOLERANCE:
        return safety(t, state, state.offence)
    return new_series(t, state, state.offence.other, tidy(other_end(tables.LAW, rounded_spot(own))), True)


@rule("OS-13.3")
def punt_behind_the_line(t: Table, state: State, own: float) -> State:
    """Dead where it lands; in the own end zone a safety."""
    if own <= TOLERANCE:
        t.tell("punt_dead_end_zone", seat=state.offence)
        return safety(t, state, state.offence)
    return new_series(t, state, state.offence.other, tidy(other_end(tables.LAW, rounded_spot(own))), True)


@rule("OS-13.5")
def high_punt(t: Table, state: State, dot: Point) -> State:
    """Fair-caught where it lands, a touchback in the end zone."""
    receiver = state.offence.other
    own = state.own(receiver, dot[0])
    if own <= TOLERANCE:
        return touchback(t, state, receiver)
    spot = rounded_spot(own)
    t.tell("downed", x=tidy(state.x_of(receiver, spot)), seat=receiver, spot=spot, at=dot)
    return new_series(t, state, receiver, spot, True)


@rule("OS-14.2")
def place_kick(t: Table, state: State, dot: Point, hold: Point) -> State:
    """Blocked by the stadium, good between or beyond the posts, else no good."""
    verdict = between_the_posts(dot, state.going)
    good = verdict == "good"
    if state.trying:
        t.tell("tried", seat=state.offence, how="extra_point", good=good, v=verdict, at=dot, hold=hold)
        return extra_point(t, state) if good else after_try(t, state)
    yards = tidy(tables.GOAL_POSTS - state.situation.ball)
    t.tell("field_goal_tried", seat=state.offence, yards=yards, good=good, v=verdict, at=dot, hold=hold)
    if good:
        return field_goal(t, state)
    return blocked(t, state, hold, "field_goal", yards) if verdict == "blocked" else missed(t, state, hold)


@rule("OS-14.3")
def missed(t: Table, state: State, hold: Point) -> State:
    """The defence's ball at the holding point, or on its 20 if that is farther out."""
    defence = state.offence.other
    own = rounded_spot(max(tables.TOUCHBACK, state.own(defence, hold[0])))
    return new_series(t, state, defence, own, True)
