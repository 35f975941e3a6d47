"""Series and downs: where the next down is played. What lies in an end zone is not for these functions."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football.situation import Law, Situation, Y


def new_series(law: Law[Y], offence: Seat, ball: Y) -> Situation[Y]:
    """First down, with the full distance or the goal line to go."""
    line = ball + law.to_gain
    return Situation(offence, ball, 1, line if line < law.length else law.length)


def same_down(now: Situation[Y], ball: Y) -> Situation[Y]:
    """The down again from another spot, the line to gain unchanged."""
    return Situation(now.offence, ball, now.down, now.line)


def next_down(law: Law[Y], now: Situation[Y], ball: Y) -> Situation[Y] | None:
    """The down after the ball is dead at `ball`: a new series, the next one, or None where they are used up."""
    if ball >= now.line:
        return new_series(law, now.offence, ball)
    if now.down >= law.downs:
        return None
    return Situation(now.offence, ball, now.down + 1, now.line)
