"""Chapters 3 and 7: series, the goal line and what a score is worth."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football import downs
from snapcount.football.field import other_end
from snapcount.football.scoring import Pair, add
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.state import After, End, How, Play, State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, FIELD, KICKOFF_FROM, LAW

TOUCHDOWN, FIELD_GOAL, SAFETY, SINGLE, CONVERT, TWO_POINTS = 6, 3, 2, 1, 1, 2
"""CP-7.1."""
TRY_FROM = FIELD - 5
NOTHING: Pair = (0, 0)


def in_field(spot: int) -> int:
    """CP-7.2: a ball on a goal line is put on the one-yard line in front of it."""
    return 1 if spot < 1 else FIELD - 1 if spot >= FIELD else spot


def new_series(
    offence: Seat, spot: int, points: Pair = NOTHING, earned: bool = False, carried: bool = False
) -> After:
    """CP-3.6: ten yards, or the goal line when ten or fewer remain. `earned`: by the team that had the ball."""
    now = downs.new_series(LAW, offence, in_field(spot))
    return new(After, ("scrimmage", now, points, 0, not earned, earned, carried))


def next_down(now: Situation[int], end: End) -> After:
    """CP-3.6, CP-3.7, CP-3.8, CP-7.5, CP-7.6, CP-7.7, CP-7.8: what follows when the play stands."""
    seat, spot = end.team, in_field(end.spot)
    if end.how != "dead":
        return SCORES[end.how](seat)
    if end.fresh or seat is not now.offence:
        return new_series(seat, spot)
    following = downs.next_down(LAW, now, spot)
    if following is None:
        return new_series(seat.other, other_end(LAW, spot))
    return new(After, ("scrimmage", following, NOTHING, 0, False, following.down == 1, False))


def tell_series(t: Table, state: State, play: Play, after: After) -> None:
    """A first down, or the last down used up; the first is told of the offence that snapped the ball."""
    now, end = state.situation, play.end
    if after.earned:
        first_down(t, after.situation)
    elif (
        after.fresh
        and state.phase == "scrimmage"
        and (end.how, end.fresh) == ("dead", False)
        and end.team is now.offence
        and after.situation.offence is not now.offence
    ):
        turned_over_on_downs(t, now.offence, other_end(LAW, after.situation.ball))


@rule("CP-3.6")
def first_down(t: Table, now: Situation[int]) -> None:
    """The line to gain is reached, or a penalty gives a first down."""
    t.tell("first_down", seat=now.offence, spot=now.ball)


@rule("CP-3.7")
def turned_over_on_downs(t: Table, seat: Seat, spot: int) -> None:
    """Short of the line to gain on third down."""
    t.tell("turned_over_on_downs", seat=seat, spot=spot)


@rule("CP-7.1")
def tell_score(t: Table, how: str, points: Pair, score: Pair) -> None:
    """Points stand once the penalty of their play is settled."""
    seat = Seat.HOME if points[0] else Seat.AWAY
    t.tell("scored", seat=seat, how=how, points=points[seat], score=score)


def touchdown(seat: Seat) -> After:
    """CP-6.27: the convert comes next."""
    return After("try", Situation(seat, TRY_FROM, 0, FIELD), add(NOTHING, seat, TOUCHDOWN))


def field_goal(seat: Seat) -> After:
    """CP-7.6: the team scored against chooses."""
    return After("after_fg", Situation(seat.other, AFTER_SINGLE, 0, 0), add(NOTHING, seat, FIELD_GOAL))


def safety_touch(seat: Seat) -> After:
    """CP-7.8: the team scored against kicks off from its 35."""
    return After("free_kick", Situation(seat.other, AFTER_SINGLE, 0, 0), add(NOTHING, seat, SAFETY))


def single(seat: Seat) -> After:
    """CP-7.7: the team scored against has first and ten on its own 35."""
    return new_series(seat.other, AFTER_SINGLE, add(NOTHING, seat, SINGLE))


SCORES: dict[How, Callable[[Seat], After]] = {
    "touchdown": touchdown,
    "field_goal": field_goal,
    "safety": safety_touch,
    "single": single,
}


def kickoff_by(seat: Seat, points: Pair, shift: int) -> After:
    """CP-7.5: from the own 45."""
    return After("kickoff", Situation(seat, KICKOFF_FROM, 0, 0), points, shift)
