"""Where coaches think in a page without a server.

Most answer in some milliseconds, beside the rooms. Those that take long at it would keep the rooms from hearing that
somebody gives up, goes or wants a rest: a kind of coach that did thinks in the other worker from then on, where that is
free. Once doesn't count: the first thought may have looked for its tables.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from snapcount.browser.apart import OtherWorker
from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question
from snapcount.server.rooms.coaches import Unwanted

log = logging.getLogger(__name__)
LONG = 0.1
"""Seconds after which a press of a button seems not to have been noticed."""
TIMES = 2


class BrowserMind:
    def __init__(self, other: OtherWorker) -> None:
        self.other = other
        self.long: Counter[type[Coach]] = Counter()
        self.waking: asyncio.Task[None] | None = None

    async def think(
        self,
        coach: Coach,
        view: Any,
        question: Question[Any],
        thoughts: Random,
        wanted: Callable[[], bool],
    ) -> Any:
        if self.long[type(coach)] >= TIMES and not self.other.turn.locked():
            seed = thoughts.getrandbits(128)
            try:
                done, answer = await self.other.while_wanted(wanted, thought, coach, view, question, seed)
            except Exception:
                log.exception("a thought failed elsewhere, and is had here")
            else:
                if done:
                    return answer
                self.wake()
                raise Unwanted
        began = monotonic()
        answer = coach.answer(view, question, thoughts)
        if monotonic() - began > LONG and may_go(coach):
            self.long[type(coach)] += 1
            if self.long[type(coach)] == TIMES:
                self.wake()
        return answer

    def wake(self) -> None:
        """The other worker begins now, so that no thought has to wait for it."""
        self.waking = asyncio.ensure_future(self.woken())

    async def woken(self) -> None:
        with suppress(Exception):  # nobody needs it yet
            await self.other.patient(awake)

    def close(self) -> None:
        if self.waking is not None:
            self.waking.cancel()


def may_go(coach: Coach) -> bool:
    """Some are made of functions that only their own worker knows, and some remember what they meant."""
    try:
        pickle.dumps(coach)
    except Exception:
        return False
    return True


# In the other worker


def thought(coach: Coach, view: Any, question: Question[Any], seed: int) -> Any:
    return coach.answer(view, question, Random(seed))


def awake() -> None:
    """Nothing but its own beginning."""
