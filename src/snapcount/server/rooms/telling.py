"""How everybody in a match is told of a change: news first, then where the game stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from snapcount.server.rooms.presence import Link
from snapcount.server.wire.writer import eyes_of

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

log = logging.getLogger(__name__)
Acknowledged = Iterable[tuple[Link, str]]
"""What one link alone is told, before all else."""
MOST_AT_ONCE = 100
"""Rooms that are told together; then whoever else has something to do is next."""


class Telling:
    """A change that one room is to be told, and what is done afterwards. The room is locked until then."""

    __slots__ = ("room", "acknowledged", "after", "news", "failed")

    def __init__(self, room: Room, acknowledged: Acknowledged, after: Callable[[], None]) -> None:
        self.room = room
        self.acknowledged = acknowledged
        self.after = after
        self.news: dict[str, str] = {}
        self.failed = False

    def write_news(self) -> None:
        room = self.room
        self.news = room.match_writer.news(room.saved.game, room.roles_here())

    def write_sights(self) -> None:
        room = self.room
        for link in room.links:
            room.match_writer.sight(room.saved.game, eyes_of(link.role), link.board)

    def send(self) -> None:
        send_change(self.room, self.news, self.acknowledged)

    def fail(self) -> None:
        """What is stored stays; the room is replayed before its next use, and tells everything anew to who comes."""
        self.failed = self.room.stale = True
        self.room.metrics.count("errors")
        log.exception("telling failed", extra={"match": self.room.match.id})


STEPS = (Telling.write_news, Telling.write_sights, Telling.send)


class Teller:
    """Tells many rooms at once.

    Each step is taken for all rooms of a commit before the next step is: a processor that does the same thing again
    needs a third less time for it than one that does everything for a room and then for the next.
    """

    def __init__(self) -> None:
        self.waiting: list[Telling] = []

    def add(self, telling: Telling) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.tell)
        self.waiting.append(telling)

    def tell(self) -> None:
        some, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.tell)
        for step in STEPS:
            for telling in some:
                try:
                    if not telling.failed:
                        step(telling)
                except Exception:
                    telling.fail()
        for telling in some:
            telling.after()


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
