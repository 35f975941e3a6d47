"""The pace of a match between coaches: how fast they play, whether they rest, and one step at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from snapcount.core.data.plain import canonical
from snapcount.server.wire.from_page import Pace, Pause, Step

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

FIRST_PACE = 900
LONGEST_REST = 5
"""Seconds after which a paused match looks whether anybody still watches."""


class Tempo:
    """Milliseconds between answers, or a rest; `step_from` is the number of events when one step was asked for."""

    def __init__(self, ms: int = FIRST_PACE, paused: bool = False) -> None:
        self.ms = ms
        self.paused = paused
        self.step_from: int | None = None

    def stepping(self, events: int) -> bool:
        """Whether the step that was asked for is still to be made: a step goes on until something was told."""
        if self.step_from is not None and events > self.step_from:
            self.step_from = None
        return self.step_from is not None


async def conduct(room: Room, wish: Pace | Pause | Step) -> None:
    """Whoever watches may set the tempo; everybody who watches is told."""
    if not between_coaches(room):
        raise room.refusal("Only a match of two coaches has a pace.")
    tempo = room.tempo
    before = tempo.ms, tempo.paused
    match wish:
        case Pace():
            tempo.ms = wish.ms
        case Pause():
            tempo.paused, tempo.step_from = wish.paused, None
        case Step():
            tempo.paused, tempo.step_from = True, len(room.saved.game.events)
    room.changed.set()
    if (tempo.ms, tempo.paused) != before:
        await room.store.set_tempo(room.match.id, tempo.ms, tempo.paused)
    tell_tempo(room)
    await room.publish("tempo", [tempo.ms, tempo.paused])


def between_coaches(room: Room) -> bool:
    return room.match.mode == "watch" and room.match.kinds == ("coach", "coach")


def told_tempo(room: Room) -> str:
    return canonical({"type": "tempo", "ms": room.tempo.ms, "paused": room.tempo.paused})


def tell_tempo(room: Room) -> None:
    room.tell(told_tempo(room))


async def paced(room: Room) -> bool:
    """Wait as long as the watchers chose; False if something changed meanwhile."""
    room.changed.clear()
    tempo = room.tempo
    if tempo.stepping(len(room.saved.game.events)):
        return True
    try:
        async with asyncio.timeout(LONGEST_REST if tempo.paused else tempo.ms / 1000):
            await room.changed.wait()
    except TimeoutError:
        return not tempo.paused
    return False
