"""The state of a game between two phases, and the few ways to make the next one."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation

Phase = Literal["toss", "kickoff", "free_kick", "scrimmage", "try", "overtime_toss", "over"]
"""DF-4.6 What happens next."""


class Call(StrEnum):
    """DF-1.1 The offence cards."""

    RUN = "run"
    SHORT_PASS = "short_pass"
    LONG_PASS = "long_pass"
    FIELD_GOAL = "field_goal"
    PUNT = "punt"


RUN, SHORT_PASS, LONG_PASS, FIELD_GOAL, PUNT = Call
HOME, AWAY = Seat
# A member of an enum costs three times as much as a name to look up, in rules that run a hundred times a game.


class Options(NamedTuple):
    """Chapter 14."""

    plays_per_quarter: int = 24
    burnt_deck: bool = False
    no_ties: bool = False
    no_onside: bool = False
    long_returns: bool = False
    overtime: bool = True


class Overtime(NamedTuple):
    """DF-15.3 The team with the first opportunity, and the stage (DF-15.4, DF-15.5, DF-15.6)."""

    first: Seat
    stage: int


class State(NamedTuple):
    """Everything that the next phase needs. Nothing in it is hidden from anybody."""

    options: Options
    phase: Phase
    half: int
    """1 and 2; 3 is overtime."""
    left: int
    """Plays."""
    score: Pair
    timeouts: Pair
    situation: Situation[int]
    opening_kicker: Seat | None
    """Half 1 after the toss: who kicked off first."""
    overtime: Overtime | None
    deck: tuple[int, ...]
    """Option burnt deck: the event cards still in it, ascending; otherwise empty."""


NOBODY: Situation[int] = Situation(HOME, 0, 0, 0)
"""At a toss and after the game."""


# The next state in half the time that its class would take: fields in their order, all of them.

assert State._fields == (
    "options", "phase", "half", "left", "score", "timeouts", "situation", "opening_kicker", "overtime", "deck",
)  # fmt: skip


def placed(state: State, phase: Phase, situation: Situation[int]) -> State:
    """The same game with the ball ready for a snap, a kick or a try."""
    options, _, half, left, score, timeouts, _, opener, overtime, deck = state
    return new(State, (options, phase, half, left, score, timeouts, situation, opener, overtime, deck))


def with_left(state: State, left: int) -> State:
    """The same situation with so many plays left."""
    options, phase, half, _, score, timeouts, situation, opener, overtime, deck = state
    return new(State, (options, phase, half, left, score, timeouts, situation, opener, overtime, deck))


def with_timeouts(state: State, timeouts: Pair) -> State:
    """The same situation with a timeout spent, or none."""
    options, phase, half, left, score, _, situation, opener, overtime, deck = state
    return new(State, (options, phase, half, left, score, timeouts, situation, opener, overtime, deck))


def with_score(state: State, score: Pair) -> State:
    """The same situation with points on the board."""
    options, phase, half, left, _, timeouts, situation, opener, overtime, deck = state
    return new(State, (options, phase, half, left, score, timeouts, situation, opener, overtime, deck))
