"""The tempo of a match between coaches: how fast they play, whether they rest, and one step at a time."""

from __future__ import annotations

import asyncio

from snapcount.core.data.plain import canonical
from snapcount.server.rooms.room import Room
from snapcount.server.wire import from_page as said

LONGEST_REST = 5
"""Seconds after which a paused match looks whether anybody still watches."""


async def conduct(room: Room, wish: said.Pace | said.Pause | said.Step) -> None:
    """Whoever watches may set the tempo; everybody who watches is told."""
    if not between_coaches(room):
        raise room.refusal("Only a match of two coaches has a pace.")
    tempo = room.tempo
    before = tempo.ms, tempo.paused
    match wish:
        case said.Pace():
            tempo.ms = wish.ms
        case said.Pause():
            tempo.paused, tempo.step_from = wish.paused, None
        case said.Step():
            tempo.paused, tempo.step_from = True, len(room.kept.game.events)
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
    if tempo.stepping(len(room.kept.game.events)):
        return True
    try:
        async with asyncio.timeout(LONGEST_REST if tempo.paused else tempo.ms / 1000):
            await room.changed.wait()
    except TimeoutError:
        return not tempo.paused
    return False
