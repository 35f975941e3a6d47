"""A state of Card Bowl as a position that all games have."""

from __future__ import annotations

from snapcount.football.chances.standing import OVERTIME, Clock, Standing, at_ball, kick_to, over, toss
from snapcount.games.card_bowl.rules.booking import FIRST_OVERTIME
from snapcount.games.card_bowl.rules.clock import quarter_length
from snapcount.games.card_bowl.state import State
from snapcount.games.card_bowl.tables import LAW

PLAY_TAKES = {"simple1": 1.0, "simple2": 6.0, "complex": 6.0}
"""CB-32.1 Intervals that a play and the run-off after it take on average, or plays."""


def standing(state: State) -> Standing:
    """CB-3.3 Who lost the toss is taken to receive the second half's kickoff, as every coach chooses."""
    clock, score, timeouts, now = clock_of(state), state.score, state.timeouts, state.situation
    if state.phase == "over":
        return over(score)
    if state.phase in ("stock", "toss"):
        return toss(score, clock)
    if state.phase in ("kickoff", "free_kick") or (state.phase == "quarter" and not now.down):
        return kick_to(now.offence.other, score, clock, timeouts, state.toss_loser)
    return at_ball(LAW, now, score, clock, timeouts, state.toss_loser)


def clock_of(state: State) -> Clock:
    options, quarter = state.options, state.quarter
    pace, whole = PLAY_TAKES[options.timing], quarter_length(options)
    left = max(state.left, 1 if state.untimed else 0)
    if quarter >= FIRST_OVERTIME:
        return Clock(OVERTIME, left / pace, sudden=True)
    odd = quarter % 2
    return Clock(
        1 if quarter < 3 else 2, (left + odd * whole) / pace, 2 * whole / pace if quarter < 3 else 0.0
    )
