"""Small things a room has done without waiting for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

log = structlog.get_logger()


def soon(room: Room, work: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        try:
            await work
        except Exception:
            room.metrics.count("errors")
            log.exception("background work failed", match=room.match.id)

    task = asyncio.create_task(run())
    room.background.add(task)
    task.add_done_callback(room.background.discard)
