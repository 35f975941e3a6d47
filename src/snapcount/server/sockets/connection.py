"""One connection: texts out, and an orderly end. A slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress

from snapcount.core.data.plain import canonical
from snapcount.server.rooms.presence import MOST_UNREAD
from snapcount.server.security import Scope, Send
from snapcount.server.sockets.lean import LEAN, Heard, LeanSockets


class Connection:
    """A socket as a room knows it. Where the server offers no short cut, a task sends what is queued."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.lean: LeanSockets | None = scope.get("extensions", {}).get(LEAN)
        self.asgi_send = send
        self.role = ""
        self.board = False
        self.unsent: deque[str] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sending = False
        self.closing = False

    def listen(self, heard: Heard) -> None:
        """From now on `heard` gets every text that comes."""
        self.heard = heard
        if self.lean is not None:
            self.lean.listen(self.receive, self.drained)

    def receive(self, text: str | None) -> None:
        """A message came; None: one of bytes."""
        self.heard(text)

    def send(self, *texts: str) -> None:
        if self.closing:
            return
        if self.lean is not None and not self.lean.full:
            self.lean.write(texts)
            return
        self.unsent.extend(texts)
        if len(self.unsent) > MOST_UNREAD:
            self.unsent.clear()
            self.close(1013)
        elif self.lean is None and not self.sending:
            self.sending = True
            self.start(self.send_unsent())

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))

    def drained(self) -> None:
        if self.lean is not None and self.unsent:
            self.lean.write(self.unsent)
            self.unsent.clear()

    async def send_unsent(self) -> None:
        """Until nothing is left. Whatever is queued after that starts anew, though the task be not yet put away."""
        try:
            while self.unsent:
                await self.asgi_send({"type": "websocket.send", "text": self.unsent.popleft()})
        finally:
            self.sending = False

    def close(self, code: int) -> None:
        """Close after everything queued was sent; a reader that is hopelessly behind gets no more."""
        if not self.closing:
            self.closing = True
            self.start(self.finish(code, list(self.tasks)))

    async def finish(self, code: int, sending: list[asyncio.Task[None]]) -> None:
        for task in sending:
            await task
        await self.send_unsent()
        await self.asgi_send({"type": "websocket.close", "code": code})

    def start(self, work: Coroutine[None, None, None]) -> None:
        async def unless_gone() -> None:
            with suppress(OSError):  # the other end is gone; the reader learns it too
                await work

        task = asyncio.create_task(unless_gone())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
