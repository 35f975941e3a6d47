"""A position as every game has it: who has the ball where, who leads, and how long it will last."""

from __future__ import annotations

from typing import Literal, NamedTuple

from snapcount.core.table import Seat
from snapcount.football.scoring import Pair, lead
from snapcount.football.situation import Law, Situation, Y

Kind = Literal["down", "kick", "try", "toss", "over"]
"""A down from scrimmage, a kickoff to come, a try, nobody's ball yet or any more."""
OVERTIME = 3


class Clock(NamedTuple):
    """How long a game lasts, in plays: as many as its clock usually allows."""

    half: int
    """1, 2 or 3: overtime."""
    left: float
    """To the end of the half."""
    later: float = 0.0
    """In the half that is still to come."""
    sudden: bool = False
    """The next score wins."""


class Standing(NamedTuple):
    """All of it as one side sees it: who has the ball, or will receive the kick; home where nobody does."""

    kind: Kind
    seat: Seat
    lead: int
    clock: Clock
    goal: float = 0.0
    """How far the goal line is, in hundredths of the field."""
    down: int = 0
    to_go: float = 0.0
    """Likewise."""
    timeouts: int = 0
    """How many more it has left than the other side."""
    receives: int = 0
    """In the first half: 1 if this side receives the kickoff of the second, -1 if the other does, 0 if that is open."""
    stronger: int = 0
    """1 if its club is known to be the better one, -1 if the other's is."""


def kick_to(seat: Seat, score: Pair, clock: Clock, timeouts: Pair, second: Seat | None) -> Standing:
    """A kickoff that this side will receive."""
    return Standing(
        "kick",
        seat,
        lead(score, seat),
        clock,
        timeouts=lead(timeouts, seat),
        receives=receives(seat, second, clock),
    )


def at_ball(
    law: Law[Y], now: Situation[Y], score: Pair, clock: Clock, timeouts: Pair, second: Seat | None
) -> Standing:
    """A down; without one a try."""
    seat = now.offence
    goal, to_go = (100 * yards / law.length for yards in (law.length - now.ball, now.line - now.ball))
    return Standing(
        "down" if now.down else "try",
        seat,
        lead(score, seat),
        clock,
        goal,
        now.down,
        to_go if now.down else 0.0,
        lead(timeouts, seat),
        receives(seat, second, clock),
    )


def toss(score: Pair, clock: Clock) -> Standing:
    return Standing("toss", Seat.HOME, lead(score, Seat.HOME), clock)


def over(score: Pair) -> Standing:
    return Standing("over", Seat.HOME, lead(score, Seat.HOME), Clock(2, 0.0))


def receives(seat: Seat, second: Seat | None, clock: Clock) -> int:
    """Who gets the ball after half-time, as this side sees it."""
    return 0 if second is None or clock.half != 1 else 1 if second is seat else -1
