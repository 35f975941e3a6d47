"""Chapter 13, turnovers: interceptions and lost fumbles."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.games.dice_football.rules.downs import new_series
from snapcount.games.dice_football.rules.kicks import receive, run_back, touchback
from snapcount.games.dice_football.rules.overtime import opportunity_over
from snapcount.games.dice_football.rules.results import Play
from snapcount.games.dice_football.rules.scoring import touchdown
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import END_ZONE, FIELD, LAW, LONG_RATE

RETURNED = frozenset((2, 4))
"""The events whose turnovers are run back."""


@rule("DF-13.3")
def turnover(t: Table, state: State, play: Play) -> State:
    """The defence (DF-2.10) has the ball where it was caught or lost: first down there, or a return."""
    taker = state.situation.offence.other
    spot = state.situation.ball + play.yards
    if spot <= 0:
        return lost_in_end_zone(t, state)
    if state.overtime:
        state = opportunity_over(t, state)
        if state.phase == "over":
            return state
    if spot >= FIELD:
        return won_in_end_zone(t, state, play, spot)
    if play.event in RETURNED:
        return run_back(t, state, taker, other_end(LAW, spot), LONG_RATE)
    return new_series(state, taker, other_end(LAW, spot))


@rule("DF-13.4")
def won_in_end_zone(t: Table, state: State, play: Play, spot: int) -> State:
    """In the end zone that the defence guards: touchback, or its choice where the card gives a return."""
    taker = state.situation.offence.other
    if play.event in RETURNED:
        return receive(t, state, taker, play.kind.value, max(other_end(LAW, spot), -END_ZONE), LONG_RATE)
    return touchback(t, state, taker)


@rule("DF-13.5")
def lost_in_end_zone(t: Table, state: State) -> State:
    """A fumble lost behind the own goal line is a touchdown for the defence."""
    return touchdown(t, state, state.situation.offence.other)
