"""Chapter 13, downs: where the ball is after a play, and whose it is."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.dice_football.rules.overtime import opportunity_over
from snapcount.games.dice_football.rules.scoring import safety, touchdown
from snapcount.games.dice_football.state import SNAP, Phase, State, at_snap, having_ball, new
from snapcount.games.dice_football.tables import FIELD, SERIES


def new_series(state: State, offence: Seat, ball: int) -> State:
    """DF-13.1 First down and ten, or goal to go."""
    options, _, half, left, score, timeouts, _, _, _, _, opener, first, stage, deck = state
    line = ball + SERIES if ball < FIELD - SERIES else FIELD
    return new(
        State,
        (options, SNAP, half, left, score, timeouts, offence, ball, 1, line, opener, first, stage, deck),
    )


@rule("DF-13.2")
def place_ball(t: Table, state: State, yards: int) -> State:
    """After a run, pass or sack: touchdown, safety, first down, downs, or the next down."""
    offence = state.offence
    assert offence is not None
    spot = state.ball + yards
    if spot >= FIELD:
        return touchdown(t, state, offence)
    if spot <= 0:
        return safety(t, state)
    if spot >= state.line:
        if t.listens:
            t.tell("first_down", offence=offence, spot=spot)
        return new_series(state, offence, spot)
    if state.down == 4:
        t.tell("turned_over_on_downs", offence=offence, spot=spot)
        return take_over(t, state, FIELD - spot)
    return at_snap(state, offence, spot, state.down + 1, state.line)


def take_over(t: Table, state: State, ball: int) -> State:
    """The other team has the ball, first down, `ball` yards from its own goal line."""
    receivers = having_ball(state).other
    if state.stage:
        state = opportunity_over(t, state)
        if state.phase is Phase.GAME_OVER:
            return state
    return new_series(state, receivers, ball)
