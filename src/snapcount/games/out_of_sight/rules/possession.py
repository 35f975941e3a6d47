"""Chapters 6 and 11: how a return begins (OS-6.5, OS-6.6, OS-11.1)."""

from __future__ import annotations

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.games.out_of_sight.rules.downs import touchdown, try_failed
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.weather import reds_on_return
from snapcount.games.out_of_sight.state import Carrier, Return, State, nose, rounded_spot, tidy

ONE_DIE = Dice(1)


def returner(state: State, seat: Seat, start: Point) -> Carrier:
    """OS-5.8: who starts wholly in his own end zone is protected from a safety until he comes out."""
    return Carrier(seat, True, nose(state, seat, start[0]) <= TOLERANCE, False, True)


def to_return(state: State, carrier: Carrier, kind: str, start: Point, reds_after: float) -> Return:
    """OS-6.2, OS-6.6: when Reds Only begins, which symbols are passed, and where the ball is dead if declined."""
    seat = carrier.seat
    return Return(
        carrier,
        kind,
        start,
        reds_on_return(state.weather, reds_after),
        find(state.options.field).under_ids(*start),
        tidy(state.x_of(seat, rounded_spot(state.own(seat, start[0])))),
    )


@rule("OS-6.5")
def begin_return(t: Table, state: State, run: Return) -> State:
    """The returner has the ball on the dot; with its nose already at the goal plane it is a touchdown (OS-6.8)."""
    if nose(state, run.seat, run.start[0]) >= 100 - TOLERANCE:
        return touchdown(t, state, run.seat)
    return state._replace(phase="return", run=run, linebackers=(), catch=None, foul=None)


@rule("OS-11.1")
def intercepted(t: Table, state: State, at: Point) -> State:
    """The overlay goes off; the defence runs from the dot under Reds Only. On a try it is simply over."""
    defence = state.offence.other
    t.tell("intercepted", seat=defence, spot=tidy(state.own(defence, at[0])), at=at)
    if state.trying:
        return try_failed(t, state)
    return begin_return(t, state, to_return(state, returner(state, defence, at), "interception", at, 0.0))


def loose_at(state: State, seat: Seat, at: Point) -> float:
    """Where a ball came loose, from a team's own goal line."""
    return tidy(state.own(seat, at[0]))


def tell_recovered(t: Table, state: State, winner: Seat, carrier: Seat, at: Point) -> None:
    t.tell("recovered", seat=winner, spot=loose_at(state, winner, at), lost=winner is not carrier)


@rule("OS-1.14")
def high_roll(t: Table, purpose: str, first: Seat) -> Seat:
    """Both roll, the team that had the ball first; the higher wins, a tie is rolled again by both."""
    (one,) = t.roll(ONE_DIE)
    (two,) = t.roll(ONE_DIE)
    t.tell("rolled_off", purpose=purpose, dice=(one, two), seat=first)
    if one == two:
        return high_roll(t, purpose, first)
    return first if one > two else first.other
