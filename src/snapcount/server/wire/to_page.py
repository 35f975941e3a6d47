"""What the server says on the socket, as types. The server writes these as plain JSON; tests hold it to the types."""

from __future__ import annotations

from typing import Any, Literal

from snapcount.server.wire.fields import Out, Score, SeatName, message
from snapcount.server.wire.rest import Clock, Match, Result, Sat, TakenBack
from snapcount.server.wire.sights import Contributions, EventOut, LiveSight


def without_underscore(name: str) -> str:
    return name.removesuffix("_")


@message
class OptionOut(Out):
    value: Any
    label: str
    explain: str


@message
class Asked(Out):
    """A question that is open for one seat. Where `listed` is false the options are good examples only."""

    seat: SeatName
    name: str
    kind: str
    """Which decision it is to a newcomer: finer than the name where one question asks for different things."""
    first_time: str
    """What is decided and what to think of, for whoever meets this kind for the first time; "" for nothing."""
    rule: str
    prompt: str
    listed: bool
    sealed: bool
    covered: bool
    """It is answered with the eyes hidden: nothing may show the table meanwhile."""
    facts: dict[str, Any]
    options: list[OptionOut]
    truncated: bool


@message
class Presence(Out):
    home: bool
    away: bool
    watchers: int


@message
class Welcome(Out):
    type: Literal["welcome"]
    match: Match
    presence: Presence


@message
class Sides(Out):
    home: LiveSight
    away: LiveSight


@message
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


@message
class Events(Out):
    """The events from number `from` on, in place of any that were held from there on."""

    type: Literal["events"]
    __pydantic_config__ = {"alias_generator": without_underscore}
    from_: int
    events: list[EventOut]


@message
class Accepted(Out):
    type: Literal["accepted"]
    id: str
    seq: int


@message
class Refused(Out):
    type: Literal["refused"]
    id: str
    rule: str
    sentence: str


@message
class Error(Out):
    type: Literal["error"]
    code: str
    sentence: str


@message
class PresenceChanged(Presence):
    type: Literal["presence"]


@message
class TakeBackAsked(Out):
    type: Literal["take_back_asked"]
    by: SeatName


@message
class TakeBackDone(Out):
    type: Literal["take_back_done"]
    taken_back: list[TakenBack]
    """All of this match so far, in their order."""


@message
class TakeBackDeclined(Out):
    type: Literal["take_back_declined"]


@message
class RematchOffered(Out):
    """The other seat made a rematch: POST /api/match/rematch gives this seat its own link to it."""

    type: Literal["rematch_offered"]
    by: SeatName


@message
class DiceAwait(Out):
    """A seat has added its part to the dice: these are still awaited."""

    type: Literal["dice"]
    awaited: list[SeatName]


@message
class Tempo(Out):
    """How a match between coaches goes on."""

    type: Literal["tempo"]
    ms: int
    paused: bool


@message
class ClockTold(Clock):
    """After every change of a match that has a clock."""

    type: Literal["clock"]
    sittings: list[Sat]
    """Who took whose chair so far."""


@message
class LinkMadeNow(Out):
    """Another part of the match got a new link; its old one opens nothing any more."""

    type: Literal["link_made"]
    role: Literal["home", "away", "table", "watch"]
    by: Literal["home", "away", "table", "watch"]


@message
class Deleting(Out):
    """Who agreed so far that this match is deleted."""

    type: Literal["deleting"]
    agreed: list[SeatName]


@message
class Ended(Out):
    type: Literal["ended"]
    result: Result
    score: Score
    seed: str
    commitment: str
    contributions: Contributions


@message
class PenMoved(Out):
    """The line the other seat is drawing, from point number `start` on; 0 begins a new one."""

    type: Literal["pen"]
    seat: SeatName
    start: int
    points: list[tuple[float, float]]


@message
class Blind(Out):
    """Another window of this seat draws with the eyes hidden: until the next state nothing shows the field here."""

    type: Literal["blind"]
    seat: SeatName


@message
class Redrawn(Out):
    """How many lines of each seat were refused or broken off so far."""

    type: Literal["redrawn"]
    home: int
    away: int


@message
class ChatLine(Out):
    seat: SeatName
    text: str
    at: float
    """Seconds since 1970 by the server's clock; with the seat it names the line."""


@message
class ChatTold(Out):
    """The last lines the two seats said to each other, in place of any that were held. Nobody else is told them."""

    type: Literal["chat"]
    lines: list[ChatLine]


@message
class Pong(Out):
    type: Literal["pong"]


FromServer = (
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
    | ClockTold
    | LinkMadeNow
    | Deleting
    | Ended
    | PenMoved
    | Blind
    | Redrawn
    | ChatTold
    | Pong
)
