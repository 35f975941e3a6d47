"""Long work in the other worker of the page: reviews, the book, records that somebody brings.

An errand is a function of a module with what it is given, pickled: both workers run the same program, and the text
never leaves the browser.
"""

from __future__ import annotations

import asyncio
import json
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, TypeVar

from snapcount.browser.host import Host
from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import (
    UNREAD,
    UNREVIEWED,
    Bounds,
    Broken,
    Stage,
    Watched,
    Work,
    damaged,
    too_slow,
)

T = TypeVar("T")
LOOKS = 0.2
"""Seconds between two looks at whether work is to be stopped."""


class OtherWorker:
    """One errand at a time; the worker starts with the first."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.turn = asyncio.Lock()

    async def bounded(self, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> str:
        async with self.turn:
            try:
                return str(await asyncio.wait_for(self.done(work, given), bounds.seconds))
            except TimeoutError:
                self.host.stop_apart()
                raise too_slow() from None
            except Broken:
                raise damaged(UNREAD) from None

    async def watched(
        self, bounds: Bounds, work: Work, given: tuple[Any, ...], job: Watched
    ) -> tuple[Stage, str]:
        """It can't hear while it works: whoever stops it ends the worker, and gets nothing."""

        def heard(told: str) -> None:
            job.done, job.of = json.loads(told)

        async with self.turn:
            errand = asyncio.ensure_future(self.done(work, given, watched=heard))
            while not errand.done():
                await asyncio.wait([errand], timeout=LOOKS)
                if job.stopping and not errand.done():
                    errand.cancel()
                    self.host.stop_apart()
                    return "stopped", ""
            try:
                return "done", str(errand.result())
            except Broken:
                raise damaged(UNREVIEWED) from None

    async def patient(self, work: Callable[..., T], *given: Any) -> T:
        async with self.turn:
            found: T = await self.done(work, given)
            return found

    async def while_wanted(
        self, wanted: Callable[[], bool], work: Callable[..., T], *given: Any
    ) -> tuple[bool, T | None]:
        """Whether it was done, and what came of it. What is not wanted any more ends with the worker."""
        async with self.turn:
            errand = asyncio.ensure_future(self.done(work, given))
            while not errand.done():
                await asyncio.wait([errand], timeout=LOOKS)
                if not errand.done() and not wanted():
                    errand.cancel()
                    self.host.stop_apart()
                    return False, None
            return True, errand.result()

    async def done(
        self, work: Callable[..., Any], given: tuple[Any, ...], watched: Callable[[str], None] | None = None
    ) -> Any:
        errand = packed((work, given, watched is not None))
        kind, told = unpacked(await self.host.apart(errand, watched or unheard))
        if kind == "told":
            return told
        if kind == "refused":
            raise ApiError(*told)
        raise Broken(told)

    def close(self) -> None:
        self.host.stop_apart()


def unheard(told: str) -> None:
    pass


def packed(value: Any) -> str:
    return b64encode(pickle.dumps(value)).decode()


def unpacked(text: str) -> Any:
    return pickle.loads(b64decode(text))


# In the other worker


def run(errand: str, say: Callable[[str], None]) -> str:
    """What came of an errand, packed."""
    work, given, is_watched = unpacked(errand)
    if is_watched:
        given = (*given, lambda done, of: say(json.dumps([done, of])), lambda: False)
    try:
        return packed(("told", work(*given)))
    except ApiError as refused:
        return packed(("refused", (refused.status, refused.code, refused.sentence, refused.rule)))
    except Exception as problem:
        return packed(("broken", repr(problem)))
