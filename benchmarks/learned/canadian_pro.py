"""Canadian Pro Football, the Basic Game, as its lessons teach it."""

from __future__ import annotations

from random import Random

from benchmarks.learned.pupil import Pupil, Rules, Taught, always
from snapcount.core.habits import AS_USUAL
from snapcount.games.canadian_pro import questions as q
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import After, State
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.view import View

THIRD = 3
SHORT_FOR = 5
"""Lesson 7: "Short for five, medium for ten"."""
FAR = 10
KICKS_INSIDE = 30
NEEDS_ONE = 3
RECEIVERS = ("TE", "WB", "FL", "SE")


def third_down(state: State) -> Call | None:
    """Lesson 5: ten or less, go; more, kick inside the 30, else punt."""
    if state.situation.down < THIRD or state.to_go <= FAR:
        return None
    field_goal = Call("fg")
    near = FIELD - state.situation.ball < KICKS_INSIDE and field_goal in calls(menu_of(state, True))
    return field_goal if near else Call("punt")


def kick_away(view: object, question: q.CallPlay, random: Random) -> object:
    kick = third_down(question.state) if question.kicks else None
    return kick or AS_USUAL


def short_or_medium(view: object, question: q.CallPlay, random: Random) -> object:
    """Lesson 7: short for five, medium for ten; no man three times running."""
    menu = calls(menu_of(question.state, question.kicks))
    length = "S" if question.state.to_go <= SHORT_FOR else "M"
    throws = [Call("pass", who, length) for who in RECEIVERS]
    return next((call for call in throws if call in menu), AS_USUAL)


def announce(view: object, question: q.Announce, random: Random) -> object:
    return third_down(question.state)


def low_or_high(view: object, question: q.CallDefence, random: Random) -> object:
    """Lesson 3: low against the run, high against the pass, 3 when you don't know."""
    state = question.state
    if state.to_go <= NEEDS_ONE:
        return DefenceCall(2)
    return DefenceCall(4 if state.situation.down > 1 and state.to_go >= FAR else 3)


def where_it_leaves_you(view: object, question: q.AcceptPenalty, random: Random) -> object:
    """Lesson 4: read both ends and take the better one: points, then the ball, then a first down, then yards."""
    accepted, declined = (standing(after, question.seat) for after in (question.accepted, question.declined))
    if question.throws_gain:
        return "accept"
    return "accept" if accepted > declined else "decline"


def standing(after: After, us: int) -> tuple[int, bool, int, int]:
    ours = after.situation.offence == us
    sign = 1 if ours else -1
    points = after.points[us] - after.points[1 - us]
    return (
        points,
        ours,
        -sign * (after.situation.line - after.situation.ball > FAR),
        sign * after.situation.ball,
    )


def run_out_or_concede(view: View, question: q.ReturnKick, random: Random) -> object:
    """Lesson 5: run kickoffs out; concede punts."""
    punted = view.state.phase == "scrimmage"
    return "concede" if punted and "concede" in question.choices else "return"


RULES: Rules = {
    q.CallPlay: (Taught(5, kick_away), Taught(7, short_or_medium)),
    q.Announce: (Taught(5, announce),),
    q.CallDefence: (Taught(3, low_or_high),),
    q.AcceptPenalty: (Taught(4, where_it_leaves_you),),
    q.ReturnKick: (Taught(5, run_out_or_concede),),
    q.ChooseAfterFieldGoal: (Taught(6, always("scrimmage")),),
}


def pupil() -> Pupil:
    return Pupil(RULES)
