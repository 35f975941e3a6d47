"""PostgreSQL: one task writes, grouping commits; NOTIFY carries news between workers."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from snapcount.core.plain import canonical
from snapcount.server.store import News, Row, StoredMatch, StoredToken, tables
from snapcount.server.store.migrating import migrate
from snapcount.server.store.writing import GATHER, MOST_AT_ONCE, Job, creating, outcome_of, settle, write

T = TypeVar("T")
CHANNEL = "snapcount"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
LONGEST_NEWS = 7000
MIGRATION_LOCK = 5_417_113
log = structlog.get_logger()


class PostgresStore:
    shared = True

    def __init__(self, url: str) -> None:
        url = "postgresql+asyncpg://" + url.split("://", 1)[1]
        self.engine = create_async_engine(
            url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
        self.worker = secrets.token_hex(6)
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.broken = asyncio.Event()

    async def open(self, news: News) -> None:
        self.news = news
        async with self.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
        listening = await self.listen()
        self.tasks = [asyncio.create_task(self.write_all()), asyncio.create_task(self.stay(listening))]

    async def close(self) -> None:
        if self.tasks:
            self.jobs.put_nowait(None)
            await self.tasks[0]
            self.tasks[1].cancel()
            with suppress(asyncio.CancelledError):
                await self.tasks[1]
        await self.engine.dispose()

    # News

    async def listen(self) -> AsyncConnection:
        self.broken.clear()
        connection = await self.engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self.broken.set())
        await raw.add_listener(CHANNEL, self.heard)
        return connection

    async def stay(self, listening: AsyncConnection) -> None:
        """Listen again whenever the connection is lost, and then look at every room: news may have been missed."""
        try:
            while True:
                await self.broken.wait()
                log.warning("listening connection lost")
                await listening.invalidate()
                await listening.close()
                while True:
                    try:
                        listening = await self.listen()
                        break
                    except (OSError, DBAPIError):
                        await asyncio.sleep(1)
                self.news(canonical({"match": "*", "kind": "rows", "from": ""}))
        finally:
            await listening.invalidate()
            await listening.close()

    def heard(self, connection: Any, process: int, channel: str, payload: str) -> None:
        told = json.loads(payload)
        if told["from"] != self.worker:
            for one in told["news"]:
                self.news(canonical({**one, "from": told["from"]}))

    def notifications(self, jobs: Sequence[Job]) -> list[str]:
        """The news of these jobs in as few notifications as fit."""
        packed: list[list[str]] = []
        size = LONGEST_NEWS
        for one in dict.fromkeys(news for job in jobs for news in job.news):
            if size + len(one) >= LONGEST_NEWS:
                packed.append([])
                size = 0
            packed[-1].append(one)
            size += len(one) + 1
        return [f'{{"from":"{self.worker}","news":[{",".join(news)}]}}' for news in packed]

    # The writer's task

    async def write_all(self) -> None:
        last = False
        while not last:
            following = await self.jobs.get()
            await asyncio.sleep(GATHER)
            jobs: list[Job] = []
            while following is not None:
                jobs.append(following)
                if self.jobs.empty() or len(jobs) == MOST_AT_ONCE:
                    break
                following = self.jobs.get_nowait()
            last = following is None
            if jobs:
                await self.commit(jobs)

    async def commit(self, jobs: list[Job]) -> None:
        try:
            async with self.engine.begin() as connection:
                results: list[Any] = await connection.run_sync(write, jobs)
                for news in self.notifications(jobs):
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        except Exception as problem:
            if len(jobs) > 1:
                for job in jobs:
                    await self.commit([job])
                return
            results = [outcome_of(problem)]
        settle(jobs, results)

    def submit(self, job: Job) -> asyncio.Future[Any]:
        job.done = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(job)
        return job.done  # type: ignore[no-any-return]

    async def read(self, query: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(query)

    # What the rooms ask for

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.submit(creating(match, tokens, rows))

    async def append(self, rows: Sequence[Row]) -> None:
        await self.submit(Job(rows, news=(canonical({"match": rows[0].match, "kind": "rows"}),)))

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        await self.submit(Job(rows, partial(tables.set_seed, match=match.id, seed=match.seed)))

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None:
        await self.submit(Job(act=partial(tables.add_tokens, tokens=tokens)))

    async def set_rematch(self, match: str, rematch: str) -> str:
        made: str = await self.submit(Job(act=partial(tables.set_rematch, match=match, rematch=rematch)))
        return made

    async def token(self, hashed: bytes) -> StoredToken | None:
        return await self.read(partial(tables.token, hashed=hashed))

    async def match(self, match: str) -> StoredMatch | None:
        return await self.read(partial(tables.match, wanted=match))

    async def rows(self, match: str, after: int = -1) -> list[Row]:
        return await self.read(partial(tables.rows, wanted=match, after=after))

    async def publish(self, text: str) -> None:
        await self.submit(Job(news=(text,)))
