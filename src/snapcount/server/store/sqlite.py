"""SQLite: statements run where the rooms run, only the commit waits in a thread. Durable against power loss."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from snapcount.server.store import News, Row, StoredMatch, StoredToken, tables
from snapcount.server.store.migrating import migrate
from snapcount.server.store.writing import GATHER, MOST_AT_ONCE, Job, creating, outcome_of, settle, write

T = TypeVar("T")
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


class SqliteStore:
    """One connection writes, one reads. A statement takes microseconds; handing each to a thread would cost far more,
    because the thread must win the interpreter back from a busy loop after every step. The commit is what waits for
    the disk: meanwhile the rooms go on, and whatever they write goes into the next one."""

    shared = False

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.disk = ThreadPoolExecutor(1, thread_name_prefix="commit")
        self.task: asyncio.Task[None] | None = None

    async def open(self, news: News) -> None:
        self.loop = asyncio.get_running_loop()
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        self.writer = connect(self.file, "BEGIN IMMEDIATE")
        self.reader = connect(self.file, "BEGIN")
        self.writing = self.writer.connect()
        with self.writing.begin():
            migrate(self.writing)
        self.task = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        if self.task is not None:
            self.jobs.put_nowait(None)
            await self.task
            self.writing.close()
            self.writer.dispose()
            self.reader.dispose()
        self.disk.shutdown(wait=True)

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
        transaction = None
        try:
            transaction = self.writing.begin()
            results: list[Any] = write(self.writing, jobs)
            await self.loop.run_in_executor(self.disk, transaction.commit)
        except Exception as problem:
            if transaction is not None:
                transaction.rollback()
            if len(jobs) > 1:
                for job in jobs:
                    await self.commit([job])
                return
            results = [outcome_of(problem)]
        settle(jobs, results)

    def submit(self, job: Job) -> asyncio.Future[Any]:
        job.done = self.loop.create_future()
        self.jobs.put_nowait(job)
        return job.done  # type: ignore[no-any-return]

    async def read(self, query: Callable[[Connection], T]) -> T:
        """A reader never waits for the writer in WAL mode."""
        with self.reader.connect() as connection:
            return query(connection)

    # What the rooms ask for

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.submit(creating(match, tokens, rows))

    async def append(self, rows: Sequence[Row]) -> None:
        await self.submit(Job(rows))

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
        """There are no other workers."""


def connect(file: Path, begin: str) -> Engine:
    """An engine of one connection. A writer takes the lock at once, so that two processes wait and don't fail."""
    engine = create_engine(
        f"sqlite:///{file}",
        poolclass=StaticPool,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    def prepare(raw: Any, record: Any) -> None:
        raw.isolation_level = None
        for pragma in PRAGMAS:
            raw.execute(pragma)

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine
