"""Small things a room has done without waiting for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

log = logging.getLogger(__name__)


def soon(room: Room, work: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        try:
            await work
        except Exception:
            room.metrics.count("errors")
            log.exception("background work failed", extra={"match": room.match.id})

    task = asyncio.create_task(run())
    room.background.add(task)
    task.add_done_callback(room.background.discard)
