"""Things that happen to a match beside its game, stored whoever is faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.server.rooms.room import TRIES, Room
from snapcount.server.rooms.saved import beside_row


async def store_beside(room: Room, tell: Callable[[], dict[str, Any] | None]) -> bool:
    """Store what `tell` says as the match stands; nothing if it says None. Called with the lock held.

    Where another worker was faster the match was replayed, and `tell` is asked again.
    """
    for _ in range(TRIES):
        told = tell()
        if told is None:
            return False
        if await room.commit(lambda told=told: [beside_row(room.match.id, room.saved, told)]):  # type: ignore[misc]
            return True
    raise room.refusal("Others were faster: please try again.")
