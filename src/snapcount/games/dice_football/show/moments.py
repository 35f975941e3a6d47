"""The moment of a game in a few words, for scoreboard, board and sentences."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football import words
from snapcount.games.dice_football.rules.clock import left_in_quarter, quarter
from snapcount.games.dice_football.state import Phase
from snapcount.games.dice_football.tables import LAW
from snapcount.games.dice_football.view import View

NEXT: dict[Phase, str] = {
    "toss": "coin toss",
    "kickoff": "kickoff",
    "free_kick": "free kick",
    "try": "try",
    "overtime_toss": "overtime toss",
    "over": "",
}
NOBODYS: frozenset[Phase] = frozenset(("toss", "overtime_toss", "over"))
"""Phases in which nobody has the ball."""


def possession(view: View) -> Seat | None:
    return None if view.phase in NOBODYS else view.situation.offence


def period(view: View) -> str:
    if view.phase == "over":
        return "final"
    return words.period(5 if view.phase == "overtime_toss" else quarter(view))


def plays(number: int) -> str:
    return f"{words.counted(number, 'play')} left"


def clock(view: View) -> str:
    """DF-4.3 12 plays left: of the quarter that is named beside it."""
    return plays(left_in_quarter(view))


def next_up(view: View) -> str:
    """2nd and 6, kickoff, try."""
    return words.down_and_distance(LAW, view.situation) if view.phase == "scrimmage" else NEXT[view.phase]
