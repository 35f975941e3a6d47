"""How everybody in a match is told of a change: news first, then where the game stands."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from types import coroutine
from typing import TYPE_CHECKING

from snapcount.server.rooms.presence import Link
from snapcount.server.wire.writer import eyes_of

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

Acknowledged = Iterable[tuple[Link, str]]
"""What one link alone is told, before all else."""


@coroutine
def step() -> Generator[None]:
    """Let every other room that is ready take its step first; `asyncio.sleep(0)` without its detour."""
    yield


async def tell_change_in_step(room: Room, acknowledged: Acknowledged) -> None:
    """As `room.tell_change`, in three steps. Called with the lock held.

    All rooms of a commit take each step one after another before any takes the next: a processor that does the same
    thing again needs a sixth less time for it than one that does everything for a room and then for the next.
    """
    game = room.saved.game
    news = room.match_writer.news(game, room.roles_here())
    await step()
    for link in room.links:
        room.match_writer.sight(game, eyes_of(link.role), link.board)
    await step()
    send_change(room, news, acknowledged)


def send_change(room: Room, news: dict[str, str], acknowledged: Acknowledged) -> None:
    if room.noted != room.saved.seq:
        room.note()
    room.asks_back = None
    room.drawing.since.clear()
    common = room.common()
    alone: dict[Link, list[str]] = {}
    for link, text in acknowledged:
        alone.setdefault(link, []).append(text)
    told: dict[tuple[str, bool], list[str]] = {}
    for link in room.links:
        key = link.role, link.board
        if key not in told:
            state, events = room.state(link.role, link.board, common), news[link.role]
            told[key] = [events, state] if events else [state]
        link.send(*alone.pop(link, ()), *told[key])
    for link, texts in alone.items():
        link.send(*texts)
    room.tell_end()
