"""A link whose reader gets lines of one response."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from snapcount.core.data.plain import canonical
from snapcount.server.rooms.presence import MOST_UNREAD
from snapcount.server.wire.bots import BEAT

HEARTBEAT = '{"type":"heartbeat"}'


class Stream:
    """Lines for whoever reads; a heartbeat where there is nothing to say."""

    def __init__(self, role: str = "") -> None:
        self.role = role
        self.board = False
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = False

    def send(self, *texts: str) -> None:
        for text in texts:
            if not self.closing:
                self.unsent.put_nowait(text)
        if self.unsent.qsize() > MOST_UNREAD:
            self.close(1013)

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))

    def close(self, code: int = 1000) -> None:
        """The last line has been said; `code` is a socket's."""
        if not self.closing:
            self.closing = True
            self.unsent.put_nowait(None)

    async def lines(self, beat: float = BEAT) -> AsyncIterator[str]:
        while True:
            try:
                text = await asyncio.wait_for(self.unsent.get(), beat)
            except TimeoutError:
                text = HEARTBEAT
            if text is None:
                return
            yield text + "\n"
