"""Computer coaches at the table: they get the view and the question of their seat, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Protocol

from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question, Seat
from snapcount.server.rooms.answers import accept_from_coach
from snapcount.server.rooms.pace import paced
from snapcount.server.rooms.room import Room

log = logging.getLogger(__name__)


class Unwanted(Exception):
    """A thought that nobody waits for any more was broken off."""


class Mind(Protocol):
    """Where coaches think, so that no room waits for them."""

    async def think(
        self,
        coach: Coach,
        view: Any,
        question: Question[Any],
        thoughts: Random,
        wanted: Callable[[], bool],
    ) -> Any:
        """The coach's answer, or `Unwanted` as soon as it isn't wanted and the thought can be broken off."""
        ...

    def close(self) -> None: ...


class Threads:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="coach")

    async def think(
        self,
        coach: Coach,
        view: Any,
        question: Question[Any],
        thoughts: Random,
        wanted: Callable[[], bool],
    ) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, coach.answer, view, question, thoughts)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Bench:
    """The coaches of all rooms of this worker."""

    def __init__(self, coach: Callable[[Room, Seat], Awaitable[Coach]], mind: Mind | None = None) -> None:
        self.coach = coach
        self.mind = Threads() if mind is None else mind
        self.playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Start the coaches of a room if it is their turn. A match of coaches goes on while somebody watches."""
        if room.match.id in self.playing or not turn_of(room):
            return
        if room.match.mode == "watch" and not room.links:
            return
        task = asyncio.create_task(self.play(room))
        self.playing[room.match.id] = task
        task.add_done_callback(lambda _: self.playing.pop(room.match.id, None))

    async def play(self, room: Room) -> None:
        thoughts = Random(secrets.randbits(128))
        try:
            team = {seat: await self.coach(room, seat) for seat in room.coach_seats()}
            while seats := turn_of(room):
                if room.match.mode == "watch":
                    if not room.links:
                        return
                    if not await paced(room):
                        continue
                seat = seats[0]
                async with room.lock:
                    await room.refresh()
                    question = room.waiting.get(seat)
                    view = room.saved.game.view(seat)
                if question is None:
                    continue
                asked = partial(asks, room, seat, question)
                with suppress(Unwanted):
                    answer = await self.think(team[seat], view, question, thoughts, asked)
                    if asked():
                        await accept_from_coach(room, seat, question, answer)
        except asyncio.CancelledError:
            raise
        except Exception:
            room.metrics.count("errors")
            log.exception("coach failed", extra={"match": room.match.id})

    async def think(
        self,
        coach: Coach,
        view: Any,
        question: Question[Any],
        thoughts: Random,
        wanted: Callable[[], bool],
    ) -> Any:
        """The coach's answer; a coach that fails plays at random, so that the match goes on."""
        try:
            answer = await self.mind.think(coach, view, question, thoughts, wanted)
            if question.problem(answer) is None:
                return answer
            log.error("coach gave an illegal answer", extra={"question": type(question).__name__})
        except Unwanted:
            raise
        except Exception:
            log.exception("coach failed", extra={"question": type(question).__name__})
        return question.sample(thoughts)

    async def close(self) -> None:
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.mind.close()


def turn_of(room: Room) -> list[Seat]:
    return [seat for seat in room.waiting if room.match.kinds[seat] == "coach"]


def asks(room: Room, seat: Seat, question: Question[Any]) -> bool:
    """Whether the answer is still waited for: not where the game ended, went another way or rests meanwhile."""
    rests = room.match.mode == "watch" and room.tempo.paused
    stepping = room.tempo.stepping(len(room.saved.game.events))
    return room.waiting.get(seat) == question and (stepping or not rests)
