"""A state of Dice Football as a position that all games have."""

from __future__ import annotations

from snapcount.football.chances.standing import OVERTIME, Clock, Standing, at_ball, kick_to, over, toss
from snapcount.games.dice_football.rules.overtime import stage_of
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import LAW

SUDDEN_DEATH = 3
"""DF-15.6"""


def standing(state: State) -> Standing:
    """DF-3.3 Who kicked off the game receives in the second half."""
    clock, score, now, second = clock_of(state), state.score, state.situation, state.opening_kicker
    if state.phase == "over":
        return over(score)
    if state.phase in ("toss", "overtime_toss"):
        return toss(score, clock)
    if state.phase in ("kickoff", "free_kick"):
        return kick_to(now.offence.other, score, clock, state.timeouts, second)
    return at_ball(LAW, now, score, clock, state.timeouts, second)


def clock_of(state: State) -> Clock:
    if state.half == OVERTIME:
        return Clock(OVERTIME, float(state.left), sudden=stage_of(state) == SUDDEN_DEATH)
    return Clock(
        state.half, float(state.left), 2.0 * state.options.plays_per_quarter if state.half == 1 else 0.0
    )
