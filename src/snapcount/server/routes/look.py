"""A match as its link may see it: what it is, its moments, what helps a player think."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from snapcount.core.data.plain import canonical, to_plain
from snapcount.server.errors import ApiError
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.info import match_info, stats_of
from snapcount.server.routes.shared import Entered, Seldom, as_json
from snapcount.server.wire import rest
from snapcount.server.wire.fields import SeatName
from snapcount.server.wire.writer import ROLES, eyes_of, sees

routes = APIRouter()


@routes.get("/match", response_model=rest.Match)
async def match(inside: Entered) -> Any:
    room, role = inside
    async with room.lock:
        await room.refresh()
        return match_info(room, role)


@routes.get("/match/history", response_model=rest.History, dependencies=Seldom)
async def history(inside: Entered) -> Response:
    """Every moment before an answer, and the last, as this link may see it."""
    room, role = inside
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        game = room.saved.game

        def walk() -> str:
            room.trail.walk(game)
            return room.trail.frames(role, game.events)

        return as_json(f'{{"frames":{await asyncio.to_thread(walk)}}}')


@routes.get("/match/advice", response_model=rest.AdviceList)
async def advice(inside: Entered, seat: SeatName | None = None) -> Any:
    """What can be said of each option of the open question, in games that are no contest."""
    room, role = inside
    if room.match.mode not in ("practice", "hotseat"):
        raise ApiError(409, "no_advice", "Advice is for practice, not for a match.")
    seats = [at for at in ROLES[role] if seat is None or at.name.lower() == seat]
    async with room.lock:
        await room.refresh()
        asked = [(at, room.waiting[at]) for at in seats if at in room.waiting]
        if not asked:
            return {"advice": []}
        check_uncovered(room, role)
        view = room.saved.game.view(asked[0][0])
    found = await asyncio.to_thread(room.writer.rulebook.coaches.advice, view, asked[0][1])
    return {
        "advice": [
            {"option": to_plain(one.option), "text": one.text, "chances": list(one.chances)} for one in found
        ]
    }


@routes.post("/match/aid", response_model=rest.AidGiven)
async def aid(inside: Entered, asking: rest.AidWanted) -> Any:
    """What a board asks while a player thinks, answered from what this link may see."""
    room, role = inside
    seats = [at for at in ROLES[role] if asking.seat is None or at.name.lower() == asking.seat]
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        game = room.saved.game
        if asking.at is None:
            view = game.view(seats[0] if seats else None)
        else:
            view = await asyncio.to_thread(room.trail.seen, game, asking.at, eyes_of(role))
    return {"aid": await asyncio.to_thread(room.writer.rulebook.face.aid, view, asking.wanted)}


@routes.get("/match/stats", response_model=rest.Stats, dependencies=Seldom)
async def stats(inside: Entered) -> Response:
    """One row per play, the box score and the drives."""
    room, role = inside
    async with room.lock:
        await room.refresh()
        game = room.saved.game
        events = [event for event in game.events if sees(role, event)]
        return as_json(canonical(await asyncio.to_thread(stats_of, game, events)))
