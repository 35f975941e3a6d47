"""What a situation is worth in points: the measure of kicks, fourth downs and penalties."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football.field import other_end
from snapcount.games.card_bowl.rules.kicks.field_goal import kick_distance
from snapcount.games.card_bowl.state import Next
from snapcount.games.card_bowl.tables import LAW, POINTS, TOUCHBACK, load

TWO_POINTS = 0.43
"""How often a two-point try is good (measured with the veterans)."""
ODDS = load("odds")["sections"]
KICKS: dict[str, dict[str, float]] = ODDS["field_goal"]["by_distance"]
KICKOFF_TO = round(ODDS["kickoff_result"]["touchback_whenever_allowed"]["mean_start"])
EXTRA_POINT: float = ODDS["extra_point"]["good"]
NET_PUNT: float = ODDS["punt_from_own_30"]["mean_net"]
AT_OWN_GOAL, A_YARD = -2.4, 0.092
"""A first down is worth so much at one's own goal line, and more with every yard (measured with the veterans)."""
A_DOWN, A_YARD_TO_GO = 0.6, 0.07
"""What every down gone and every yard to go beyond ten take off it."""


def kick_chance(spot: int) -> float:
    """How likely a field goal is good: the ledger's exact odds."""
    row = KICKS.get(str(kick_distance(100 - spot)))
    return row["good"] if row is not None else 0.0


def first_down(spot: float) -> float:
    """The points to expect from a first down at a spot."""
    return AT_OWN_GOAL + A_YARD * spot


def down_points(spot: int, down: int, to_go: int) -> float:
    """The points to expect from any down."""
    usual = min(10, 100 - spot)
    return first_down(spot) - A_DOWN * (down - 1) - A_YARD_TO_GO * (to_go - usual)


def points_of(after: Next, seat: Seat) -> float:
    """What follows a play, in points for a seat."""
    offence, ball, down, line = after.situation
    sign = 1 if offence is seat else -1
    if after.kind == "scrimmage":
        return sign * down_points(ball, down, line - ball)
    if after.kind == "try":
        return sign * (POINTS["touchdown"] + EXTRA_POINT - first_down(KICKOFF_TO))
    if after.kind == "free_kick":
        return -sign * (POINTS["safety"] + first_down(other_end(LAW, ball) - NET_PUNT))
    return sign * (POINTS["field_goal"] - first_down(KICKOFF_TO))


def kick_points(spot: int) -> float:
    """A field goal tried from here: three points and a kickoff, or the other side's ball where it was held."""
    good = kick_chance(spot)
    missed = max(TOUCHBACK, 100 - spot + 8)
    return good * (POINTS["field_goal"] - first_down(KICKOFF_TO)) - (1 - good) * first_down(missed)


def punt_points(spot: int) -> float:
    """A punt: the other side's ball, at the end of an average one or at its twenty."""
    return -first_down(max(TOUCHBACK - 5, 100 - spot - NET_PUNT))


def going_points(spot: int, to_go: int, made: float) -> float:
    """Going for it with this chance: a first down a little beyond the line, or the other side's ball here."""
    reached = min(100, spot + to_go + 3)
    won = (
        POINTS["touchdown"] + EXTRA_POINT - first_down(KICKOFF_TO) if reached >= 100 else first_down(reached)
    )
    return made * won - (1 - made) * first_down(100 - spot)


def conversion(to_go: int) -> float:
    """How often a play reaches so many yards (measured with the veterans)."""
    return max(0.12, 0.64 - 0.045 * to_go)
