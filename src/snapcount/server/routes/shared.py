"""What the routes share: who comes, with which link, how often."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from snapcount.server.errors import no_such_link, too_fast
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.room import Room

BYTES: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}
bearer = HTTPBearer(auto_error=False, description="The link of a seat: the part after `#`.")


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def not_too_often(request: Request, lobby: Annotated[Lobby, Depends(lobby_of)]) -> None:
    if not request.app.state.creates.take(address_of(request)):
        raise too_fast()


async def not_too_many_looks(
    request: Request, link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> None:
    """A whole game told again costs as much as playing a part of it: each link has its share."""
    if link is not None and not request.app.state.looks.take(link.credentials[:200]):
        raise too_fast()


async def not_too_many_lessons(request: Request) -> None:
    """Nobody needs a link to learn, so each address has its share."""
    if not request.app.state.lessons.take(address_of(request)):
        raise too_fast()


async def entered(
    lobby: Annotated[Lobby, Depends(lobby_of)],
    link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> tuple[Room, str]:
    if link is None:
        raise no_such_link()
    return await lobby.enter(link.credentials)


Hall = Annotated[Lobby, Depends(lobby_of)]
Entered = Annotated[tuple[Room, str], Depends(entered)]
Sparingly = [Depends(not_too_often)]
Seldom = [Depends(not_too_many_looks)]
StepByStep = [Depends(not_too_many_lessons)]


def as_json(text: str) -> Response:
    return Response(text, media_type="application/json")
