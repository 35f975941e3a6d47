"""Records: of a match that is over, and those that somebody brings."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from snapcount.core.record.file import dump
from snapcount.core.record.verify import verdict
from snapcount.server.errors import ApiError
from snapcount.server.rooms import branch as branching
from snapcount.server.rooms.replays import checked_record, read_record, replay_of
from snapcount.server.rooms.room import Room
from snapcount.server.routes.shared import BYTES, Entered, Hall, Seldom, Sparingly, as_json
from snapcount.server.wire import rest

routes = APIRouter()


async def record_text(room: Room) -> str:
    async with room.lock:
        await room.refresh()
        if not room.over:
            sentence = "The record holds both seats' secrets: it can be had when the game is over."
            raise ApiError(409, "not_over", sentence)
        return await asyncio.to_thread(dump, room.saved.game)


@routes.get(
    "/match/record",
    response_class=Response,
    dependencies=Seldom,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(inside: Entered) -> Response:
    """The saved game, when it is over."""
    room, _ = inside
    text = await record_text(room)
    name = f"{room.match.game}-{room.match.id}.snap"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.post("/match/verify", response_model=rest.Verified, dependencies=Seldom)
async def verify_match(lobby: Hall, inside: Entered) -> Any:
    """Compute every die and card again from the seed that was promised before the first."""
    room, _ = inside
    text = await record_text(room)
    found = await asyncio.to_thread(verdict, text.encode(), lobby.find)
    return {"ok": found.ok, "sentence": found.sentence}


@routes.post(
    "/replays",
    response_model=rest.Replay,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def replays(lobby: Hall, request: Request) -> Response:
    """A record to look at. Nothing of it is kept."""
    raw = await request.body()
    async with request.app.state.replaying:
        return as_json(await asyncio.to_thread(replay_of, raw, lobby.find, lobby.writer))


@routes.post(
    "/replays/verify",
    response_model=rest.Verified,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def verify_record(lobby: Hall, request: Request) -> Any:
    """Whether a record is whole and its dice are honest; of a damaged one, which line is wrong."""
    raw = await request.body()
    async with request.app.state.replaying:
        found = await asyncio.to_thread(checked_record, raw, lobby.find)
    return {"ok": found.ok, "sentence": found.sentence}


@routes.post(
    "/replays/kept",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def keep(lobby: Hall, request: Request) -> Any:
    """A record kept as a match to watch: for links to its moments, and to try it from there."""
    raw = await request.body()
    async with request.app.state.replaying:
        game = await asyncio.to_thread(read_record, raw, lobby.find)
    return await branching.keep(lobby, game)
