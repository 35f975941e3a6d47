"""SQLite: statements run where the rooms run, only the commit waits in a thread. Durable against power loss."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from snapcount.server.store.migrate import migrate
from snapcount.server.store.rows import News
from snapcount.server.store.writer import Job, write_all

T = TypeVar("T")
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


class Sqlite:
    """One connection writes, one reads. A statement takes microseconds; handing each to a thread would cost far more,
    because the thread must win the interpreter back from a busy loop after every step. The commit is what waits for
    the disk: meanwhile the rooms go on, and whatever they write goes into the next one."""

    shared = False

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        self.disk = ThreadPoolExecutor(1, thread_name_prefix="commit")
        self.writing: Connection | None = None

    async def open(self, news: News) -> None:
        self.loop = asyncio.get_running_loop()
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        self.writer = connect(self.file, "BEGIN IMMEDIATE")
        self.reader = connect(self.file, "BEGIN")
        self.writing = self.writer.connect()
        with self.writing.begin():
            migrate(self.writing)

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writer.dispose()
            self.reader.dispose()
        self.disk.shutdown(wait=True)

    async def write(self, jobs: Sequence[Job]) -> list[Any]:
        assert self.writing is not None
        transaction = self.writing.begin()
        try:
            results = write_all(self.writing, jobs)
            await self.loop.run_in_executor(self.disk, transaction.commit)
        except Exception:
            transaction.rollback()
            raise
        return results

    async def read(self, query: Callable[[Connection], T]) -> T:
        """A reader never waits for the writer in WAL mode."""
        with self.reader.connect() as connection:
            return query(connection)


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
