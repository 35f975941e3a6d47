"""Seasons without a server: what the page asks for, beside their matches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from snapcount.browser.routes import ME, Asked, File, Route
from snapcount.server.rooms.seasons import books, bringing, desk, files, games, making, plans
from snapcount.server.rooms.seasons.office import Inside, no_season
from snapcount.server.wire import season_plans as plan_wire
from snapcount.server.wire import seasons as wire

NOTHING: dict[str, Any] = {}


def inside_of(act: Callable[[Asked, Inside], Awaitable[Any]]) -> Route:
    """A route for whoever has a link to a season."""

    async def route(asked: Asked) -> Any:
        if not asked.link:
            raise no_season()
        return await act(asked, await asked.lobby.office.enter(asked.link))

    return route


async def leagues(asked: Asked) -> Any:
    return making.leagues(asked.lobby)


async def check_league(asked: Asked) -> Any:
    return making.checked(asked.body)


async def make(asked: Asked) -> Any:
    return await making.make(asked.lobby, asked.read(wire.NewSeason))


async def bring(asked: Asked) -> Any:
    return await bringing.bring(asked.lobby, ME, asked.body)


async def season(asked: Asked, inside: Inside) -> Any:
    return await desk.season(asked.lobby, inside)


async def brief(asked: Asked, inside: Inside) -> Any:
    return await desk.brief(asked.lobby, inside)


async def leaders(asked: Asked, inside: Inside) -> Any:
    return await desk.leaders(inside, asked.found.get("playoffs") == "true")


async def compare(asked: Asked, inside: Inside) -> Any:
    return books.compare_told(inside.season)


async def club(asked: Asked, inside: Inside) -> Any:
    return books.club_told(inside.season, asked.found["club"])


async def player(asked: Asked, inside: Inside) -> Any:
    return books.player_told(inside.season, asked.found["club"], asked.found["player"])


async def play(asked: Asked, inside: Inside) -> Any:
    return await games.play(asked.lobby, inside)


async def watch(asked: Asked, inside: Inside) -> Any:
    return await games.watch(asked.lobby, inside, asked.number("number"))


async def record(asked: Asked, inside: Inside) -> Any:
    number = asked.number("number")
    return File(inside.season.record(number), "application/x-ndjson", files.record_name(inside, number))


async def simulate(asked: Asked, inside: Inside) -> Any:
    await desk.simulate(asked.lobby, inside, asked.read(wire.Simulate).everybody)
    return NOTHING


async def stop(asked: Asked, inside: Inside) -> Any:
    await desk.stop(asked.lobby, inside)
    return NOTHING


async def season_file(asked: Asked, inside: Inside) -> Any:
    return File(await files.season_file(asked.lobby, inside), "application/octet-stream", "my.season")


async def tables(asked: Asked, inside: Inside) -> Any:
    return File(await files.tables(inside), "application/zip", "season.zip")


async def delete(asked: Asked, inside: Inside) -> Any:
    await desk.delete(asked.lobby, inside)
    return NOTHING


async def plan(asked: Asked, inside: Inside) -> Any:
    return plans.plan_told(inside)


async def set_plan(asked: Asked, inside: Inside) -> Any:
    return plans.set_plan(inside, asked.read(plan_wire.PlanText).text)


async def told(asked: Asked, inside: Inside) -> Any:
    return await asyncio.to_thread(plans.lines_told, inside, asked.number("number"))


ROUTES: list[tuple[str, str, Route]] = [
    ("GET", "/api/leagues", leagues),
    ("POST", "/api/leagues/check", check_league),
    ("POST", "/api/seasons", make),
    ("POST", "/api/seasons/file", bring),
    ("GET", "/api/season", inside_of(season)),
    ("GET", "/api/season/brief", inside_of(brief)),
    ("GET", "/api/season/books", inside_of(leaders)),
    ("GET", "/api/season/compare", inside_of(compare)),
    ("GET", "/api/season/clubs/{club}", inside_of(club)),
    ("GET", "/api/season/clubs/{club}/players/{player}", inside_of(player)),
    ("POST", "/api/season/play", inside_of(play)),
    ("POST", "/api/season/games/{number:int}/watch", inside_of(watch)),
    ("GET", "/api/season/games/{number:int}/record", inside_of(record)),
    ("POST", "/api/season/simulate", inside_of(simulate)),
    ("POST", "/api/season/stop", inside_of(stop)),
    ("GET", "/api/season/file", inside_of(season_file)),
    ("GET", "/api/season/tables", inside_of(tables)),
    ("POST", "/api/season/delete", inside_of(delete)),
    ("GET", "/api/season/plan", inside_of(plan)),
    ("POST", "/api/season/plan", inside_of(set_plan)),
    ("GET", "/api/season/games/{number:int}/plan", inside_of(told)),
]
