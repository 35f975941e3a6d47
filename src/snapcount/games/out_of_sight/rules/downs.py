"""Chapter 17: scoring, downs and dead balls. Every play ends in one of these rules."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.clock import cleared, count
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.rules.overtime import goes_on
from snapcount.games.out_of_sight.state import State, nose, rounded_spot, tidy, with_score


def series(state: State, seat: Seat, own: float) -> State:
    """First and ten (or goal) for a team on this yard of its own."""
    gain = min(100.0, tidy(own + 10))
    return state._replace(
        phase="spot",
        offence=seat,
        los=tidy(state.x_of(seat, own)),
        ltg=tidy(state.x_of(seat, gain)),
        down=1,
        is_try=False,
    )


def finish(t: Table, state: State, stops_clock: bool, scored: str, scorer: Seat | None) -> State:
    """The play is over: count it, and in overtime see whether the game is."""
    state = cleared(count(t, state, stops_clock))
    return state if state.overtime is None else goes_on(t, state, scored, scorer)


@rule("OS-17.2")
def new_series(t: Table, state: State, seat: Seat, own: float, stops_clock: bool) -> State:
    """A first down for a team that just got the ball, or keeps it after a kick of its own."""
    if state.is_try:
        return try_failed(t, state)
    counted = cleared(count(t, state, stops_clock or seat is not state.offence))
    after = series(counted, seat, own)
    return after if after.overtime is None else goes_on(t, after, "", None)


@rule("OS-17.2")
def next_down(t: Table, state: State, own: float, stops_clock: bool) -> State:
    """The offence is dead here: first down at the line to gain, next down short of it, over on fourth (OS-17.3)."""
    if state.is_try:
        return try_failed(t, state)
    if own >= state.own(state.offence, state.ltg) - TOLERANCE:
        t.tell("first_down", seat=state.offence, spot=own)
        return new_series(t, state, state.offence, own, stops_clock)
    if state.down >= 4:
        return turnover_on_downs(t, state, own)
    los = tidy(state.x_of(state.offence, own))
    after = state._replace(phase="spot", los=los, down=state.down + 1)
    return finish(t, after, stops_clock, "", None)


@rule("OS-17.3")
def turnover_on_downs(t: Table, state: State, own: float) -> State:
    t.tell("turnover_on_downs", seat=state.offence, spot=own)
    return new_series(t, state, state.offence.other, tidy(100 - own), True)


@rule("OS-2.10")
def dead(t: Table, state: State, x: float, stops_clock: bool) -> State:
    """The offence's runner is down: the ball comes to his nose, to the tenth; a safety on or behind the goal line.

    OS-9.10: yards may be lost. OS-17.6: the same where the pen touched a sideline.
    """
    foremost = nose(state, state.offence, x)
    if foremost <= TOLERANCE:
        return safety(t, state, state.offence)
    own = rounded_spot(foremost)
    if not state.is_try:
        t.tell("spot", x=tidy(state.x_of(state.offence, own)), seat=state.offence, spot=own)
    return next_down(t, state, own, stops_clock)


@rule("OS-17.1")
def touchdown(t: Table, state: State, seat: Seat) -> State:
    """Six points, and a try from the 2 (OS-7.4), after a return or a fumble too (OS-17.8); two points on a try."""
    if state.is_try:
        return two_point(t, state)
    t.tell("touchdown", seat=seat, points=tables.POINTS["touchdown"])
    scored = cleared(count(t, with_score(state, seat, tables.POINTS["touchdown"]), True))
    after = scored._replace(
        phase="spot",
        offence=seat,
        los=tidy(state.x_of(seat, tables.TRY_LINE)),
        ltg=state.x_of(seat, 100.0),
        down=0,
        is_try=True,
    )
    return after if after.overtime is None else goes_on(t, after, "touchdown", seat)


@rule("OS-17.5")
def safety(t: Table, state: State, conceded: Seat) -> State:
    """Two points for the other team, and a free kick from the 20 by the team that conceded (OS-5.10)."""
    if state.is_try:
        return try_failed(t, state)
    scorer = conceded.other
    t.tell("safety", seat=scorer, points=tables.POINTS["safety"])
    state = with_score(state, scorer, tables.POINTS["safety"])
    after = kickoff_by(state, conceded, float(tables.KICKS["free_kick_after_safety"]["line"]))
    return finish(t, after, True, "safety", scorer)


@rule("OS-17.7")
def touchback(t: Table, state: State, seat: Seat) -> State:
    t.tell("touchback", seat=seat)
    return new_series(t, state, seat, tables.TOUCHBACK, True)


@rule("OS-14.3")
def field_goal(t: Table, state: State) -> State:
    t.tell("field_goal", seat=state.offence, points=tables.POINTS["field_goal"])
    scorer = state.offence
    after = kickoff_by(with_score(state, scorer, tables.POINTS["field_goal"]), scorer)
    return finish(t, after, True, "field_goal", scorer)


@rule("OS-14.5")
def two_point(t: Table, state: State) -> State:
    t.tell("two_point", seat=state.offence, points=tables.POINTS["two_point"])
    return after_try(t, with_score(state, state.offence, tables.POINTS["two_point"]))


@rule("OS-14.5")
def extra_point(t: Table, state: State) -> State:
    t.tell("extra_point", seat=state.offence, points=tables.POINTS["extra_point"])
    return after_try(t, with_score(state, state.offence, tables.POINTS["extra_point"]))


@rule("OS-14.5")
def try_failed(t: Table, state: State) -> State:
    """The defence can't score on a try: whatever else happens ends it."""
    t.tell("try_failed", seat=state.offence)
    return after_try(t, state)


def after_try(t: Table, state: State) -> State:
    return kickoff_by(cleared(state), state.offence)._replace(is_try=False)


def kickoff_by(state: State, seat: Seat, line: float | None = None) -> State:
    """OS-5.1: the scoring team kicks off."""
    kick_line = float(tables.KICKS["kickoff"]["line"]) if line is None else line
    return state._replace(phase="kickoff", offence=seat, kick_line=kick_line, down=0)
