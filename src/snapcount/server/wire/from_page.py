"""What the page says on the socket, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from snapcount.server.wire.fields import (
    LONGEST_ID,
    LONGEST_PART,
    Checked,
    Count,
    In,
    Plain,
    SeatName,
    between,
    finite,
    long,
    message,
    printable,
)


@message
class Hello(In):
    type: Literal["hello"]
    token: Annotated[str, long(0, 200)]
    events: Count = 0


@message
class Board(In):
    """From now on every state shall bring the table as text too, beginning with this one."""

    type: Literal["board"]


@message
class Answer(In):
    type: Literal["answer"]
    id: Annotated[str, long(1, LONGEST_ID)]
    seat: SeatName
    seq: Count
    value: Plain


Coordinate = Annotated[float, finite(-1000, 1000)]


@message
class Pen(In):
    """A piece of the line that a seat is drawing, for the other seat to watch. It counts for nothing.

    Without points: the pen is down. From then on other windows of this seat are covered.
    """

    type: Literal["pen"]
    seat: SeatName
    seq: Count
    start: Annotated[int, between(0, 10_000)]
    """How many points came before; 0 begins a new line."""
    points: Annotated[list[tuple[Coordinate, Coordinate]], long(0, 100)]
    broken: bool = False
    """The line was broken off and will be drawn again."""
    dropped: bool = False
    """The pen was lifted before anything was drawn: that counts for nothing."""


@message
class Chat(In):
    """A line to the other seat of a match between two people. It counts for nothing."""

    type: Literal["chat"]
    text: Annotated[str, long(0, 1000)]
    """120 letters at most, counted without control characters and spaces around it."""


@message
class TakeBack(In):
    type: Literal["take_back"]


@message
class TakeBackReply(In):
    type: Literal["take_back_reply"]
    accept: bool


@message
class Resign(In):
    type: Literal["resign"]
    seat: SeatName | None = None


@message
class AgreeToCoach(In):
    """A coach may take an empty chair when its clock has run out: the other seat proposed it at set-up."""

    type: Literal["agree_to_coach"]


@message
class TakeChair(In):
    """Back at the table: this seat takes its chair back from the coach that sat down in it."""

    type: Literal["take_chair"]


@message
class Claim(In):
    """The other seat's clock ran out: win the game, let a coach sit down there, or go on and give more time."""

    type: Literal["claim"]
    what: Literal["win", "coach", "go_on"]


@message
class Contribute(In):
    """A seat's own part in the dice, sent when it knows their commitment."""

    type: Literal["contribute"]
    seat: SeatName
    text: Annotated[str, long(1, LONGEST_PART), Checked(printable)]


@message
class Pace(In):
    type: Literal["pace"]
    ms: Annotated[int, between(0, 60_000)]


@message
class Pause(In):
    type: Literal["pause"]
    paused: bool


@message
class Step(In):
    """Pause, but go on until something has happened."""

    type: Literal["step"]


@message
class Ping(In):
    type: Literal["ping"]


FromPage = (
    Hello
    | Board
    | Answer
    | Pen
    | Chat
    | Contribute
    | TakeBack
    | TakeBackReply
    | Resign
    | AgreeToCoach
    | TakeChair
    | Claim
    | Pace
    | Pause
    | Step
    | Ping
)


class Malformed(ValueError):
    """This is no message; says where it is wrong, without repeating what it said."""
