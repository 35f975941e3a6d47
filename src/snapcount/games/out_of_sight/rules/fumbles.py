"""Chapter 12: forced fumbles."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.out_of_sight.rules.downs import new_series, next_down, safety, touchdown, try_failed
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.possession import (
    begin_return,
    high_roll,
    loose_at,
    returner,
    tell_recovered,
    to_return,
)
from snapcount.games.out_of_sight.state import State, nose, rounded_spot, settled, tidy


@rule("OS-8.6")
def forced_fumble(t: Table, state: State, at: Point, gain: float) -> State:
    """One or two linebackers on the overlay: touching one with the pen-line is a fumble, not a tackle."""
    count = len(state.linebackers)
    t.tell("fumbled", seat=state.offence, spot=loose_at(state, state.offence, at), forced=count, at=at)
    if state.trying:
        return try_failed(t, state)
    if count == 2:
        return pile_up(t, state, at)
    return stripped(t, state, at, gain)


@rule("OS-12.1")
def pile_up(t: Table, state: State, at: Point) -> State:
    """Two linebackers: the high roll recovers, no return."""
    winner = high_roll(t, "recover", state.offence)
    tell_recovered(t, state, winner, state.offence, at)
    return recovered(t, state, winner, at)


@rule("OS-12.2")
def stripped(t: Table, state: State, at: Point, gain: float) -> State:
    """One linebacker: the defence recovers, and may return it if it happened behind the scrimmage line."""
    defence = state.offence.other
    tell_recovered(t, state, defence, state.offence, at)
    if gain >= -TOLERANCE or nose(state, state.offence, at[0]) <= TOLERANCE:
        return recovered(t, state, defence, at)
    start = settled(at)
    run = to_return(state, returner(state, defence, start), "fumble", start, 0.0)
    own = rounded_spot(nose(state, state.offence, at[0]))
    return begin_return(t, state, run._replace(dead=tidy(state.x_of(state.offence, own))))


@rule("OS-12.3")
def recovered(t: Table, state: State, winner: Seat, at: Point) -> State:
    """Dead at the fumble: the down counts for the offence, a first down for the defence."""
    foremost = nose(state, state.offence, at[0])
    if foremost <= TOLERANCE:
        return in_the_end_zone(t, state, winner)
    own = rounded_spot(foremost)
    line = tidy(state.x_of(state.offence, own))
    spot = tidy(state.own(winner, line))
    t.tell("ball_dead", x=line, seat=winner, spot=spot)
    if winner is state.offence:
        return next_down(t, state, spot, False)
    return new_series(t, state, winner, spot, True)


@rule("OS-12.4")
def in_the_end_zone(t: Table, state: State, winner: Seat) -> State:
    """On or behind the offence's goal line: a touchdown for the defence, a safety if the offence has it."""
    return safety(t, state, winner) if winner is state.offence else touchdown(t, state, winner)
