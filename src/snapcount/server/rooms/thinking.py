"""What the book says is worked out apart, patiently: no room waits for it, and none twice.

A position's answers are remembered. Whoever looks at the win chance has the book thought of in advance, as long as
nobody waits for something else.
"""

from __future__ import annotations

import asyncio
import json
import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from snapcount.core.book import Position, book_at, chance_at
from snapcount.core.data.plain import to_plain
from snapcount.core.record.file import Find
from snapcount.core.table import Seat
from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import Apart, Broken

KEPT = 300
"""Answers that are remembered."""
MOST_WAITING = 24
"""Questions at the same time."""

Asked = tuple[bytes, int | None]
"""A position, and whose question in it; None: its win chance."""


class Thinker:
    def __init__(self, apart: Apart, find: Find) -> None:
        self.apart = apart
        self.find = find
        self.known: OrderedDict[Asked, asyncio.Future[str]] = OrderedDict()

    async def chance(self, position: Position) -> tuple[float | None, str]:
        home, how = json.loads(await self.told((pickle.dumps(position), None), tell_chance))
        return home, how

    async def book(self, position: Position, seat: Seat) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await self.told((pickle.dumps(position), int(seat)), tell_book))
        return found

    def ahead(self, position: Position, seat: Seat) -> None:
        """Think of it already, if there is nothing else to do."""
        if self.waiting == 0:
            self.begin((pickle.dumps(position), int(seat)), tell_book)

    @property
    def waiting(self) -> int:
        return sum(not answer.done() for answer in self.known.values())

    async def told(self, asked: Asked, work: Callable[..., str]) -> str:
        if asked not in self.known and self.waiting >= MOST_WAITING:
            raise ApiError(503, "busy", "The book is being read by many at this moment: please try again.")
        try:
            return await asyncio.shield(self.begin(asked, work))
        except Broken:
            raise ApiError(503, "busy", "The book fell shut: please try again.") from None

    def begin(self, asked: Asked, work: Callable[..., str]) -> asyncio.Future[str]:
        """The answer that is there or on its way; one that failed is forgotten."""
        known = self.known.pop(asked, None)
        if known is None:
            known = asyncio.ensure_future(self.apart.patient(work, self.find, *asked))
            known.add_done_callback(lambda done: self.failed(asked, done))
        self.known[asked] = known
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return known

    def failed(self, asked: Asked, done: asyncio.Future[str]) -> None:
        if done.cancelled() or done.exception() is not None:
            self.known.pop(asked, None)


# Apart


def tell_chance(find: Find, position: bytes, seat: None) -> str:
    at: Position = pickle.loads(position)
    return json.dumps(chance_at(find(at.game), at))


def tell_book(find: Find, position: bytes, seat: int) -> str:
    at: Position = pickle.loads(position)
    found = book_at(find(at.game), at, Seat(seat))
    return json.dumps(to_plain(found))
