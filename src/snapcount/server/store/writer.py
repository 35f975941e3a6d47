"""Grouped commits: whatever waits while one commit is under way goes into the next, together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from snapcount.server.store import statements
from snapcount.server.store.rows import News, Play, Row, SeqTaken, Work

T = TypeVar("T")
MOST_AT_ONCE = 400
"""Jobs of one commit. Smaller groups than all that waits: those who are told go on while the next group is played."""
COMPANY = 50
GATHER = 0.002
"""Seconds that a commit waits for company: less than anybody notices, and a commit costs as much as ten answers."""


class Awaited:
    """Rules and rows in one; somebody waits for the job."""

    def __init__(self, make: Play) -> None:
        self.make = make

    def play(self) -> None:
        self.made = self.make()

    def rows(self) -> Sequence[Row]:
        return self.made

    def stored(self, problem: Exception | None) -> None:
        """Who waits hears it from the job."""


@dataclass(eq=False, slots=True)
class Job:
    """Something to write. Rows go together with everybody else's; `act` is any other statement."""

    work: Work | None = None
    act: Callable[[Connection], Any] | None = None
    news: str = ""
    announced: bool = False
    """Other workers are told that the match has new rows."""
    rows: Sequence[Row] = ()
    done: asyncio.Future[Any] | None = None

    def finish(self, result: Any) -> None:
        if self.work is not None:
            self.work.stored(None)
        if self.done is not None and not self.done.done():
            self.done.set_result(result)

    def fail(self, problem: Exception) -> None:
        if self.work is not None:
            self.work.stored(problem)
        if self.done is not None and not self.done.done():
            self.done.set_exception(problem)


class Database(Protocol):
    """How one kind of database commits and reads. What was committed is durable."""

    shared: bool

    async def open(self, news: News) -> None: ...

    async def close(self) -> None: ...

    async def write(self, jobs: Sequence[Job]) -> list[Any]:
        """The rows and statements of all jobs in one transaction, or none and an exception."""
        ...

    async def read(self, query: Callable[[Connection], T]) -> T: ...


def write_all(connection: Connection, jobs: Sequence[Job]) -> list[Any]:
    """All jobs in the running transaction; the inputs of all matches in one statement."""
    results = [None if job.act is None else job.act(connection) for job in jobs]
    statements.append(connection, [row for job in jobs for row in job.rows])
    return results


class Writer:
    """One task that writes. A group that fails is written again one by one, so that one takes no other down with it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: list[Job] = []
        self.wanted = asyncio.Event()
        self.closing = False

    def add(self, job: Job) -> None:
        self.jobs.append(job)
        self.wanted.set()

    def close(self) -> None:
        """Write what waits, and no more."""
        self.closing = True
        self.wanted.set()

    async def run(self) -> None:
        while self.jobs or not self.closing:
            await self.wanted.wait()
            if len(self.jobs) < COMPANY:
                await asyncio.sleep(GATHER)
            jobs, self.jobs = self.jobs[:MOST_AT_ONCE], self.jobs[MOST_AT_ONCE:]
            if not (self.jobs or self.closing):
                self.wanted.clear()
            if jobs:
                await self.play_then_write(jobs)

    async def play_then_write(self, jobs: Sequence[Job]) -> None:
        """The rules run first, before any transaction; what is then written are rows, nothing else."""
        await self.write(attempted(make_rows, attempted(play, jobs)))

    async def write(self, jobs: Sequence[Job]) -> None:
        try:
            results = await self.database.write(jobs)
        except Exception as problem:
            if len(jobs) > 1:
                for job in jobs:
                    await self.write([job])
            elif jobs:
                jobs[0].fail(SeqTaken() if isinstance(problem, IntegrityError) else problem)
            return
        for job, result in zip(jobs, results, strict=True):
            job.finish(result)


def attempted(step: Callable[[Job], None], jobs: Sequence[Job]) -> list[Job]:
    """The jobs that the step succeeded for; the others have failed."""
    ready: list[Job] = []
    for job in jobs:
        try:
            step(job)
        except Exception as problem:
            job.fail(problem)
        else:
            ready.append(job)
    return ready


def play(job: Job) -> None:
    if job.work is not None:
        job.work.play()


def make_rows(job: Job) -> None:
    if job.work is not None:
        job.rows = job.work.rows()
