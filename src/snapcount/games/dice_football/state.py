"""The state of a game between two phases, and the few ways to make the next one."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from snapcount.core.table import Seat

Pair = tuple[int, int]
"""A number for each seat: score, timeouts."""


class Phase(StrEnum):
    """DF-4.6 What happens next."""

    COIN_TOSS = "coin_toss"
    KICKOFF = "kickoff"
    FREE_KICK = "free_kick"
    SNAP = "snap"
    TRY = "try"
    OVERTIME_TOSS = "overtime_toss"
    GAME_OVER = "game_over"


class Call(StrEnum):
    """DF-1.1 The offence cards."""

    RUN = "run"
    SHORT_PASS = "short_pass"
    LONG_PASS = "long_pass"
    FIELD_GOAL = "field_goal"
    PUNT = "punt"


RUN, SHORT_PASS, LONG_PASS, FIELD_GOAL, PUNT = Call
HOME, AWAY = Seat
SNAP, TRY, KICKOFF, FREE_KICK, GAME_OVER = (
    Phase.SNAP,
    Phase.TRY,
    Phase.KICKOFF,
    Phase.FREE_KICK,
    Phase.GAME_OVER,
)
# A member of an enum costs three times as much as a name to look up, in rules that run a hundred times a game.


class Options(NamedTuple):
    """Chapter 14."""

    plays_per_quarter: int = 24
    burnt_deck: bool = False
    no_ties: bool = False
    no_onside: bool = False
    long_returns: bool = False
    overtime: bool = True


class State(NamedTuple):
    """Everything that the next phase needs. Nothing in it is hidden from anybody."""

    options: Options
    phase: Phase
    half: int
    """1 and 2; 3 is overtime."""
    plays_left: int
    score: Pair
    timeouts: Pair
    offence: Seat | None
    """The team that snaps, tries or kicks; nobody at a toss and after the game."""
    ball: int
    """Yards from the offence's own goal line; with `down` and `line` 0 except at a snap."""
    down: int
    line: int
    first_receiver: Seat | None
    """Half 1 after the toss: who received the opening kickoff."""
    first: Seat | None
    """Overtime: the team with the first opportunity, and the stage (DF-15.4, DF-15.5, DF-15.6)."""
    stage: int
    deck: tuple[int, ...]
    """Option burnt deck: the event cards still in it, ascending; otherwise empty."""


new = tuple.__new__
"""Makes the next state in half the time that its class would take: fields in their order, all of them."""


def with_ball(state: State, phase: Phase, offence: Seat) -> State:
    """The same game at another phase: a kick or a try by `offence`."""
    options, _, half, left, score, timeouts, _, _, _, _, opener, first, stage, deck = state
    return new(
        State,
        (options, phase, half, left, score, timeouts, offence, 0, 0, 0, opener, first, stage, deck),
    )


def at_snap(state: State, offence: Seat, ball: int, down: int, line: int) -> State:
    """The same game with the ball ready for a snap."""
    options, _, half, left, score, timeouts, _, _, _, _, opener, first, stage, deck = state
    return new(
        State,
        (options, SNAP, half, left, score, timeouts, offence, ball, down, line, opener, first, stage, deck),
    )


def with_clock(state: State, left: int, timeouts: Pair) -> State:
    """The same situation with the counter and the timeouts changed."""
    options, phase, half, _, score, _, offence, ball, down, line, opener, first, stage, deck = state
    return new(
        State,
        (options, phase, half, left, score, timeouts, offence, ball, down, line, opener, first, stage, deck),
    )


def having_ball(state: State) -> Seat:
    """The team that snaps, tries or kicks, where there must be one."""
    offence = state.offence
    assert offence is not None, f"nobody has the ball at {state.phase}"
    return offence


def lead(state: State, seat: Seat) -> int:
    """By how many points a team leads; negative when it is behind."""
    home, away = state.score
    return home - away if seat is HOME else away - home


def minus_one(pair: Pair, seat: Seat) -> Pair:
    """A timeout turned over."""
    return (pair[0] - 1, pair[1]) if seat is HOME else (pair[0], pair[1] - 1)


def plus(pair: Pair, seat: Seat, points: int) -> Pair:
    return (pair[0] + points, pair[1]) if seat is HOME else (pair[0], pair[1] + points)
