"""The card workshop without a server. Its cards are forged in the other worker; paper is the browser's own business."""

from __future__ import annotations

from typing import Any

from snapcount.browser.routes import ME, Asked, File, Route
from snapcount.server.rooms.workshop import room
from snapcount.server.wire import workshop as wire


async def sheets(asked: Asked) -> Any:
    return room.examples()


async def sheet(asked: Asked) -> Any:
    return room.example(asked.found["name"])


async def cards(asked: Asked) -> Any:
    return await room.look(asked.lobby, ME, asked.read(wire.SheetToLookAt))


async def league(asked: Asked) -> Any:
    text = await room.league(asked.lobby, ME, asked.read(wire.ClubsOfLeague))
    return File(text, "application/json", "league.json")


ROUTES: list[tuple[str, str, Route]] = [
    ("GET", "/api/workshop/sheets", sheets),
    ("GET", "/api/workshop/sheets/{name}", sheet),
    ("POST", "/api/workshop/cards", cards),
    ("POST", "/api/workshop/league", league),
]
