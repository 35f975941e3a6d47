"""Down and distance: what a coach reads off the scoreboard before he calls a play."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.football.scoring import lead
from snapcount.games.scrimmage.questions.kicks import KickOrPlay
from snapcount.games.scrimmage.rules.downs import dir_of, to_go
from snapcount.games.scrimmage.rules.field import GOAL_ROWS, ROW, rows_to_own_goal
from snapcount.games.scrimmage.state import State

LATE = 8
"""Plays before the end of a half from which on a side that is behind is in a hurry."""
NEAR, FAR = 23, 29
"""Hexes to the posts of a field goal that is tried at once, and of one that is better than a punt."""
FIELD_GOAL = 3
OWN_HALF = 33
STEP = 2
GOAL_LINE = 4
"""Rows before the goal line where a pass finds little room and a defence needs no depth."""


class Situation(NamedTuple):
    """What an offence has to do."""

    down: int
    """The last one in a single play."""
    hexes: int
    """To the objective of a single play, else to the first down or the goal line."""
    to_goal: int
    """Rows to the attacked goal line."""
    behind: int
    """Points by which the other side leads."""
    plays_left: int
    """In this half of a full game; many in the other scenarios."""

    @property
    def hurried(self) -> bool:
        return self.plays_left <= LATE and self.behind > 0

    @property
    def needs_a_step(self) -> bool:
        """The last down and a hex or two to go: no time for a long pass."""
        return self.down == 4 and self.hexes <= STEP and not self.hurried


def situation(view: State) -> Situation:
    match, options = view.match, view.options
    dir = dir_of(match, match.situation.offence)
    row = ROW[match.hex]
    plays = options.quarter_plays * (match.quarter % 2) + match.left if options.scenario == "full" else 999
    return Situation(
        down=4 if match.objective else match.situation.down,
        hexes=match.objective or to_go(match.situation),
        to_goal=GOAL_ROWS - 1 - rows_to_own_goal(dir, row),
        behind=-lead(match.score, match.situation.offence),
        plays_left=plays,
    )


def kick_or_play(now: Situation, question: KickOrPlay) -> str:
    """A sure field goal at once, a short fourth down beyond the own half, everything late in a game that is lost."""
    posts = question.field_goal
    if now.plays_left <= 1 and posts:
        return "field goal"
    if question.down < 4:
        return "play"
    if now.hurried and (now.behind > FIELD_GOAL or not posts):
        return "play"
    if 0 < posts <= NEAR:
        return "field goal"
    if now.hexes <= 1 and now.to_goal <= OWN_HALF:
        return "play"
    return "field goal" if 0 < posts <= FAR else "punt"
