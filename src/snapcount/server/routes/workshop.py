"""The card workshop: a season's sheet in, cards, files and paper out. Nothing is kept."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from snapcount.server.rooms.workshop import room as workshop
from snapcount.server.routes.records import as_file
from snapcount.server.routes.shared import Hall, Sparingly, StepByStep, address_of, as_json
from snapcount.server.wire import workshop as wire

routes = APIRouter(prefix="/workshop")


@routes.get("/sheets", response_model=wire.ExampleSheets)
async def sheets() -> Any:
    """The seasons in the box, to begin with."""
    return workshop.examples()


@routes.get("/sheets/{name}", response_model=wire.GivenSheet)
async def sheet(name: str) -> Any:
    """A season of the box as CSV, or `template`: one to fill in."""
    return workshop.example(name)


@routes.post("/cards", response_model=wire.SheetLook, dependencies=StepByStep)
async def cards(lobby: Hall, request: Request, wanted: wire.SheetToLookAt) -> Response:
    """A sheet forged, with one cell changed if wanted: cards, the season beside them, what is wrong in words."""
    return as_json(await workshop.look(lobby, address_of(request), wanted))


@routes.post(
    "/print",
    response_class=Response,
    dependencies=Sparingly,
    responses={200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def paper(lobby: Hall, request: Request, wanted: wire.SheetToPrint) -> Response:
    """The cards of a sheet as PDF, nine to a page."""
    return as_file(await workshop.printed(lobby, address_of(request), wanted), "application/pdf", "cards.pdf")


@routes.post(
    "/league",
    response_class=Response,
    dependencies=Sparingly,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def league(lobby: Hall, request: Request, wanted: wire.ClubsOfLeague) -> Response:
    """A league file of several sheets, the cards in it: what `snapcount season new` begins with."""
    return as_file(
        await workshop.league(lobby, address_of(request), wanted), "application/json", "league.json"
    )
