"""SQLite: one thread writes, a few read. Durable against power loss (`synchronous=FULL`)."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from snapcount.server.store import News, Row, StoredMatch, StoredToken, tables
from snapcount.server.store.migrating import migrate
from snapcount.server.store.writing import MOST_AT_ONCE, Job, creating, outcome_of, settle, write

T = TypeVar("T")
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


class SqliteStore:
    shared = False

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(2, thread_name_prefix="read")
        self.writer: threading.Thread | None = None
        self.engine: Engine | None = None

    async def open(self, news: News) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.readers, self.prepare)
        self.writer = threading.Thread(target=self.write_all, name="write", daemon=True)
        self.writer.start()

    def prepare(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        self.engine = create_engine(f"sqlite:///{self.file}", pool_size=4)
        event.listen(self.engine, "connect", set_pragmas)
        event.listen(self.engine, "begin", begin_at_once)
        with self.engine.begin() as connection:
            migrate(connection)

    async def close(self) -> None:
        if self.writer is not None:
            self.jobs.put(None)
            await self.loop.run_in_executor(None, self.writer.join)
        self.readers.shutdown(wait=True)
        if self.engine is not None:
            self.engine.dispose()

    # The writer's thread

    def write_all(self) -> None:
        assert self.engine is not None
        with self.engine.connect() as connection:
            while (first := self.jobs.get()) is not None:
                jobs: list[Job] = [first]
                last = False
                while len(jobs) < MOST_AT_ONCE and not self.jobs.empty():
                    following = self.jobs.get()
                    if following is None:
                        last = True
                        break
                    jobs.append(following)
                self.commit(connection, jobs)
                if last:
                    return

    def commit(self, connection: Connection, jobs: list[Job]) -> None:
        try:
            with connection.begin():
                results: list[Any] = write(connection, jobs)
        except Exception as problem:
            if len(jobs) > 1:
                for job in jobs:
                    self.commit(connection, [job])
                return
            results = [outcome_of(problem)]
        self.loop.call_soon_threadsafe(settle, jobs, results)

    def submit(self, job: Job) -> asyncio.Future[Any]:
        job.done = self.loop.create_future()
        self.jobs.put(job)
        return job.done  # type: ignore[no-any-return]

    def read(self, query: Callable[[Connection], T]) -> asyncio.Future[T]:
        def run() -> T:
            assert self.engine is not None
            with self.engine.connect() as connection:
                return query(connection)

        return self.loop.run_in_executor(self.readers, run)

    # What the rooms ask for

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.submit(creating(match, tokens, rows))

    async def append(self, rows: Sequence[Row]) -> None:
        await self.submit(Job(rows))

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
        """There are no other workers."""


def set_pragmas(raw: Any, record: Any) -> None:
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    """Take the write lock first, so that two processes on one file wait for each other instead of failing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if threading.current_thread().name == "write" else "BEGIN")
