"""Learn from your mistakes: the table of a costly decision, and what the review says to another answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from snapcount.core.record.file import dump
from snapcount.core.review.learning import Exercise
from snapcount.core.review.plainly import decision_of
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.learning import lessons
from snapcount.server.rooms.room import Room


async def opened(lobby: Lobby, room: Room, number: int) -> dict[str, Any]:
    """The table before a decision of the review, with its question open; what was best is not told."""
    exercise = await found(lobby, room, number)
    book, seat = room.writer.rulebook, exercise.decision.seat
    return await asyncio.to_thread(lessons.laid, book, exercise.game, seat, lambda asked: asked)


async def tried(lobby: Lobby, room: Room, number: int, given: Any) -> dict[str, Any]:
    exercise = await found(lobby, room, number)
    compared = await asyncio.to_thread(exercise.compare, given)
    return {"right": compared.good, "say": compared.verdict, "chance": compared.chance}


async def found(lobby: Lobby, room: Room, number: int) -> Exercise:
    async with room.lock:
        await room.refresh()
        game = room.saved.game
        text = await asyncio.to_thread(dump, game) if room.over else ""
    told = lobby.reviews.told_of(text.encode()) if text else None
    if told is None:
        raise ApiError(409, "no_review", "There is no review of this game here yet: ask for it first.")
    decisions = json.loads(told)["decisions"]
    if number >= len(decisions):
        raise ApiError(404, "no_such_decision", "The review has no such decision.")
    decision = decision_of(decisions[number])
    return Exercise(decision, await asyncio.to_thread(game.at, decision.at))
