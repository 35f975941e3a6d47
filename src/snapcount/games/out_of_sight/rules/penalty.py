"""Chapter 16: the Penalty symbol."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.downs import same_down
from snapcount.football.field import other_end
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.listed import TakePenalty
from snapcount.games.out_of_sight.rules.clock import cleared, count, untimed_down
from snapcount.games.out_of_sight.rules.downs import (
    first_down,
    new_series,
    next_down,
    safety,
    series,
    touchback,
    touchdown,
    try_failed,
)
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.overtime import goes_on
from snapcount.games.out_of_sight.rules.possession import (
    ONE_DIE,
    begin_return,
    high_roll,
    loose_at,
    returner,
    tell_recovered,
    to_return,
)
from snapcount.games.out_of_sight.state import (
    Carrier,
    Foul,
    State,
    nose,
    rounded_spot,
    settled,
    tidy,
    try_from,
)

FACE_MASK = 15.0
ILLEGAL_BLOCK = 10.0


@rule("OS-16.1")
def penalty_symbol(t: Table, state: State, carrier: Carrier, at: Point) -> State:
    """The runner is tackled at the symbol and rolls: face mask, illegal block or fumble. OS-16.7: once a play."""
    (die,) = t.roll(ONE_DIE)
    result = tables.PENALTY_DIE[state.weather == "rain_snow"][die]
    t.tell("penalty_rolled", dice=(die,), seat=carrier.seat, result=result)
    if result == "face_mask":
        return face_mask(t, state, carrier, at)
    if result == "illegal_block":
        return illegal_block(t, state, carrier, at)
    return symbol_fumble(t, state, carrier, at)


@rule("OS-16.3")
def face_mask(t: Table, state: State, carrier: Carrier, at: Point) -> State:
    """Fifteen yards or half the distance, and a first down; from the line if that is farther forward."""
    seat = carrier.seat
    foremost = nose(state, seat, at[0])
    base = rounded_spot(foremost)
    if foremost <= TOLERANCE and carrier.protected:
        base = tables.TOUCHBACK
    if not carrier.on_return:
        base = max(base, state.situation.ball)
    yards = min(FACE_MASK, (100 - base) / 2)
    own = rounded_spot(base + yards)
    fouled, foul = seat.other, "face mask"
    t.tell("flagged", seat=fouled, foul=foul)
    spot = tidy(other_end(tables.LAW, own))
    t.tell("penalised", seat=fouled, foul=foul, yards=yards, spot=spot, x=tidy(state.x_of(seat, own)))
    if state.trying:
        return try_again(t, state, own)
    if not carrier.on_return:
        t.tell("first_down", seat=seat, spot=own)
    counted = cleared(count(t, state, True))
    after = untimed_down(t, series(counted, seat, own))
    return after if after.overtime is None else goes_on(t, after, "", None)


@rule("OS-16.6")
def try_again(t: Table, state: State, own: float) -> State:
    """The try is replayed from the spot of the penalty."""
    return cleared(state)._replace(phase="scrimmage", situation=try_from(state.offence, own))


@rule("OS-16.4")
def illegal_block(t: Table, state: State, carrier: Carrier, at: Point) -> State:
    """Ten yards back from the symbol and the down again, if the other team wants it so."""
    foremost = nose(state, carrier.seat, at[0])
    t.tell("flagged", seat=carrier.seat, foul="illegal block")
    foul = Foul(carrier, rounded_spot(foremost), foremost <= TOLERANCE)
    return state._replace(phase="foul", foul=foul, run=None, catch=None)


def walked_back(spot: float) -> float:
    """Ten yards, or half the distance to the own goal line."""
    return min(ILLEGAL_BLOCK, spot / 2)


@rule("OS-16.4")
def foul_phase(t: Table, state: State) -> State:
    """The team that was fouled takes the penalty or lets the tackle stand."""
    foul = state.foul
    assert foul is not None, "a penalty is only taken after a foul"
    seat = foul.carrier.seat
    back = rounded_spot(foul.spot - walked_back(foul.spot))
    question = TakePenalty(tidy(state.x_of(seat, back)), tidy(state.x_of(seat, foul.spot)), foul.in_end_zone)
    if t.ask(seat.other, question):
        return accepted(t, state, foul, back)
    return tackle_stands(t, state, foul)


@rule("OS-16.4")
def accepted(t: Table, state: State, foul: Foul, back: float) -> State:
    """A safety in the own end zone; on a return first down there, else the down is replayed."""
    seat, on_return = foul.carrier.seat, foul.carrier.on_return
    if foul.in_end_zone and not state.trying:
        return safety(t, state, seat)
    t.tell(
        "penalised", seat=seat, foul="illegal block", yards=walked_back(foul.spot), spot=back,
        x=tidy(state.x_of(seat, back)),
    )  # fmt: skip
    if state.trying:
        return try_again(t, state, back)
    if on_return:
        return new_series(t, state, seat, back, True)
    if back >= state.situation.line:
        return first_down(t, state, back, True)
    counted = cleared(count(t, state, True))
    after = counted._replace(phase="scrimmage", situation=same_down(state.situation, back))
    return after if after.overtime is None else goes_on(t, after, "", None)


@rule("OS-16.4")
def tackle_stands(t: Table, state: State, foul: Foul) -> State:
    """Declined: the ball is dead at the symbol and the down counts."""
    carrier = foul.carrier
    t.tell("declined", seat=carrier.seat.other)
    if state.trying:
        return try_failed(t, state)
    if foul.in_end_zone:
        return touchback(t, state, carrier.seat) if carrier.protected else safety(t, state, carrier.seat)
    if carrier.on_return:
        return new_series(t, state, carrier.seat, foul.spot, carrier.stops_clock)
    return next_down(t, state, foul.spot, carrier.stops_clock)


@rule("OS-16.5")
def symbol_fumble(t: Table, state: State, carrier: Carrier, at: Point) -> State:
    """Both roll for the ball, then again for the right to run with it. On a try it is over (OS-16.6)."""
    t.tell("fumbled", seat=carrier.seat, spot=loose_at(state, carrier.seat, at), at=at)
    if state.trying:
        return try_failed(t, state)
    winner = high_roll(t, "recover", carrier.seat)
    tell_recovered(t, state, winner, carrier.seat, at)
    in_end_zone = nose(state, carrier.seat, at[0]) <= TOLERANCE
    if in_end_zone and winner is not carrier.seat:
        return touchdown(t, state, winner)
    may_run = high_roll(t, "run", carrier.seat) is winner
    t.tell("may_run", yes=may_run, seat=winner)
    own = rounded_spot(nose(state, carrier.seat, at[0]))
    if winner is not carrier.seat:
        carrier = returner(state, winner, at)._replace(protected=False)
        own = tidy(other_end(tables.LAW, own))
    if may_run:
        run = to_return(state, carrier, "fumble", settled(at), 0.0)
        return begin_return(t, state, run._replace(dead=tidy(state.x_of(winner, own))))
    return dead_there(t, state, carrier, own, in_end_zone)


@rule("OS-16.8")
def dead_there(t: Table, state: State, carrier: Carrier, own: float, in_end_zone: bool) -> State:
    """Not run: in the own end zone a touchback on a return that never left it, else a safety."""
    if in_end_zone:
        return touchback(t, state, carrier.seat) if carrier.protected else safety(t, state, carrier.seat)
    t.tell("ball_dead", x=tidy(state.x_of(carrier.seat, own)), seat=carrier.seat, spot=own)
    if carrier.keeps_down:
        return next_down(t, state, own, carrier.stops_clock)
    return new_series(t, state, carrier.seat, own, carrier.stops_clock)
