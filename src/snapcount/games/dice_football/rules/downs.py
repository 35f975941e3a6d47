"""Chapter 13, downs: where the ball is after a play, and whose it is."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football import downs
from snapcount.football.field import other_end
from snapcount.games.dice_football.rules.overtime import opportunity_over
from snapcount.games.dice_football.rules.scoring import safety, touchdown
from snapcount.games.dice_football.state import State, placed
from snapcount.games.dice_football.tables import FIELD, LAW


def new_series(state: State, offence: Seat, ball: int) -> State:
    """DF-13.1 First down and ten, or goal to go."""
    return placed(state, "scrimmage", downs.new_series(LAW, offence, ball))


@rule("DF-13.2")
def place_ball(t: Table, state: State, yards: int) -> State:
    """After a run, pass or sack: touchdown, safety, first down, downs, or the next down."""
    now = state.situation
    spot = now.ball + yards
    if spot >= FIELD:
        return touchdown(t, state, now.offence)
    if spot <= 0:
        return safety(t, state)
    after = downs.next_down(LAW, now, spot)
    if after is None:
        t.tell("turned_over_on_downs", seat=now.offence, spot=spot)
        return take_over(t, state, other_end(LAW, spot))
    if t.listens and after.down == 1:
        t.tell("first_down", seat=now.offence, spot=spot)
    return placed(state, "scrimmage", after)


def take_over(t: Table, state: State, ball: int) -> State:
    """The other team has the ball, first down, `ball` yards from its own goal line."""
    receivers = state.situation.offence.other
    if state.overtime:
        state = opportunity_over(t, state)
        if state.phase == "over":
            return state
    return new_series(state, receivers, ball)
