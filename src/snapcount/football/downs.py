"""Series and downs: where the next down is played. What lies in an end zone is not for these functions."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Seat
from snapcount.football.situation import Law, Situation, Y


def new_series(law: Law[Y], offence: Seat, ball: Y) -> Situation[Y]:
    """First down, with the full distance or the goal line to go."""
    line, length = ball + law.to_gain, law.length
    return new(Situation, (offence, ball, 1, line if line < length else length))


def same_down(now: Situation[Y], ball: Y) -> Situation[Y]:
    """The down again from another spot, the line to gain unchanged."""
    offence, _, down, line = now
    return new(Situation, (offence, ball, down, line))


def next_down(law: Law[Y], now: Situation[Y], ball: Y) -> Situation[Y] | None:
    """The down after the ball is dead at `ball`: a new series, the next one, or None where they are used up."""
    offence, _, down, line = now
    if ball < line:
        return new(Situation, (offence, ball, down + 1, line)) if down < law.downs else None
    return new_series(law, offence, ball)


def series_gain(law: Law[Y], now: Situation[Y]) -> Y | None:
    """What the downs of this series have brought so far; None on first down, and with the goal line to go."""
    length, to_gain, _ = law
    _, ball, down, line = now
    return ball - (line - to_gain) if down > 1 and line < length else None
