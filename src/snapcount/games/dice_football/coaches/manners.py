"""Manners: what the clock and the score demand of every coach, whatever its habits."""

from __future__ import annotations

from snapcount.football.scoring import lead
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import FIELD_GOAL, LONG_PASS, SHORT_PASS, Call
from snapcount.games.dice_football.view import View

LAST_DRIVE = 4
"""Plays that the other side can use up without giving the ball back: its four downs."""
SHORT_OF_IT = 5
"""Yards that a short pass is enough for."""


def by_the_clock(view: View) -> Call | None:
    """The card of anybody who reads the scoreboard; None where there is time for habits.

    The last play of a half is for points. Behind at the end, fourth down is no time to give the ball away, and a
    field goal must be enough.
    """
    last_play = view.left == 1
    if not last_play and not is_last_drive(view):
        return None
    offence, ball, down, line = view.situation
    final = view.half > 1
    ahead = lead(view.score, offence)
    if (ahead > 0 and final) if last_play else (down < 4 or ahead >= 0):
        return None
    if ball >= IN_RANGE and (ahead >= -3 or not final):
        return FIELD_GOAL
    return SHORT_PASS if line - ball <= SHORT_OF_IT and not last_play else LONG_PASS


def is_last_drive(view: View) -> bool:
    """The ball given away now isn't seen again: the end of the game, or the answer in overtime."""
    if view.overtime is not None:
        return view.overtime.stage == 2
    return view.half == 2 and view.left <= LAST_DRIVE
