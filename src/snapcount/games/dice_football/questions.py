"""Every decision of the game: one record each, with what its seat sees beyond the field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from snapcount.core.table import Question, Roll
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES


class Choice(StrEnum):
    """After the toss."""

    RECEIVE = "receive"
    KICK = "kick"


class Kick(StrEnum):
    """How to kick off."""

    DEEP = "deep"
    ONSIDE = "onside"


class Catch(StrEnum):
    """What to do with a kick, or with a turnover in the end zone."""

    TOUCHBACK = "touchback"
    RETURN = "return"


@dataclass(frozen=True, slots=True)
class ChooseSide(Question[Choice]):
    """DF-3.2 The toss winner receives or kicks."""

    rule = "DF-3.2"

    def options(self) -> tuple[Choice, ...]:
        return (Choice.RECEIVE, Choice.KICK)


@dataclass(frozen=True, slots=True)
class KickOff(Question[Kick]):
    """DF-9.7 The kicking team announces a deep or an onside kick."""

    rule = "DF-9.7"
    onside: bool

    def options(self) -> tuple[Kick, ...]:
        return (Kick.DEEP, Kick.ONSIDE) if self.onside else (Kick.DEEP,)


@dataclass(frozen=True, slots=True)
class ReturnBall(Question[Catch]):
    """DF-9.2 Touchback, or a return from `spot`, counted from the receivers' own goal line."""

    rule = "DF-9.2"
    kind: str
    """kickoff, punt, free_kick, interception or fumble."""
    spot: int
    rate: int
    """Yards for every pip of the return."""

    def options(self) -> tuple[Catch, ...]:
        return (Catch.TOUCHBACK, Catch.RETURN)


@dataclass(frozen=True, slots=True)
class CallPlay(Question[Call]):
    """DF-5.1 The offence card; never used up (DF-1.7), a field goal only in range (DF-5.3)."""

    rule = "DF-5.3"
    in_range: bool

    def options(self) -> tuple[Call, ...]:
        return ALL_CALLS if self.in_range else NO_FIELD_GOAL


@dataclass(frozen=True, slots=True)
class CallDefence(Question[int]):
    """DF-5.1 The defence card, also when a kick is expected."""

    rule = "DF-5.2"

    def options(self) -> tuple[int, ...]:
        return DEFENCES


@dataclass(frozen=True, slots=True)
class TakeTimeout(Question[bool]):
    """DF-5.7 Both cards are open: spend a timeout on what the event offers?"""

    rule = "DF-5.7"
    event: int
    call: Call
    defence: int

    def options(self) -> tuple[bool, ...]:
        return (True, False)


@dataclass(frozen=True, slots=True)
class ChangePlay(Question[Call]):
    """DF-5.10 Any legal offence card, against the defence card on the table."""

    rule = "DF-5.10"
    in_range: bool
    call: Call
    defence: int

    def options(self) -> tuple[Call, ...]:
        return ALL_CALLS if self.in_range else NO_FIELD_GOAL


@dataclass(frozen=True, slots=True)
class ChangeDefence(Question[int]):
    """DF-5.11 Any defence card, against the offence card on the table."""

    rule = "DF-5.11"
    call: Call
    defence: int

    def options(self) -> tuple[int, ...]:
        return DEFENCES


@dataclass(frozen=True, slots=True)
class ThrowChallenge(Question[bool]):
    """DF-11.4 Dispute the ruling: a throw decides, and a lost challenge costs a timeout."""

    rule = "DF-11.4"
    event: int
    call: Call
    defence: int
    dice: Roll
    stands: int
    """Yards of the play as ruled: the distance of an interception, the gain before a fumble."""
    overturned: int
    """Yards of the play if the challenge is won; 0 is an incomplete pass or no gain."""

    def options(self) -> tuple[bool, ...]:
        return (True, False)


@dataclass(frozen=True, slots=True)
class CallTry(Question[Call]):
    """DF-13.8 The scoring team's card: the kick for one point, anything else for two."""

    rule = "DF-13.8"

    def options(self) -> tuple[Call, ...]:
        return TRY_CALLS


@dataclass(frozen=True, slots=True)
class DefendTry(Question[int]):
    """DF-13.8 The other team's defence card."""

    rule = "DF-13.8"

    def options(self) -> tuple[int, ...]:
        return DEFENCES


ALL_CALLS = tuple(Call)
NO_FIELD_GOAL = (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS, Call.PUNT)
TRY_CALLS = (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS, Call.FIELD_GOAL)

CALL_IN_RANGE = CallPlay(True)
CALL_OUT_OF_RANGE = CallPlay(False)
CALL_DEFENCE = CallDefence()
CALL_TRY = CallTry()
DEFEND_TRY = DefendTry()

KICKS = {onside: KickOff(onside) for onside in (False, True)}
TIMEOUTS = {
    (event, call, defence): TakeTimeout(event, call, defence)
    for event in (21, 22, 23, 24)
    for call in Call
    for defence in DEFENCES
}
"""Questions that are asked often are made once."""


@cache
def return_ball(kind: str, spot: int, rate: int) -> ReturnBall:
    return ReturnBall(kind, spot, rate)


QUESTIONS = (
    ChooseSide,
    KickOff,
    ReturnBall,
    CallPlay,
    CallDefence,
    TakeTimeout,
    ChangePlay,
    ChangeDefence,
    ThrowChallenge,
    CallTry,
    DefendTry,
)
