"""Places and moments as a commentator names them."""

from __future__ import annotations

from functools import lru_cache

from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Law, Situation, Y

Names = tuple[str, str]


@lru_cache(256)
def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 22nd."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


@lru_cache(1024)
def counted(number: float, one: str = "yard", many: str = "") -> str:
    """1 yard, 2 yards, 0.5 yards, 1 hex, 3 hexes."""
    return f"{number:g} {one if abs(number) == 1 else many or one + 's'}"


def place(law: Law[Y], seat: Seat, ball: Y, names: Names) -> str:
    """Home 34, midfield, Away end zone: a spot of one team. A goal line belongs to its end zone."""
    if ball <= 0:
        return f"{names[seat]} end zone"
    other = law.length - ball
    if other <= 0:
        return f"{names[seat.other]} end zone"
    if ball == other:
        return "midfield"
    return f"{names[seat]} {ball:g}" if ball < other else f"{names[seat.other]} {other:g}"


def the(place: str) -> str:
    """The same in a sentence: "at the Home 34", "at midfield"."""
    return place if place == "midfield" else f"the {place}"


def to_the_goal(law: Law[Y], yards: Y, spot: Y) -> Y:
    """What of a gain that ended on this spot counts: nobody gains more than the distance to the goal line."""
    return min(yards, law.length - (spot - yards))


def down_and_distance(law: Law[Y], now: Situation[Y]) -> str:
    """2nd and 6, 1st and goal."""
    distance = "goal" if now.line >= law.length else f"{now.line - now.ball:g}"
    return f"{ordinal(now.down)} and {distance}"


def period(quarter: int) -> str:
    """2nd quarter; after four of them overtime, then the 2nd overtime, as box scores count them."""
    if quarter <= 4:
        return f"{ordinal(quarter)} quarter"
    return "overtime" if quarter == 5 else f"{ordinal(quarter - 4)} overtime"


def the_period(quarter: int) -> str:
    """The same in a sentence: "the 2nd quarter", "overtime", "the 2nd overtime"."""
    return period(quarter) if quarter == 5 else f"the {period(quarter)}"


def tally(score: Pair, names: Names) -> str:
    """Home 14, Away 7."""
    return f"{names[0]} {score[0]}, {names[1]} {score[1]}"
