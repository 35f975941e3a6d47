"""What the rooms have done apart, on a server: strangers' records each in a process, patient work in one that stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from snapcount.server.processes import errand, watched
from snapcount.server.processes.starting import begin_patiently, context
from snapcount.server.rooms.apart import Bounds, Broken, Stage, Watched, Work

T = TypeVar("T")
MOST_AT_ONCE = 8
"""Threads that attend to processes; those who wait for their turn do so before."""


class Processes:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(MOST_AT_ONCE, "apart")
        self.pool: ProcessPoolExecutor | None = None

    async def bounded(self, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> str:
        return await asyncio.get_running_loop().run_in_executor(
            self.threads, errand.attend, bounds, work, given
        )

    async def watched(
        self, bounds: Bounds, work: Work, given: tuple[Any, ...], job: Watched
    ) -> tuple[Stage, str]:
        return await asyncio.get_running_loop().run_in_executor(
            self.threads, watched.attend, bounds, work, given, job
        )

    async def patient(self, work: Callable[..., T], *given: Any) -> T:
        """The process starts with the first work, and another one if that breaks."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, context(), begin_patiently)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        except BrokenProcessPool:
            self.pool = None
            raise Broken from None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
