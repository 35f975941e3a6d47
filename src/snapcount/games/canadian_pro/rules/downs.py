"""Chapters 3 and 7: series, the goal line and what a score is worth."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.canadian_pro.state import After, End
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, FIELD, KICKOFF_FROM

TOUCHDOWN, FIELD_GOAL, SAFETY, SINGLE, CONVERT, TWO_POINTS = 6, 3, 2, 1, 1, 2
"""CP-7.1."""


def in_field(spot: int) -> int:
    """CP-7.2: a ball on a goal line is put on the one-yard line in front of it."""
    return 1 if spot < 1 else FIELD - 1 if spot >= FIELD else spot


def points(team: Seat, number: int) -> tuple[int, int]:
    return (0, number) if team else (number, 0)


def first_and_ten(
    team: Seat, spot: int, gained: tuple[int, int] = (0, 0), fresh: bool = True, carried: bool = False
) -> After:
    """CP-3.6: ten yards, or the goal line when ten or fewer remain."""
    ball = in_field(spot)
    return After("scrimmage", team, ball, 1, min(FIELD, ball + 10), gained, 0, fresh, carried)


def settled(offence: Seat, down: int, line: int, end: End) -> After:
    """CP-3.6, CP-3.7, CP-3.8, CP-7.5, CP-7.6, CP-7.7, CP-7.8: what follows when the play stands."""
    team = end.team
    if end.how != "dead":
        return SCORES[end.how](team)
    spot = in_field(end.spot)
    if end.fresh or team is not offence:
        return first_and_ten(team, spot)
    if spot >= line and line < FIELD:
        return first_and_ten(team, spot, fresh=False)
    if down == 3:
        return first_and_ten(team.other, FIELD - spot)
    return After("scrimmage", team, spot, down + 1, line, fresh=False)


def touchdown(team: Seat) -> After:
    return After("convert", team, FIELD - 5, 0, FIELD, points(team, TOUCHDOWN))


def field_goal(team: Seat) -> After:
    """CP-7.6: the team scored against chooses."""
    return After("after_fg", team.other, AFTER_SINGLE, 0, 0, points(team, FIELD_GOAL))


def safety_touch(team: Seat) -> After:
    """CP-7.8: the team scored against kicks off from its 35."""
    return After("safety_kick", team.other, AFTER_SINGLE, 0, 0, points(team, SAFETY))


def single(team: Seat) -> After:
    """CP-7.7: the team scored against has first and ten on its own 35."""
    return first_and_ten(team.other, AFTER_SINGLE, points(team, SINGLE))


SCORES = {"touchdown": touchdown, "field goal": field_goal, "safety": safety_touch, "single": single}


def kickoff_by(team: Seat, gained: tuple[int, int] = (0, 0), shift: int = 0) -> After:
    """CP-7.5: from the own 45."""
    return After("kickoff", team, KICKOFF_FROM, 0, 0, gained, shift)
