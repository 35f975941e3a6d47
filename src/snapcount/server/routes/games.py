"""The games that can be played: their rules, and files for their options."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from snapcount.server.rooms import desk
from snapcount.server.routes.shared import BYTES, Hall, Sparingly
from snapcount.server.wire import games as rest

routes = APIRouter()


@routes.get("/games", response_model=rest.Games)
async def games(lobby: Hall) -> Any:
    """The games that can be played."""
    return desk.games(lobby)


@routes.get("/games/{game}/rules", response_model=rest.Rules)
async def rules(lobby: Hall, game: str) -> Any:
    """The rules of a game by id, each with its tag: printed, our ruling, or reconstructed."""
    return desk.rules(lobby, game)


@routes.get("/games/{game}/rules/{number}/where", response_model=rest.RulePlaces, dependencies=Sparingly)
async def rule_places(lobby: Hall, game: str, number: str) -> Any:
    """Where a rule stands: code, tables, tests and worked examples by file and line, for whoever is curious."""
    return await desk.rule_places(lobby, game, number)


@routes.post(
    "/games/{game}/files",
    response_model=rest.FileChecked,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def check_file(lobby: Hall, game: str, request: Request) -> Any:
    """A file for an option (a team), checked: the option's value, or every problem in plain words. Nothing is kept."""
    return await desk.check_file(lobby, game, await request.body())
