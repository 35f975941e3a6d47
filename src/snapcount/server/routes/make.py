"""Making matches: new ones, the same again, from a moment of another; new links to them, and their end."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body

from snapcount.server.rooms import desk
from snapcount.server.rooms.deletion import agree_to_delete
from snapcount.server.rooms.links import new_link
from snapcount.server.routes.shared import Entered, Hall, Sparingly
from snapcount.server.wire import rest

routes = APIRouter()
NEW = {
    "game": "dice_football",
    "mode": "practice",
    "options": {"plays_per_quarter": 12},
    "home": {"name": "Ann"},
    "away": {"kind": "coach", "level": "rookie"},
}


@routes.post(
    "/matches",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def make(lobby: Hall, wanted: Annotated[rest.NewMatch, Body(examples=[NEW])]) -> Any:
    """A new match. The answer holds its links; they are shown this once."""
    return await lobby.make(wanted)


@routes.post(
    "/match/rematch",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def rematch(lobby: Hall, inside: Entered) -> Any:
    """The same again with the seats changed over; the other side fetches its own link the same way."""
    return await lobby.rematch(*inside)


@routes.post(
    "/match/branch",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def branch(lobby: Hall, inside: Entered, wanted: rest.Branch) -> Any:
    """A match from an earlier moment of this one, against a coach or at one screen."""
    return await desk.branch(lobby, *inside, wanted)


@routes.post(
    "/match/link",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def renew_link(lobby: Hall, inside: Entered, wanted: rest.NewLink) -> Any:
    """A new link for this seat, for spectators, or for the other seat while it is away; the old one is void at once."""
    return await new_link(lobby, *inside, wanted.role)


@routes.post("/match/delete", response_model=rest.Deleted, dependencies=Sparingly)
async def delete(lobby: Hall, inside: Entered, wish: rest.Deletion) -> Any:
    """This seat agrees that the match is deleted, or no longer does. It goes when all who play it agree."""
    return await agree_to_delete(lobby, *inside, wish.agree)
