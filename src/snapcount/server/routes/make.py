"""Making matches: new ones, the same again, and from a moment of another."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from snapcount.server.rooms import branch as branching
from snapcount.server.routes.shared import Entered, Hall, Sparingly
from snapcount.server.wire import rest as said

rest = APIRouter()


@rest.post(
    "/matches",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def make(lobby: Hall, wanted: said.NewMatch) -> Any:
    """A new match. The answer holds its links; they are shown this once."""
    return await lobby.make(wanted)


@rest.post(
    "/match/rematch",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def rematch(lobby: Hall, inside: Entered) -> Any:
    """The same again with the seats changed over; the other side fetches its own link the same way."""
    return await lobby.rematch(*inside)


@rest.post(
    "/match/branch",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def branch(lobby: Hall, inside: Entered, wanted: said.Branch) -> Any:
    """A match from an earlier moment of this one, against a coach or at one screen."""
    room, role = inside
    async with room.lock:
        await room.ready()
        return await branching.branch(lobby, room, role, wanted)
