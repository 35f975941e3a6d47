"""What the server says on the socket, as types. The server writes these as plain JSON; tests hold it to the types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from snapcount.server.wire.rest import Contributions, EventOut, LiveSight, Match, Out, Result, Score, SeatName


class OptionOut(Out):
    value: Any
    label: str
    explain: str


class Asked(Out):
    """A question that is open for one seat. Where `listed` is false the options are good examples only."""

    seat: SeatName
    name: str
    rule: str
    prompt: str
    listed: bool
    sealed: bool
    facts: dict[str, Any]
    options: list[OptionOut]
    truncated: bool


class Presence(Out):
    home: bool
    away: bool
    watchers: int


class Welcome(Out):
    type: Literal["welcome"]
    match: Match
    presence: Presence


class Sides(Out):
    home: LiveSight
    away: LiveSight


class State(LiveSight):
    type: Literal["state"]
    seq: int
    questions: list[Asked]
    waiting: list[SeatName]
    over: bool
    score: Score
    can_take_back: bool
    result: Result | None = None
    sides: Sides | None = None
    """With a token that plays both seats: what each of them sees."""


class Events(Out):
    """The events from number `from` on, in place of any that were held from there on."""

    type: Literal["events"]
    from_: int = Field(alias="from")
    events: list[EventOut]


class Accepted(Out):
    type: Literal["accepted"]
    id: str
    seq: int


class Refused(Out):
    type: Literal["refused"]
    id: str
    rule: str
    sentence: str


class Error(Out):
    type: Literal["error"]
    code: str
    sentence: str


class PresenceChanged(Presence):
    type: Literal["presence"]


class TakeBackAsked(Out):
    type: Literal["take_back_asked"]
    by: SeatName


class TakeBackDone(Out):
    type: Literal["take_back_done"]


class TakeBackDeclined(Out):
    type: Literal["take_back_declined"]


class RematchOffered(Out):
    """The other seat made a rematch: POST /api/match/rematch gives this seat its own link to it."""

    type: Literal["rematch_offered"]
    by: SeatName


class DiceAwait(Out):
    """A seat has added its part to the dice: these are still awaited."""

    type: Literal["dice"]
    awaited: list[SeatName]


class Tempo(Out):
    """How a match between coaches goes on."""

    type: Literal["tempo"]
    ms: int
    paused: bool


class Ended(Out):
    type: Literal["ended"]
    result: Result
    score: Score
    seed: str
    commitment: str
    contributions: Contributions


class PenMoved(Out):
    """The line the other seat is drawing, from point number `start` on; 0 begins a new one."""

    type: Literal["pen"]
    seat: SeatName
    start: int
    points: list[tuple[float, float]]


class Redrawn(Out):
    """How many lines of each seat were refused or broken off so far."""

    type: Literal["redrawn"]
    home: int
    away: int


class Pong(Out):
    type: Literal["pong"]


FromServer = Annotated[
    Welcome
    | State
    | Events
    | Accepted
    | Refused
    | Error
    | PresenceChanged
    | TakeBackAsked
    | TakeBackDone
    | TakeBackDeclined
    | RematchOffered
    | DiceAwait
    | Tempo
    | Ended
    | PenMoved
    | Redrawn
    | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
