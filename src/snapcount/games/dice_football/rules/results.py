"""What a snap is played with, and what comes of it before the ball is placed."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Roll, Seat, Table
from snapcount.football.scoring import Pair
from snapcount.games.dice_football.state import RUN, Call


class Kind(StrEnum):
    """How a play from scrimmage came out."""

    GAIN = "gain"
    INCOMPLETE = "incomplete"
    SACK = "sack"
    INTERCEPTION = "interception"
    FUMBLE = "fumble"
    FOUL_OFFENCE = "foul_offence"
    FOUL_DEFENCE = "foul_defence"
    FIELD_GOAL_GOOD = "field_goal_good"
    FIELD_GOAL_MISSED = "field_goal_missed"


GAIN, INCOMPLETE = Kind.GAIN, Kind.INCOMPLETE


class Snap(NamedTuple):
    """Cards and event on the table, and what they look at."""

    offence: Seat
    call: Call
    defence: int
    event: int
    """0 where no event counts."""
    ball: int
    leads: bool
    timeouts: Pair


class Play(NamedTuple):
    """The result of a snap: yards by the rule of its kind, and the timeouts after a challenge."""

    kind: Kind
    yards: int
    timeouts: Pair
    event: int


assert Snap._fields == ("offence", "call", "defence", "event", "ball", "leads", "timeouts")
assert Play._fields == ("kind", "yards", "timeouts", "event")


def gained(t: Table, snap: Snap, dice: Roll, usual: int, yards: int) -> Play:
    """A run or a complete pass: `usual` is the gain before the event changed it to `yards`."""
    if t.listens:
        t.tell(
            "gained",
            seat=snap.offence,
            play="run" if snap.call is RUN else "pass",
            card=snap.call,
            defence=snap.defence,
            event=snap.event,
            dice=dice,
            usual=usual,
            yards=yards,
            spot=snap.ball + yards,
        )
    return new(Play, (GAIN, yards, snap.timeouts, snap.event))


def incomplete(t: Table, snap: Snap, dice: Roll, why: str, yards: int) -> Play:
    """A pass that nobody caught; only event 17 makes it a loss."""
    if t.listens:
        t.tell(
            "incomplete",
            seat=snap.offence,
            card=snap.call,
            defence=snap.defence,
            event=snap.event,
            dice=dice,
            why=why,
            yards=yards,
            spot=snap.ball + yards,
        )
    return new(Play, (INCOMPLETE, yards, snap.timeouts, snap.event))


def with_timeouts(snap: Snap, timeouts: Pair) -> Snap:
    offence, call, defence, event, ball, leads, _ = snap
    return new(Snap, (offence, call, defence, event, ball, leads, timeouts))
