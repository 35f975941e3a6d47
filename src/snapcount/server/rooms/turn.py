"""Whose turn it is in a room: one after another, as they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock that can also be had at once or not at all. Who waits is handed it; nobody slips in between."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Have it if nobody has."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        handed = asyncio.get_running_loop().create_future()
        self.waiting.append(handed)
        try:
            await handed
        except asyncio.CancelledError:
            if handed.cancelled():
                self.waiting.remove(handed)
            else:
                self.release()
            raise

    def release(self) -> None:
        """The next that waits has it."""
        while self.waiting:
            handed = self.waiting.popleft()
            if not handed.done():
                handed.set_result(None)
                return
        self.taken = False

    def locked(self) -> bool:
        return self.taken

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *raised: object) -> None:
        self.release()
