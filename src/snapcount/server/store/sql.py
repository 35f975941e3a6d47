"""The store over SQL databases: the same statements for each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from snapcount.server.store import drives, statements
from snapcount.server.store.rows import News, Play, Row, StoredDrive, StoredMatch, StoredToken, Work
from snapcount.server.store.sql_seasons import SqlSeasons
from snapcount.server.store.writer import Awaited, Database, Job, Writer

T = TypeVar("T")


class SqlStore:
    """What `Store` promises, kept by a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.writer = Writer(database)
        self.task: asyncio.Task[None] | None = None
        self.seasons = SqlSeasons(self)

    async def open(self, news: News) -> None:
        await self.database.open(news)
        self.task = asyncio.create_task(self.writer.run())

    async def close(self) -> None:
        if self.task is not None:
            self.writer.close()
            await self.task
        await self.database.close()

    def submit(self, job: Job) -> asyncio.Future[Any]:
        job.done = asyncio.get_running_loop().create_future()
        self.writer.add(job)
        return job.done

    async def act(self, statement: Callable[[Connection], Any]) -> Any:
        return await self.submit(Job(act=statement))

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self.database.read(query)

    # Writing

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.act(partial(statements.create, match=match, tokens=tokens, rows=rows))

    async def append(self, play: Play) -> None:
        await self.submit(Job(Awaited(play), announced=True))

    def put(self, work: Work) -> None:
        self.writer.add(Job(work, announced=True))

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        await self.submit(
            Job(Awaited(lambda: rows), partial(statements.set_seed, match=match.id, seed=match.seed))
        )

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None:
        await self.act(partial(statements.add_tokens, tokens=tokens))

    async def replace_tokens(self, token: StoredToken) -> None:
        await self.act(partial(statements.replace_tokens, made=token))

    async def set_rematch(self, match: str, rematch: str) -> str:
        made: str = await self.act(partial(statements.set_rematch, match=match, rematch=rematch))
        return made

    async def set_tempo(self, match: str, ms: int, paused: bool) -> None:
        await self.act(partial(statements.set_tempo, match=match, ms=ms, paused=paused))

    async def count_redrawn(self, match: str, seat: int) -> tuple[int, int]:
        counts: tuple[int, int] = await self.submit(
            Job(act=partial(statements.count_redrawn, match=match, seat=seat))
        )
        return counts

    async def delete(self, match: str) -> None:
        await self.act(partial(statements.delete_match, wanted=match))

    async def publish(self, text: str) -> None:
        if self.shared:
            await self.submit(Job(news=text))

    async def add_drive(self, drive: StoredDrive, forget_before: int) -> bool:
        entered: bool = await self.submit(
            Job(act=partial(drives.add, drive=drive, forget_before=forget_before))
        )
        return entered

    # Reading

    async def token(self, hashed: bytes) -> StoredToken | None:
        return await self.read(partial(statements.token, hashed=hashed))

    async def match(self, match: str) -> StoredMatch | None:
        return await self.read(partial(statements.match, wanted=match))

    async def roles(self, match: str) -> set[str]:
        return await self.read(partial(statements.roles, wanted=match))

    async def rows(self, match: str, after: int = -1) -> list[Row]:
        return await self.read(partial(statements.rows, wanted=match, after=after))

    async def best_drives(self, game: str, day: int, most: int) -> tuple[int, list[StoredDrive]]:
        return await self.read(partial(drives.best, game=game, day=day, most=most))

    async def place_of_drive(self, game: str, day: int, person: bytes) -> int | None:
        return await self.read(partial(drives.place, game=game, day=day, person=person))

    async def made_before(self, moment: float) -> list[str]:
        return await self.read(partial(statements.made_before, moment=moment))

    async def opens_until(self, match: str) -> float:
        return await self.read(partial(statements.opens_until, wanted=match))
