"""Chapter 5: kickoffs, free kicks and onside kicks."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import KickOff
from snapcount.games.out_of_sight.rules.clock import drew, play_began
from snapcount.games.out_of_sight.rules.downs import new_series
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.possession import ONE_DIE, begin_return, returner, to_return
from snapcount.games.out_of_sight.rules.strokes import landing
from snapcount.games.out_of_sight.rules.verdicts import out_of_bounds
from snapcount.games.out_of_sight.rules.weather import limit
from snapcount.games.out_of_sight.state import State, rounded_spot, tidy

_KICKOFF = tables.KICKS["kickoff"]
_FREE_KICK = tables.KICKS["free_kick_after_safety"]
_ONSIDE = tables.KICKS["onside"]


def question_of(state: State) -> KickOff:
    kicker = state.offence
    start = (state.x_of(kicker, state.situation.ball), float(_KICKOFF["start_y"]))
    return KickOff(start, state.going, limit(state, kicker, "kickoff"))


@rule("OS-5.2")
def kickoff_phase(t: Table, state: State) -> State:
    """From the middle of the kick line a blind dot downfield, or an onside kick looking."""
    question = question_of(state)
    answer = t.ask(state.offence, question)
    play_began(t, state, state.phase, onside=answer == "onside", start=question.start)
    if answer == "onside":
        return onside(t, state)
    dot = landing(answer)
    # OS-5.3: by the dot's centre, along the field.
    distance = state.going * (dot[0] - question.start[0])
    state = drew(state, (question.start,), "kickoff", dot=dot)
    if distance > question.most + TOLERANCE or out_of_bounds(*dot):
        return kick_out_of_bounds(t, state, dot, distance)
    if distance < _KICKOFF["short_dead_below"] - TOLERANCE:
        return short_kick(t, state, dot, distance)
    return kick_lands(t, state, dot, distance)


def tell_kick(t: Table, state: State, dot: Point, distance: float, end: str) -> None:
    spot = tidy(state.own(state.offence, dot[0]))
    t.tell("kicked_off", seat=state.offence, kind="deep", spot=spot, distance=distance, at=dot, end=end)


@rule("OS-5.4")
def kick_out_of_bounds(t: Table, state: State, dot: Point, distance: float) -> State:
    """Over the maximum or out: the receivers' 40; a free kick 30 yards in front of the kick line (OS-5.10)."""
    tell_kick(t, state, dot, distance, "out_of_bounds")
    own = float(_KICKOFF["out_of_bounds_own"])
    if state.phase == "free_kick":
        own = other_end(tables.LAW, state.situation.ball + _FREE_KICK["out_of_bounds_yards_in_front"])
    return new_series(t, state, state.offence.other, own, True)


@rule("OS-5.5")
def short_kick(t: Table, state: State, dot: Point, distance: float) -> State:
    """Under ten yards it is dead there, at the kick line if behind it."""
    tell_kick(t, state, dot, distance, "short")
    own = rounded_spot(max(state.situation.ball, state.own(state.offence, dot[0])))
    return new_series(t, state, state.offence.other, tidy(other_end(tables.LAW, own)), True)


@rule("OS-5.6")
def kick_lands(t: Table, state: State, dot: Point, distance: float) -> State:
    """The receiver returns it: Reds Only at once from 40 yards on, else after a gain of ten."""
    at_once = distance >= _KICKOFF["reds_only_at_once_from"] - TOLERANCE
    reds = 0.0 if at_once else float(_KICKOFF["reds_only_after_if_shorter"])
    receiver = state.offence.other
    tell_kick(t, state, dot, distance, "fielded")
    return begin_return(t, state, to_return(state, returner(state, receiver, dot), "kickoff", dot, reds))


@rule("OS-5.9")
def onside(t: Table, state: State) -> State:
    """Ten yards and a die: 5 or 6 recovers, in the fourth quarter and overtime only a 6."""
    own = tidy(state.situation.ball + _ONSIDE["distance"])
    t.tell(
        "kicked_off",
        seat=state.offence,
        kind="onside",
        spot=own,
        distance=float(_ONSIDE["distance"]),
        end="loose",
    )
    (die,) = t.roll(ONE_DIE)
    late = state.quarter >= 4
    wanted = _ONSIDE["recover"]["quarter 4 and overtime" if late else "quarters 1-3"]
    won = die in wanted
    t.tell("onside_recovered" if won else "onside_lost", dice=(die,), seat=state.offence, spot=own)
    seat = state.offence if won else state.offence.other
    return new_series(t, state, seat, own if won else tidy(other_end(tables.LAW, own)), True)
