"""Seasons: leagues, making and looking, playing on, several people, files."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPAuthorizationCredentials

from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons import books, bringing, desk, files, games, making, people
from snapcount.server.rooms.seasons.office import Inside, no_season
from snapcount.server.routes.records import as_file
from snapcount.server.routes.shared import (
    BYTES,
    Hall,
    Seldom,
    Sparingly,
    StepByStep,
    address_of,
    bearer,
    lobby_of,
)
from snapcount.server.wire import season_books as sheets
from snapcount.server.wire import seasons as wire

routes = APIRouter()
Number = Annotated[int, Path(ge=1, le=100_000)]


async def opened(
    lobby: Annotated[Lobby, Depends(lobby_of)],
    link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Inside:
    if link is None:
        raise no_season()
    return await lobby.office.enter(link.credentials)


Opened = Annotated[Inside, Depends(opened)]


# Leagues


@routes.get("/leagues", response_model=wire.Leagues)
async def leagues(lobby: Hall) -> Any:
    """The leagues in the box."""
    return await asyncio.to_thread(making.leagues, lobby)


@routes.post("/leagues/check", response_model=wire.LeagueChecked, dependencies=Sparingly, openapi_extra=BYTES)
async def check_league(request: Request) -> Any:
    """A league file: what it says, or every problem in a sentence. Nothing is kept."""
    return await asyncio.to_thread(making.checked, await request.body())


# Making


@routes.post("/seasons", response_model=wire.SeasonMade, status_code=201, dependencies=Sparingly)
async def make(lobby: Hall, wanted: wire.NewSeason) -> Any:
    """A new season. The answer holds the link of its commissioner; it is shown this once."""
    return await making.make(lobby, wanted)


@routes.post(
    "/seasons/file",
    response_model=wire.SeasonBrought,
    status_code=201,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def bring(lobby: Hall, request: Request) -> Any:
    """A season file to go on with here. Every game in it is played again from its record."""
    return await bringing.bring(lobby, address_of(request), await request.body())


# Looking


@routes.get("/season", response_model=wire.Season, dependencies=StepByStep)
async def season(lobby: Hall, inside: Opened) -> Any:
    """What to do now, table, schedule and results, power ranking, injuries, play-offs."""
    return await desk.season(lobby, inside)


@routes.get("/season/brief", response_model=wire.SeasonBrief, dependencies=StepByStep)
async def brief(lobby: Hall, inside: Opened) -> Any:
    """The season in a line."""
    return await desk.brief(lobby, inside)


@routes.get("/season/books", response_model=sheets.SeasonBooks, dependencies=StepByStep)
async def leaders(inside: Opened, playoffs: bool = False) -> Any:
    """Leaders of every category, clubs for and against, records of one game; of the schedule or of the play-offs."""
    return await desk.leaders(inside, playoffs)


@routes.get("/season/compare", response_model=sheets.SeasonPage, dependencies=StepByStep)
async def compare(inside: Opened) -> Any:
    """The real season beside this one, where its league tells of it, and what differs by more than chance."""
    return await asyncio.to_thread(books.compare_told, inside.season)


@routes.get("/season/clubs/{club}", response_model=sheets.SeasonPage, dependencies=StepByStep)
async def club(inside: Opened, club: str) -> Any:
    """A club's figures and its men."""
    return await asyncio.to_thread(books.club_told, inside.season, club)


@routes.get(
    "/season/clubs/{club}/players/{player}", response_model=sheets.SeasonPage, dependencies=StepByStep
)
async def player(inside: Opened, club: str, player: str) -> Any:
    """A man's games, what they add up to, and the season on his card."""
    return await asyncio.to_thread(books.player_told, inside.season, club, player)


# Playing


@routes.post(
    "/season/play",
    response_model=wire.SeasonGameMade,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def play(lobby: Hall, inside: Opened) -> Any:
    """The next game of this link's club, as a match: against the computer, or whoever has the other club."""
    return await games.play(lobby, inside)


@routes.post(
    "/season/games/{number}/watch",
    response_model=wire.SeasonGameMade,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def watch(lobby: Hall, inside: Opened, number: Number) -> Any:
    """A game as a match to watch, review and verify."""
    return await games.watch(lobby, inside, number)


@routes.get(
    "/season/games/{number}/record",
    response_class=Response,
    dependencies=Seldom,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(inside: Opened, number: Number) -> Response:
    """The record of a game that is over."""
    text = await asyncio.to_thread(inside.season.record, number)
    return as_file(text, "application/x-ndjson", files.record_name(inside, number))


@routes.post("/season/simulate", response_model=wire.Nothing, dependencies=Sparingly)
async def simulate(lobby: Hall, inside: Opened, wanted: wire.Simulate) -> Any:
    """The computer plays, in the background, until somebody's turn comes; or the whole season of one person."""
    await desk.simulate(lobby, inside, wanted.everybody)
    return wire.Nothing()


@routes.post("/season/stop", response_model=wire.Nothing, dependencies=Sparingly)
async def stop(lobby: Hall, inside: Opened) -> Any:
    """The computer stops after the game that it is playing."""
    await desk.stop(lobby, inside)
    return wire.Nothing()


# Several people


@routes.post("/season/invite", response_model=wire.SeasonMade, status_code=201, dependencies=Sparingly)
async def invite(lobby: Hall, inside: Opened) -> Any:
    """A link to take a club with, from the commissioner."""
    return await people.invite(lobby, inside)


@routes.post("/season/spectate", response_model=wire.SeasonMade, status_code=201, dependencies=Sparingly)
async def spectate(lobby: Hall, inside: Opened) -> Any:
    """A link that only looks on."""
    return await people.spectate(lobby, inside)


@routes.post("/season/take", response_model=wire.SeasonMade, status_code=201, dependencies=Sparingly)
async def take(lobby: Hall, inside: Opened, wanted: wire.TakeClub) -> Any:
    """A club that nobody has, with an invitation; the answer holds its link."""
    return await people.take(lobby, inside, wanted)


@routes.post(
    "/season/clubs/{club}/link", response_model=wire.SeasonMade, status_code=201, dependencies=Sparingly
)
async def new_link(lobby: Hall, inside: Opened, club: str) -> Any:
    """A new link for a club whose owner lost his, from the commissioner."""
    return await people.new_link(lobby, inside, club)


@routes.post("/season/clubs/{club}/free", response_model=wire.Nothing, dependencies=Sparingly)
async def free(lobby: Hall, inside: Opened, club: str) -> Any:
    """The commissioner gives a club back to the computer."""
    await people.free(lobby, inside, club)
    return wire.Nothing()


# Files

BINARY: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}
}


@routes.get("/season/file", response_class=Response, dependencies=Seldom, responses=BINARY)
async def file(lobby: Hall, inside: Opened) -> Response:
    """The season as a file, to go on with in the terminal or on another server."""
    return as_file(await files.season_file(lobby, inside), "application/octet-stream", "my.season")


@routes.get("/season/tables", response_class=Response, dependencies=Seldom, responses=BINARY)
async def tables(inside: Opened) -> Response:
    """CSV tables and all records in one zip."""
    return as_file(await files.tables(inside), "application/zip", "season.zip")


@routes.post("/season/delete", response_model=wire.Nothing, dependencies=Sparingly)
async def delete(lobby: Hall, inside: Opened) -> Any:
    """The whole season, by its commissioner, while nobody else has a club in it."""
    await desk.delete(lobby, inside)
    return wire.Nothing()
