"""A connection where the server offers no short cut: a task sends what is queued."""

from __future__ import annotations

import asyncio
from typing import Any

from snapcount.server.sockets.connection import Connection
from tests.server.table import go


def test_what_is_queued_when_the_sending_task_has_just_ended_is_sent_too() -> None:
    """The task is done, but nobody has put it away yet."""
    sent: list[str] = []

    async def send(message: Any) -> None:
        sent.append(message["text"])

    async def say() -> None:
        link = Connection({"type": "websocket"}, send)
        link.send("first")
        (task,) = link.tasks
        while not task.done():
            await asyncio.sleep(0)
        link.send("second")
        for _ in range(5):
            await asyncio.sleep(0)

    go(say())
    assert sent == ["first", "second"]
