"""A match as its link may see it: what it is, its moments, what helps a player think."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from snapcount.core.data.plain import canonical, to_plain
from snapcount.server.errors import Wrong
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.info import match_info, stats_of
from snapcount.server.routes.shared import Entered, as_json
from snapcount.server.wire import rest as said
from snapcount.server.wire.writer import ROLES, eyes_of, sees

rest = APIRouter()


@rest.get("/match", response_model=said.Match)
async def match(inside: Entered) -> Any:
    room, role = inside
    async with room.lock:
        await room.ready()
        return match_info(room, role)


@rest.get("/match/history", response_model=said.History)
async def history(inside: Entered) -> Response:
    """Every moment before an answer, and the last, as this link may see it."""
    room, role = inside
    async with room.lock:
        await room.ready()
        check_uncovered(room, role)
        game = room.kept.game

        def walk() -> str:
            room.trail.walk(game)
            return room.trail.frames(role, game.events)

        return as_json(f'{{"frames":{await asyncio.to_thread(walk)}}}')


@rest.get("/match/advice", response_model=said.AdviceList)
async def advice(inside: Entered, seat: said.SeatName | None = None) -> Any:
    """What can be said of each option of the open question, in games that are no contest."""
    room, role = inside
    if room.match.mode not in ("practice", "hotseat"):
        raise Wrong(409, "no_advice", "Advice is for practice, not for a match.")
    seats = [at for at in ROLES[role] if seat is None or at.name.lower() == seat]
    async with room.lock:
        await room.ready()
        asked = [(at, room.waiting[at]) for at in seats if at in room.waiting]
        if not asked:
            return {"advice": []}
        check_uncovered(room, role)
        view = room.kept.game.view(asked[0][0])
    found = await asyncio.to_thread(room.teller.rulebook.coaches.advice, view, asked[0][1])
    return {
        "advice": [
            {"option": to_plain(one.option), "text": one.text, "chances": list(one.chances)} for one in found
        ]
    }


@rest.post("/match/aid", response_model=said.AidGiven)
async def aid(inside: Entered, asking: said.AidWanted) -> Any:
    """What a board asks while a player thinks, answered from what this link may see."""
    room, role = inside
    seats = [at for at in ROLES[role] if asking.seat is None or at.name.lower() == asking.seat]
    async with room.lock:
        await room.ready()
        check_uncovered(room, role)
        game = room.kept.game
        if asking.at is None:
            view = game.view(seats[0] if seats else None)
        else:
            view = await asyncio.to_thread(room.trail.seen, game, asking.at, eyes_of(role))
    return {"aid": await asyncio.to_thread(room.teller.rulebook.face.aid, view, asking.wanted)}


@rest.get("/match/stats", response_model=said.Stats)
async def stats(inside: Entered) -> Response:
    """One row per play, the box score and the drives."""
    room, role = inside
    async with room.lock:
        await room.ready()
        game = room.kept.game
        events = [event for event in game.events if sees(role, event)]
        return as_json(canonical(await asyncio.to_thread(stats_of, game, events)))
