"""A process that begins slowly, or never, makes nobody wait but who asked for it, and him not for ever."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from dataclasses import replace
from threading import Event
from typing import Any, cast

import pytest

from snapcount.server.errors import ApiError
from snapcount.server.processes import Processes, errand, processes
from snapcount.server.rooms.past.reader import BOUNDS
from snapcount.server.rooms.seasons.bridge import Bridge
from snapcount.server.store.memory import MemoryStore
from tests.server import works


class Sluggish:
    """A pool whose process takes its time to begin, as the first does until all games are read."""

    def submit(self, work: Any, *given: Any) -> Future[Any]:
        time.sleep(0.5)
        done: Future[Any] = Future()
        done.set_result(work(*given))
        return done


def test_the_rooms_go_on_while_a_process_begins() -> None:
    async def run() -> tuple[int, int]:
        apart = Processes()
        apart.pool = cast(Any, Sluggish())
        begun = asyncio.ensure_future(apart.patient(abs, -7))
        turns = 0
        while not begun.done():
            await asyncio.sleep(0.01)
            turns += 1
        return begun.result(), turns

    result, turns = asyncio.run(run())
    assert result == 7 and turns > 5


def test_who_asked_for_a_process_that_never_begins_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Event()

    def never(*_: Any) -> str:
        stuck.wait()
        return ""

    monkeypatch.setattr(errand, "attend", never)
    monkeypatch.setattr(processes, "TO_BEGIN", 0.1)
    apart = Processes()
    try:
        with pytest.raises(ApiError, match="too_slow"):
            asyncio.run(apart.bounded(replace(BOUNDS, seconds=0.1), works.repeat, (b"hello",)))
    finally:
        stuck.set()
        apart.close()


def test_a_season_that_is_asked_where_the_rooms_run_says_so_instead_of_waiting_for_itself() -> None:
    async def run() -> None:
        bridge = Bridge(MemoryStore().seasons, "s1", asyncio.get_running_loop())
        with pytest.raises(RuntimeError, match="in a thread"):
            bridge.facts()
        with pytest.raises(KeyError, match="s1"):  # there it is answered: this season is nowhere
            await asyncio.to_thread(bridge.games)

    asyncio.run(run())
