"""What the page says on the socket, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from snapcount.server.wire.rest import LONGEST_ID, MOST, In, Plain, SeatName, printable


class Hello(In):
    type: Literal["hello"]
    token: Annotated[str, Field(max_length=200)]
    events: Annotated[int, Field(ge=0, le=MOST)] = 0


class Board(In):
    """From now on every state shall bring the table as text too, beginning with this one."""

    type: Literal["board"]


class Answer(In):
    type: Literal["answer"]
    id: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    seat: SeatName
    seq: Annotated[int, Field(ge=0, le=MOST)]
    value: Plain


Coordinate = Annotated[float, Field(ge=-1000, le=1000, allow_inf_nan=False)]


class Pen(In):
    """A piece of the line that a seat is drawing, for the other seat to watch. It counts for nothing."""

    type: Literal["pen"]
    seat: SeatName
    seq: Annotated[int, Field(ge=0, le=MOST)]
    start: Annotated[int, Field(ge=0, le=10_000)]
    """How many points came before; 0 begins a new line."""
    points: Annotated[list[tuple[Coordinate, Coordinate]], Field(max_length=100)]
    broken: bool = False
    """The line was broken off and will be drawn again."""


class TakeBack(In):
    type: Literal["take_back"]


class TakeBackReply(In):
    type: Literal["take_back_reply"]
    accept: bool


class Resign(In):
    type: Literal["resign"]
    seat: SeatName | None = None


class Contribute(In):
    """A seat's own part in the dice, sent when it knows their commitment."""

    type: Literal["contribute"]
    seat: SeatName
    text: Annotated[str, Field(min_length=1, max_length=100), AfterValidator(printable)]


class Pace(In):
    type: Literal["pace"]
    ms: Annotated[int, Field(ge=0, le=60_000)]


class Pause(In):
    type: Literal["pause"]
    paused: bool


class Step(In):
    """Pause, but go on until something has happened."""

    type: Literal["step"]


class Ping(In):
    type: Literal["ping"]


FromPage = Annotated[
    Hello
    | Board
    | Answer
    | Pen
    | Contribute
    | TakeBack
    | TakeBackReply
    | Resign
    | Pace
    | Pause
    | Step
    | Ping,
    Field(discriminator="type"),
]
FROM_PAGE: TypeAdapter[Any] = TypeAdapter(FromPage)
