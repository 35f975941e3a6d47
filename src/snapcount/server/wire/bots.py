"""Messages for bots: programs that can be challenged, and what they read and say without a socket."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from snapcount.server.wire import from_page
from snapcount.server.wire.fields import In, Name, Out, SeatName, Word, long, message
from snapcount.server.wire.rest import NewMatch

BEAT = 7
"""Seconds without news after which a stream says that it is still there."""

FromProgram = (
    from_page.Answer
    | from_page.Contribute
    | from_page.TakeBack
    | from_page.TakeBackReply
    | from_page.Resign
    | from_page.AgreeToCoach
    | from_page.TakeChair
    | from_page.Claim
)
"""The messages of the socket that can be said by POST."""


@message
class Done(Out):
    type: Literal["done"]


@message
class NewBot(In):
    name: Name
    games: Annotated[list[Word], long(0, 20)] = field(default_factory=list[str])
    """What it plays; none: every game of this server."""


@message
class BotMade(Out):
    bot: str
    name: str
    games: list[str]
    token: str
    """Shown this once. It says who the bot is, today and after the server was started again."""


@message
class Bot(Out):
    """A bot that is here now."""

    bot: str
    name: str
    games: list[str]
    playing: int
    most: int
    """Games that it may play at once."""


@message
class BotLimits(Out):
    """How much a bot may do; more is answered by 429 with a `Retry-After`."""

    heartbeat_seconds: int
    answers_per_second: int
    """For one seat; 0: no limit."""
    streams_per_minute: int
    games_at_once: int


@message
class Bots(Out):
    bots: list[Bot]
    limits: BotLimits


@message
class Challenge(In):
    """A game against a bot, which takes the other seat under its own name."""

    match: NewMatch
    seat: SeatName = "home"
    """The challenger's own."""


# Lines of a bot's stream


@message
class Here(Out):
    """The first line: who the bot is."""

    type: Literal["here"]
    bot: str
    name: str
    games: list[str]
    limits: BotLimits


@message
class Challenged(Out):
    """Somebody plays against the bot. `token` is its seat's link: `GET /api/match/stream`, `POST /api/match/say`."""

    type: Literal["challenge"]
    match: str
    game: str
    title: str
    by: str
    seat: SeatName
    token: str


@message
class Heartbeat(Out):
    type: Literal["heartbeat"]


ToBot = Here | Challenged | Heartbeat
