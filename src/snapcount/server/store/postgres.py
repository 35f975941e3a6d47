"""PostgreSQL: NOTIFY carries news between workers, in the transaction that they are about."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from snapcount.core.data.plain import canonical
from snapcount.server.store.migrate import migrate
from snapcount.server.store.rows import News
from snapcount.server.store.writer import Job, write_all

T = TypeVar("T")
CHANNEL = "snapcount"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
LONGEST_NEWS = 7000
MIGRATION_LOCK = 5_417_113
log = logging.getLogger(__name__)


class Postgres:
    shared = True

    def __init__(self, url: str) -> None:
        url = "postgresql+asyncpg://" + url.split("://", 1)[1]
        self.engine = create_async_engine(
            url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
        self.worker = secrets.token_hex(6)
        self.staying: asyncio.Task[None] | None = None
        self.broken = asyncio.Event()

    async def open(self, news: News) -> None:
        self.news = news
        async with self.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
        self.staying = asyncio.create_task(self.stay(await self.listen()))

    async def close(self) -> None:
        if self.staying is not None:
            self.staying.cancel()
            with suppress(asyncio.CancelledError):
                await self.staying
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
        for one in dict.fromkeys(news for job in jobs for news in news_of(job)):
            if size + len(one) >= LONGEST_NEWS:
                packed.append([])
                size = 0
            packed[-1].append(one)
            size += len(one) + 1
        return [f'{{"from":"{self.worker}","news":[{",".join(news)}]}}' for news in packed]

    # Writing and reading

    async def write(self, jobs: Sequence[Job]) -> list[Any]:
        async with self.engine.begin() as connection:
            results: list[Any] = await connection.run_sync(write_all, jobs)
            for news in self.notifications(jobs):
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return results

    async def read(self, query: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(query)


def news_of(job: Job) -> list[str]:
    rows = job.rows if job.announced else ()
    changed = [canonical({"match": rows[0].match, "kind": "rows"})] if rows else []
    return changed + ([job.news] if job.news else [])
