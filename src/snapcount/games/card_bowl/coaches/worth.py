"""What a play is worth: its yards, new downs, a score, the ball lost and a sack, all counted in yards."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.card_bowl.coaches.unseen import chance, positive
from snapcount.games.card_bowl.state import Call

TURNOVER = 42.0
"""What losing the ball costs, in yards of field."""
SACK = 7.5
"""What a sack costs: its yards, and the longer way to go."""
TOUCHDOWN = 12.0
"""What crossing the goal line is worth beyond the yards."""
NEW_DOWNS = (0.0, 4.0, 6.0, 18.0, 35.0)
"""What reaching the line to gain is worth on each down, in yards."""
OPEN_FIELD = 9.0
"""Yards of a run card and what may follow it, with nobody there to tackle."""


class Moment(NamedTuple):
    """When a play would be executed, and how far the rush has come."""

    down: int
    to_go: int
    spot: int
    quick: bool = False
    """In the blocking phase: no yardage cards, covered by whoever stands there."""
    hot: bool = False
    survived: int = 0
    pressure: int = 0
    sacked: float = 0.0
    """How likely a round of sack draws ends in a sack."""


class Worth(NamedTuple):
    """A play's prospects."""

    call: Call
    yards: float
    """Expected."""
    first: float
    """How likely it reaches the line to gain."""
    lost: float
    """How likely the ball is lost."""
    made: float = 1.0
    """How likely a pass is complete."""
    use: float = 0.0
    """Everything in yards: those gained, new downs, a score, the ball lost, a sack."""
    cards: int = 0
    """Yardage cards of a pass."""
    sacked: float = 0.0


def worth(
    at: Moment, call: Call, mean: float, spread: float, share: float, lost: float, more: float
) -> Worth:
    """Prospects of a play that comes off with `share` and then gains a normal number of yards, or nothing."""
    yards, first, use = in_yards(at, mean, spread, share, lost, more)
    return Worth(call, yards, first, lost, share, use)


def in_yards(
    at: Moment, mean: float, spread: float, share: float, lost: float, more: float
) -> tuple[float, float, float]:
    """The same as bare numbers, for who compares many: yards, new downs and what all of it is worth."""
    room = 100 - at.spot
    need = at.to_go if at.to_go < room else room
    first = share * chance(mean, spread, need - 0.5)
    yards = share * (positive(mean, spread) + more)
    if yards > room:
        yards = room
    score = share * chance(mean, spread, room - 0.5) if room < 40 else 0.0
    use = yards + NEW_DOWNS[at.down] * first + TOUCHDOWN * score - TURNOVER * lost
    return yards, first, use
