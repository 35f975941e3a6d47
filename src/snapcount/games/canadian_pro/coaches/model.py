"""What a situation is worth in points, roughly: the measure the veteran plays by."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from snapcount.games.canadian_pro.rules.cells import TOTALS
from snapcount.games.canadian_pro.state import After
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, FIELD
from snapcount.games.canadian_pro.teams.cards import PlaceKickingCard

WEIGHTS = tuple((6 - abs(7 - total)) / 36 for total in TOTALS)
NET_PUNT = 36
AFTER_KICKOFF = 36
CONVERTED = 0.93
MAKES_IT = (1.0, 0.64, 0.62, 0.6, 0.58, 0.57, 0.53, 0.49, 0.45, 0.41, 0.38)
"""The chance to gain that many yards on one play when both sides mix well: enumerated at midfield."""
FURTHER = 0.022
"""Less for each yard beyond ten."""


def first_down(ball: int) -> float:
    """First and ten there, for the side that has it: measured over games between veterans, and nearly a line."""
    return -0.75 + 0.052 * ball + (0.35 if ball > 95 else 0.0)


TOUCHDOWN = 6 + CONVERTED - first_down(AFTER_KICKOFF)
SAFETY = -2 - first_down(62)
FIELD_GOAL = 3 - first_down(AFTER_SINGLE)
SINGLE = 1 - first_down(AFTER_SINGLE)


def punt(ball: int) -> float:
    """A punt from here: they have it further on, or it is a single."""
    theirs = FIELD - ball - NET_PUNT
    return -first_down(theirs) if theirs > 8 else max(SINGLE * 0.6 - 0.4 * first_down(10), -first_down(8))


@lru_cache(maxsize=512)
def field_goal(card: PlaceKickingCard, distance: int) -> float | None:
    """A field goal by this card, or None where it has no column."""
    found = card.column(distance)
    if found is None:
        return None
    worth = 0.0
    for weight, cell in zip(WEIGHTS, found[1], strict=True):
        missed = (
            -first_down(max(8, distance - cell.yards + 6)) if cell.yards < distance else SINGLE * 0.5 - 0.2
        )
        worth += weight * {"GD": FIELD_GOAL, "SG": SINGLE, "BLK": -first_down(distance + 10)}.get(
            cell.word, missed
        )
    return worth


def going_for_it(ball: int, to_go: int) -> float:
    """Third down and a play."""
    chance = MAKES_IT[to_go] if to_go <= 10 else max(0.1, MAKES_IT[10] - FURTHER * (to_go - 10))
    reached = ball + to_go + 4
    made = TOUCHDOWN if reached > FIELD else first_down(min(FIELD - 1, reached))
    return chance * made - (1 - chance) * first_down(FIELD - ball - 2)


@lru_cache(maxsize=8192)
def third_down(ball: int, to_go: int, card: PlaceKickingCard) -> float:
    kick = field_goal(card, FIELD - ball)
    return max(punt(ball), going_for_it(ball, to_go), kick if kick is not None else -9.0)


def second_down(ball: int, to_go: int) -> float:
    return first_down(ball) - 0.08 * (to_go - 4.5) - 0.05


def standing(ball: int, down: int, line: int, card: PlaceKickingCard) -> float:
    """A scrimmage down for the side that has the ball."""
    to_go = line - ball
    if down == 1:
        return first_down(ball) - 0.05 * max(0, to_go - 10)
    return second_down(ball, to_go) if down == 2 else third_down(ball, to_go, card)


def worth(after: After, us: int, card: PlaceKickingCard) -> float:
    """What follows a play, for one seat."""
    points = float(after.points[us] - after.points[1 - us])
    ours = after.situation.offence == us
    if after.phase == "scrimmage":
        _, ball, down, line = after.situation
        held = standing(ball, down, line, card)
        return points + (held if ours else -held)
    moved = after.shift * 0.052
    coming = {
        "try": CONVERTED - first_down(AFTER_KICKOFF) - moved,
        "free_kick": -first_down(62) - moved,
        "kickoff": -first_down(AFTER_KICKOFF) - moved,
        "after_fg": first_down(AFTER_SINGLE) + moved,
    }[after.phase]
    return points + (coming if ours else -coming)


LOWEST = -40
"""Spots behind the own goal line that a ladder still counts."""


SPOTS = range(LOWEST, 2 * FIELD)
LADDERS = 1024
"""Kept at a time; each holds up to 0.1 MiB of what has been worked out with it."""
FLAG_WORTH = 0.4
"""A penalty against the defence, roughly, for the offence, in points."""


class Ladder:
    """The worth of every spot where a play may end, with the ball kept and with the ball lost; and of a flag."""

    __slots__ = ("flag", "kept", "lost", "values")

    def __init__(self, kept: list[float], lost: list[float], flag: float = FLAG_WORTH) -> None:
        self.kept, self.lost, self.flag = kept, lost, flag
        self.values: dict[tuple[Any, ...], Any] = {}
        """What has been worked out already for a ball at one spot: see `outlook.worths`."""


@lru_cache(maxsize=LADDERS)
def ladder(ball: int, down: int, line: int, card: PlaceKickingCard) -> Ladder:
    """In points."""
    return Ladder([kept(spot, down, line, card) for spot in SPOTS], LOST)


def kept(spot: int, down: int, line: int, card: PlaceKickingCard) -> float:
    if spot > FIELD:
        return TOUCHDOWN
    if spot < 0:
        return SAFETY
    spot = min(FIELD - 1, max(1, spot))
    if spot >= line and line < FIELD:
        return first_down(spot)
    if down == 3:
        return -first_down(FIELD - spot)
    return standing(spot, down + 1, line, card)


def lost(spot: int) -> float:
    """The other side has it there (in our yards); beyond our goal line it has scored."""
    if spot <= 0:
        return -TOUCHDOWN
    return -first_down(min(FIELD - 1, max(20, FIELD - spot)))


LOST = [lost(spot) for spot in SPOTS]
