"""What the rooms have done apart, on a server: strangers' records each in a process, patient work in one that stays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from snapcount.server.processes import errand, watched
from snapcount.server.processes.starting import begin_patiently, context
from snapcount.server.rooms.apart import Bounds, Broken, Stage, Watched, Work, too_slow

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_AT_ONCE = 8
"""Threads that attend to processes; those who wait for their turn do so before."""
TO_BEGIN = 60.0
"""Seconds for a process to begin and to end, beside those for its work. The first one reads all games."""


class Processes:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(MOST_AT_ONCE, "apart")
        self.pool: ProcessPoolExecutor | None = None

    async def bounded(self, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> str:
        return await self.attended(bounds, errand.attend, bounds, work, given)

    async def watched(
        self, bounds: Bounds, work: Work, given: tuple[Any, ...], job: Watched
    ) -> tuple[Stage, str]:
        return await self.attended(bounds, watched.attend, bounds, work, given, job)

    async def attended(self, bounds: Bounds, attend: Callable[..., T], *given: Any) -> T:
        """A thread can't be called back from a process that never begins; whoever asked is answered all the same."""
        attending = asyncio.get_running_loop().run_in_executor(self.threads, attend, *given)
        try:
            return await asyncio.wait_for(attending, bounds.seconds + TO_BEGIN)
        except TimeoutError:
            log.error("a process didn't begin, or doesn't end")
            raise too_slow() from None

    async def patient(self, work: Callable[..., T], *given: Any) -> T:
        """The process starts with the first work, and another one if that breaks. No room waits until it has begun."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, context(), begin_patiently)
        pool = self.pool
        try:
            return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work, *given))
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise Broken from None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
