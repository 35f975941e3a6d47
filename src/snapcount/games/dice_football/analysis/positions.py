"""The positions of a layer by number: every down, ball and line to gain."""

from __future__ import annotations

from snapcount.games.dice_football.analysis.ends import Course
from snapcount.games.dice_football.analysis.values import BEHIND
from snapcount.games.dice_football.tables import FIELD

BALLS = range(1, FIELD)
FIRST_LINE = 11
PAIRS: dict[tuple[int, int], int] = {}
"""(ball, line to gain) by number."""
for _line in range(FIRST_LINE, FIELD + 1):
    for _ball in range(1, _line):
        PAIRS[_ball, _line] = len(PAIRS)
POSITIONS = 4 * len(PAIRS)
COURSES = (Course(1, 0), *(Course(2, lead) for lead in BEHIND), Course(3, 0))
"""With the ball at a snap: the first team, the second (never ahead), either in sudden death."""


def position(down: int, ball: int, line: int) -> int:
    return (down - 1) * len(PAIRS) + PAIRS[ball, line]
