"""Chapter 17: scoring, downs and dead balls. Every play ends in one of these rules."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football import downs
from snapcount.football.field import other_end
from snapcount.football.scoring import add
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.clock import cleared, count
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.rules.overtime import goes_on
from snapcount.games.out_of_sight.state import (
    State,
    first_and_ten,
    kick_from,
    nose,
    rounded_spot,
    tidy,
    try_from,
)


def series(state: State, seat: Seat, own: float) -> State:
    """First and ten (or goal) for a team on this yard of its own."""
    return state._replace(phase="scrimmage", situation=first_and_ten(seat, own), trying=False)


def finish(t: Table, state: State, stops_clock: bool, how: str, scorer: Seat | None) -> State:
    """The play is over: count it, and in overtime see whether the game is."""
    state = cleared(count(t, state, stops_clock))
    return state if state.overtime is None else goes_on(t, state, how, scorer)


@rule("OS-17.2")
def new_series(t: Table, state: State, seat: Seat, own: float, stops_clock: bool) -> State:
    """A first down for a team that just got the ball, or keeps it after a kick of its own."""
    if state.trying:
        return try_failed(t, state)
    counted = cleared(count(t, state, stops_clock or seat is not state.offence))
    after = series(counted, seat, own)
    return after if after.overtime is None else goes_on(t, after, "", None)


@rule("OS-17.2")
def next_down(t: Table, state: State, own: float, stops_clock: bool) -> State:
    """The offence is dead here: first down at the line to gain, next down short of it, over on fourth (OS-17.3)."""
    if state.trying:
        return try_failed(t, state)
    after = downs.next_down(tables.LAW, state.situation, own)
    if after is None:
        return turnover_on_downs(t, state, own)
    if after.down == 1:
        return first_down(t, state, own, stops_clock)
    return finish(t, state._replace(phase="scrimmage", situation=after), stops_clock, "", None)


@rule("OS-17.2")
def first_down(t: Table, state: State, own: float, stops_clock: bool) -> State:
    """The offence has earned a new series."""
    t.tell("first_down", seat=state.offence, spot=own)
    return new_series(t, state, state.offence, own, stops_clock)


@rule("OS-17.3")
def turnover_on_downs(t: Table, state: State, own: float) -> State:
    t.tell("turned_over_on_downs", seat=state.offence, spot=own)
    return new_series(t, state, state.offence.other, tidy(other_end(tables.LAW, own)), True)


@rule("OS-2.10")
def dead(t: Table, state: State, x: float, stops_clock: bool) -> State:
    """The offence's runner is down: the ball comes to his nose, to the tenth; a safety on or behind the goal line.

    OS-9.10: yards may be lost. OS-17.6: the same where the pen touched a sideline.
    """
    foremost = nose(state, state.offence, x)
    if foremost <= TOLERANCE:
        return safety(t, state, state.offence)
    own = rounded_spot(foremost)
    if not state.trying:
        t.tell("ball_dead", x=tidy(state.x_of(state.offence, own)), seat=state.offence, spot=own)
    return next_down(t, state, own, stops_clock)


@rule("OS-17.1")
def touchdown(t: Table, state: State, seat: Seat) -> State:
    """Six points, and a try from the 2 (OS-7.4), after a return or a fumble too (OS-17.8); two points on a try."""
    if state.trying:
        return two_point(t, state)
    after = cleared(count(t, scored(t, state, seat, "touchdown"), True))
    after = after._replace(phase="scrimmage", situation=try_from(seat, tables.TRY_LINE), trying=True)
    return after if after.overtime is None else goes_on(t, after, "touchdown", seat)


@rule("OS-17.5")
def safety(t: Table, state: State, conceded: Seat) -> State:
    """Two points for the other team, and a free kick from the 20 by the team that conceded (OS-5.10)."""
    if state.trying:
        return try_failed(t, state)
    scorer = conceded.other
    after = scored(t, state, scorer, "safety")._replace(
        phase="free_kick", situation=kick_from(conceded, tables.FREE_KICK_LINE)
    )
    return finish(t, after, True, "safety", scorer)


@rule("OS-17.7")
def touchback(t: Table, state: State, seat: Seat) -> State:
    t.tell("touchback", seat=seat)
    return new_series(t, state, seat, tables.TOUCHBACK, True)


@rule("OS-14.3")
def field_goal(t: Table, state: State) -> State:
    scorer = state.offence
    after = kickoff_by(scored(t, state, scorer, "field_goal"), scorer)
    return finish(t, after, True, "field_goal", scorer)


@rule("OS-14.5")
def two_point(t: Table, state: State) -> State:
    t.tell("tried", seat=state.offence, how="two_points", good=True)
    return after_try(t, scored(t, state, state.offence, "two_points"))


@rule("OS-14.5")
def extra_point(t: Table, state: State) -> State:
    return after_try(t, scored(t, state, state.offence, "extra_point"))


@rule("OS-14.5")
def try_failed(t: Table, state: State) -> State:
    """The defence can't score on a try: whatever else happens ends it."""
    t.tell("tried", seat=state.offence, how="two_points", good=False)
    return after_try(t, state)


def after_try(t: Table, state: State) -> State:
    return kickoff_by(cleared(state), state.offence)._replace(trying=False)


def kickoff_by(state: State, seat: Seat) -> State:
    """OS-5.1: the scoring team kicks off."""
    return state._replace(phase="kickoff", situation=kick_from(seat, tables.KICKOFF_LINE))


def scored(t: Table, state: State, seat: Seat, how: str) -> State:
    """OS-17.1, OS-14.3, OS-14.5, OS-17.5: the points go up on the board."""
    points = tables.POINTS[how]
    score = add(state.score, seat, points)
    t.tell("scored", seat=seat, how=how, points=points, score=score)
    return state._replace(score=score)
