"""A state of Canadian Pro Football as a position that all games have."""

from __future__ import annotations

from snapcount.football.chances.standing import OVERTIME, Clock, Standing, at_ball, kick_to, over, toss
from snapcount.games.canadian_pro.rules.clock import EXTRA_HALF
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import LAW

PLAY_TAKES = {False: 28.0, True: 26.0}
"""CP-10.2, CP-15.1: seconds of a play on average, in the Basic and in the Advanced Game."""
NO_TIMEOUTS = (0, 0)
"""There are none in this game."""


BETTER, WORSE = "edmonton_1973", "montreal_1973"
"""The clubs of the box, as measured; all others are taken to be equal."""


def standing(state: State) -> Standing:
    """A position with the clubs that play it."""
    at = without_clubs(state)
    ours, theirs = state.options.team(at.seat), state.options.team(at.seat.other)
    stronger = ((ours, theirs) == (BETTER, WORSE)) - ((ours, theirs) == (WORSE, BETTER))
    return at._replace(stronger=stronger) if stronger else at


def without_clubs(state: State) -> Standing:
    """CP-2.5: who lost the toss is taken to receive the second half's kickoff, as every coach chooses."""
    clock, score, now = clock_of(state), state.score, state.situation
    if state.phase == "over":
        return over(score)
    if state.phase == "toss":
        return toss(score, clock)
    if state.phase in ("kickoff", "free_kick", "weather"):
        return kick_to(now.offence.other, score, clock, NO_TIMEOUTS, state.toss_loser)
    if state.phase in ("after_fg", "second_half"):  # the offence is who chooses, and will have the ball
        return kick_to(now.offence, score, clock, NO_TIMEOUTS, state.toss_loser)
    return at_ball(LAW, now, score, clock, NO_TIMEOUTS, state.toss_loser)


def clock_of(state: State) -> Clock:
    pace, quarter, whole = PLAY_TAKES[state.options.advanced], state.quarter, state.options.minutes * 60
    left = max(state.left, 1) if state.untimed else state.left
    if quarter > 4:
        first = quarter % 2  # CP-19.3: two extra halves of ten minutes
        return Clock(OVERTIME, (left + first * EXTRA_HALF) / pace)
    odd = quarter % 2
    return Clock(
        1 if quarter < 3 else 2, (left + odd * whole) / pace, 2 * whole / pace if quarter < 3 else 0.0
    )
