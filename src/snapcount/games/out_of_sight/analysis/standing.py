"""A state of Out of Sight Football as a position that all games have."""

from __future__ import annotations

from snapcount.football.chances.standing import OVERTIME, Clock, Standing, at_ball, kick_to, over, toss
from snapcount.games.out_of_sight.state import State, first_and_ten
from snapcount.games.out_of_sight.tables import LAW, UNITS

NO_TIMEOUTS = (0, 0)
"""There are none in this game."""
DECIDING = ("answer", "sudden")
"""OS-19.2: stages of an overtime in which the next score, or none, ends the game."""


def standing(state: State) -> Standing:
    """OS-3.3: who kicked off the game receives in the second half. A ball about to be run back counts where it is."""
    clock, score, now, second = clock_of(state), state.score, state.situation, state.opening_kicker
    if state.phase == "over":
        return over(score)
    if state.phase in ("weather", "toss"):
        return toss(score, clock)
    if state.phase in ("kickoff", "free_kick"):
        return kick_to(now.offence.other, score, clock, NO_TIMEOUTS, second)
    if state.run is not None and not state.trying:
        now = first_and_ten(state.run.seat, min(99.0, max(1.0, state.own(state.run.seat, state.run.dead))))
    return at_ball(LAW, now, score, clock, NO_TIMEOUTS, second)


def clock_of(state: State) -> Clock:
    whole, quarter = state.options.plays, state.quarter
    left = max(state.left, 1 if state.untimed else 0) / UNITS
    if quarter > 4:
        return Clock(OVERTIME, left, sudden=state.overtime is not None and state.overtime.stage in DECIDING)
    odd = quarter % 2
    return Clock(1 if quarter < 3 else 2, left + odd * whole, 2.0 * whole if quarter < 3 else 0.0)
