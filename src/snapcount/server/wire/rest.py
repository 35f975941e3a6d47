"""Every body of the REST interface, as types."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from snapcount.core.data.reading import sane
from snapcount.server.wire.fields import (
    Checked,
    Colour,
    Count,
    In,
    Name,
    Out,
    Score,
    SeatName,
    Value,
    Word,
    between,
    long,
    message,
)

Mode = Literal["practice", "hotseat", "match", "watch"]
Kind = Literal["person", "coach"]
LONGEST_CLOCK = 90 * 86_400


# Problems


@message
class Problem(Out):
    code: str
    sentence: str
    rule: str | None = None


@message
class ErrorBody(Out):
    """Every refusal of the REST interface has this form."""

    error: Problem


# Matches


@message
class SeatChoice(In):
    kind: Kind = "person"
    name: Name | None = None
    """Else the club's, where the game has clubs, the coach's, or the seat's."""
    colour: Colour | None = None
    """#a8291f; else the club's, or the seat's on the page."""
    level: Word | None = None


@message
class ClockChoice(In):
    """Time to think: for every answer (games played days apart), or for a seat's whole game (live ones)."""

    per: Literal["answer", "game"]
    seconds: Annotated[int, between(10, LONGEST_CLOCK)]
    coach: Word | None = None
    """The level of a coach that may take the chair of a seat that ran out of time, if both seats agree."""
    by: SeatName = "home"
    """The seat of who chooses this, and so agrees."""


@message
class NewMatch(In):
    game: Word
    options: Annotated[dict[str, Value], long(0, 40), Checked(sane)] = field(default_factory=dict[str, Value])
    mode: Mode
    home: SeatChoice = SeatChoice()
    away: SeatChoice = SeatChoice()
    for_keeps: bool = False
    """Against a coach: nothing that was rolled, drawn or shown can be taken back. Else take-backs are free."""
    contributions: bool = False
    """Each person's seat adds a text of its own to the dice, on the socket, when it knows their commitment."""
    clock: ClockChoice | None = None
    """Only in a match between people."""


@message
class Tokens(Out):
    """Links, each to one pair of eyes: whoever has it plays that seat."""

    home: str | None = None
    away: str | None = None
    table: str | None = None
    watch: str | None = None


@message
class Made(Out):
    match: str
    tokens: Tokens


@message
class Names(Out):
    home: str
    away: str


@message
class Colours(Out):
    """#a8291f; "" for the seat's usual one."""

    home: str
    away: str


@message
class Result(Out):
    winner: SeatName | None
    how: str


@message
class Levels(Out):
    """The coach of each seat by his level; empty where a person plays."""

    home: str
    away: str


@message
class Kinds(Out):
    home: Kind
    away: Kind


@message
class TakenBack(Out):
    """A take-back, for the log."""

    by: SeatName | None
    """Null where both seats play on one link."""
    events: int
    """It stands after so many of the events."""


@message
class Left(Out):
    home: float
    away: float


@message
class Sat(Out):
    """A coach sat down in a person's chair, or the person took it back."""

    seat: SeatName
    coach: str | None
    """Null: the person came back."""
    events: int
    """It stands after so many of the events."""


@message
class Clock(Out):
    """Seconds each seat has left, and whose are running out as this is told; below nought: the other may claim."""

    per: Literal["answer", "game"]
    seconds: int
    coach: str | None
    agreed: list[SeatName]
    """Who agreed that this coach may take an empty chair."""
    started: bool
    """It starts when both seats have come to the table."""
    running: list[SeatName]
    left: Left
    chairs: list[SeatName]
    """Seats whose chair a coach has taken."""


@message
class LinkMade(Out):
    """One seat let a new link be made for the other."""

    seat: SeatName
    by: SeatName
    at: float


@message
class Moment(Out):
    """Where a game stands, as its scoreboard says it: "2nd and 6", "Home 34", "3rd quarter", "7:30"."""

    down: str
    spot: str
    period: str
    clock: str


@message
class Match(Out):
    match: str
    game: str
    title: str
    mode: Mode
    for_keeps: bool
    """Against a coach: nothing that was rolled, drawn or shown can be taken back."""
    taken_back: list[TakenBack]
    options: dict[str, Value]
    names: Names
    colours: Colours
    kinds: Kinds
    coaches: Levels
    seats: list[SeatName]
    waiting: list[SeatName]
    """Who must answer."""
    awaited: list[SeatName]
    """Whose part the dice wait for."""
    over: bool
    result: Result | None
    score: Score
    moment: Moment | None
    commitment: str
    clock: Clock | None
    sittings: list[Sat]
    links_made: list[LinkMade]
    want_deleted: list[SeatName]
    """Who agreed that this match is deleted."""
    rematch_by: SeatName | None
    """The other seat, where it wants a rematch that this one hasn't joined."""
    created: str
    season: str | None
    """The season that it is a game of."""


@message
class NewLink(In):
    role: Literal["home", "away", "table", "watch"]


@message
class Deletion(In):
    agree: bool = True


@message
class Deleted(Out):
    deleted: bool
    agreed: list[SeatName]


@message
class Links(In):
    """Links whose games are wanted, with their rematches."""

    links: Annotated[list[Annotated[str, long(1, 200)]], long(1, 100)]


@message
class Branch(In):
    at: Count
    seat: SeatName | None = None
    against: Word | None = None
    """The level of a coach, or `hotseat` for two people at one screen."""
    contributions: bool = False


@message
class Health(Out):
    status: Literal["ok"]
    version: str


@message
class PublicKey(Out):
    server: str
    """What this server calls itself where it signs."""
    key: str
    algorithm: Literal["Ed25519"]
