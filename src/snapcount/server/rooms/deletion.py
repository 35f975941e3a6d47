"""A match is deleted when everybody who plays it agrees: both seats, or the one person of any other match."""

from __future__ import annotations

from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.beside import store_beside
from snapcount.server.rooms.news import tell_wishes, wishes
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import NAMES, ROLES


async def agree_to_delete(lobby: Lobby, room: Room, role: str, agree: bool) -> dict[str, Any]:
    """One side's word, which it may take back as long as the other hasn't agreed too."""
    if not ROLES[role]:
        raise ApiError(403, "only_watching", "This link only watches: those who play may delete the match.")
    async with room.lock:
        await room.refresh()
        await room.hear()
        if room.match.season is not None:
            raise ApiError(409, "of_a_season", "This game is one of a season: it stays as long as that does.")
        if room.match.mode == "match":
            said = {"kind": "delete", "seat": role, "agree": agree}
            await store_beside(room, lambda: said)
            tell_wishes(room)
            await room.publish("deleting", "")
            if not (agree and len(wishes(room)) == len(NAMES)):
                return {"deleted": False, "agreed": wishes(room)}
        elif not agree:
            return {"deleted": False, "agreed": []}
        await room.store.delete(room.match.id)
        lobby.drop(room)
    await room.publish("deleted", "")
    return {"deleted": True, "agreed": []}
