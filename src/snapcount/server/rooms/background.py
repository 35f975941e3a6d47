"""Small things a room has done without waiting for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from snapcount.server.rooms.room import Room

log = structlog.get_logger()


def soon(room: Room, errand: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        try:
            await errand
        except Exception:
            room.metrics.count("errors")
            log.exception("errand failed", match=room.match.id)

    task = asyncio.create_task(run())
    room.errands.add(task)
    task.add_done_callback(room.errands.discard)
