"""The store as the rooms know it, the same over every database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from snapcount.server.store import statements as tables
from snapcount.server.store.rows import News, Row, StoredMatch, StoredToken
from snapcount.server.store.writer import Database, Job, Late, Writer

T = TypeVar("T")


class Store:
    """Everything the rooms need of a database. What a call wrote is durable when the call returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        """Whether other workers may write to the same matches."""
        self.writer = Writer(database)
        self.task: asyncio.Task[None] | None = None

    async def open(self, news: News) -> None:
        await self.database.open(news)
        self.task = asyncio.create_task(self.writer.run())

    async def close(self) -> None:
        if self.task is not None:
            self.writer.close()
            await self.task
        await self.database.close()

    async def submit(self, job: Job) -> Any:
        self.writer.add(job)
        return await job.done

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self.database.read(query)

    # Writing

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.submit(Job(act=partial(tables.create, match=match, tokens=tokens, rows=rows)))

    async def append(self, rows: Sequence[Row] | Late) -> None:
        """All rows or none; `Taken` where one of the places is."""
        await self.submit(Job(rows if callable(rows) else lambda: rows, announced=True))

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        """A match goes on with a new header and the new seed of its dice."""
        await self.submit(Job(lambda: rows, partial(tables.set_seed, match=match.id, seed=match.seed)))

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None:
        await self.submit(Job(act=partial(tables.add_tokens, tokens=tokens)))

    async def set_rematch(self, match: str, rematch: str) -> str:
        """The rematch of a match: this one, or the one that was made first."""
        made: str = await self.submit(Job(act=partial(tables.set_rematch, match=match, rematch=rematch)))
        return made

    async def set_tempo(self, match: str, ms: int, paused: bool) -> None:
        await self.submit(Job(act=partial(tables.set_tempo, match=match, ms=ms, paused=paused)))

    async def count_redrawn(self, match: str, seat: int) -> tuple[int, int]:
        """One more line that a seat must draw again; the counts of both seats."""
        counts: tuple[int, int] = await self.submit(
            Job(act=partial(tables.count_redrawn, match=match, seat=seat))
        )
        return counts

    async def publish(self, text: str) -> None:
        """News for the other workers."""
        if self.shared:
            await self.submit(Job(news=text))

    # Reading

    async def token(self, hashed: bytes) -> StoredToken | None:
        return await self.read(partial(tables.token, hashed=hashed))

    async def match(self, match: str) -> StoredMatch | None:
        return await self.read(partial(tables.match, wanted=match))

    async def roles(self, match: str) -> set[str]:
        """The kinds of links that were given out for a match."""
        return await self.read(partial(tables.roles, wanted=match))

    async def rows(self, match: str, after: int = -1) -> list[Row]:
        return await self.read(partial(tables.rows, wanted=match, after=after))
