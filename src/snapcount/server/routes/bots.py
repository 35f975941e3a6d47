"""Bots: a token, a stream on which they are challenged, and a table without a socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials
from pydantic import Field

from snapcount.server.errors import ApiError, too_fast
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.bots.bots import Bots
from snapcount.server.rooms.bots.tokens import bot_of, new_bot
from snapcount.server.routes.shared import Entered, Hall, Seldom, Sparingly, bearer
from snapcount.server.signing import Signer
from snapcount.server.sockets.stream import said, told
from snapcount.server.wire import bots as wire
from snapcount.server.wire import rest
from snapcount.server.wire.fields import MOST
from snapcount.server.wire.to_page import Accepted

routes = APIRouter()
LINES = "application/x-ndjson"


def bots_of(request: Request) -> Bots:
    found: Bots = request.app.state.bots
    return found


def signer_of(lobby: Lobby) -> Signer:
    if lobby.signer is None:
        raise ApiError(503, "no_key", "This server has no key to sign with.")
    return lobby.signer


async def not_too_many_words(
    request: Request, link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> None:
    """As many as on a socket: each link has its share."""
    if link is not None and not request.app.state.says.take(link.credentials[:200]):
        raise too_fast()


Known = Annotated[Bots, Depends(bots_of)]
Briefly = [Depends(not_too_many_words)]


def lines_of(texts: AsyncIterator[str]) -> StreamingResponse:
    """Each line goes out at once: nothing on the way may gather some to pack them."""
    headers = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(texts, media_type=LINES, headers=headers)


def line_examples(*lines: str) -> dict[int | str, dict[str, Any]]:
    example = "\n".join(lines) + "\n"
    return {200: {"content": {LINES: {"schema": {"type": "string"}, "example": example}}}}


# Bots


@routes.get("/bots", response_model=wire.Bots)
async def here(known: Known, game: str = "") -> Any:
    """The bots that are here now, or those of a game, and what a bot may do."""
    return {"bots": known.list(game), "limits": known.limits()}


@routes.post("/bots", response_model=wire.BotMade, status_code=201, dependencies=Sparingly)
async def make(
    lobby: Hall,
    wanted: Annotated[wire.NewBot, Body(examples=[{"name": "Random Rita", "games": ["dice_football"]}])],
) -> Any:
    """A bot and its token, which is shown this once."""
    for game in wanted.games:
        if game not in lobby.games():
            raise ApiError(404, "no_such_game", f"There is no game {game!r}.")
    bot, token = new_bot(signer_of(lobby), wanted.name, tuple(wanted.games))
    return {"bot": bot.id, "name": bot.name, "games": list(bot.games), "token": token}


@routes.get(
    "/bot/stream",
    response_class=StreamingResponse,
    dependencies=Seldom,
    responses=line_examples(
        '{"type":"here","bot":"3f0c5a","name":"Random Rita","games":["dice_football"],'
        '"limits":{"heartbeat_seconds":7}}',
        '{"type":"challenge","match":"9a1b","game":"dice_football","title":"Dice Football","by":"Ada",'
        '"seat":"away","token":"…"}',
        '{"type":"heartbeat"}',
    ),
)
async def stream(
    lobby: Hall, known: Known, link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> StreamingResponse:
    """The stream of the bot with this token: while it is open the bot is here. One JSON object a line (`ToBot`)."""
    return lines_of(known.stream(bot_of(signer_of(lobby), link.credentials if link else "")))


@routes.post(
    "/bots/{bot}/challenge",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def challenge(
    known: Known,
    bot: str,
    wanted: Annotated[
        wire.Challenge, Body(examples=[{"match": {"game": "dice_football", "mode": "match"}, "seat": "home"}])
    ],
) -> Any:
    """A match against a bot that is here. The answer holds the challenger's link; the bot is told its own."""
    return await known.challenge(bot, wanted)


# A table without a socket


@routes.get(
    "/match/stream",
    response_class=StreamingResponse,
    dependencies=Seldom,
    responses=line_examples(
        '{"type":"welcome","match":{"game":"dice_football","seats":["away"]},"presence":{"home":true,"away":true}}',
        '{"type":"events","from":0,"events":[]}',
        '{"type":"state","seq":4,"questions":[{"seat":"away","options":[{"value":"run","label":"run"}]}]}',
        '{"type":"heartbeat"}',
    ),
)
async def match_stream(
    lobby: Hall, inside: Entered, events: Annotated[int, Query(ge=0, le=MOST)] = 0
) -> StreamingResponse:
    """What the socket tells this link (`FromServer`), one JSON object a line, until the game is over."""
    room, role = inside
    return lines_of(told(lobby, room, role, events))


@routes.post("/match/say", response_model=Accepted | wire.Done, dependencies=Briefly)
async def say(
    inside: Entered,
    message: Annotated[
        wire.FromProgram,
        Field(discriminator="type"),
        Body(examples=[{"type": "answer", "id": "a1", "seat": "away", "seq": 4, "value": "run"}]),
    ],
) -> Any:
    """A message of the socket by POST: an answer, a part of the dice, a take-back, giving up. Refused in a sentence."""
    return await said(*inside, message)
