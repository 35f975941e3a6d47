"""Records that somebody brings are read apart, and everybody's turn comes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import Apart, Bounds, Work

BOUNDS = Bounds()


class Reader:
    """A few records at a time; others wait for their turn."""

    def __init__(self, apart: Apart, bounds: Bounds = BOUNDS) -> None:
        self.apart = apart
        self.bounds = bounds
        self.free = asyncio.Semaphore(bounds.at_once)
        self.turns: dict[str, asyncio.Semaphore] = {}
        self.here: Counter[str] = Counter()

    async def read(self, who: str, work: Work, *given: Any) -> str:
        """What `work` makes of a record, or an `ApiError` that says which bound it broke."""
        async with self.turn(who):
            return await self.apart.bounded(self.bounds, work, given)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncGenerator[None]:
        if self.here[who] * 2 >= self.bounds.waiting or self.here.total() >= self.bounds.waiting:
            sentence = "Too many records are being read at this moment: please try again in a minute."
            raise ApiError(503, "busy", sentence)
        self.here[who] += 1
        try:
            async with self.turns.setdefault(who, asyncio.Semaphore(self.bounds.each)), self.free:
                yield
        finally:
            self.here[who] -= 1
            if not self.here[who]:
                del self.here[who], self.turns[who]
