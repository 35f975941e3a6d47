"""A table without a socket: what it would tell goes out as lines of one response, what it would hear comes by POST.

The rooms know no difference: `Stream` and `Reply` are links like a socket's connection.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.bots.stream import Stream
from snapcount.server.rooms.news import leave
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.session import act, sit_down
from snapcount.server.wire.bots import FromProgram
from snapcount.server.wire.from_page import Answer

ENDED = '"type":"ended"'
ANSWERED_WITHIN = 30


async def told(lobby: Lobby, room: Room, role: str, events: int) -> AsyncIterator[str]:
    """Everything that a socket of this link would be told, until the game is over and its end has been said."""
    link = Stream(role)
    try:
        await sit_down(lobby, room, link, events)
        async for line in link.lines():
            yield line
            if room.over and ENDED in line:
                return
    finally:
        leave(room, link)


class Reply:
    """A link for one message: it keeps the first thing that it is told."""

    def __init__(self, role: str) -> None:
        self.role = role
        self.board = False
        self.closing = False
        self.told: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def send(self, *texts: str) -> None:
        if not self.told.done():
            self.told.set_result(texts[0])

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))

    def close(self, code: int) -> None:
        """Nothing to close."""


async def said(room: Room, role: str, message: FromProgram) -> dict[str, Any]:
    """A message as a socket takes it. An answer is accepted or refused when it is stored."""
    link = Reply(role)
    try:
        await act(room, link, message)
    except Refusal as refusal:
        raise refused(room, refusal.rule, refusal.sentence) from None
    if not isinstance(message, Answer):
        return {"type": "done"}
    found: dict[str, Any] = json.loads(await asyncio.wait_for(link.told, ANSWERED_WITHIN))
    if found["type"] == "accepted":
        return found
    raise refused(room, found.get("rule", ""), found["sentence"])


def refused(room: Room, rule: str, sentence: str) -> Exception:
    """Against a rule of the game, not now (the game has moved on, it isn't your seat), or nobody's fault."""
    if rule and rule != room.writer.rulebook.rules.prefix:
        return Refusal(rule, sentence)
    return ApiError(409, "refused", sentence) if rule else ApiError(503, "try_again", sentence)
